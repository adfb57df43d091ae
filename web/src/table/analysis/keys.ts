/** The keys by which one walks through an analysed game. */
import { isCostly, type Part, type Row } from './parts';

export interface Walk {
	readonly parts: readonly Part[];
	/** The plies of the moments that mattered. */
	readonly moments: readonly number[];
	readonly ply: number;
	readonly plies: number;
}

/** The ply that a key leads to; null: it leads nowhere. */
export function plyByKey(key: string, { parts, moments, ply, plies }: Walk): number | null {
	const rows = parts.flatMap((part) => part.rows);
	const starts = parts.map((part) => part.rows[0]!.ply);
	const costly = rows.filter(({ step }) => isCostly(step));
	switch (key) {
		case 'ArrowLeft':
			return Math.max(0, ply - 1);
		case 'ArrowRight':
			return Math.min(plies, ply + 1);
		case 'Home':
			return 0;
		case 'End':
			return plies;
		case 'ArrowUp':
			return starts.findLast((start) => start < ply) ?? null;
		case 'ArrowDown':
			return starts.find((start) => start > ply) ?? null;
		case 'n':
			return next(costly, ply);
		case 'p':
			return costly.findLast((row) => row.ply < ply)?.ply ?? null;
		default:
			return moments[Number(key) - 1] ?? null;
	}
}

const next = (rows: readonly Row[], ply: number) => rows.find((row) => row.ply > ply)?.ply ?? null;
