/** What Copenhagen says, and where each part of it is fetched. */
import type { COPENHAGEN_RULINGS } from '@nyhavn/engine/copenhagen';
import type { CopenhagenHelpWords } from '../en/games/copenhagen/help.ts';
import type { CopenhagenTable } from '../en/games/copenhagen/table.ts';
import { sayOf } from '../index.ts';
import type { LessonWords } from '../learn.ts';
import type { GameText } from '../rules-text.ts';
import { Shelf } from '../shelf.ts';

/** The sections of its rules, in the order in which they are read; links point at them. */
export const COPENHAGEN_SECTIONS = [
  'goal',
  'material',
  'set-up',
  'turn',
  'taking',
  'building',
  'placing',
  'scoring',
  'coats',
  'abilities',
  'pile',
  'end',
] as const;

/** The pictures of its rules. */
type Figure =
  | 'goal'
  | 'tiles'
  | 'harbour'
  | 'neighbours'
  | 'apart'
  | 'extra'
  | 'cost'
  | 'neighbour'
  | 'turning'
  | 'supported'
  | 'floating'
  | 'scoring'
  | 'coats'
  | 'abilities'
  | 'pile';

/** Its rules. */
export type CopenhagenText = GameText<
  (typeof COPENHAGEN_SECTIONS)[number],
  Figure,
  (typeof COPENHAGEN_RULINGS)[number]
>;

/** What its table says. */
export function sayCopenhagen(): CopenhagenTable {
  return sayOf('copenhagen/table');
}

/** Help and tips. */
export const helpWords = new Shelf<CopenhagenHelpWords>(
  (language) => import(`../${language}/games/copenhagen/help.ts`),
);

/** The lesson. */
export const lessonWords = new Shelf<LessonWords>(
  (language) => import(`../${language}/games/copenhagen/learn.ts`),
);

/** The rules. */
export const rulesText = new Shelf<CopenhagenText>(
  (language) => import(`../${language}/games/copenhagen/rules.ts`),
);
