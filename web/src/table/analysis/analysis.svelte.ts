/** The analysis of a finished game: asked for, waited for, and there. */
import { api, type AnalysisBody, type AnalysisOut } from '../../api/client';

const ASK_AGAIN = 1_500;

export class GameAnalysis {
	status = $state<AnalysisOut['status'] | 'unknown' | 'away'>('unknown');
	made = $state(0);
	total = $state(0);
	body = $state.raw<AnalysisBody | null>(null);

	#table: string;
	#timer: ReturnType<typeof setTimeout> | undefined;
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
		} catch {
			if (this.status !== 'waiting') this.status = 'away';
		}
		if (this.status !== 'waiting' || this.#closed) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.#learn(() => api.analysis(this.#table)), ASK_AGAIN);
	}
}
