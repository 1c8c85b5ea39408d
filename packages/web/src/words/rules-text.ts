/** What the words of the rules look like, in every language. */
import type { COPENHAGEN_RULINGS, ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine';
import type { BookGame, Section } from './rules-sections.ts';

/** The number of a ruling, of one game or of either. */
export type Ruling<Game extends BookGame = BookGame> = {
  'roll-and-write': (typeof ROLL_AND_WRITE_RULINGS)[number];
  copenhagen: (typeof COPENHAGEN_RULINGS)[number];
}[Game];

/** The pictures of each game's rules. */
export interface FigureNames {
  'roll-and-write':
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
  copenhagen:
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
}

/**
 * A piece of text. Between `**` stands a term, `[words](#section)` is a link, and so is the number of
 * a ruling by itself.
 */
export type Prose = string;

/** A table with names of columns, and of rows in its first column. */
export interface Grid {
  readonly head: readonly Prose[];
  readonly rows: readonly (readonly Prose[])[];
}

/** A paragraph, a list, or a table. */
export type Block = Prose | readonly Prose[] | Grid;

/** A section of the rules. */
export interface SectionText {
  readonly title: string;
  readonly text: readonly Block[];
}

/** A ruling. */
export interface RulingText {
  /** As people ask it. */
  readonly question: string;
  readonly answer: Prose;
  readonly reason: Prose;
  /** What to do at the table that was prepared for it. */
  readonly trial: string;
}

/** The rules of one game. */
export interface GameText<Game extends BookGame> {
  readonly sections: Readonly<Record<Section<Game>, SectionText>>;
  readonly figures: Readonly<Record<FigureNames[Game], string>>;
  readonly rulings: Readonly<Record<Ruling<Game>, RulingText>>;
}
