/** What Roll & Write says, and where each part of it is fetched. */
import type { ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine/roll-and-write';
import type { RollAndWriteHelpWords } from '../en/games/roll-and-write/help.ts';
import type { RealDiceWords } from '../en/games/roll-and-write/real-dice.ts';
import type { RollAndWriteTable } from '../en/games/roll-and-write/table.ts';
import { sayOf } from '../index.ts';
import type { LessonWords } from '../learn.ts';
import type { GameText } from '../rules-text.ts';
import { Shelf } from '../shelf.ts';

/** The sections of its rules, in the order in which they are read; links point at them. */
export const ROLL_AND_WRITE_SECTIONS = [
  'goal',
  'sheet',
  'set-up',
  'turn',
  'tile',
  'drawing',
  'scoring',
  'coats',
  'tracks',
  'abilities',
  'others',
  'end',
  'two-players',
  'options',
  'odds',
] as const;

/** The pictures of its rules. */
type Figure =
  | 'goal'
  | 'sheet'
  | 'dice'
  | 'bonus'
  | 'supported'
  | 'floating'
  | 'gap'
  | 'rotate'
  | 'scoring'
  | 'coats'
  | 'tracks'
  | 'abilities'
  | 'others'
  | 'twoPlayers';

/** Its rules. */
export type RollAndWriteText = GameText<
  (typeof ROLL_AND_WRITE_SECTIONS)[number],
  Figure,
  (typeof ROLL_AND_WRITE_RULINGS)[number]
> & { readonly odds: OddsWords };

/** What stands around the odds of dice. */
interface OddsWords {
  readonly caption: string;
  /** Above the sizes of tiles. */
  readonly size: string;
  /** Above the chances with so many re-rolls. */
  readonly reRolls: readonly string[];
  readonly anyColour: string;
  readonly oneColour: string;
}

/** What its table says. */
export function sayRollAndWrite(): RollAndWriteTable {
  return sayOf('roll-and-write/table');
}

/** Help and tips. */
export const helpWords = new Shelf<RollAndWriteHelpWords>(
  (language) => import(`../${language}/games/roll-and-write/help.ts`),
);

/** The lesson. */
export const lessonWords = new Shelf<LessonWords>(
  (language) => import(`../${language}/games/roll-and-write/learn.ts`),
);

/** The rules. */
export const rulesText = new Shelf<RollAndWriteText>(
  (language) => import(`../${language}/games/roll-and-write/rules.ts`),
);

/** What is said where people roll real dice. */
export const realDice = new Shelf<RealDiceWords>(
  (language) => import(`../${language}/games/roll-and-write/real-dice.ts`),
);
