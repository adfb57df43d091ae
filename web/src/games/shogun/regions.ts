/** The colours of the regions: of a mark, of the provinces on the map, and of a province's card. */
import { PLACES, type Place, type Region } from './map';
import { isProvince, regionOf, type ShogunView } from './view';

interface Ground {
	readonly light: string;
	readonly dark: string;
}

interface RegionColours {
	readonly mark: string;
	/** Of its provinces, by shade. */
	readonly grounds: Readonly<Record<Place['shade'], Ground>>;
}

/** A card is always of light paper. */
const CARD_SHADE = 1;

const COLOURS: Readonly<Record<Region, RegionColours>> = {
	green: {
		mark: '#7f9b55',
		grounds: {
			0: { light: '#cbd6a8', dark: '#5b6b43' },
			1: { light: '#bcca94', dark: '#4f5f3a' },
			2: { light: '#acbd80', dark: '#455432' },
		},
	},
	red: {
		mark: '#c07a50',
		grounds: {
			0: { light: '#ebcbb3', dark: '#81573f' },
			1: { light: '#e3bb9f', dark: '#744c36' },
			2: { light: '#d9a98a', dark: '#66422f' },
		},
	},
	purple: {
		mark: '#9a7ba8',
		grounds: {
			0: { light: '#ded1e1', dark: '#6a5775' },
			1: { light: '#d0bfd5', dark: '#5e4c69' },
			2: { light: '#c2adc9', dark: '#52425c' },
		},
	},
	yellow: {
		mark: '#d3b24f',
		grounds: {
			0: { light: '#f2e5b4', dark: '#857038' },
			1: { light: '#ebd99a', dark: '#776430' },
			2: { light: '#e2cc80', dark: '#6a5929' },
		},
	},
	brown: {
		mark: '#8e7550',
		grounds: {
			0: { light: '#dacdb5', dark: '#625440' },
			1: { light: '#ccbb9c', dark: '#564937' },
			2: { light: '#bda985', dark: '#4a3f2f' },
		},
	},
};

export function markOf(region: Region): string {
	return COLOURS[region].mark;
}

/** The ground of a province on the map. */
export function groundOf(view: ShogunView, province: string): Ground {
	return COLOURS[regionOf(view, province)].grounds[PLACES[province]!.shade];
}

/** The ground of a card; none for a chest card. */
export function washOf(view: ShogunView, card: string | null | undefined): string | undefined {
	if (!isProvince(card)) return undefined;
	return COLOURS[regionOf(view, card)].grounds[CARD_SHADE].light;
}
