/** The outlook of a seat before a roll. */
import { countOf, type Seat, tallyOf } from '@nyhavn/engine';
import { COLOURS } from '@nyhavn/engine/house';
import {
  ROLL_AND_WRITE_KIND as KIND,
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
  rollAndWriteTile,
} from '@nyhavn/engine/roll-and-write';
import { turnEnds } from '../turn-ends.ts';
import { RollValues } from './rolls.ts';

/** Evaluator: what a position is worth to a seat. */
export type Evaluator = (state: RollAndWriteState, seat: Seat) => number;

const { tiles, dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');

/** States that are looked at for the tiles of one colour. */
const MAX_STATES = 4000;

/** The cost of a spent bonus. */
const BONUS_WORTH = 0.3;

/**
 * The value of every roll for the active seat before it draws. Each tile is drawn in its best place
 * once, dice or no dice; a roll is then worth the best tile that it pays for.
 */
export function rollValues(state: RollAndWriteState, seat: Seat, evaluator: Evaluator): RollValues {
  const best = bestByTile(state, seat, evaluator);
  const none = evaluator(state, seat);
  const { bonus } = state.sheets[seat]!;
  return new RollValues((dice) => {
    let value = none;
    for (const { index, colour, size } of tiles) {
      const paid = countOf(dice, colour) + countOf(dice, WHITE);
      const missing = Math.max(0, size - paid);
      if (missing > countOf(bonus, colour)) continue;
      value = Math.max(value, best[index]! - missing * BONUS_WORTH);
    }
    return value;
  });
}

/** By tile the best that comes of drawing it now, -Infinity where it can't be drawn. */
function bestByTile(state: RollAndWriteState, seat: Seat, evaluator: Evaluator): Float64Array {
  const best = new Float64Array(tiles.length).fill(Number.NEGATIVE_INFINITY);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const rolled = rollAndWrite.copy(state);
    rolled.rolling = 0;
    rolled.rolled = true;
    rolled.dice = tallyOf(colour, DICE);
    const ends = turnEnds(rollAndWrite, rolled, seat, MAX_STATES, (_, move) => {
      const kind = rollAndWriteKind(move);
      return (
        kind === KIND.draw ||
        kind === KIND.end ||
        kind === KIND.coatSquare ||
        kind === KIND.coatTrack
      );
    });
    for (const end of ends) {
      if (rollAndWriteKind(end.move) !== KIND.draw) continue;
      const { index } = rollAndWriteTile(end.move);
      best[index] = Math.max(best[index]!, evaluator(end.state as RollAndWriteState, seat));
    }
  }
  return best;
}
