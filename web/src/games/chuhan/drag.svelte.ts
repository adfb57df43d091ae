/** Cards of the hand are dragged to the trick; a thumb that slides along the fan is told of each. */
import type { Attachment } from 'svelte/attachments';
import { SvelteSet } from 'svelte/reactivity';
import { draggable, placeAt } from '../../look/dragging';
import type { Piece } from './identity';
import type { ChuHanPlay } from './play.svelte';

export class HandDrag {
	/** All that is chosen is dragged at once. */
	readonly dragged = new SvelteSet<string>();
	across = $state(0);
	along = $state(0);
	readonly #play: ChuHanPlay;

	constructor(play: ChuHanPlay) {
		this.#play = play;
	}

	of(piece: Piece): Attachment<HTMLElement> {
		const play = this.#play;
		return draggable({
			may: ({ touch, across, along }) =>
				play.table.live && (!touch || (play.tip.now === null && -along >= Math.abs(across))),
			slide: (event) => this.#slide(event),
			lift: () => {
				play.tip.hide();
				if (!play.isChosen(piece.uid)) play.toggle({ zone: 'hand', ...piece });
				for (const { zone, uid } of play.chosen) if (zone === 'hand') this.dragged.add(uid);
			},
			follow: (across, along) => {
				this.across = across;
				this.along = along;
			},
			drop: (event) => {
				this.#rest();
				const [move] = play.options;
				if (move !== undefined && placeAt('drop', event) === 'trick') play.send(move.text);
			},
			back: () => this.#rest(),
		});
	}

	#slide({ clientX, clientY }: PointerEvent): void {
		const under = document
			.elementFromPoint(clientX, clientY)
			?.closest<HTMLElement>('[data-uid] button');
		const card = under?.dataset.card;
		if (under && card !== undefined) this.#play.tip.show({ card }, under);
	}

	#rest(): void {
		this.dragged.clear();
		this.across = this.along = 0;
		this.#play.tip.hide();
	}
}
