import { describe, expect, it } from 'vitest';
import { TILES as COPENHAGEN_TILES } from '../../../src/games/copenhagen/material.ts';
import { COPENHAGEN_TOPICS } from '../../../src/games/copenhagen/topics.ts';
import { cellsOf, LINES } from '../../../src/games/house/help/lines.ts';
import { partOfHouse } from '../../../src/games/house/help/point.ts';
import { SHARED_TOPICS } from '../../../src/games/house/topics.ts';
import { TILES } from '../../../src/games/roll-and-write/material.ts';
import { ROLL_AND_WRITE_TOPICS } from '../../../src/games/roll-and-write/topics.ts';
import { LANGUAGES } from '../../../src/store/settings.ts';
import type { HelpAnswer } from '../../../src/table/help/answer.ts';
import { topicIn, topicText } from '../../../src/table/help/topic.ts';
import { COPENHAGEN_SECTIONS } from '../../../src/words/games/copenhagen.ts';
import { ROLL_AND_WRITE_SECTIONS } from '../../../src/words/games/roll-and-write.ts';
import { speak } from '../../speaking.ts';
import { GAMES, helpIn, type Known, tablesOf } from './tables.ts';

const SECTIONS = {
  'roll-and-write': ROLL_AND_WRITE_SECTIONS,
  copenhagen: COPENHAGEN_SECTIONS,
};

/** How many rulings each game has. */
const RULINGS = { 'roll-and-write': 20, copenhagen: 11 } as const;

/** Everything that can be asked about at a table, whether it is there at this moment or not. */
function topicsOf({ game, table }: Known): string[] {
  const seats = table.seats.map((_, seat) => seat);
  const houses = seats.flatMap((seat) => [
    topicText('house', seat),
    topicText('opponent', seat),
    topicText('score', seat),
    ...LINES.flatMap((line) => [
      topicText(line.kind, seat, line.name),
      topicText('coat', seat, line.name),
      ...(line.kind === 'row' ? cellsOf(line).map((cell) => topicText('cell', seat, cell)) : []),
    ]),
  ]);
  const special =
    game === 'copenhagen'
      ? [
          ...[...COPENHAGEN_TILES.map(({ name }) => name), 'W'].map((n) => topicText('tile', n)),
          ...[1, 2, 3, 4, 5, 6, 7].map((place) => topicText('harbour-card', place)),
          ...[...'RBPGY'].map((colour) => topicText('card', colour)),
          ...['any', 'extra', 'discount', 'change', 'both'].flatMap((ability) => [
            topicText('ability', ability),
            topicText('coat-take', ability),
          ]),
        ]
      : [
          ...TILES.flatMap(({ name }) => [topicText('tile', name, 0), topicText('tile', name, 1)]),
          ...[0, 1, 2, 3, 4].map((die) => topicText('die', die)),
          ...[...'RBPGY'].flatMap((colour) => [
            topicText('star', colour),
            topicText('face', colour),
            ...seats.flatMap((seat) => [
              topicText('track', seat, colour),
              ...[1, 5, 9].map((box) => topicText('box', seat, colour, box)),
            ]),
          ]),
        ];
  const plain = game === 'copenhagen' ? COPENHAGEN_TOPICS : ROLL_AND_WRITE_TOPICS;
  // These are never asked about without saying which.
  const taken = new Set<string>(
    'house cell tile card ability coat-take box track star harbour-card'.split(' '),
  );
  return [
    ...houses,
    ...special,
    ...[...SHARED_TOPICS, ...plain].filter(
      (name) => !taken.has(name) && name !== 'row' && name !== 'column',
    ),
    'nothing-that-is-known',
  ];
}

function expectWhole(known: Known, text: string, answer: HelpAnswer): void {
  const said = [answer.title, answer.what, ...answer.now];
  for (const sentence of said) {
    expect(sentence.trim(), text).not.toBe('');
    expect(sentence, text).not.toMatch(/undefined|NaN|\[object/);
  }
  for (const place of answer.rules) {
    const [, number] = /^(?:RW|CO)-(\d+)$/.exec(place) ?? [];
    if (number === undefined) expect(SECTIONS[known.game] as readonly string[]).toContain(place);
    else expect(Number(number)).toBeLessThanOrEqual(RULINGS[known.game]);
  }
}

describe.each(GAMES)('help in %s', (game) => {
  it.each(LANGUAGES)('has an answer to everything in %s', async (language) => {
    await speak(language);
    const words = await helpIn(language, game);
    for (const known of tablesOf(game, `answers ${language}`, 3, 29)) {
      for (const text of topicsOf(known)) {
        const answer = known.help.answer(words, topicIn(text));
        expectWhole(known, text, answer);
        for (const more of answer.more ?? []) {
          expect(known.help.answer(words, topicIn(more)).title, more).toBeTruthy();
        }
      }
    }
  });

  it.each([2, 3, 4])('says what the engine says of tiles, with %i players', async (players) => {
    await speak('en');
    const en = await helpIn('en', game);
    for (const known of tablesOf(game, 'tiles', players, 3)) {
      const legal = known.table.legal.value.map(({ text }) => text);
      if (known.game === 'copenhagen') {
        for (const { name } of COPENHAGEN_TILES) {
          const isLegal = legal.some((text) => text.startsWith(`build ${name} `));
          const { isPossible } = known.help.answer(en, topicIn(topicText('tile', name)));
          expect(isPossible, name).toBe(isLegal);
        }
        continue;
      }
      const { crossed } = known.table.picture.value;
      for (const { name, copies } of TILES) {
        for (let copy = 0; copy < Math.max(1, copies); copy++) {
          const isCrossed = copy < (crossed[name] ?? 0);
          const isLegal = legal.some(
            (text) => text.startsWith(`draw ${name} `) && text.endsWith(' again') === isCrossed,
          );
          const { isPossible } = known.help.answer(en, topicIn(topicText('tile', name, copy)));
          expect(isPossible, `${name} ${copy}`).toBe(isLegal);
        }
      }
    }
  });

  it('says what the engine says of ending a turn, and of cells', async () => {
    await speak('en');
    const en = await helpIn('en', game);
    for (const known of tablesOf(game, 'cells', 2, 7)) {
      const legal = known.table.legal.value.map(({ text }) => text);
      const { isPossible } = known.help.answer(en, topicIn('end'));
      expect(isPossible).toBe(legal.includes('end'));
      const turn = known.table.turn.value;
      if (turn.kind !== 'person') continue;
      for (const cell of LINES.slice(0, 9).flatMap(cellsOf)) {
        const answer = known.help.answer(en, topicIn(topicText('cell', turn.seat, cell)));
        const fills = legal.some(
          (text) => /^(draw|build|single|coat)/.test(text) && cellsIn(text).includes(cell),
        );
        if (answer.isPossible !== undefined) expect(answer.isPossible, cell).toBe(fills);
      }
    }
  });
});

/** The cells that a move fills. */
function cellsIn(text: string): string[] {
  return (
    text
      .split(' ')
      .find((part) => /^[a-e]\d(,[a-e]\d)*$/.test(part))
      ?.split(',') ?? []
  );
}

describe('words', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s is not English',
    async (language) => {
      const flat = (part: object, place: string): [string, string][] =>
        Object.entries(part).flatMap(([name, value]): [string, string][] => {
          if (typeof value === 'string') return [[`${place}.${name}`, value]];
          return typeof value === 'object' ? flat(value as object, `${place}.${name}`) : [];
        });
      for (const game of GAMES) {
        const english = new Map(flat(await helpIn('en', game), ''));
        const same = flat(await helpIn(language, game), '').filter(
          ([place, text]) => english.get(place) === text && text.split(' ').length > 2,
        );
        expect(same).toEqual([]);
      }
    },
  );
});

describe('a point on a house', () => {
  it.each([
    [122, 43, 'score 2'],
    [42, 440, 'cell 2 a1'],
    [202, 110, 'cell 2 e9'],
    [232, 400, 'coat 2 2'],
    [10, 400, 'row 2 2'],
    [82, 85, 'coat 2 b'],
    [20, 60, 'house 2'],
    [122, 478, 'house 2'],
  ])('%i, %i is %s', (x, y, text) => {
    expect(partOfHouse(topicIn('house 2'), { x, y })).toEqual(topicIn(text));
  });
});
