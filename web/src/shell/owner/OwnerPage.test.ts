import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../../api/client';
import { me } from '../../app/me.svelte';
import { texts } from '../../texts/texts.svelte';
import OwnerPage from './OwnerPage.svelte';

await texts.load('en');

test('where a second factor is demanded the page asks for it, and for nothing else', async () => {
	vi.spyOn(me, 'known').mockResolvedValue();
	me.owner = true;
	vi.spyOn(api, 'secondFactor').mockResolvedValue({
		on: false,
		demanded: true,
		shown: false,
		recovery_codes: 0,
	});
	const asked = vi.fn();
	vi.stubGlobal('fetch', asked);
	render(OwnerPage);
	await screen.findByText(texts.say('web-owner-second-factor-demanded'), { exact: false });
	const link = screen.getByRole('link', { name: texts.say('web-second-factor') });
	expect(link.getAttribute('href')).toBe('/settings#second-factor');
	expect(asked).not.toHaveBeenCalled();
});
