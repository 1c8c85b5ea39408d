/** A bot sees what its seat may see: worlds that differ in the rest only are the same to it. */
import {
  type CopenhagenState,
  copenhagen,
  type Game,
  imagineCopenhagen,
  rollAndWrite,
  seenEvent,
} from '@nyhavn/engine';
import { describe, expect, test, vi } from 'vitest';
import { BOTS, seededRandom } from '../src/index.ts';
import { positionsOf } from './positions.ts';

/** Positions at which a seat is asked, a few of every game. */
function decisions(game: Game, players: number) {
  return [...positionsOf(game, players, ['greedy', 'random'], `honest ${players}`)]
    .flatMap(({ state, events }) => {
      const awaited = game.awaits(state);
      const seat = awaited.kind === 'seats' ? awaited.seats[0]! : -1;
      return seat >= 0 && game.count(state, seat) > 1
        ? [{ state, seat, seen: events.map((event) => seenEvent(game, event, seat)) }]
        : [];
    })
    .filter((_, index) => index % 20 === 7)
    .slice(0, 3);
}

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  test('plays the same whatever the hidden cards of Copenhagen are', () => {
    const positions = decisions(copenhagen, 3);
    expect(positions).toHaveLength(3);
    for (const [number, { state, seat, seen }] of positions.entries()) {
      const view = copenhagen.view(state as CopenhagenState, seat);
      const cards = seededRandom(`other ${number}`);
      const other = imagineCopenhagen(view, (limit) => cards.below(limit));
      expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
      const moves = [state as CopenhagenState, other].map((world) =>
        bot.choose({
          game: copenhagen,
          view: copenhagen.view(world, seat),
          seat,
          seen,
          random: seededRandom('lot'),
        }),
      );
      expect(moves[0]).toBe(moves[1]);
    }
  });

  test('plays the same whatever the dice will be, and changes nothing that it is shown', () => {
    for (const { state, seat, seen } of decisions(rollAndWrite, 2)) {
      const before = JSON.stringify(state);
      const chance = vi.spyOn(Math, 'random');
      const observation = () => ({
        game: rollAndWrite as Game,
        view: state,
        seat,
        seen,
        random: seededRandom('lot'),
      });
      const move = bot.choose(observation());
      expect(JSON.stringify(state)).toBe(before);
      expect(bot.choose(observation())).toBe(move);
      expect(chance).not.toHaveBeenCalled();
      chance.mockRestore();
    }
  });
});
