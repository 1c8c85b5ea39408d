/** Play without rivals: the fewest expected turns to 12 points. */
import { countOf, type Move, type Seat, tallyOf } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_KIND as KIND,
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
} from '@nyhavn/engine/roll-and-write';
import type { Evaluator } from '../outlook.ts';
import { RollValues } from '../rolls.ts';
import { TurnAlone } from './ends.ts';

const { tiles, dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');
const STAR = { reroll: 0, colourChange: 3 } as const;

/** The most bonuses that a turn allows. */
const MAX_BONUSES = 2;

/** The phase of a turn in which dice lie there. */
const TURN = 1;

/** A first move and the best that can come of it. */
export interface PlanAlone {
  readonly move: Move;
  readonly value: number;
}

/** The moves of a lone player, the best first. */
export function plansAlone(
  state: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
): PlanAlone[] {
  const best = new Map<Move, number>();
  const consider = (move: Move, value: number) => {
    if (value > (best.get(move) ?? Number.NEGATIVE_INFINITY)) best.set(move, value);
  };
  if (state.active === seat && state.rolled) {
    new TurnAlone(seat, evaluator, (move, _, value) => consider(move, value)).search(state);
    const isOpen = state.phase === TURN && !state.drawn;
    if (isOpen && countOf(state.sheets[seat]!.star, STAR.reroll) > 0) {
      considerRerolls(state, seat, evaluator, consider);
    }
  } else {
    for (const move of movesOf(state, seat))
      consider(move, evaluator(after(state, seat, move), seat));
  }
  return Array.from(best, ([move, value]) => ({ move, value })).sort((a, b) => b.value - a.value);
}

function considerRerolls(
  state: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
  consider: (move: Move, value: number) => void,
): void {
  const spend = (kind: 'star' | 'bonus', track: number) => {
    const less = rollAndWrite.copy(state);
    less.sheets[seat]![kind] -= tallyOf(track);
    return Math.max(0, evaluator(state, seat) - evaluator(less, seat));
  };
  const stars = countOf(state.sheets[seat]!.star, STAR.reroll);
  const cost = spend('star', STAR.reroll);
  let values = rollsAlone(state, seat, evaluator, spend);
  for (let left = 1; left < stars; left++) values = values.withReroll(cost);
  for (const move of movesOf(state, seat)) {
    if (rollAndWriteKind(move) !== KIND.reroll) continue;
    consider(move, values.after(after(state, seat, move).dice) - cost);
  }
}

/** The value of each possible roll now: the best tile that it pays for. */
function rollsAlone(
  state: RollAndWriteState,
  seat: Seat,
  evaluator: Evaluator,
  spend: (kind: 'star' | 'bonus', track: number) => number,
): RollValues {
  const best = new Float64Array(tiles.length).fill(Number.NEGATIVE_INFINITY);
  const { bonus, star } = state.sheets[seat]!;
  // White dice pay for everything, so one search finds the best place of every tile.
  const paid = rollAndWrite.copy(state);
  paid.dice = tallyOf(WHITE, DICE);
  paid.sheets[seat]!.star &= ~tallyOf(STAR.colourChange, 15);
  const kept = star & tallyOf(STAR.colourChange, 15);
  const withStars: Evaluator = (reached) => {
    reached.sheets[seat]!.star += kept;
    const value = evaluator(reached, seat);
    reached.sheets[seat]!.star -= kept;
    return value;
  };
  new TurnAlone(seat, withStars, (_, tile, value) => {
    if (tile >= 0) best[tile] = Math.max(best[tile]!, value);
  }).search(paid);
  const none = evaluator(state, seat);
  const changes = kept > 0;
  const changeCost = changes ? spend('star', STAR.colourChange) : 0;
  const bonusCosts = Array.from({ length: WHITE }, (_, colour) =>
    countOf(bonus, colour) > 0 ? spend('bonus', colour) : 0,
  );
  return new RollValues((dice) => {
    let value = none;
    for (const { index, colour, size } of tiles) {
      const hoped = best[index]!;
      if (hoped <= value) continue;
      const bonuses = Math.min(MAX_BONUSES, countOf(bonus, colour));
      const counting = countOf(dice, colour) + countOf(dice, WHITE);
      const missing = Math.max(0, size - counting);
      // A finished game needs nothing more.
      const scale = hoped === 0 ? 0 : 1;
      if (missing <= bonuses)
        value = Math.max(value, hoped - scale * missing * bonusCosts[colour]!);
      if (missing > 0 && changes) {
        const still = Math.max(0, missing - mostOfOthers(dice, colour));
        if (still <= bonuses) {
          value = Math.max(value, hoped - scale * (changeCost + still * bonusCosts[colour]!));
        }
      }
    }
    return value;
  });
}

/** The most dice of another colour that could be turned to white. */
function mostOfOthers(dice: number, colour: number): number {
  let most = 0;
  for (let face = 0; face < WHITE; face++) {
    if (face !== colour) most = Math.max(most, countOf(dice, face));
  }
  return most;
}

function movesOf(state: RollAndWriteState, seat: Seat): Move[] {
  return Array.from({ length: rollAndWrite.count(state, seat) }, (_, index) =>
    rollAndWrite.at(state, seat, index),
  );
}

function after(state: RollAndWriteState, seat: Seat, move: Move): RollAndWriteState {
  const reached = rollAndWrite.copy(state);
  rollAndWrite.applyUnchecked(reached, seat, move);
  return reached;
}
