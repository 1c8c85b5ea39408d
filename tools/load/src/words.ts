/** What may stand behind `npm run load --`. */
import { KINDS, type Kind } from './measure.ts';

/** The parts of what is measured with many processes. */
export const PARTS = ['processes', 'tables', 'spectators', 'length', 'bots'] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

/** The numbers of tables at which servers are compared. */
export const SIZES = [100, 1000] as const;

/** What is wanted: servers beside each other, our own in numbers, or it is not clear. */
export type Wanted =
  | {
      readonly kind: 'compare';
      readonly servers: readonly Kind[];
      readonly sizes: readonly number[];
      readonly isProfiled: boolean;
    }
  | {
      readonly kind: 'fleet';
      readonly parts: readonly Part[];
      /** Whether what is found goes into the docs. */
      readonly isWritten: boolean;
      readonly isProfiled: boolean;
    }
  | { readonly kind: 'wrong'; readonly message: string };

const USAGE = `npm run load                    the server beside others, some ten minutes
npm run load -- [${KINDS.join('|')} …] [${SIZES.join('|')}] [--profile]
                                five minutes for a number of tables, or 90 seconds for one server
npm run load -- fleet           one, two and three servers on Postgres and Redis
npm run load -- fleet [${PARTS.join('|')} …] [--profile]
npm run load -- fleet --write   puts what is found into docs/scale.md`;

/** Those of a list that were named; all of them if none was. */
function named<Name>(all: readonly Name[], words: readonly unknown[]): readonly Name[] {
  const some = all.filter((name) => words.includes(name));
  return some.length > 0 ? some : all;
}

/** Reads the words; one that is not known makes all of it wrong. */
export function readWords(words: readonly string[]): Wanted {
  const isFleet = words[0] === 'fleet';
  const known = isFleet
    ? ['fleet', ...PARTS, '--profile', '--write']
    : [...KINDS, ...SIZES.map(String), '--profile'];
  const wrong = words.find((word) => !known.includes(word));
  if (wrong !== undefined) return { kind: 'wrong', message: `What is “${wrong}”?\n\n${USAGE}` };
  const isProfiled = words.includes('--profile');
  if (!isFleet) {
    const sizes = named(SIZES, words.map(Number));
    return { kind: 'compare', servers: named(KINDS, words), sizes, isProfiled };
  }
  const parts = named(PARTS, words);
  const isWritten = words.includes('--write');
  return isWritten && parts.length < PARTS.length
    ? { kind: 'wrong', message: `Only all parts together are written.\n\n${USAGE}` }
    : { kind: 'fleet', parts, isWritten, isProfiled };
}
