/** The colours of the regions: of a mark, and of a card of one of its provinces. */
import type { Region } from './map';
import { isProvince, regionOf, type ShogunView } from './view';

export const COLOURS: Readonly<Record<Region, string>> = {
	green: '#7f9b55',
	red: '#c07a50',
	purple: '#9a7ba8',
	yellow: '#d3b24f',
	brown: '#8e7550',
};

const WASHES: Readonly<Record<Region, string>> = {
	green: '#bcca94',
	red: '#e3bb9f',
	purple: '#d0bfd5',
	yellow: '#ebd99a',
	brown: '#ccbb9c',
};

/** The ground of a card; none for a chest card. */
export function washOf(view: ShogunView, card: string | null | undefined): string | undefined {
	return isProvince(card) ? WASHES[regionOf(view, card)] : undefined;
}
