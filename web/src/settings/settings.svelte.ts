/** What a person has set for this browser; kept in its local storage. */
import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'none';
export const PLAYBACK_SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];

const KEPT_AS = 'tenka-settings';

interface Kept {
	language: Language;
	theme: Theme;
	motion: Motion;
	playback: PlaybackSpeed;
	confirm: boolean;
	confirmReveals: boolean;
	sound: boolean | null;
	notify: boolean;
	chat: boolean;
}

export class Settings {
	language = $state<Language>('en');
	theme = $state<Theme>('system');
	motion = $state<Motion>('system');
	/** How fast the others' moves are shown, one by one. */
	playback = $state<PlaybackSpeed>('normal');
	/** Ask once more before a move is sent. */
	confirm = $state(false);
	/** Ask once more before a move that shows something hidden, and so cannot be undone. */
	confirmReveals = $state(true);
	/** Tell of my turn by the browser's notifications. */
	notify = $state(false);
	/** Show what is said at tables. */
	chat = $state(true);

	#sound = $state<boolean | null>(null);
	#reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);
	#night = new MediaQuery('(prefers-color-scheme: dark)', false);
	/** What they were when they were read or kept last. */
	#before: Kept;

	constructor() {
		this.#take();
		this.#before = this.#all();
		// Another tab has changed some.
		addEventListener('storage', ({ key }) => {
			if (key !== KEPT_AS) return;
			this.#take();
			this.#before = this.#all();
		});
	}

	#take(): void {
		const kept = read();
		this.language = oneOf(LANGUAGES, kept.language) ?? spoken();
		this.theme = oneOf(['system', 'light', 'dark'], kept.theme) ?? 'system';
		this.motion = oneOf(['system', 'none'], kept.motion) ?? 'system';
		this.playback = oneOf(PLAYBACK_SPEEDS, kept.playback) ?? 'normal';
		this.confirm = kept.confirm === true;
		this.confirmReveals = kept.confirmReveals !== false;
		this.#sound = typeof kept.sound === 'boolean' ? kept.sound : null;
		this.notify = kept.notify === true;
		this.chat = kept.chat !== false;
	}

	/** Nothing may move: the setting or the system says so. */
	get still(): boolean {
		return this.motion === 'none' || this.#reduced.current;
	}

	/** Something may be heard: where nothing moves only if it was asked for. */
	get sound(): boolean {
		return this.#sound ?? !this.still;
	}

	set sound(wanted: boolean) {
		this.#sound = wanted;
	}

	/** The page is dark: the setting or the system says so. */
	get dark(): boolean {
		return this.theme === 'system' ? this.#night.current : this.theme === 'dark';
	}

	/** Shows the settings on the page and keeps what has changed; to be called in an effect. */
	apply(): void {
		const root = document.documentElement;
		root.lang = this.language;
		root.dataset.theme = this.theme;
		root.dataset.motion = this.still ? 'none' : 'some';
		for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
			const { scheme } = meta.dataset;
			const system = `(prefers-color-scheme: ${scheme})`;
			meta.media = this.theme === 'system' ? system : this.theme === scheme ? 'all' : 'not all';
		}
		const now = this.#all();
		const changed = Object.entries(now).filter(
			([name, value]) => value !== this.#before[name as keyof Kept],
		);
		this.#before = now;
		// The server sends pages in the language that was chosen: see build/drawn.ts.
		if (changed.some(([name]) => name === 'language')) {
			document.cookie = `tenka-language=${this.language}; path=/; max-age=31536000; samesite=lax`;
		}
		// The rest is as another tab may have left it.
		if (changed.length > 0) write({ ...read(), ...Object.fromEntries(changed) });
	}

	#all(): Kept {
		return {
			language: this.language,
			theme: this.theme,
			motion: this.motion,
			playback: this.playback,
			confirm: this.confirm,
			confirmReveals: this.confirmReveals,
			sound: this.#sound,
			notify: this.notify,
			chat: this.chat,
		};
	}
}

/** The settings of this browser. */
export const settings = new Settings();

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
	return allowed.find((each) => each === value);
}

function spoken(): Language {
	for (const language of navigator.languages ?? []) {
		const found = oneOf(LANGUAGES, language.slice(0, 2));
		if (found) return found;
	}
	return 'en';
}

// A browser may forbid storage; then settings last as long as the page.
function read(): Partial<Record<keyof Kept, unknown>> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
		return typeof kept === 'object' && kept !== null ? kept : {};
	} catch {
		return {};
	}
}

function write(kept: Partial<Record<keyof Kept, unknown>>): void {
	try {
		localStorage.setItem(KEPT_AS, JSON.stringify(kept));
	} catch {
		return;
	}
}
