/** What the compiler can't see of the words: names behind open lists, and that nothing was left in English. */
import { BOTS, LEVELS } from '@nyhavn/bots';
import { GAMES } from '@nyhavn/engine';
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/store/languages.ts';
import { USUAL_BOT } from '../../src/store/plans.ts';
import { BOT_NAMES } from '../../src/table/bot-names.ts';
import type { CopenhagenTable } from '../../src/words/en/games/copenhagen/table.ts';
import type { RollAndWriteTable } from '../../src/words/en/games/roll-and-write/table.ts';
import type { GameWords } from '../../src/words/games/game-words.ts';
import { fetchWords } from '../../src/words/index.ts';
import { tellers } from '../speaking.ts';

await tellers();
const ALL = await Promise.all(LANGUAGES.map((language) => fetchWords(language)));
const en = ALL.find(({ language }) => language === 'en')!;

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

describe.each(ALL)('words in $language', ({ language, words, added }) => {
  const rollAndWrite = added['roll-and-write/table'] as RollAndWriteTable;
  const copenhagen = added['copenhagen/table'] as CopenhagenTable;

  it('has a name for every game, bot and tile', () => {
    for (const { id } of GAMES) {
      const { name, about } = added[id] as GameWords;
      expect(name).toBeTruthy();
      expect(about).toBeTruthy();
    }
    for (const { name } of BOTS) expect(words.common.bots[name]?.about).toBeTruthy();
    for (const word of ['name', 'about'] as const) {
      const said = BOTS.map(({ name }) => words.common.bots[name]?.[word]);
      expect(new Set(said).size, `${word} of bots`).toBe(BOTS.length);
    }
    for (const { name } of ROLL_AND_WRITE_MATERIAL.tiles) {
      expect(rollAndWrite.shapes[name], name).toBeTruthy();
    }
    for (const { name } of COPENHAGEN_MATERIAL.tiles) {
      expect(copenhagen.shapes[name], name).toBeTruthy();
    }
  });

  it('says how strong a bot is, and of how many levels', () => {
    const { about } = words.common.bots[LEVELS[1]!.name]!;
    expect(words.setup.level(2, 5, about)).toMatch(
      new RegExp(`^\\w+ 2 \\w+ 5\\s?: ${about}$`, 'u'),
    );
  });

  it('leaves nothing empty, and refuses in sentences', () => {
    for (const [place, text] of sentences({ words, added }, language))
      expect(text.trim(), place).not.toBe('');
    for (const [place, text] of sentences(words.refusals, language)) {
      expect(text, place).toMatch(/[.!?}]$/);
    }
  });

  if (language === 'en') return;

  it('is not English', () => {
    const english = new Map(sentences({ words: en.words, added: en.added }, ''));
    const same = sentences({ words, added }, '').filter(
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
    expect(en.words.common.list(things)).toBe(text);
  });
});
