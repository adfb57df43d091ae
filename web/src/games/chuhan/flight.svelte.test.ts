import { flushSync, tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { flyOn } from './flight.svelte';

const BACK = { width: 40, height: 60 };
const LAID = { width: 80, height: 120 };

function at(element: Element, x: number, y: number, { width, height } = BACK): void {
	vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
}

/** A rival with so many backs lays a card at 300, 200; from where it flies, and from which size. */
async function lay(backs: number): Promise<unknown> {
	document.body.innerHTML = `<div data-origin="seat-1">${'<i></i>'.repeat(backs)}</div><ol></ol>`;
	const fan = document.querySelector('[data-origin]')!;
	at(fan, 0, 0, { width: 400, height: 60 });
	[...fan.children].forEach((back, number) => at(back, 30 * number, 0));
	let laid = $state(0);
	const end = $effect.root(() => {
		flyOn(
			() => laid,
			() => false,
		);
	});
	flushSync();
	laid = 1;
	flushSync();
	fan.lastElementChild!.remove(); // the fan is drawn anew before anything flies
	const card = document.createElement('li');
	card.dataset.uid = 'card-1';
	card.dataset.from = 'seat-1';
	card.animate = vi.fn();
	at(card, 300, 200, LAID);
	document.querySelector('ol')!.append(card);
	await tick();
	end();
	document.body.innerHTML = '';
	return vi.mocked(card.animate).mock.lastCall?.[0];
}

it('a rival’s card leaves the middle of the fan at the size of one card', async () => {
	expect(await lay(11)).toEqual([
		{ translate: `${150 + 20 - 340}px ${30 - 260}px`, scale: '0.5' },
		{ translate: '0 0', scale: '1' },
	]);
});

it('the last card of a hand is seen to fly, too', async () => {
	expect(await lay(1)).toEqual([
		{ translate: `${20 - 340}px ${30 - 260}px`, scale: '0.5' },
		{ translate: '0 0', scale: '1' },
	]);
});
