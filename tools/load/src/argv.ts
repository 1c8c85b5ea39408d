/** The arguments of `npm run load --`. */
import { KINDS, type Kind } from './measure.ts';

/** The parts of what is measured with many processes. */
export const PARTS = ['processes', 'tables', 'spectators', 'length', 'bots'] as const;

/** One of them. */
export type Part = (typeof PARTS)[number];

/** The numbers of tables at which servers are compared. */
export const SIZES = [100, 1000] as const;

/** The parsed arguments: a comparison of servers, a cluster, or a usage error. */
export type LoadOptions =
  | {
      readonly kind: 'compare';
      readonly servers: readonly Kind[];
      readonly sizes: readonly number[];
      readonly isProfiled: boolean;
    }
  | {
      readonly kind: 'cluster';
      readonly parts: readonly Part[];
      /** True if what is found goes into the docs. */
      readonly isWritten: boolean;
      readonly isProfiled: boolean;
    }
  | { readonly kind: 'wrong'; readonly message: string };

const USAGE = `npm run load                    the server beside others, some ten minutes
npm run load -- [${KINDS.join('|')} …] [${SIZES.join('|')}] [--profile]
                                five minutes for a number of tables, or 90 seconds for one server
npm run load -- cluster           one, two and three servers on Postgres and Redis
npm run load -- cluster [${PARTS.join('|')} …] [--profile]
npm run load -- cluster --write   puts what is found into docs/scale.md`;

/** Those of a list that were named; all of them if none was. */
function named<Name>(all: readonly Name[], argv: readonly unknown[]): readonly Name[] {
  const some = all.filter((name) => argv.includes(name));
  return some.length > 0 ? some : all;
}

/** Reads the argv; one that is not known makes all of it wrong. */
export function readArgv(argv: readonly string[]): LoadOptions {
  const isCluster = argv[0] === 'cluster';
  const known = isCluster
    ? ['cluster', ...PARTS, '--profile', '--write']
    : [...KINDS, ...SIZES.map(String), '--profile'];
  const wrong = argv.find((word) => !known.includes(word));
  if (wrong !== undefined) return { kind: 'wrong', message: `What is “${wrong}”?\n\n${USAGE}` };
  const isProfiled = argv.includes('--profile');
  if (!isCluster) {
    const sizes = named(SIZES, argv.map(Number));
    return { kind: 'compare', servers: named(KINDS, argv), sizes, isProfiled };
  }
  const parts = named(PARTS, argv);
  const isWritten = argv.includes('--write');
  return isWritten && parts.length < PARTS.length
    ? { kind: 'wrong', message: `Only all parts together are written.\n\n${USAGE}` }
    : { kind: 'cluster', parts, isWritten, isProfiled };
}
