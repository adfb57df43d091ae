import { beforeEach, expect, test, vi } from 'vitest';
import { api, type ContactOut } from '../api/client';
import { me } from '../app/me.svelte';
import { refused } from '../testing/refused';
import { contacts } from './contacts.svelte';

const fox: ContactOut = { person: 'fox', name: 'Pine Fox', kind: 'follow', here: true };

beforeEach(() => {
	contacts.people = [fox];
	vi.spyOn(me, 'known').mockResolvedValue();
	vi.spyOn(api, 'contacts').mockRejectedValue(refused('Offline'));
});

test.each(['Offline', 'TooMany', 'ServerError'])(
	'what %s has kept from being done is told, and not shown as done',
	async (kind) => {
		vi.spyOn(api, 'putContact').mockRejectedValue(refused(kind));
		vi.spyOn(api, 'setVisible').mockRejectedValue(refused(kind));
		expect((await contacts.put('fox', 'block'))?.kind).toBe(kind);
		expect(contacts.people).toEqual([fox]);
		expect((await contacts.show(true))?.kind).toBe(kind);
	},
);

test('what was asked before somebody was blocked does not take it back', async () => {
	let answer!: (people: ContactOut[]) => void;
	const asked = new Promise<ContactOut[]>((done) => (answer = done));
	vi.mocked(api.contacts).mockReturnValueOnce(asked.then((people) => ({ people, visible: false })));
	vi.spyOn(api, 'putContact').mockResolvedValue();
	const looking = contacts.look();
	await Promise.resolve();
	await contacts.put('fox', 'block');
	answer([fox]);
	await looking;
	expect(contacts.kindOf('fox')).toBe('block');
});
