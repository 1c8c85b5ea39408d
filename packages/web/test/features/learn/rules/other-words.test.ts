/** A search finds a rule by other words for it, in each language, also where a letter is wrong. */
import { describe, expect, it } from 'vitest';
import { chapterOf, found } from '../../../../src/features/learn/rules/chapter.ts';
import type { Thesaurus } from '../../../../src/features/learn/rules/other-words.ts';
import { hasAll, soughtIn } from '../../../../src/features/learn/rules/search.ts';
import { rules as copenhagen } from '../../../../src/games/copenhagen/rules.ts';
import { rules as rollAndWrite } from '../../../../src/games/roll-and-write/rules.ts';
import { LANGUAGES } from '../../../../src/store/languages.ts';

/** What people type, and the section of Roll & Write that has to be found. */
const QUERIES: Readonly<Record<string, readonly (readonly [query: string, section: string])[]>> = {
  en: [
    ['joker', 'tile'],
    ['wild', 'tile'],
    ['wildcard', 'sheet'],
    ['tie', 'end'],
    ['tiebreaker', 'end'],
    ['tiebraker', 'end'],
    ['how does the game end?', 'end'],
    ['shield', 'coats'],
    ['sheild', 'coats'],
    ['X', 'drawing'],
    ['brick', 'drawing'],
    ['reroll', 'abilities'],
    ['colum', 'scoring'],
  ],
  nl: [
    ['joker', 'tile'],
    ['gelijkspel', 'end'],
    ['tiebreaker', 'end'],
    ['hoe eindigt het spel?', 'end'],
    ['schild', 'coats'],
    ['wapenshild', 'coats'],
    ['baksteen', 'drawing'],
    ['reroll', 'abilities'],
  ],
  de: [
    ['Joker', 'tile'],
    ['unentschieden', 'end'],
    ['Tiebreaker', 'end'],
    ['Wie endet das Spiel?', 'end'],
    ['Schild', 'coats'],
    ['Wapen', 'coats'],
    ['Ziegel', 'drawing'],
    ['reroll', 'abilities'],
  ],
  fr: [
    ['joker', 'tile'],
    ['départage', 'end'],
    ['egalite', 'end'],
    ['comment finit la partie ?', 'end'],
    ['bouclier', 'coats'],
    ['blasson', 'coats'],
    ['croix', 'drawing'],
    ['relancer', 'abilities'],
  ],
  da: [
    ['joker', 'tile'],
    ['uafgjort', 'end'],
    ['tiebreaker', 'end'],
    ['hvordan slutter spillet?', 'end'],
    ['skjold', 'coats'],
    ['vabenskjold', 'coats'],
    ['kryds', 'drawing'],
    ['reroll', 'abilities'],
  ],
};

async function wordsOf(language: string) {
  const src = '../../../../src/words';
  const [drawn, built, book] = await Promise.all([
    import(`${src}/${language}/games/roll-and-write/rules.ts`),
    import(`${src}/${language}/games/copenhagen/rules.ts`),
    import(`${src}/${language}/rules/index.ts`),
  ]);
  const thesaurus: Thesaurus = book.words;
  return {
    thesaurus,
    drawn: chapterOf(drawn.words, rollAndWrite),
    built: chapterOf(built.words, copenhagen),
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(QUERIES[language] ?? [])('“%s” finds the section %s', async (query, section) => {
    const { drawn, thesaurus } = await wordsOf(language);
    expect(found(drawn, query, thesaurus).sections.map(({ id }) => id)).toContain(section);
  });

  it('every word that others stand for is one of the rules', async () => {
    const { drawn, built, thesaurus } = await wordsOf(language);
    const texts = JSON.stringify([drawn, built]).replaceAll('**', '');
    const missing = [thesaurus.same, drawn.otherWords, built.otherWords]
      .join(';')
      .split(';')
      .map((group) => group.split(':')[0] ?? '')
      .filter((word) => !hasAll(texts, [soughtIn(word).join(' ')]));
    expect(missing).toEqual([]);
  });

  it('nonsense finds nothing', async () => {
    const { drawn, thesaurus } = await wordsOf(language);
    expect(found(drawn, 'xylophone', thesaurus).sections).toEqual([]);
  });
});
