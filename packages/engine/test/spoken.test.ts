import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copenhagen } from '../src/copenhagen/public.ts';
import {
  spoken as spokenCopenhagen,
  unspoken as unspokenCopenhagen,
} from '../src/copenhagen/spoken.ts';
import type { Game, Setup } from '../src/index.ts';
import { rollAndWrite } from '../src/roll-and-write/public.ts';
import {
  spoken as spokenRollAndWrite,
  unspoken as unspokenRollAndWrite,
} from '../src/roll-and-write/spoken.ts';
import { actorsOf, movesOf } from '../src/tree.ts';
import { choices } from './random.ts';

/** Moves of one kind that are looked at in a state: chance has thousands. */
const SOME = 40;

/** Spelled again, from the parts. */
const GAMES: readonly (readonly [Game, Setup['options'], (text: string) => string])[] = [
  [rollAndWrite, {}, (text) => unspokenRollAndWrite(spokenRollAndWrite(text))],
  [
    rollAndWrite,
    { mirror: true, passing: 'always' },
    (text) => unspokenRollAndWrite(spokenRollAndWrite(text)),
  ],
  [copenhagen, {}, (text) => unspokenCopenhagen(spokenCopenhagen(text))],
];

test.each(GAMES)(
  'every move of $0.id $1 is spelled again from its parts',
  (game, options, again) => {
    const verbs = new Set<string>();
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 4 }), (choose, players) => {
        const begun = game.setup({ players, startPlayer: choose(players), options });
        if (!begun.ok) throw new Error(begun.reason);
        const { state } = begun.value;
        for (let event = 0; event < 200; event++) {
          const by = actorsOf(game, state)[0];
          if (by === undefined) return;
          const tickets = game.count(state, by);
          const moves = by === 'chance' && tickets > SOME ? [] : movesOf(game, state, by);
          const chosen = game.at(state, by, choose(tickets));
          for (const move of [chosen, ...moves.slice(0, SOME), ...moves.slice(-SOME)]) {
            for (const viewer of [undefined, 'spectator', 0] as const) {
              const text = game.notation.format(move, viewer);
              verbs.add(text.split(' ')[0]!);
              expect(again(text)).toBe(text);
            }
          }
          game.applyUnchecked(state, by, chosen);
        }
      }),
      { numRuns: 8 },
    );
    expect(verbs.size).toBeGreaterThan(5);
  },
);
