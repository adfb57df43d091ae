import { expect, it } from 'vitest';
import { Camera } from './camera.svelte';

it('a map that was let go outside of it does not follow the mouse', () => {
	const camera = new Camera();
	camera.resize(400, 300);
	camera.zoom(3);
	const box = document.body.appendChild(document.createElement('div'));
	Object.assign(box, { hasPointerCapture: () => true });
	const end = camera.gestures(box) as () => void;
	const point = (kind: string, clientX: number, buttons: number) =>
		box.dispatchEvent(new PointerEvent(kind, { pointerId: 1, clientX, buttons }));
	point('pointerdown', 100, 1);
	point('pointermove', 80, 1);
	const before = camera.x;
	point('pointermove', 60, 1);
	expect(camera.x).toBe(before - 20);
	point('pointermove', 10, 0);
	point('pointermove', 0, 0);
	expect(camera.x).toBe(before - 20);
	end();
});
