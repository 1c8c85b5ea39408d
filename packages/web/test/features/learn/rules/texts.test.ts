/** That nothing is missing in the book, in any language, and that its links lead somewhere. */
import { COPENHAGEN_RULINGS, GAMES, ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine';
import { describe, expect, it } from 'vitest';
import { type Chapter, chapterOf, prosesIn } from '../../../../src/features/learn/rules/chapter.ts';
import { plain, runsOf } from '../../../../src/features/learn/rules/markup.ts';
import { gameOfRuling, RULINGS } from '../../../../src/features/learn/rules/rulings.ts';
import { FIGURES as COPENHAGEN_FIGURES } from '../../../../src/games/copenhagen/figures.tsx';
import { FIGURES as ROLL_AND_WRITE_FIGURES } from '../../../../src/games/roll-and-write/figures.tsx';
import { words as de } from '../../../../src/words/de/rules/index.ts';
import { type BookWords, words as en } from '../../../../src/words/en/rules/index.ts';
import { words as fr } from '../../../../src/words/fr/rules/index.ts';
import { words as nl } from '../../../../src/words/nl/rules/index.ts';
import { type BookGame, SECTIONS } from '../../../../src/words/rules-sections.ts';

const ALL: Readonly<Record<string, BookWords>> = { en, nl, de, fr };
const ENGINE: Readonly<Record<BookGame, readonly string[]>> = {
  'roll-and-write': ROLL_AND_WRITE_RULINGS,
  copenhagen: COPENHAGEN_RULINGS,
};
const FIGURES = { 'roll-and-write': ROLL_AND_WRITE_FIGURES, copenhagen: COPENHAGEN_FIGURES };
const games = Object.keys(SECTIONS) as BookGame[];

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
  expect([...games].sort()).toEqual(GAMES.map(({ id }) => id).sort());
  for (const game of games) {
    expect(RULINGS[game]).toEqual(ENGINE[game]);
    for (const ruling of ENGINE[game]) expect(gameOfRuling(ruling)).toBe(game);
  }
  expect(gameOfRuling('RW-99')).toBeUndefined();
});

describe.each(games)('the rules of %s', (game) => {
  describe.each(Object.entries(ALL))('in %s', (language, words) => {
    const chapter = chapterOf(words, game);

    it('have every section, with a title and a text', () => {
      expect(chapter.sections.map(({ id }) => id)).toEqual(SECTIONS[game]);
      for (const { id, title, text } of chapter.sections) {
        expect(title.trim(), id).not.toBe('');
        expect(text.length, id).toBeGreaterThan(0);
      }
    });

    it('have a question, an answer, a reason and something to try for every ruling', () => {
      expect(chapter.rulings.map(({ id }) => id)).toEqual(ENGINE[game]);
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
      const places: readonly (string | undefined)[] = [...SECTIONS[game], ...ENGINE[game]];
      for (const prose of proses(chapter)) {
        for (const { to } of runsOf(prose))
          if (to !== undefined) expect(places, prose).toContain(to);
        expect(plain(prose)).not.toMatch(/\*\*|\]\(/);
      }
    });

    it('have a caption for every picture, and every picture in some section', () => {
      const shown = chapter.sections.flatMap(({ figures }) => figures);
      for (const { name, caption } of shown) expect(caption, name).toMatch(/[.]$/);
      expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(FIGURES[game]).sort());
    });

    it('have tables with as many cells in every row as in their heads', () => {
      for (const block of chapter.sections.flatMap(({ text }) => text)) {
        if (typeof block === 'string' || !('head' in block)) continue;
        for (const row of block.rows) expect(row, String(row)).toHaveLength(block.head.length);
      }
    });

    it('have the numbers of the English ones', () => {
      const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join();
      const english = chapterOf(en, game);
      chapter.sections.forEach(({ id, text }, index) => {
        const original = english.sections[index]?.text ?? [];
        expect(numbers(JSON.stringify(text)), id).toBe(numbers(JSON.stringify(original)));
      });
    });

    if (language === 'en') return;

    it('are not English', () => {
      const english = new Set(everything(chapterOf(en, game)));
      const same = everything(chapter).filter((text) => /[a-z]{3}.* .* /.test(text));
      expect(same.filter((text) => english.has(text))).toEqual([]);
    });
  });
});
