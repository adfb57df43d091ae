/** How far each chat has been read in this browser. */
import { KeptNumbers } from './kept';

const read = new KeptNumbers('tenka-chat-read');

export function readUpTo(room: string): number {
	return read.of(room) ?? 0;
}

export function rememberRead(room: string, number: number): void {
	read.keep(room, number);
}
