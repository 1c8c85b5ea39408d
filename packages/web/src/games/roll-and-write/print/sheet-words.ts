/** What sheets say, in the language that was chosen for them. */
import type { Language } from '../../../store/languages.ts';
import type { RollAndWriteWords } from '../../../words/en/games/roll-and-write/index.ts';
import type { PrintWords } from '../../../words/en/games/roll-and-write/print.ts';
import type { RollAndWriteTable } from '../../../words/en/games/roll-and-write/table.ts';
import type { Words } from '../../../words/en/index.ts';

/** The words of sheets, beside those that the game has anyway. */
export interface SheetWords {
  readonly sheet: PrintWords['sheet'];
  readonly rules: PrintWords['rules'];
  readonly name: string;
  readonly game: RollAndWriteTable;
  readonly common: Words['common'];
}

function load(
  language: Language,
): Promise<
  [
    { words: PrintWords },
    { words: RollAndWriteTable },
    { words: RollAndWriteWords },
    { words: Words },
  ]
> {
  return Promise.all([
    import(`../../../words/${language}/games/roll-and-write/print.ts`),
    import(`../../../words/${language}/games/roll-and-write/table.ts`),
    import(`../../../words/${language}/games/roll-and-write/index.ts`),
    import(`../../../words/${language}/index.ts`),
  ]);
}

/** Has the words of a language brought. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  const [{ words: print }, { words: game }, { words: about }, { words }] = await load(language);
  const { sheet, rules } = print;
  return { sheet, rules, name: about.name, game, common: words.common };
}
