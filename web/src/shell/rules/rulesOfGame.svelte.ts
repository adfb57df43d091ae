/** What stands beside the rules of a game: examples, lessons, and what the editions make of them. */
import {
	api,
	ApiError,
	type ExampleOut,
	type Fault,
	type GameOut,
	type TableOut,
} from '../../api/client';
import { latest } from '../../api/latest';
import { refusal } from '../../texts/refusal';
import { optionalRules } from '../../games/optional';
import { beginLesson } from '../../lesson/begin';
import { courseId } from '../../lesson/names';
import { texts } from '../../texts/texts.svelte';

/** In what the choices of an option differ. */
export interface Point {
	readonly option: string;
	readonly point: string;
	readonly values: Readonly<Record<string, unknown>>;
}

export class RulesOfGame {
	readonly game: string;
	/** The options of the table from which the rules were opened, if they were. */
	options = $state.raw<Readonly<Record<string, unknown>> | null>(null);
	/** By rule what is drawn of it. */
	examples = $state.raw<Readonly<Record<string, ExampleOut>>>({});
	/** By rule a lesson of the course that shows it. */
	lessons = $state.raw<Readonly<Record<string, string>>>({});
	/** Why a lesson could not begin, and the rule where it was asked for; the game's own by null. */
	#refused = $state.raw<{ readonly rule: string | null; readonly fault: Fault } | null>(null);
	readonly #offered: () => GameOut | undefined;

	constructor(game: string, offered: () => GameOut | undefined) {
		this.game = game;
		this.#offered = offered;
	}

	/** By rule. */
	readonly points = $derived.by(() => {
		const of: Record<string, Point[]> = {};
		const rules = optionalRules(this.game).points;
		for (const [option, all] of Object.entries(this.#offered()?.differences ?? {})) {
			for (const [point, values] of Object.entries(all)) {
				(of[rules[point] ?? ''] ??= []).push({ option, point, values });
			}
		}
		return of;
	});

	/** Asks for what is not known yet; the rules can be read without. The answer ends it. */
	load(table: string | null): () => void {
		const unknown = () => undefined;
		const ends = [
			latest(
				() => api.examples(this.game),
				(found) => (this.examples = Object.fromEntries(found.map((each) => [each.rule, each]))),
				unknown,
			),
			latest(
				() => api.learn(),
				({ games }) => {
					const course = games.find((each) => each.game === this.game)?.course ?? [];
					const shown = course.flatMap(({ number, rules }) =>
						rules.map((rule) => [rule, courseId(this.game, number)] as const),
					);
					this.lessons = Object.fromEntries(shown.toReversed()); // the first that shows it
				},
				unknown,
			),
		];
		if (table !== null) {
			const take = ({ options }: TableOut) => (this.options = options);
			ends.push(latest(() => api.terms(table), take, unknown));
		}
		return () => ends.forEach((end) => end());
	}

	/** The option without which a section does not hold; null: it always does. */
	optionOf(section: number): string | null {
		return optionalRules(this.game).sections[section] ?? null;
	}

	valueOf(option: string): unknown {
		return this.options?.[option] ?? this.#offered()?.options[option]?.default;
	}

	async begin(lesson: string, rule: string | null = null): Promise<void> {
		this.#refused = null;
		try {
			await beginLesson(lesson);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.#refused = { rule, fault: error.fault };
		}
	}

	/** Why no lesson began where it was asked for. */
	whyNot(rule: string | null): string {
		return this.#refused?.rule === rule ? refusal(this.#refused.fault, texts) : '';
	}
}
