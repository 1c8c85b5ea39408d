/** The probability of enough dice of a colour, with re-rolls that are used as well as possible. */
import type { ColourIndex } from '../house/colours.ts';
import { DICE, FACE, FACES, type FaceIndex } from './data.ts';

/** The number of dice of each face: a digit a face, in the order of `FACES`. */
type Dice = number;

type Chance = (dice: Dice) => number;

const NO_DICE: Dice = 0;

/** One die of each face. */
const ONE: readonly Dice[] = FACES.map((_, face) => (DICE + 1) ** face);

function count(dice: Dice, face: FaceIndex): number {
  return Math.floor(dice / ONE[face]!) % (DICE + 1);
}

/**
 * The chances of at least `size` dice that show one of the `colours` or white, all of them the same colour: without a
 * re-roll, with one, and so on up to `reRolls`. Before each re-roll the player keeps those dice that are best for it.
 */
export function diceOdds(
  size: number,
  colours: readonly ColourIndex[],
  reRolls: number,
): readonly number[] {
  const odds: number[] = [];
  let lying: Chance = (dice) =>
    colours.some((colour) => count(dice, colour) + count(dice, FACE.W) >= size) ? 1 : 0;
  for (let left = 0; left <= reRolls; left++) {
    const rolling = rollingTheRest(lying);
    odds.push(rolling(NO_DICE));
    lying = keepingTheBest(rolling);
  }
  return odds;
}

/** The chance of dice that are kept while the others are rolled, given the chance of five that lie. */
function rollingTheRest(lying: Chance): Chance {
  const rolling: Chance = remembered((dice) => {
    const kept = ONE.reduce((sum, _, face) => sum + count(dice, face), 0);
    if (kept === DICE) return lying(dice);
    return ONE.reduce((sum, one) => sum + rolling(dice + one), 0) / ONE.length;
  });
  return rolling;
}

/** The chance of dice of which any may be rolled again: that of the best ones to keep. */
function keepingTheBest(rolling: Chance): Chance {
  const best: Chance = remembered((dice) =>
    ONE.reduce(
      (most, one, face) => (count(dice, face) > 0 ? Math.max(most, best(dice - one)) : most),
      rolling(dice),
    ),
  );
  return best;
}

/** The same function, which works out the answer for the same dice only once. */
function remembered(chance: Chance): Chance {
  const known = new Map<Dice, number>();
  return (dice) => {
    const value = known.get(dice) ?? chance(dice);
    known.set(dice, value);
    return value;
  };
}
