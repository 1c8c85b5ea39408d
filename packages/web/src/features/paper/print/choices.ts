/** What can be chosen before sheets are printed. */
import type { Language } from '../../../store/languages.ts';

/** Which sheets. */
export const SHEETS = ['player', 'facades', 'both'] as const;
/** On which paper. */
export const PAPERS = ['a4', 'letter'] as const;
/** How many sheets lie on one page. */
export const PER_PAGE = [1, 2, 4] as const;
/** With how much ink. */
export const INKS = ['colour', 'saving'] as const;
/** The most papers of a kind that one document holds. */
export const MOST_COPIES = 20;

/** One of those papers. */
export type Paper = (typeof PAPERS)[number];
/** One of those numbers of sheets on a page. */
export type PerPage = (typeof PER_PAGE)[number];
/** One of those inks. */
export type Ink = (typeof INKS)[number];

/** Everything that a document of sheets depends on. */
export interface Choices {
  readonly sheet: (typeof SHEETS)[number];
  readonly paper: Paper;
  readonly perPage: PerPage;
  readonly ink: Ink;
  readonly language: Language;
  /** Whether the rules are printed on the back of every sheet. */
  readonly rules: boolean;
  /** How many papers of each kind. */
  readonly copies: number;
}

/** What is printed where nothing else is said. */
export const DEFAULT_CHOICES: Choices = {
  sheet: 'both',
  paper: 'a4',
  perPage: 1,
  ink: 'colour',
  language: 'en',
  rules: true,
  copies: 1,
};
