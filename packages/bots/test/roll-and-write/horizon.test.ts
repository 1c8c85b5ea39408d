/** The outlook between two turns: tables of rolls know the best ends, and the last turn is exact. */
import type { Game } from '@nyhavn/engine';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { describe, expect, test } from 'vitest';
import { Horizon } from '../../src/roll-and-write/horizon.ts';
import { isLastTurn } from '../../src/roll-and-write/last-turn.ts';
import { Takings } from '../../src/roll-and-write/settled.ts';
import { isReroll } from '../../src/roll-and-write/turn.ts';
import { turnEnds } from '../../src/turn-ends.ts';
import { positionsOf } from '../positions.ts';

/** States in which a whole roll is awaited. */
function rollsOf(players: number, seed: string): RollAndWriteState[] {
  const positions = positionsOf(rollAndWrite as Game, players, ['foreman', 'greedy'], seed);
  return [...positions]
    .map(({ state }) => state as RollAndWriteState)
    .filter(({ rolling, rolled }) => rolling > 0 && !rolled);
}

/** Turns with more ends than about this are not searched completely. */
const ENDS = 10_000;

/** All ends of a turn in which no dice are rolled again, the others' dice not yet taken. */
function endsOf(rolled: RollAndWriteState): RollAndWriteState[] {
  const ends = turnEnds(rollAndWrite, rolled, rolled.active, ENDS, (_, move) => !isReroll(move));
  return ends.map(({ state }) => state as RollAndWriteState);
}

/** The sheet and the tiles after a turn. */
function ownPart(end: RollAndWriteState, seat: number): string {
  const { low, high, bricksLow, bricksHigh, score, marked, bonus, star } = end.sheets[seat]!;
  const isOpen = end.active === seat;
  const whole = [bonus + (isOpen ? end.newBonus : 0), star + (isOpen ? end.newStar : 0)];
  return [low, high, bricksLow, bricksHigh, score, marked, ...whole, end.gone].join(' ');
}

const ROLLS = [2, 3, 4].map(
  (players) => [players, rollsOf(players, `promise ${players}`)] as const,
);

describe.each(ROLLS)('with %i', (players, rolls) => {
  test('the best end of a roll can be reached, and there is none that is much better', () => {
    const horizon = new Horizon();
    for (const turn of rolls.filter((_, index) => index % 9 === 4)) {
      const table = horizon.table(turn);
      for (const { move } of rollAndWrite.chances(turn).filter((_, index) => index % 90 === 7)) {
        const rolled = rollAndWrite.copy(turn);
        rollAndWrite.applyUnchecked(rolled, 'chance', move);
        const best = table.end(rolled.dice);
        const ends = endsOf(rolled);
        if (ends.length >= ENDS / 2) continue;
        expect(ends.map((end) => ownPart(end, turn.active))).toContain(ownPart(best, turn.active));
        const takings = new Takings(turn, horizon.hope);
        const hopes = ends.map((end) => {
          takings.end(end);
          return horizon.hope(end, turn.active);
        });
        expect(Math.max(...hopes)).toBeLessThan(horizon.hope(best, turn.active) + 0.05);
      }
    }
  });

  test('where a turn is the last one, its chance is that of the best ends of all rolls', () => {
    const horizon = new Horizon();
    for (const state of rolls.filter(isLastTurn)) {
      const [exact, counted] = [horizon.of(state), horizon.table(state).after(0)];
      for (let seat = 0; seat < players; seat++) {
        expect(exact[seat]).toBeCloseTo(counted[seat]!, 1);
      }
    }
  });
});
