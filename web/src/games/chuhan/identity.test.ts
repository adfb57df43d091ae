import { expect, it } from 'vitest';
import { Identities } from './identity';

const uids = (pieces: readonly { uid: string }[] | undefined) => pieces?.map(({ uid }) => uid);

it('knows a card again in another place', () => {
	const identities = new Identities();
	const before = identities.settle({ hand: ['7', '7', '8'] });
	const after = identities.settle({ hand: ['8'], 'trick-0': ['7', '7'] });
	expect(uids(after.hand)).toEqual(uids(before.hand)?.slice(2));
	expect(uids(after['trick-0'])).toEqual(uids(before.hand)?.slice(0, 2));
	const discarded = identities.settle({ hand: ['8'], discard: ['7', '7'] });
	expect(uids(discarded.discard)).toEqual(uids(after['trick-0']));
});

it('lets the chosen ones of equal cards go', () => {
	const identities = new Identities();
	const [first, second] = uids(identities.settle({ hand: ['1', '1'] }).hand)!;
	const after = identities.settle({ hand: ['1'], 'trick-0': ['1'] }, new Set([first!]));
	expect(uids(after.hand)).toEqual([second]);
	expect(uids(after['trick-0'])).toEqual([first]);
});

it('names a card that was hidden anew', () => {
	const identities = new Identities();
	const before = identities.settle({ hand: ['1'] });
	const after = identities.settle({ hand: ['1', '9'] });
	expect(new Set([...uids(before.hand)!, ...uids(after.hand)!]).size).toBe(2);
});
