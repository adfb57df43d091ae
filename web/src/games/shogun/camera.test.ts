import { expect, it } from 'vitest';
import { boundsOf } from './bounds';
import { Camera } from './camera.svelte';
import { namesOf } from './lesson';

it('brings all that a lesson speaks of into sight, and moves no farther than it must', () => {
	const camera = new Camera();
	camera.resize(390, 200);
	camera.open({ x: 100, y: 300 }, 1);
	const inSight = (names: readonly string[]) => {
		const { left, top, right, bottom } = boundsOf(names)!;
		const [a, b] = [camera.toScreen([left, top]), camera.toScreen([right, bottom])];
		return a.x >= 0 && a.y >= 0 && b.x <= 390 && b.y <= 200;
	};
	const spoken = namesOf('province', ['card=Kai', 'province=Kai', 'field=battle_a']);
	expect(spoken).toEqual(['Kai']);
	expect(inSight(spoken)).toBe(false);
	camera.see(boundsOf(spoken)!);
	expect([inSight(spoken), camera.scale]).toEqual([true, 1]);
	const { x } = camera;
	camera.see(boundsOf(spoken)!);
	expect(camera.x).toBe(x);
	camera.see(boundsOf(['Kai', 'Shinano'])!);
	expect(inSight(['Kai', 'Shinano'])).toBe(true);
	expect(camera.scale).toBeLessThan(1);
	expect(boundsOf([])).toBeNull();
});

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
