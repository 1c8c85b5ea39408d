/** Finding words in the book, whatever their case and accents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterOf, found } from '../../../../src/features/learn/rules/chapter.ts';
import { runsOf } from '../../../../src/features/learn/rules/markup.ts';
import {
  hasAll,
  markedParts,
  rulingIn,
  soughtIn,
} from '../../../../src/features/learn/rules/search.ts';
import { rules as copenhagen } from '../../../../src/games/copenhagen/rules.ts';
import { rules as rollAndWrite } from '../../../../src/games/roll-and-write/rules.ts';
import { words as de } from '../../../../src/words/de/games/copenhagen/rules.ts';
import { words as en } from '../../../../src/words/en/games/copenhagen/rules.ts';
import { words as drawn } from '../../../../src/words/en/games/roll-and-write/rules.ts';
import { words as book } from '../../../../src/words/en/rules/index.ts';
import { words as fr } from '../../../../src/words/fr/games/copenhagen/rules.ts';

describe('words', () => {
  it.each([
    ['Fenêtre', 'fenetre'],
    ['La fenêtre', 'FENÊTRE la'],
    ['größer', 'grosser'],
    ['Coup d’œil', "d'oeil"],
    ['Re-roll', 're-roll'],
  ])('%s has %s', (text, query) => {
    expect(hasAll(text, soughtIn(query))).toBe(true);
  });

  it('must all occur', () => {
    expect(hasAll('a row and a column', soughtIn('row column'))).toBe(true);
    expect(hasAll('a row and a column', soughtIn('row track'))).toBe(false);
  });
});

describe('marks', () => {
  it('stand where the words are', () => {
    const marked = (text: string, query: string) =>
      markedParts(text, soughtIn(query))
        .map(({ text: part, isHit }) => (isHit ? `<${part}>` : part))
        .join('');
    expect(marked('Une fenêtre éclairée', 'ecl fen')).toBe('Une <fen>être <écl>airée');
    expect(marked('Die Straße', 'STRASSE')).toBe('Die <Straße>');
    expect(marked('banana', 'ana')).toBe('b<anana>');
    expect(marked('banana', '')).toBe('banana');
  });

  it('never change a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        const parts = markedParts(text, words.flatMap(soughtIn));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('rulings', () => {
  it.each(['RW-9', 'rw9', ' rw-9 ', 'rw 9', 'RW-09'])('%s is RW-9', (query) => {
    expect(rulingIn(query)).toBe('RW-9');
    const { sections, rulings } = found(chapterOf(drawn, rollAndWrite), query, book);
    expect(sections).toEqual([]);
    expect(rulings.map(({ id }) => id)).toEqual(['RW-9']);
  });

  it.each(['rw', '9', 'rw-9 tile'])('%s is none', (query) => {
    expect(rulingIn(query)).toBeUndefined();
  });
});

describe('the book', () => {
  it('is shown in full if nothing is searched for', () => {
    const chapter = chapterOf(en, copenhagen);
    expect(found(chapter, ' ', book)).toEqual({ ...chapter, sought: [] });
  });

  it('finds sections and rulings by their words', () => {
    const { sections, rulings } = found(chapterOf(en, copenhagen), 'end card', book);
    expect(sections.map(({ id }) => id)).toContain('pile');
    expect(sections.map(({ id }) => id)).not.toContain('scoring');
    expect(rulings.map(({ id }) => id)).toContain('CO-11');
    expect(found(chapterOf(de, copenhagen), 'WAPPEN', book).sections).not.toEqual([]);
    expect(found(chapterOf(fr, copenhagen), 'fenetre', book).sections).not.toEqual([]);
    expect(found(chapterOf(en, copenhagen), 'xylophone', book)).toMatchObject({
      sections: [],
      rulings: [],
    });
  });
});

it('markup is terms, links and numbers of rulings', () => {
  expect(runsOf('A **term**, [a link](#two-players) (RW-12).')).toEqual([
    { text: 'A ' },
    { text: 'term', isTerm: true },
    { text: ', ' },
    { text: 'a link', to: 'two-players' },
    { text: ' (' },
    { text: 'RW-12', to: 'RW-12' },
    { text: ').' },
  ]);
});
