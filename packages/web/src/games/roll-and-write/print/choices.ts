/** The options of printed sheets. */
import type { Ink, Paper, PerPage } from '../../../art/paper/page.ts';
import type { Language } from '../../../store/languages.ts';

/** The kinds of sheets. */
export const SHEETS = ['player', 'facades', 'both'] as const;
/** The most papers of a kind that one document holds. */
export const MAX_COPIES = 20;

/** Everything that a document of sheets depends on. */
export interface Choices {
  readonly sheet: (typeof SHEETS)[number];
  readonly paper: Paper;
  readonly perPage: PerPage;
  readonly ink: Ink;
  readonly language: Language;
  /** True if the rules are printed on the back of every sheet. */
  readonly rules: boolean;
  /** The number of sheets of each kind. */
  readonly copies: number;
}

/** The options by default. */
export const DEFAULT_CHOICES: Choices = {
  sheet: 'both',
  paper: 'a4',
  perPage: 1,
  ink: 'colour',
  language: 'en',
  rules: true,
  copies: 1,
};
