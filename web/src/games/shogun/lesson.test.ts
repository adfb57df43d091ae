import { expect, test } from 'vitest';
import type { TableModel } from '../../table/model';
import { isSmall, namesOf, shownOf } from './lesson';

const tableAt = (shows: readonly string[]) =>
	({ guidance: { point_at: [], shows } }) as unknown as TableModel;

test('a lesson begins with a few provinces and fields, and ends with all', () => {
	const small = tableAt(['province=Kai', 'field=battle_a']);
	expect(isSmall(small)).toBe(true);
	expect(shownOf('province', ['Awa', 'Kai'], small)).toEqual(['Kai']);
	expect(shownOf('field', ['battle_a', 'bid'], small)).toEqual(['battle_a']);
	expect(shownOf('card', ['Kai'], small)).toEqual([]);
	const whole = tableAt([]);
	expect(isSmall(whole)).toBe(false);
	expect(shownOf('card', ['Kai'], whole)).toEqual(['Kai']);
	expect(isSmall({} as TableModel)).toBe(false); // where there is no lesson
});

test('points name what they are about', () => {
	const points = ['card=Kai', 'province=Hida', 'point=points', 'province=Kai'];
	expect(namesOf('province', points)).toEqual(['Hida', 'Kai']);
});
