import fc from 'fast-check';
import { expect } from 'vitest';
import type { Choose } from '../src/contract.ts';
import { actorsOf, type Game, type GameState, legalTexts, REFUSALS } from '../src/index.ts';
import { choices } from './random.ts';

/** A move with one thing about it changed: a character, a word, the order of a list, its ending. */
function mutate(text: string, choose: Choose, endings: readonly string[]): string {
  const letters = 'RBPGYWabcde123456789-,=> ';
  const place = choose(text.length);
  const letter = letters[choose(letters.length)] ?? '';
  const words = text.split(' ');
  const word = choose(words.length);
  switch (choose(6)) {
    case 0:
      return text.slice(0, place) + letter + text.slice(place + 1);
    case 1:
      return text.slice(0, place) + letter + text.slice(place);
    case 2:
      return text.slice(0, place) + text.slice(place + 1);
    case 3:
      return words.toSpliced(word, 1).join(' ');
    case 4:
      return words.with(word, words[word]?.split(',').reverse().join(',') ?? '').join(' ');
    default:
      return `${text}${endings[choose(endings.length)]}`;
  }
}

/** Random games of which moves are tried that are nearly legal. */
interface Trial {
  readonly game: Game;
  readonly positions: (choose: Choose) => Iterable<GameState>;
  readonly endings: readonly string[];
  readonly numRuns: number;
}

/** Expects that moves which are not listed are refused with a code; gives how many were. */
export function refuseUnlisted({ game, positions, endings, numRuns }: Trial): number {
  let refused = 0;
  fc.assert(
    fc.property(choices, (choose) => {
      for (const state of positions(choose)) {
        for (const by of actorsOf(game, state)) {
          if (by === 'chance') continue;
          const legal = legalTexts(game, state, by);
          for (let tries = 0; tries < 10; tries++) {
            const text = mutate(legal[choose(legal.length)] ?? '', choose, endings);
            const move = game.notation.parse(text);
            const result = move.ok ? game.apply(state, by, move.value) : move;
            expect(result.ok, text).toBe(legal.includes(text));
            if (result.ok) continue;
            expect(REFUSALS).toContain(result.reason);
            refused++;
          }
        }
      }
    }),
    { numRuns },
  );
  return refused;
}
