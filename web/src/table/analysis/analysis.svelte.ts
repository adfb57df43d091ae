/** The analysis of a finished game: asked for, waited for, and there. */
import { api, type AnalysisBody, type AnalysisOut, type Fault } from '../../api/client';
import { latest } from '../../api/latest';

const ASK_AGAIN = 1_500;

export class GameAnalysis {
	status = $state<AnalysisOut['status'] | 'unknown'>('unknown');
	/** Why the last question was not answered; one that may be answered yet is asked again. */
	fault = $state.raw<Fault | null>(null);
	made = $state(0);
	total = $state(0);
	/** In the line, told to whoever has asked; null: it is being made. */
	place = $state<number | null>(null);
	body = $state.raw<AnalysisBody | null>(null);

	#table: string;
	#end = () => {};

	constructor(table: string) {
		this.#table = table;
		this.#learn(() => api.analysis(table));
	}

	/** Has the game analysed. */
	ask(): void {
		this.#learn(() => api.askForAnalysis(this.#table));
	}

	close(): void {
		this.#end();
	}

	#learn(question: () => Promise<AnalysisOut>, after = 0): void {
		this.#end();
		this.#end = latest(
			question,
			(told) => {
				this.status = told.status;
				this.made = told.made;
				this.total = told.total;
				this.place = told.place;
				this.body = told.analysis;
				this.fault = null;
				if (told.status === 'waiting') this.#learn(() => api.analysis(this.#table), ASK_AGAIN);
			},
			({ fault }) => (this.fault = fault),
			after,
		);
	}
}
