/** What there is to learn from: puzzles, and how far somebody has come with them. */
import { api, type LearnOut } from '../../api/client';
import { latest } from '../../api/latest';
import { isOurs } from '../../games/all';
import { GAMES } from '../../games/list';
import { beginLesson } from '../../lesson/begin';
import { puzzleId } from '../../lesson/names';
import { Attempts } from '../../app/attempts.svelte';
import { me } from '../../app/me.svelte';

export interface Featured {
	readonly game: string;
	readonly number: number;
	/** The day whose puzzle it is; null: it was chosen. */
	readonly day: string | null;
	readonly seat: number;
	readonly grade: number;
	/** By the first try; null: there was none yet. */
	readonly solved: boolean | null;
}

export class Learning extends Attempts {
	all = $state.raw<LearnOut | null>(null);

	/** As the games stand everywhere; those of others last. */
	get inOrder(): LearnOut['games'] {
		const place = (game: string) => (isOurs(game) ? GAMES.indexOf(game) : GAMES.length);
		return [...(this.all?.games ?? [])].sort((a, b) => place(a.game) - place(b.game));
	}

	/** Asks what there is until it is known; the answer ends it. */
	load(): () => void {
		return latest(
			() => me.known().then(api.learn),
			(found) => {
				this.all = found;
				this.seen();
			},
			(error) => this.tell(error),
		);
	}

	/** The puzzle of an address, `chuhan-12`, or that of the day; null: there is none. */
	featured(of: string | null): Featured | null {
		const { daily } = this.all ?? {};
		const [game, number] = of === null ? [daily?.game, daily?.number] : read(of);
		const puzzle = this.all?.games
			.find((each) => each.game === game)
			?.puzzles.find((each) => each.number === number);
		if (!game || !puzzle) return null;
		const isDaily = daily?.game === game && daily.number === puzzle.number;
		return { ...puzzle, game, day: isDaily ? daily.day : null };
	}

	async solve(game: string, number: number): Promise<void> {
		await this.attempt(() => beginLesson(puzzleId(game, number)));
	}

	async learn(id: string): Promise<void> {
		await this.attempt(() => beginLesson(id));
	}
}

function read(of: string): [string, number] {
	const at = of.lastIndexOf('-');
	return [of.slice(0, at), Number(of.slice(at + 1))];
}
