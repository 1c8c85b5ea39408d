import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actorsOf, rollAndWrite as game, legalTexts } from '../src/index.ts';
import { choices } from './random.ts';
import { ReferenceGame, type ReferenceSetup } from './reference/roll-and-write.ts';

const setups: fc.Arbitrary<ReferenceSetup> = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    start: fc.nat(),
    mirror: fc.boolean(),
    passing: fc.constantFrom('forced' as const, 'always' as const),
  })
  .map(({ players, start, mirror, passing }) => ({
    players,
    startPlayer: start % players,
    options: { mirror, passing },
  }));

/** Kinds of moves that a player of this mood avoids while there are others. */
const moods = fc.constantFrom(/^$/, /^(draw|end)/, /^(nox|single|reroll|recolour)/, /^mark -/);

test('every state and every list of moves is that of the plain reference', () => {
  fc.assert(
    fc.property(setups, choices, moods, (setup, choose, avoided) => {
      const begun = game.setup({ ...setup, options: { ...setup.options } });
      if (!begun.ok) throw new Error(begun.reason);
      let { state } = begun.value;
      const reference = new ReferenceGame(setup);
      for (;;) {
        expect(JSON.stringify(game.notation.picture(state))).toBe(
          JSON.stringify(reference.state()),
        );
        for (let seat = 0; seat < setup.players; seat++) {
          expect(legalTexts(game, state, seat)).toEqual(reference.legal(seat));
        }
        const outcomes = game.chances(state).map(({ move, weight }) => ({
          move: game.notation.format(move),
          weight,
        }));
        expect(outcomes.sort((a, b) => (a.move < b.move ? -1 : 1))).toEqual(reference.chances());

        const actors = actorsOf(game, state);
        const by = actors[choose(Math.max(1, actors.length))];
        if (by === undefined) return;
        let move = game.at(state, by, choose(game.count(state, by)));
        for (let again = 0; again < 4 && avoided.test(game.notation.format(move)); again++) {
          move = game.at(state, by, choose(game.count(state, by)));
        }
        reference.apply(by, game.notation.format(move), true);
        const next = game.apply(state, by, move);
        if (!next.ok) throw new Error(`${game.notation.format(move)}: ${next.reason}`);
        state = next.value;
      }
    }),
    { numRuns: 150 },
  );
});
