/** The large characters on cards, events, seals and scenes; the fonts are cut down to these. */

export const CARD_CHARACTERS: Readonly<Record<string, string>> = {
	'0': '心',
	'1': '平',
	'2': '增',
	ji_bu: '布',
	yu_ji: '姬',
	lyu_zhi: '雉',
	xiao_he: '何',
	peng_yue: '越',
	xiahou_ying: '嬰',
	zhongli_mo: '昧',
	'4': '使',
	'5': '良',
	ying_bu: '英',
	han_xin: '信',
	liu_bang: '邦',
	xiang_yu: '羽',
	'7': '參',
	'8': '龍',
	'9': '帝',
};

export const EVENT_CHARACTERS: Readonly<Record<string, string>> = {
	calm: '靜',
	restraint: '節',
	warlords: '群雄',
	hongmen: '鴻門',
	hangu: '函谷',
	gaixia: '垓下',
	stabilization: '安',
	hong_canal: '鴻溝',
	mandate: '天命',
	sudden_charge: '突',
	sound_advice: '諫',
};
