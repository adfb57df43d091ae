/** What part of the map is seen: pan and zoom by wheel, fingers and keys. */
import type { Attachment } from 'svelte/attachments';
import type { Bounds } from './bounds';
import { HEIGHT, WIDTH } from './map';

const MOST = 3.2;
const STEP = 1.3;
const DRAG_STARTS_AT = 6;
const MARGIN = 3;

interface Point {
	readonly x: number;
	readonly y: number;
}

export class Camera {
	width = $state(WIDTH);
	height = $state(HEIGHT);
	scale = $state(1);
	x = $state(0);
	y = $state(0);
	/** Follows the size of its box, until somebody moves it. */
	#fitted = true;
	#start: Point | null = null;

	get least(): number {
		return Math.min((this.width - 2 * MARGIN) / WIDTH, (this.height - 2 * MARGIN) / HEIGHT);
	}

	get isWhole(): boolean {
		return this.scale <= this.least * 1.01;
	}

	/** The box has another size now. */
	resize(width: number, height: number): void {
		if (width <= 0 || height <= 0) return;
		const middle = this.toMap({ x: this.width / 2, y: this.height / 2 });
		this.width = width;
		this.height = height;
		if (this.#start !== null && this.#fitted) this.#show(this.#start, this.scale);
		else if (this.#fitted) this.fit();
		else this.#show(middle, this.scale);
	}

	fit(): void {
		this.#fitted = true;
		this.#start = null;
		this.#show({ x: WIDTH / 2, y: HEIGHT / 2 }, this.least);
	}

	/** Opens on a place, where the whole map would be too small to read. */
	open(at: Point, scale: number): void {
		this.#start = at;
		this.#show(at, scale);
	}

	toScreen([x, y]: readonly [number, number]): Point {
		return { x: this.x + x * this.scale, y: this.y + y * this.scale };
	}

	/** A part of the map as it lies on the screen. */
	boxOf({ left, top, right, bottom }: Bounds): Bounds {
		const a = this.toScreen([left, top]);
		const b = this.toScreen([right, bottom]);
		return { left: a.x, top: a.y, right: b.x, bottom: b.y };
	}

	toMap({ x, y }: Point): Point {
		return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
	}

	zoom(by: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
		const scale = Math.min(MOST, Math.max(this.least, this.scale * by));
		const at = this.toMap(around);
		this.#fitted = false;
		this.scale = scale;
		this.x = around.x - at.x * scale;
		this.y = around.y - at.y * scale;
		this.#clamp();
	}

	zoomIn(): void {
		this.zoom(STEP);
	}

	zoomOut(): void {
		this.zoom(1 / STEP);
	}

	pan(across: number, along: number): void {
		this.#fitted = false;
		this.x += across;
		this.y += along;
		this.#clamp();
	}

	/** Moves only if the place is not well in sight. */
	reveal(at: readonly [number, number]): void {
		const { x, y } = this.toScreen(at);
		const edge = 60;
		const seen = x > edge && x < this.width - edge && y > edge && y < this.height - edge;
		if (!seen && !this.isWhole) {
			this.#fitted = false;
			this.#show({ x: at[0], y: at[1] }, this.scale);
		}
	}

	/** All of that is brought into sight; from farther away, if it is too large. */
	see({ left, top, right, bottom }: Bounds): void {
		const a = this.toScreen([left, top]);
		const b = this.toScreen([right, bottom]);
		if (a.x >= 0 && a.y >= 0 && b.x <= this.width && b.y <= this.height) return;
		this.frame({ left, top, right, bottom }, this.scale);
	}

	/** That part, as large as it can be, with so much around it. */
	frame({ left, top, right, bottom }: Bounds, most = MOST, margin = MARGIN): void {
		this.#fitted = false;
		const wide = (this.width - 2 * margin) / (right - left);
		const high = (this.height - 2 * margin) / (bottom - top);
		this.#show({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(most, wide, high));
	}

	#show(at: Point, scale: number): void {
		this.scale = Math.min(MOST, Math.max(this.least, scale));
		this.x = this.width / 2 - at.x * this.scale;
		this.y = this.height / 2 - at.y * this.scale;
		this.#clamp();
	}

	#clamp(): void {
		this.x = clamped(this.x, this.width, WIDTH * this.scale);
		this.y = clamped(this.y, this.height, HEIGHT * this.scale);
	}

	/** Wheel, drag and pinch. */
	readonly gestures: Attachment<Element> = (box) => {
		const fingers = new Map<number, Point>();
		let moved = 0;
		const point = (event: MouseEvent): Point => {
			const { left, top } = box.getBoundingClientRect();
			return { x: event.clientX - left, y: event.clientY - top };
		};
		const wheel = (event: Event) => {
			event.preventDefault();
			const { deltaY } = event as WheelEvent;
			this.zoom(Math.exp(-deltaY * 0.0016), point(event as WheelEvent));
		};
		const down = (event: Event) => {
			const pointer = event as PointerEvent;
			if (pointer.button !== 0) return;
			if (fingers.size === 0) moved = 0;
			fingers.set(pointer.pointerId, point(pointer));
		};
		const up = (event: Event) => void fingers.delete((event as PointerEvent).pointerId);
		const move = (event: Event) => {
			const pointer = event as PointerEvent;
			if (pointer.buttons === 0) up(event); // it was let go elsewhere
			const from = fingers.get(pointer.pointerId);
			if (from === undefined) return;
			const to = point(pointer);
			const other = [...fingers].find(([id]) => id !== pointer.pointerId)?.[1];
			moved += Math.hypot(to.x - from.x, to.y - from.y);
			if (moved < DRAG_STARTS_AT) {
				if (other === undefined) return;
			} else if (!box.hasPointerCapture(pointer.pointerId)) {
				box.setPointerCapture(pointer.pointerId);
			}
			if (other === undefined) {
				this.pan(to.x - from.x, to.y - from.y);
			} else {
				const before = Math.hypot(from.x - other.x, from.y - other.y);
				const after = Math.hypot(to.x - other.x, to.y - other.y);
				if (before > 0)
					this.zoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
			}
			fingers.set(pointer.pointerId, to);
		};
		/** What was a drag is no click. */
		const click = (event: Event) => {
			if (moved < DRAG_STARTS_AT) return;
			moved = 0;
			event.stopImmediatePropagation();
			event.preventDefault();
		};
		box.addEventListener('wheel', wheel, { passive: false });
		box.addEventListener('pointerdown', down);
		box.addEventListener('pointermove', move);
		box.addEventListener('pointerup', up);
		box.addEventListener('pointercancel', up);
		box.addEventListener('click', click, { capture: true });
		return () => {
			box.removeEventListener('wheel', wheel);
			box.removeEventListener('pointerdown', down);
			box.removeEventListener('pointermove', move);
			box.removeEventListener('pointerup', up);
			box.removeEventListener('pointercancel', up);
			box.removeEventListener('click', click, { capture: true });
		};
	};
}

function clamped(offset: number, box: number, size: number): number {
	if (size + 2 * MARGIN <= box) return (box - size) / 2;
	return Math.min(MARGIN, Math.max(box - size - MARGIN, offset));
}
