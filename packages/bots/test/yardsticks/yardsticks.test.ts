import { GAMES, type Move } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import { type Match, playDeal, seededRandom } from '../../src/index.ts';
import { flat } from './flat.ts';
import { bots } from './index.ts';
import { uct } from './uct.ts';

const LITTLE = [flat('flat', { playouts: 8 }), uct('uct', { playouts: 8 })];

describe.each(GAMES.map((game) => [game.id, game] as const))('yardsticks in %s', (_, game) => {
  test.each(LITTLE.map((bot) => [bot.name, bot] as const))('%s plays to the end', (_, bot) => {
    const match: Match = { game, players: 2, options: {}, bots: [bot], seed: 'y', now: () => 0 };
    const played = playDeal(match, 0, [0, 0]);
    expect(played.won.reduce((sum, share) => sum + share)).toBe(1);
    expect(playDeal(match, 0, [0, 0])).toEqual(played);
  });
});

test.each(['flat-200', 'uct-200'])('%s takes what wins at once', (name) => {
  // A game of one move: the highest number wins.
  const game = {
    ...GAMES[0]!,
    id: 'highest',
    awaits: (state: { move?: number }) =>
      state.move === undefined
        ? { kind: 'seats' as const, seats: [0] }
        : { kind: 'over' as const, winners: [state.move === 9 ? 0 : 1] },
    count: (state: { move?: number }) => (state.move === undefined ? 10 : 0),
    at: (_state: object, _by: unknown, index: number) => index as Move,
    advance(state: { move?: number }, _by: unknown, move: Move) {
      state.move = move;
    },
    copy: (state: object) => ({ ...state }),
    notation: {
      ...GAMES[0]!.notation,
      picture: () => ({
        active: 0,
        players: [
          { score: 0, empty: 0 },
          { score: 0, empty: 0 },
        ],
        winners: null,
      }),
    },
  };
  const bot = bots.find((one) => one.name === name)!;
  for (const seed of ['1', '2', '3']) {
    const random = seededRandom(seed);
    expect(bot.choose({ game, view: {}, seat: 0, random, seen: [] })).toBe(9);
  }
});
