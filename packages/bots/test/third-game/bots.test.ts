import './index.ts';
import {
  BOTS,
  beginReview,
  hasReview,
  idle,
  playDeal,
  playMatch,
  seededRandom,
} from '@nyhavn/bots';
import { expect, test } from 'vitest';
import { thirdGame } from '../../../engine/test/third-game/index.ts';

function begin(players: number) {
  const begun = thirdGame.setup({ players, startPlayer: 0, options: { hidden: true } });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

test.each([...BOTS, idle])('$name plays a game from outside to its end', (bot) => {
  const state = begin(3);
  const events = [...playMatch(thirdGame, state, [bot], seededRandom('outside'))];
  expect(thirdGame.awaits(state).kind).toBe('over');
  if (bot === idle) {
    const kept = events.filter(({ move }) => thirdGame.notation.format(move) === 'keep');
    expect(kept).toEqual([]);
  }
});

test('the arena deals the same dice to everyone', () => {
  const bots = BOTS.filter(({ name }) => ['apprentice', 'harbour-master'].includes(name));
  const match = {
    game: thirdGame,
    players: 2,
    options: {},
    bots,
    seed: 'outside',
    now: () => 0,
  };
  const played = playDeal(match, 1, [0, 1]);
  expect(playDeal(match, 1, [0, 1])).toEqual(played);
  expect(played.rounds).toBe(4);
  expect(played.places).toContain(1);
});

test('a game without an analyst has no reviews, and says so', () => {
  expect(hasReview(thirdGame)).toBe(false);
  expect(() => beginReview({ game: thirdGame, start: begin(2), events: [] })).toThrow(
    'third-game has no reviews',
  );
});
