/** The rule of each event. */
export const EVENT_RULES: Readonly<Record<string, string>> = {
	calm: 'CH-7.1',
	restraint: 'CH-7.2',
	warlords: 'CH-7.3',
	hongmen: 'CH-7.4',
	hangu: 'CH-7.5',
	gaixia: 'CH-7.6',
	stabilization: 'CH-7.7',
	hong_canal: 'CH-7.8',
	mandate: 'CH-7.9',
	sudden_charge: 'CH-7.10',
	sound_advice: 'CH-7.11',
};

export const EVENT_IDS = Object.keys(EVENT_RULES);
