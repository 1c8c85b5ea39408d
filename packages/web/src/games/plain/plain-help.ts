/** Help at a table that has no help of its own: what the frame round it is. */
import { HelpDesk } from '../../table/help/desk.ts';
import type { HelpWords } from '../../words/en/help.ts';
import type { GameText } from '../../words/rules-text.ts';
import { Shelf } from '../../words/shelf.ts';

const words = new Shelf<HelpWords>(async (language) => ({
  words: (await import(`../../words/${language}/help.ts`)).help,
}));

const rules = new Shelf<GameText>(async () => ({
  words: { otherWords: '', sections: {}, figures: {}, rulings: {} },
}));

/** A help desk that answers questions about the frame alone. */
export function plainDesk(): HelpDesk {
  return new HelpDesk(
    async () => ({
      answer({ what, titles }: HelpWords, { name }) {
        const known: Readonly<Record<string, string>> = what;
        return { title: titles.status, what: known[name] ?? what.status, now: [], rules: [] };
      },
      hints: () => [],
      turnName: () => undefined,
      isHolding: () => false,
    }),
    { words, rules },
  );
}
