/** The analysis of a finished game: asked for, waited for, and there. */
import { pause } from '../../api/backoff';
import { api, ApiError, type AnalysisBody, type AnalysisOut, type Fault } from '../../api/client';

const ASK_AGAIN = 1_500;

export class GameAnalysis {
	status = $state<AnalysisOut['status'] | 'unknown'>('unknown');
	/** Why the last question was not answered; one that may be answered yet is asked again. */
	fault = $state.raw<Fault | null>(null);
	made = $state(0);
	total = $state(0);
	body = $state.raw<AnalysisBody | null>(null);

	#table: string;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#failures = 0;
	#closed = false;

	constructor(table: string) {
		this.#table = table;
		void this.#learn(() => api.analysis(table));
	}

	/** Has the game analysed. */
	ask(): Promise<void> {
		return this.#learn(() => api.askForAnalysis(this.#table));
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	async #learn(question: () => Promise<AnalysisOut>): Promise<void> {
		try {
			const told = await question();
			this.status = told.status;
			this.made = told.made;
			this.total = told.total;
			this.body = told.analysis;
			this.fault = null;
			this.#failures = 0;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.fault = error.fault;
			const { retryAfter } = error;
			if (error.passing) this.#later(question, pause(this.#failures++, { retryAfter }));
			return;
		}
		if (this.status === 'waiting') this.#later(() => api.analysis(this.#table), ASK_AGAIN);
	}

	#later(question: () => Promise<AnalysisOut>, wait: number): void {
		if (this.#closed) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#learn(question), wait);
	}
}
