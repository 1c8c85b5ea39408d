import { join } from 'node:path';

/** A trace that is kept, and the command that makes it. */
export interface Golden {
  readonly file: string;
  readonly argv: readonly string[];
}

const FOLDER = join(import.meta.dirname, 'golden');

/** The golden traces. Written by `npm run golden`, reviewed as a diff. */
export const GOLDEN: readonly Golden[] = ['roll-and-write', 'copenhagen'].flatMap((game) =>
  [2, 3, 4].map((players) => ({
    file: join(FOLDER, `${game}-${players}.jsonl`),
    argv: [
      ...['sim', '--game', game, '--players', String(players)],
      ...['--seed', 'golden', '--bots', 'random,greedy', '--trace'],
    ],
  })),
);

/** Reviews that are kept: the games of two, quickly looked at. */
export const GOLDEN_REVIEWS: readonly Golden[] = ['roll-and-write', 'copenhagen'].map((game) => ({
  file: join(FOLDER, `review-${game}.txt`),
  argv: ['review', join(FOLDER, `${game}-2.jsonl`), '--quick'],
}));
