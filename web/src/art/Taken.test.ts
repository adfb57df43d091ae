import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import Taken from './Taken.svelte';

const lands = { Kii: 'M0 0h1v1Z', Ise: 'M1 0h1v1Z', Omi: 'M2 0h1v1Z', Mino: 'M3 0h1v1Z' };
const before = { Kii: 'jade', Ise: 'jade', Omi: 'gold', Mino: undefined } as const;

beforeEach(() => {
	settings.motion = 'system';
});

function seen(): (string | null)[] {
	const layer = screen.queryByTestId('taken');
	return [...(layer?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
}

it('lights up what has a new owner, and is gone after its beat', async () => {
	const { rerender } = render(Taken, { lands, owners: before, viewBox: '0 0 4 1' });
	expect(seen()).toEqual([]);
	await rerender({ owners: { ...before, Kii: 'gold' } });
	expect(seen()).toEqual([lands.Kii]);
	await fireEvent.animationEnd(screen.getByTestId('taken'));
	expect(seen()).toEqual([]);
});

it('takes many changes for another moment, and an empty land for none', async () => {
	const { rerender } = render(Taken, { lands, owners: before, viewBox: '0 0 4 1' });
	await rerender({ owners: { Kii: 'plum', Ise: 'plum', Omi: 'plum', Mino: 'plum' } });
	expect(seen()).toEqual([]);
	await rerender({ owners: { Kii: 'plum', Ise: 'plum', Omi: 'plum', Mino: undefined } });
	expect(seen()).toEqual([]);
});

it('rests where nothing may move', async () => {
	settings.motion = 'none';
	const { rerender } = render(Taken, { lands, owners: before, viewBox: '0 0 4 1' });
	await rerender({ owners: { ...before, Kii: 'gold' } });
	expect(seen()).toEqual([]);
});
