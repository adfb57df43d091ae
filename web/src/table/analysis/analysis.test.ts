import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, type AnalysisOut } from '../../api/client';
import { refused } from '../../testing/refused';
import { Texts } from '../../texts/texts.svelte';
import type { Replay } from '../replay.svelte';
import { GameAnalysis } from './analysis.svelte';
import AnalysisPanel from './AnalysisPanel.svelte';

const text = new Texts(null);
await text.load('en');
const told = (status: AnalysisOut['status']): AnalysisOut => ({
	status,
	made: 0,
	total: 0,
	place: null,
	analysis: null,
});

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(api, 'analysis').mockResolvedValue(told('none'));
	vi.spyOn(api, 'askForAnalysis').mockResolvedValue(told('waiting'));
});

async function shown(): Promise<GameAnalysis> {
	const analysis = new GameAnalysis('abc');
	const replay = { table: { text }, ply: 0, plies: 0, told: [], journal: [] } as unknown as Replay;
	const game = { sides: [] } as never;
	render(AnalysisPanel, { analysis, replay, game, mine: 0 });
	await vi.advanceTimersByTimeAsync(0);
	return analysis;
}

const button = () => screen.queryByRole('button', { name: text.say('web-analysis-ask') });

async function press(): Promise<void> {
	await fireEvent.click(button()!);
	await vi.advanceTimersByTimeAsync(0);
	await tick();
}

test('a refused analysis is told as what it is, and can be asked for again', async () => {
	vi.mocked(api.askForAnalysis).mockRejectedValueOnce(refused('TooManyAnalyses'));
	const analysis = await shown();
	await press();
	expect(screen.getByRole('status').textContent).toBe(text.say('web-refused-TooManyAnalyses'));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(api.askForAnalysis).toHaveBeenCalledOnce();
	await press();
	expect([analysis.status, analysis.fault]).toEqual(['waiting', null]);
	analysis.close();
});

test('a server that is away is asked again by itself', async () => {
	vi.mocked(api.analysis).mockRejectedValueOnce(refused('Offline'));
	const analysis = await shown();
	expect(screen.getByRole('status').textContent).toBe(text.say('web-refused-Offline'));
	await vi.advanceTimersByTimeAsync(3_000);
	vi.mocked(api.askForAnalysis).mockRejectedValueOnce(refused('Stopping'));
	await press();
	expect(button()).toBeNull();
	vi.mocked(api.analysis).mockResolvedValue(told('waiting'));
	await vi.advanceTimersByTimeAsync(3_000);
	expect([analysis.status, analysis.fault]).toEqual(['waiting', null]);
	analysis.close();
});

test('nobody asks again for a page that was left', async () => {
	vi.mocked(api.analysis).mockRejectedValue(refused('Offline'));
	const analysis = new GameAnalysis('abc');
	analysis.close();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(api.analysis).toHaveBeenCalledOnce();
});

test('a place in the line is told until it is being made', async () => {
	vi.mocked(api.askForAnalysis).mockResolvedValue({ ...told('waiting'), place: 3 });
	vi.mocked(api.analysis).mockResolvedValueOnce(told('none'));
	vi.mocked(api.analysis).mockResolvedValueOnce({ ...told('waiting'), place: 1 });
	vi.mocked(api.analysis).mockResolvedValue(told('waiting'));
	const analysis = await shown();
	await press();
	for (const place of [3, 1]) {
		expect(screen.getByText(text.say('web-analysis-line', { place }))).toBeTruthy();
		expect(screen.queryByRole('progressbar')).toBeNull();
		await vi.advanceTimersByTimeAsync(1_500);
		await tick();
	}
	expect(screen.getByText(text.say('web-analysis-working'))).toBeTruthy();
	expect(screen.getByRole('progressbar')).toBeTruthy();
	analysis.close();
});
