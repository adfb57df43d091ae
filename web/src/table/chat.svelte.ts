/** The chat of a table: the lines of my room, which of them I have read, and whom I do not hear. */
import {
	api,
	ApiError,
	type ChatLine,
	type ChatRoom,
	type ContactOut,
	type Fault,
} from '../api/client';
import { refusal } from '../texts/refusal';
import { contacts } from '../people/contacts.svelte';
import { settings } from '../settings/settings.svelte';
import { me } from '../app/me.svelte';
import type { Texts } from '../texts/texts.svelte';
import { readUpTo, rememberRead } from './chatReadUpTo';

export const LONGEST_LINE = 500;
/** Said by a button, and read by everybody in his own language. */
export const PHRASES = ['good-luck', 'well-played', 'moment', 'thanks'] as const;
const PHRASE = new RegExp(`^:(${PHRASES.join('|')}):$`);

export class TableChat {
	readonly table: string;
	room = $state.raw<ChatRoom>('spectators');
	lines = $state.raw<readonly ChatLine[]>([]);
	/** Is it looked at? What comes then is read at once. */
	open = $state(false);
	/** What is being written: it outlives the tab. */
	draft = $state('');
	/** Has the server told what was said before? */
	known = $state(false);
	#read = $state.raw(0);
	#asked = 0;

	constructor(table: string) {
		this.table = table;
	}

	/** What is to be seen: nothing of those who are muted or blocked. */
	get shown(): readonly ChatLine[] {
		if (!settings.chat) return [];
		return this.lines.filter(({ person }) => !isSilent(contacts.kindOf(person)));
	}

	get unread(): number {
		return this.shown.filter((line) => line.number > this.#read && line.person !== me.id).length;
	}

	/** How many people I do not hear have written here. */
	get muted(): number {
		return this.mutedWriters().length;
	}

	mutedWriters(): string[] {
		const writers = new Set(this.lines.map((line) => line.person));
		return [...writers].filter((person) => contacts.kindOf(person) === 'mute');
	}

	/** A line has come by the socket. One that is missing before it is fetched. */
	take(line: ChatLine & { readonly room: ChatRoom }): void {
		const last = this.lines.at(-1)?.number ?? 0;
		if (line.room === this.room && line.number === last + 1) this.#add(line.room, [line]);
		else if (line.room !== this.room || line.number > last) void this.catchUp();
	}

	/** Fetches what was said meanwhile; all of it, after I sat down or got up. */
	async catchUp(anew = false): Promise<void> {
		const asked = ++this.#asked;
		const since = anew ? 0 : (this.lines.at(-1)?.number ?? 0);
		try {
			const { room, lines } = await api.chat(this.table, since);
			if (asked !== this.#asked) return; // a later one knows better
			if (room !== this.room && since > 0) return await this.catchUp(true);
			if (anew) this.lines = [];
			this.#add(room, lines);
			this.known = true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error; // it comes with the next connection
		}
	}

	/** Says it to those of my room: null, or why not. */
	async say(text: string, texts: Texts): Promise<string | null> {
		try {
			const line = await api.say(this.table, text);
			this.take({ ...line, room: this.room });
			return null;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return refusal(error.fault, texts);
		}
	}

	/** All that is there is read now. */
	markRead(): void {
		const last = this.lines.at(-1)?.number ?? 0;
		if (last === this.#read) return;
		this.#read = last;
		rememberRead(`${this.table} ${this.room}`, last);
	}

	#add(room: ChatRoom, lines: readonly ChatLine[]): void {
		if (room !== this.room) this.lines = [];
		if (room !== this.room || this.#read === 0) this.#read = readUpTo(`${this.table} ${room}`);
		this.room = room;
		const known = new Set(this.lines.map((line) => line.number));
		this.lines = [...this.lines, ...lines.filter((line) => !known.has(line.number))];
	}
}

/** The words of a line: a phrase in the reader's language, anything else as it was written. */
export function wordsOf(line: Pick<ChatLine, 'text'>, texts: Texts): string {
	const phrase = PHRASE.exec(line.text)?.[1];
	return phrase ? texts.say(`web-phrase-${phrase}`) : line.text;
}

const isSilent = (kind: ContactOut['kind'] | null) => kind === 'mute' || kind === 'block';

/** null, or why not. */
export function mute(person: string): Promise<Fault | null> {
	return contacts.put(person, 'mute');
}

/** Hear everybody who has written here again: null, or why not. */
export async function unmute(chat: TableChat): Promise<Fault | null> {
	const all = chat.mutedWriters().map((person) => contacts.put(person, null));
	return (await Promise.all(all)).find((refused) => refused !== null) ?? null;
}
