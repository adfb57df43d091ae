/** Fingers and pointers on the hand: click, drag to the trick, slide along the fan, long press. */
import { SvelteSet } from 'svelte/reactivity';
import type { Piece } from './identity';
import type { ChuHanPlay } from './play.svelte';

const EXPLAIN_AFTER = 300;
const LONG_PRESS = 400;
const A_DRAG = 10;

export class Gesture {
	/** The card under a thumb that slides along the fan. */
	peeked = $state<string | null>(null);
	readonly dragged = new SvelteSet<string>();
	dx = $state(0);
	dy = $state(0);
	readonly #play: ChuHanPlay;
	#from: { piece: Piece; x: number; y: number; touch: boolean } | null = null;
	/** What was done was no click, though the browser will say so. */
	#spent = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(play: ChuHanPlay) {
		this.#play = play;
	}

	click(piece: Piece): void {
		if (this.#spent) {
			this.#spent = false;
			return;
		}
		this.#play.toggle({ zone: 'hand', ...piece });
	}

	focus({ card }: Piece, beside: HTMLElement): void {
		if (beside.matches(':focus-visible')) this.#explain(card, beside, EXPLAIN_AFTER);
	}

	enter({ card }: Piece, { pointerType, currentTarget }: PointerEvent): void {
		if (pointerType !== 'mouse' || this.#from) return;
		this.#explain(card, currentTarget as HTMLElement, EXPLAIN_AFTER);
	}

	exit({ pointerType }: PointerEvent): void {
		if (pointerType === 'mouse') this.leave();
	}

	leave(): void {
		clearTimeout(this.#timer);
		this.#play.explained = null;
	}

	down(piece: Piece, event: PointerEvent): void {
		if (event.button !== 0) return;
		const target = event.currentTarget as HTMLElement;
		const touch = event.pointerType !== 'mouse';
		this.#spent = false;
		this.#from = { piece, x: event.clientX, y: event.clientY, touch };
		target.setPointerCapture?.(event.pointerId);
		if (touch) {
			clearTimeout(this.#timer);
			this.#timer = setTimeout(() => this.#peek(target), LONG_PRESS);
		}
	}

	move(event: PointerEvent): void {
		if (this.#from === null) return;
		const dx = event.clientX - this.#from.x;
		const dy = event.clientY - this.#from.y;
		if (this.dragged.size === 0) {
			if (Math.hypot(dx, dy) < A_DRAG) return;
			if (this.#from.touch && (this.peeked !== null || Math.abs(dx) > -dy)) {
				this.#slide(event);
				return;
			}
			this.#lift();
		}
		this.dx = dx;
		this.dy = dy;
	}

	up(event: PointerEvent): void {
		const dropped = this.dragged.size > 0 && isOverTrick(event);
		this.cancel();
		if (!dropped) return;
		const [move] = this.#play.options;
		if (move !== undefined) this.#play.send(move.text);
	}

	cancel(): void {
		this.#from = null;
		this.peeked = null;
		this.dragged.clear();
		this.dx = this.dy = 0;
		this.leave();
	}

	/** The chosen cards come along; a card that is not chosen becomes so. */
	#lift(): void {
		const piece = this.#from?.piece;
		if (piece === undefined || !this.#play.table.live) return;
		this.leave();
		this.#spent = true;
		if (!this.#play.isChosen(piece.uid)) this.#play.toggle({ zone: 'hand', ...piece });
		for (const { zone, uid } of this.#play.chosen) if (zone === 'hand') this.dragged.add(uid);
	}

	#slide({ clientX, clientY }: PointerEvent): void {
		this.#spent = true;
		const under = document
			.elementFromPoint(clientX, clientY)
			?.closest<HTMLElement>('[data-uid] button');
		if (under) this.#peek(under);
	}

	#peek(button: HTMLElement): void {
		this.#spent = true;
		this.peeked = button.closest<HTMLElement>('[data-uid]')?.dataset.uid ?? null;
		this.#explain(button.dataset.card ?? '', button, 0);
	}

	#explain(card: string, beside: HTMLElement, after: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => (this.#play.explained = { card, beside }), after);
	}
}

function isOverTrick({ clientX, clientY }: PointerEvent): boolean {
	const box = document.querySelector('[data-drop="trick"]')?.getBoundingClientRect();
	return (
		box !== undefined &&
		clientX >= box.left &&
		clientX <= box.right &&
		clientY >= box.top &&
		clientY <= box.bottom
	);
}
