/** What the command line must know to have keepsakes made; nothing here needs a page. */
import type { RecordedGame } from '@nyhavn/engine';
import type { Ink, Paper } from '../../../art/paper/page.ts';
import type { Language } from '../../../store/languages.ts';

/** What can be chosen. */
interface KeepsakeChoices {
  readonly paper: Paper;
  readonly ink: Ink;
  readonly language: Language;
  /** Where the games were played; may be empty. */
  readonly place: string;
}

/** Makes a PDF with a page for each game; all of them are over. */
export type MakeKeepsakes = (
  games: readonly RecordedGame[],
  choices: KeepsakeChoices,
) => Promise<Uint8Array>;
