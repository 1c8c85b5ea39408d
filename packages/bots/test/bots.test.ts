import { GAMES, type GameState, legalTexts } from '@nyhavn/engine';
import { rollAndWrite as game, type RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import { describe, expect, test } from 'vitest';
import { BOTS, botNamed, chanceEvent, playMatch, seededRandom } from '../src/index.ts';

function begin(players: number): RollAndWriteState {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

function after(
  state: RollAndWriteState,
  ...events: (readonly [by: number | 'chance', move: string])[]
) {
  return events.reduce((before, [by, text]) => {
    const move = game.notation.parse(text);
    const next = move.ok ? game.apply(before, by, move.value) : move;
    if (!next.ok) throw new Error(`${text}: ${next.reason}`);
    return next.value;
  }, state);
}

describe('numbers from a seed', () => {
  test('are the same for the same seed', () => {
    const numbers = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers('quay')).toEqual(numbers('quay'));
    expect(numbers('quay')).not.toEqual(numbers('quays'));
  });

  test('stay below the limit and are spread evenly', () => {
    const random = seededRandom('even');
    const found = new Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll++) {
      const face = random.below(6);
      found[face] = (found[face] ?? 0) + 1;
    }
    for (const times of found) expect(Math.abs(times - 10_000)).toBeLessThan(500);
    for (let draw = 0; draw < 1000; draw++) expect(random.below(2 ** 45)).toBeLessThan(2 ** 45);
  });
});

/** Those who look far ahead are watched for a few rounds only. */
const FAR_SIGHTED = ['harbour-master'];
const FEW_DECISIONS = 6;

describe.each(BOTS.flatMap((bot) => GAMES.map((game) => [bot.name, game.id, bot, game] as const)))(
  '%s in %s',
  (name, _, bot, rules) => {
    const most = FAR_SIGHTED.includes(name) ? FEW_DECISIONS : Number.POSITIVE_INFINITY;

    function atStart(): GameState {
      const begun = rules.setup({ players: 3, startPlayer: 0, options: {} });
      if (!begun.ok) throw new Error(begun.reason);
      return begun.value.state;
    }

    /** A match whose every event the referee has accepted, as a record spells it. */
    function refereed(): string[] {
      let judged = atStart();
      const texts: string[] = [];
      let decisions = 0;
      for (const { by, move } of playMatch(rules, atStart(), [bot], seededRandom('seed'))) {
        const next = rules.apply(judged, by, move);
        if (!next.ok) throw new Error(`${by} ${rules.notation.format(move)}: ${next.reason}`);
        judged = next.value;
        texts.push(`${by} ${rules.notation.format(move)}`);
        if (by !== 'chance' && ++decisions === most) return texts;
      }
      expect(rules.awaits(judged).kind).toBe('over');
      return texts;
    }

    test('makes legal moves to the end of the game, the same for the same seed', () => {
      expect(refereed()).toEqual(refereed());
    });
  },
);

test('random finds every legal move', () => {
  const state = after(begin(3), ['chance', 'roll RBPGY']);
  const random = seededRandom('all of them');
  const found = new Set<string>();
  for (let tries = 0; tries < 1000; tries++) {
    const move = botNamed('random')?.choose({ game, view: state, seat: 0, random, seen: [] });
    if (move !== undefined) found.add(game.notation.format(move));
  }
  expect([...found].sort()).toEqual(legalTexts(game, state, 0));
});

describe('greedy takes', () => {
  const choose = (state: RollAndWriteState, seed: string) => {
    const random = seededRandom(seed);
    const move = botNamed('greedy')?.choose({ game, view: state, seat: 0, random, seen: [] });
    return move === undefined ? '' : game.notation.format(move);
  };

  test('the most points', () => {
    const state = begin(3);
    const sheet = state.sheets[0];
    if (!sheet) throw new Error('no sheet');
    sheet.low = 0b01111;
    const rolled = after(state, ['chance', 'roll RRBBB']);
    for (const seed of ['1', '2', '3']) expect(choose(rolled, seed)).toMatch(/^draw .*e1/);
  });

  test('then the most squares', () => {
    const rolled = after(begin(3), ['chance', 'roll RRBBB']);
    for (const seed of ['1', '2', '3']) expect(choose(rolled, seed)).toMatch(/^draw B3 /);
  });

  test('then the fewest holes', () => {
    const rolled = after(begin(3), ['chance', 'roll RRRRR']);
    const holes = choose(rolled, '1').match(/a2|b2|c2|d2|e2/g) ?? [];
    expect(choose(rolled, '1')).toMatch(/^draw R5 /);
    expect(holes).toHaveLength(2);
  });

  test('a box rather than none', () => {
    const state = after(
      begin(3),
      ['chance', 'roll RRRBY'],
      [0, 'draw R3 a1,b1,b2 x=a1 dice=RRR'],
      [0, 'end'],
    );
    const random = seededRandom('box');
    const move = botNamed('greedy')?.choose({ game, view: state, seat: 1, random, seen: [] });
    expect(move === undefined ? '' : game.notation.format(move)).toMatch(/^mark [BY]$/);
  });
});

test('chance falls as often as it should', () => {
  const random = seededRandom('fair');
  const state = begin(2);
  const found = new Map<string, number>();
  for (let tries = 0; tries < 4000; tries++) {
    const text = game.notation.format(chanceEvent(game, state, random).move);
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  expect(found.size).toBe(4);
  for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});
