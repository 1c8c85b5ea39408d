/** What the compiler can't see of the words: names behind open lists, and that nothing was left in English. */
import { BOTS, LEVELS } from '@nyhavn/bots';
import { COPENHAGEN_MATERIAL, GAMES, ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine';
import { describe, expect, it } from 'vitest';
import { USUAL_BOT } from '../../src/store/plans.ts';
import { BOT_NAMES } from '../../src/table/bot-names.ts';
import { words as de } from '../../src/words/de/index.ts';
import { words as en } from '../../src/words/en/index.ts';
import { enumerated } from '../../src/words/enumerated.ts';
import { words as fr } from '../../src/words/fr/index.ts';
import { words as nl } from '../../src/words/nl/index.ts';

const ALL = { en, nl, de, fr };

/** Every sentence without parameters, by its place. */
function sentences(part: object, place: string): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    const here = `${place}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'object' && value !== null ? sentences(value, here) : [];
  });
}

it('the page offers the levels of the registry', () => {
  expect(BOT_NAMES).toEqual(LEVELS.map(({ name }) => name));
});

it('newcomers meet the second level first', () => {
  expect(USUAL_BOT).toBe(LEVELS[1]?.name);
});

describe.each(Object.entries(ALL))('words in %s', (language, words) => {
  it('has a name for every game, bot and tile', () => {
    for (const { id } of GAMES) {
      expect(words.common.games[id]).toBeTruthy();
      expect(words.home.about[id]).toBeTruthy();
    }
    for (const { name } of BOTS) expect(words.common.bots[name]?.about).toBeTruthy();
    for (const word of ['name', 'about'] as const) {
      const said = BOTS.map(({ name }) => words.common.bots[name]?.[word]);
      expect(new Set(said).size, `${word} of bots`).toBe(BOTS.length);
    }
    for (const { name } of ROLL_AND_WRITE_MATERIAL.tiles) {
      expect(words.rollAndWrite.shapes[name], name).toBeTruthy();
    }
    for (const { name } of COPENHAGEN_MATERIAL.tiles) {
      expect(words.copenhagen.shapes[name], name).toBeTruthy();
    }
  });

  it('says how strong a bot is, and of how many levels', () => {
    const { about } = words.common.bots[LEVELS[1]!.name]!;
    expect(words.setup.level(2, 5, about)).toMatch(
      new RegExp(`^\\w+ 2 \\w+ 5\\s?: ${about}$`, 'u'),
    );
  });

  it('leaves nothing empty, and refuses in sentences', () => {
    for (const [place, text] of sentences(words, language)) expect(text.trim(), place).not.toBe('');
    for (const [place, text] of sentences(words.refusals, language)) {
      expect(text, place).toMatch(/[.!?}]$/);
    }
  });

  if (language === 'en') return;

  it('is not English', () => {
    const english = new Map(sentences(en, ''));
    const same = sentences(words, '').filter(
      ([place, text]) => english.get(place) === text && text.split(' ').length > 3,
    );
    expect(same).toEqual([]);
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j', (things, text) => {
    expect(enumerated(things, 'and')).toBe(text);
    expect(en.common.list(things)).toBe(text);
  });
});
