import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choose } from '../src/contract.ts';
import { copenhagen } from '../src/copenhagen/public.ts';
import { type Actor, actorsOf, type Game, legalTexts } from '../src/index.ts';
import { rollAndWrite } from '../src/roll-and-write/public.ts';
import { choices } from './random.ts';
import { CopenhagenReference } from './reference/copenhagen.ts';
import { ReferenceGame } from './reference/roll-and-write.ts';

/** The interface of a reference. */
interface Reference {
  state(): object;
  legal(seat: number): string[];
  chances(): ({ move: string } & ({ weight: number } | { probability: number }))[];
  apply(by: Actor, move: string, trusted?: boolean): void;
}

const tables = fc
  .record({ players: fc.integer({ min: 2, max: 4 }), start: fc.nat() })
  .map(({ players, start }) => ({ players, startPlayer: start % players }));

/** Plays a game in the engine and in its reference, avoiding some moves while there are others. */
function compare(game: Game, setup: object, reference: Reference, choose: Choose, avoided: RegExp) {
  const { players, startPlayer, options } = setup as Parameters<Game['setup']>[0];
  const begun = game.setup({ players, startPlayer, options });
  if (!begun.ok) throw new Error(begun.reason);
  let { state } = begun.value;
  for (;;) {
    expect(JSON.stringify(game.notation.picture(state))).toBe(JSON.stringify(reference.state()));
    for (let seat = 0; seat < players; seat++) {
      expect(legalTexts(game, state, seat)).toEqual(reference.legal(seat));
    }
    const actors = actorsOf(game, state);
    const by = actors[choose(Math.max(1, actors.length))];
    if (by === undefined) return;
    let move = game.at(state, by, choose(game.count(state, by)));
    for (let again = 0; again < 4 && avoided.test(game.notation.format(move)); again++) {
      move = game.at(state, by, choose(game.count(state, by)));
    }
    // The 78,125 ways to lay out the harbour are compared once, below.
    if (by === 'chance' && game.chances(state).length < 1000)
      expectSameChances(game, state, reference);
    reference.apply(by, game.notation.format(move), true);
    const next = game.apply(state, by, move);
    if (!next.ok) throw new Error(`${game.notation.format(move)}: ${next.reason}`);
    state = next.value;
  }
}

function expectSameChances(game: Game, state: object, reference: Reference): void {
  const tickets = game.count(state, 'chance');
  const mine = new Map(
    game.chances(state).map(({ move, weight }) => [game.notation.format(move), weight / tickets]),
  );
  const theirs = reference.chances();
  const total = theirs.reduce((sum, chance) => sum + likelihood(chance), 0);
  expect([...mine.keys()].sort()).toEqual(theirs.map(({ move }) => move).sort());
  for (const chance of theirs) {
    expect(mine.get(chance.move)).toBeCloseTo(likelihood(chance) / total, 12);
  }
}

function likelihood(chance: { weight: number } | { probability: number }): number {
  return 'weight' in chance ? chance.weight : chance.probability;
}

test('every state and every list of moves of Roll & Write is that of the plain reference', () => {
  const options = fc.record({
    mirror: fc.boolean(),
    passing: fc.constantFrom('forced' as const, 'always' as const),
  });
  const moods = fc.constantFrom(/^$/, /^(draw|end)/, /^(nox|single|reroll|recolour)/, /^mark -/);
  fc.assert(
    fc.property(tables, options, choices, moods, (table, rules, choose, avoided) => {
      const setup = { ...table, options: rules };
      compare(rollAndWrite, setup, new ReferenceGame(setup), choose, avoided);
    }),
    { numRuns: 60 },
  );
});

test('every state and every list of moves of Copenhagen is that of the plain reference', () => {
  const moods = fc.constantFrom(/^$/, /^(take|coat skip|end)/, /^build/, /^coat [a-e]/);
  fc.assert(
    fc.property(tables, choices, moods, (table, choose, avoided) => {
      const reference = new CopenhagenReference(table);
      compare(copenhagen, { ...table, options: {} }, reference, choose, avoided);
    }),
    { numRuns: 100 },
  );
});

test('the harbour of Copenhagen is laid out as likely as the reference says', () => {
  const begun = copenhagen.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  expectSameChances(
    copenhagen,
    begun.value.state,
    new CopenhagenReference({ players: 3, startPlayer: 0 }),
  );
});
