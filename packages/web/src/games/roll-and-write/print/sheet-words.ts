/** The words of sheets in the language that was chosen for them. */
import type { Language } from '../../../store/languages.ts';
import type { RollAndWriteWords } from '../../../words/en/games/roll-and-write/index.ts';
import type { PrintWords } from '../../../words/en/games/roll-and-write/print.ts';
import type { RollAndWriteTable } from '../../../words/en/games/roll-and-write/table.ts';
import type { FirstWords } from '../../../words/en/index.ts';

/** The words of sheets, beside those that the game has anyway. */
export interface SheetWords {
  readonly sheet: PrintWords['sheet'];
  readonly rules: PrintWords['rules'];
  readonly name: string;
  readonly game: RollAndWriteTable;
  readonly common: FirstWords['common'];
}

/** Loads the words of a language. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const [print, game, about, all]: [
    { words: PrintWords },
    { words: RollAndWriteTable },
    { words: RollAndWriteWords },
    { words: FirstWords },
  ] = await Promise.all([
    import(`../../../words/${language}/games/roll-and-write/print.ts`),
    import(`../../../words/${language}/games/roll-and-write/table.ts`),
    import(`../../../words/${language}/games/roll-and-write/index.ts`),
    import(`../../../words/${language}/index.ts`),
  ]);
  const { sheet, rules } = print.words;
  return { sheet, rules, name: about.words.name, game: game.words, common: all.words.common };
}
