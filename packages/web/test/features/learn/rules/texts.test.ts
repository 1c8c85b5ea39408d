/** That nothing is missing in the book, in any language, and that its links lead somewhere. */
import { GAMES } from '@nyhavn/engine';
import { describe, expect, it } from 'vitest';
import { type Chapter, chapterOf, prosesIn } from '../../../../src/features/learn/rules/chapter.ts';
import { plain, runsOf } from '../../../../src/features/learn/rules/markup.ts';
import { GAME_IDS, gameOfRuling, moduleOf } from '../../../../src/games/registry.ts';
import { LANGUAGES } from '../../../../src/store/languages.ts';
import type { GameText } from '../../../../src/words/rules-text.ts';

async function textIn(language: string, game: string): Promise<GameText> {
  return (await import(`../../../../src/words/${language}/games/${game}/rules.ts`)).words;
}

const ALL = await Promise.all(
  GAMES.map(async ({ id: game, rulings: { ids } }) => {
    const texts = LANGUAGES.map(async (language) => [language, await textIn(language, game)]);
    return {
      game,
      ids,
      book: (await moduleOf(game)?.rules?.book())!,
      texts: (await Promise.all(texts)) as [string, GameText][],
      en: await textIn('en', game),
    };
  }),
);

/** Every text of a chapter with markup. */
function proses({ sections, rulings }: Chapter): string[] {
  return [
    ...sections.flatMap(({ text }) => text.flatMap(prosesIn)),
    ...rulings.flatMap(({ answer, reason }) => [answer, reason]),
  ].filter((prose) => prose !== '');
}

/** Everything that a chapter says. */
function everything(chapter: Chapter): string[] {
  return [
    ...proses(chapter).map(plain),
    ...chapter.sections.flatMap(({ title, figures }) => [title, ...figures.map((f) => f.caption)]),
    ...chapter.rulings.flatMap(({ question, trial }) => [question, trial]),
  ];
}

it('the book is about all games and all rulings of the engine', () => {
  expect([...GAME_IDS]).toEqual(GAMES.map(({ id }) => id));
  for (const { game, ids, book } of ALL) {
    expect(Object.keys(book.rulings)).toEqual(ids);
    for (const ruling of ids) expect(gameOfRuling(ruling)).toBe(game);
  }
  expect(gameOfRuling('XX-1')).toBeUndefined();
});

describe.each(ALL)('the rules of $game', ({ ids, book, texts, en }) => {
  describe.each(texts)('in %s', (language, text) => {
    const chapter = chapterOf(text, book);

    it('have every section, with a title and a text', () => {
      expect(chapter.sections.map(({ id }) => id)).toEqual(book.sections);
      for (const { id, title, text } of chapter.sections) {
        expect(title.trim(), id).not.toBe('');
        expect(text.length, id).toBeGreaterThan(0);
      }
    });

    it('have a question, an answer, a reason and something to try for every ruling', () => {
      expect(chapter.rulings.map(({ id }) => id)).toEqual(ids);
      for (const { id, question, answer, reason, trial } of chapter.rulings) {
        expect(question, id).toMatch(/\?$/);
        for (const sentence of [answer, reason, trial]) expect(sentence, id).toMatch(/[.”“»’]$/);
      }
    });

    it('mention every ruling in the section that it belongs to', () => {
      for (const { id, section } of chapter.rulings) {
        const text = chapter.sections.find((other) => other.id === section.id)?.text ?? [];
        const links = text.flatMap(prosesIn).flatMap(runsOf);
        expect(
          links.map(({ to }) => to),
          section.id,
        ).toContain(id);
      }
    });

    it('link only to places that there are', () => {
      const places: readonly (string | undefined)[] = [...book.sections, ...ids];
      for (const prose of proses(chapter)) {
        for (const { to } of runsOf(prose))
          if (to !== undefined) expect(places, prose).toContain(to);
        expect(plain(prose)).not.toMatch(/\*\*|\]\(/);
      }
    });

    it('have a caption for every picture, and every picture in some section', () => {
      const shown = chapter.sections.flatMap(({ figures }) => figures);
      for (const { name, caption } of shown) expect(caption, name).toMatch(/[.]$/);
      expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(book.figures).sort());
    });

    it('have tables with as many cells in every row as in their heads', () => {
      for (const block of chapter.sections.flatMap(({ text }) => text)) {
        if (typeof block === 'string' || !('head' in block)) continue;
        for (const row of block.rows) expect(row, String(row)).toHaveLength(block.head.length);
      }
    });

    it('have the numbers of the English ones', () => {
      const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
      const english = chapterOf(en, book);
      chapter.sections.forEach(({ id, text }, index) => {
        const original = english.sections[index]?.text ?? [];
        expect(numbers(JSON.stringify(text)), id).toBe(numbers(JSON.stringify(original)));
      });
    });

    if (language === 'en') return;

    it('are not English', () => {
      const english = new Set(everything(chapterOf(en, book)));
      const same = everything(chapter).filter((text) => /[a-z]{3}.* .* /.test(text));
      expect(same.filter((text) => english.has(text))).toEqual([]);
    });
  });
});
