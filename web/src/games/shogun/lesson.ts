/** What a lesson's guide speaks of, and how much of the board it has come to. */
import type { TableModel } from '../../table/model';

type Part = 'province' | 'field' | 'card';

/** The provinces, fields or cards that points name: `province=Kai`. */
export function namesOf(part: Part, points: readonly string[]): string[] {
	return points.flatMap((point) => {
		const [kind, name] = point.split('=');
		return kind === part && name !== undefined ? [name] : [];
	});
}

/** Has the lesson not yet come to all of the board? */
export function isSmall(table: TableModel): boolean {
	return (table.guidance?.shows ?? []).length > 0;
}

/** Those that there are by now; all of them, but where a lesson begins with few. */
export function shownOf<Name extends string>(
	part: Part,
	names: readonly Name[],
	table: TableModel,
): readonly Name[] {
	if (!isSmall(table)) return names;
	const shown = namesOf(part, table.guidance?.shows ?? []);
	return names.filter((name) => shown.includes(name));
}
