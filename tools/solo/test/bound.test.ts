import { BOTS, type Bot, botNamed } from '@nyhavn/bots';
import { countOf, type Event } from '@nyhavn/engine';
import { countCells } from '@nyhavn/engine/house';
import {
  ROLL_AND_WRITE_MATERIAL,
  rollAndWrite,
  spokenRollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestTurns } from '../src/bound.ts';
import { type Dice, diceOf, type RoundOfDice } from '../src/chance.ts';
import { SETUP, turnsAlone } from '../src/game.ts';
import { FRAMES, pointsWithin } from '../src/lines.ts';
import { Marks } from '../src/marks.ts';
import { reachOf } from '../src/reach.ts';

const { faces, trackPoints, trackLength } = ROLL_AND_WRITE_MATERIAL;

/** All that a bot saw of a game alone, up to its last decision. */
function eventsOf(name: string, seed: string): readonly Event[] {
  let events: readonly Event[] = [];
  const bot: Bot = {
    name,
    choose(observation) {
      events = [...observation.seen];
      return botNamed(name)!.choose(observation);
    },
  };
  turnsAlone(bot, seed, 0);
  return events;
}

function stateAtStart() {
  const begun = rollAndWrite.setup(SETUP);
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

const letters = (dice: Dice) =>
  [...dice]
    .sort()
    .map((face) => faces[face])
    .join('');

const PLAYERS = ['random', 'greedy', 'carpenter', 'architect', 'harbour-master'];

describe.each(PLAYERS)('a game of %s', (name) => {
  test.each(['one', 'two', 'three'])('fits the easier rules (%s)', (seed) => {
    const state = stateAtStart();
    const sheet = state.sheets[0]!;
    const others: Dice[] = [];
    let [rerolls, changes, coatSquares, coatBoxes, bricksAllowed] = [0, 0, 0, 0, 0];
    let seen = 0;
    for (const { by, move } of eventsOf(name, seed)) {
      const round = diceOf(seed, 0, state.round);
      const text = spokenRollAndWrite(rollAndWrite.notation.format(move));
      if (text.verb === 'roll' && !state.rolled) {
        const dice = state.active === 0 ? round.own : round.others[state.active - 1]!;
        expect(text.dice).toBe(letters(dice));
        if (state.active > 0) others.push(dice);
        else [rerolls, changes] = [0, 0];
      } else if (text.verb === 'roll') {
        expect(text.dice).toBe(letters(round.again[rerolls - 1]!.slice(0, state.rolling)));
        seen++;
      } else if (text.verb === 'reroll') rerolls++;
      else if (text.verb === 'recolour') changes++;
      else if (text.verb === 'coatSquare') coatSquares++;
      else if (text.verb === 'coatTrack') coatBoxes++;
      else if (text.verb === 'single' && !state.noX) bricksAllowed++;
      else if (text.verb === 'draw') {
        if (text.x !== undefined) bricksAllowed++;
        const colour = faces.findIndex((face) => text.tile.startsWith(face));
        const reach = reachOf(round, rerolls, changes)[rerolls]![changes]!;
        expect(text.dice.length).toBeLessThanOrEqual(reach[colour]!);
      }
      rollAndWrite.applyUnchecked(state, by, move);
      const squares = countCells(sheet.low, sheet.high);
      const bricks = countCells(sheet.bricksLow, sheet.bricksHigh);
      expect(bricks).toBe(bricksAllowed);
      const boxes = faces.slice(0, 5).map((_, track) => countOf(sheet.marked, track));
      const full = boxes.filter((marked) => marked === trackLength).length;
      const most = pointsWithin(squares, squares - bricks) + full * trackPoints;
      expect(sheet.score).toBeLessThanOrEqual(most);
      expect(new Marks(others).coatsFor(boxes)).toBeLessThanOrEqual(coatBoxes);
      const drawn = squares - coatSquares;
      expect(FRAMES.some((frame) => frame.markingCoats(drawn) >= coatBoxes)).toBe(true);
      expect(FRAMES.some((frame) => frame.squares(drawn, coatBoxes) >= squares)).toBe(true);
    }
    if (name === 'random') expect(seen).toBeGreaterThan(0);
  });
});

describe('the fewest turns', () => {
  test.each(BOTS.map((bot) => [bot.name, bot] as const))(
    'are never more than %s takes',
    (_, bot) => {
      fc.assert(
        fc.property(fc.string(), fc.nat(99), (seed, deal) => {
          const turns = turnsAlone(bot, seed, deal);
          expect(fewestTurns((round) => diceOf(seed, deal, round))).toBeLessThanOrEqual(turns);
        }),
        { numRuns: 12 },
      );
    },
  );

  const always = (own: string, again: string, others: string) => (): RoundOfDice => {
    const dice = (text: string): Dice =>
      [...text].map((face) => faces.indexOf(face as (typeof faces)[number]));
    return {
      own: dice(own),
      again: Array.from({ length: 6 }, () => dice(again)),
      isKnown: true,
      others: [dice(others), dice(others)],
    };
  };

  test('with white dice only: three turns bring 20 squares and 10 points, four bring enough', () => {
    expect(fewestTurns(always('WWWWW', 'WWWWW', 'WWWWW'))).toBe(4);
  });

  test('are more where dice never fit together, and more again where nothing can be marked', () => {
    const [marks, none] = ['WWWWW', 'RRRRR'].map((others) =>
      fewestTurns(always('RBPGY', 'RBPGY', others)),
    );
    expect(marks).toBeGreaterThan(4);
    expect(none).toBeGreaterThan(marks!);
  });

  test('are not more where a die is white instead', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(4), (deal, die) => {
        const dice = (round: number) => diceOf('white', deal, round);
        const whitened = (round: number) => {
          const { own, ...rest } = dice(round);
          return { ...rest, own: own.with(die, 5) };
        };
        expect(fewestTurns(whitened)).toBeLessThanOrEqual(fewestTurns(dice));
      }),
      { numRuns: 12 },
    );
  });
});
