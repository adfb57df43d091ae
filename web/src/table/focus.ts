/** Who plays by keyboard stays where they are, though what they pressed is gone or switched off. */
import type { Attachment } from 'svelte/attachments';

const REGIONS = '.hand, .bar, .board';
/** What tells one button from the others, wherever it lies by now. */
const NAMES = ['card', 'uid', 'field', 'slot', 'target', 'warlord', 'drawn'] as const;

interface Place {
	readonly region: string;
	readonly name: string | null;
	readonly text: string;
	readonly at: number;
}

function buttonsOf(region: Element): HTMLElement[] {
	return [...region.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]')].filter(
		(each) => each.checkVisibility?.({ visibilityProperty: true }) ?? true,
	);
}

function nameOf({ dataset }: HTMLElement): string | null {
	const kind = NAMES.find((each) => dataset[each] !== undefined);
	return kind === undefined ? null : `[data-${kind}="${CSS.escape(dataset[kind]!)}"]`;
}

function placeOf(main: Element, element: HTMLElement): Place | null {
	const region = element.closest(REGIONS);
	if (!region || region.parentElement !== main) return null;
	const at = buttonsOf(region).indexOf(element);
	const text = element.textContent ?? '';
	return { region: `:scope > .${region.classList[0]}`, name: nameOf(element), text, at };
}

/**
 * The same button, else the one in its place; in a row that arrows lead along, where Tab leads.
 * Not so in the bar: whoever presses Enter twice would do what they never meant to.
 */
function nearest(main: Element, { region, name, text, at }: Place): HTMLElement | undefined {
	const there = main.querySelector(region);
	if (!there) return undefined;
	const buttons = buttonsOf(there);
	if (there.matches('.bar')) return buttons.find((each) => each.textContent === text);
	const same = name === null ? undefined : buttons.find((each) => each.matches(name));
	const next = buttons[Math.max(0, Math.min(at, buttons.length - 1))];
	return same ?? (next && next.tabIndex < 0 ? buttons.find((each) => each.tabIndex >= 0) : next);
}

/** For the part of a page that holds board, hand and bar; where nothing can be pressed it waits itself. */
export function keepFocus(): Attachment<HTMLElement> {
	return (main) => {
		let place: Place | null = null;
		/** Where the keyboard is; whoever points with a mouse or a finger is nowhere. */
		const note = (element: Element | null) => {
			if (element instanceof HTMLElement) place = placeOf(main, element) ?? place;
		};
		let byKeys = false;
		const onkey = () => {
			byKeys = true;
			note(document.activeElement);
		};
		const onpointer = () => {
			byKeys = false;
			place = null;
		};
		const onfocus = (event: FocusEvent) => {
			if (byKeys) note(event.target as Element);
		};
		const isLost = () => {
			const { activeElement } = document;
			if (activeElement === null || activeElement === document.body) return true;
			return (
				activeElement === main ||
				(main.contains(activeElement) && activeElement.matches(':disabled'))
			);
		};
		const look = () => {
			if (place === null || !isLost()) return;
			(nearest(main, place) ?? main).focus({ preventScroll: true });
		};
		const observer = new MutationObserver(look);
		observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
		addEventListener('keydown', onkey, true);
		addEventListener('pointerdown', onpointer, true);
		main.addEventListener('focusin', onfocus);
		return () => {
			observer.disconnect();
			removeEventListener('keydown', onkey, true);
			removeEventListener('pointerdown', onpointer, true);
			main.removeEventListener('focusin', onfocus);
		};
	};
}
