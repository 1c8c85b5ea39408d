/** What the client says of a game without its rules is what the rules say. */
import { GAMES } from '@nyhavn/engine';
import { GOAL } from '@nyhavn/engine/house';
import { expect, it } from 'vitest';
import { GAME_IDS, moduleOf } from '../../src/games/registry.ts';

it('the client has the games of the engine, in their order', () => {
  expect([...GAME_IDS]).toEqual(GAMES.map(({ id }) => id));
});

it.each(GAMES)('$id: players, rulings and options are those of the engine', (game) => {
  const module = moduleOf(game.id)!;
  expect(module.players).toEqual(game.players);
  expect(module.rulingPrefix).toBe(game.rulings.prefix);
  const players = module.firstSeats.length;
  const options = Object.fromEntries(module.options.map(({ option, on }) => [option, on]));
  expect(game.setup({ players, startPlayer: 0, options }).ok).toBe(true);
});

it('the challenge of the day asks for as many points as end the game', () => {
  const goals = GAME_IDS.flatMap((id) => moduleOf(id)?.daily?.goal ?? []);
  expect(goals).toEqual([GOAL]);
});
