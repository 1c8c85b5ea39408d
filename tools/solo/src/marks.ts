/** Boxes that can be marked with the dice that lie there in the turns of the others. */
import { COLOURS, ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine';
import type { Dice } from './chance.ts';

const WHITE = ROLL_AND_WRITE_MATERIAL.faces.indexOf('W');
const SETS = 1 << COLOURS.length;

/** Boxes that one coat of arms marks. */
export const COAT_BOXES = 2;

/**
 * The rolls that have lain there so far, each of which marks at most one box. Boxes of tracks can be
 * marked if for every set of tracks there are as many rolls that show one of their colours or white
 * as they have boxes (Hall), apart from those that coats of arms mark.
 */
export class Marks {
  /** For every set of tracks how many rolls can mark one of them. */
  readonly #rolls: Uint8Array;

  constructor(rolls: readonly Dice[]) {
    const shown = rolls.map((dice) =>
      dice.reduce((set, face) => set | (face === WHITE ? SETS - 1 : 1 << face), 0),
    );
    this.#rolls = Uint8Array.from(
      { length: SETS },
      (_, tracks) => shown.filter((set) => (set & tracks) !== 0).length,
    );
  }

  /** The fewest coats of arms that have to mark boxes as well, if these boxes are marked. */
  coatsFor(boxes: readonly number[]): number {
    let lacking = 0;
    for (let set = 1; set < SETS; set++) {
      let wanted = 0;
      for (let track = 0; track < boxes.length; track++) {
        if ((set >> track) & 1) wanted += boxes[track]!;
      }
      lacking = Math.max(lacking, wanted - this.#rolls[set]!);
    }
    return Math.ceil(lacking / COAT_BOXES);
  }
}
