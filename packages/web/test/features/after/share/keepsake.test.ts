/** Keepsakes, as those see them who hold them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { readFonts } from '../../../../src/art/paper/fonts.ts';
import { INKS, PAPERS, SIZES } from '../../../../src/art/paper/page.ts';
import { Printer } from '../../../../src/art/paper/printer.ts';
import { courseInWords, courseOf } from '../../../../src/features/after/share/course.ts';
import { drawKeepsake, printable } from '../../../../src/features/after/share/keepsake.ts';
import { keepsakeOf } from '../../../../src/features/after/share/keepsake-tale.ts';
import { sculpture } from '../../../../src/games/house/sculpture.ts';
import { common } from '../../../../src/words/en/common.ts';
import { home } from '../../../../src/words/en/home.ts';
import { words } from '../../../../src/words/en/share.ts';
import { speak, tellers } from '../../../speaking.ts';

const TELLERS = await tellers();

import { picturesOf, textsOf } from '../../../games/roll-and-write/print/pictures.ts';
import { finished, STRANGE } from './finished.ts';

let printer: Printer;
beforeAll(async () => {
  await speak();
  printer = new Printer(await readFonts());
});

describe.each(TELLERS)('$id', (front) => {
  // Each paper in one of the inks: neither changes what is said.
  test.each(PAPERS.map((paper, at) => ({ paper, ink: INKS[at] ?? 'colour' })))(
    'says who built what, where and how: %o',
    async ({ paper, ink }) => {
      const replay = finished(front, STRANGE);
      const more = { sculpture, seats: replay.seats, date: '1 May 2026', place: 'Gøteborg' };
      const told = keepsakeOf(front, replay, words, more);
      const pdf = await printer.write(
        [drawKeepsake(told, words, { paper, ink }, printer.measure)],
        { title: told.shown.title, language: 'en' },
      );
      const [text = '', ...others] = textsOf(pdf);
      expect(others).toEqual([]);
      for (const { name, score } of told.shown.views) {
        expect(text).toContain(name.slice(0, 8));
        expect(text).toContain(told.shown.points(score));
      }
      for (const part of ['1 May 2026', 'Gøteborg', words.went, ...told.course]) {
        expect(text).toContain(part);
      }
      const [page] = picturesOf(pdf, 60);
      const [width, height] = SIZES[paper];
      expect(Math.abs((page?.width ?? 0) - (width * 60) / 72)).toBeLessThanOrEqual(1);
      expect(Math.abs((page?.height ?? 0) - (height * 60) / 72)).toBeLessThanOrEqual(1);
      if (ink === 'saving') expect(page?.colourfulness()).toBeLessThan(3);
      else expect(page?.colourfulness()).toBeGreaterThan(100);
    },
  );

  test('the points of its sources are those of the houses', () => {
    const replay = finished(front, ['Anna', 'Ben', 'Cem']);
    const { shown, results } = keepsakeOf(front, replay, words, {
      sculpture,
      seats: replay.seats,
      date: '',
      place: '',
    });
    results.forEach(({ sources }, at) => {
      const sum = sources.reduce((total, { points }) => total + points, 0);
      expect(sum).toBe(shown.views[at]?.score);
    });
  });

  test('whoever led last has not fewer points than anybody', () => {
    const replay = finished(front, ['Anna', 'Ben']);
    const { turns, leads, best } = courseOf(replay);
    expect(turns).toBeGreaterThan(5);
    const scores = replay.picture.value.players.map(({ score }) => score);
    const last = leads.at(-1);
    if (scores[0] !== scores[1]) expect(scores[last?.seat ?? -1]).toBe(Math.max(...scores));
    expect(best?.points).toBeGreaterThan(0);
    expect(leads.every(({ seat }, at) => seat !== leads[at - 1]?.seat)).toBe(true);
  });
});

test('names keep the letters that can be printed', () => {
  expect(printable('Øjvind Ćosić 🏠', 'x')).toBe('Øjvind Cosic');
  expect(printable('שלום', 'Player 3')).toBe('Player 3');
});

test('whoever has no name is spoken to', () => {
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];
  const you = { name: home.you, isYou: true };
  const course = {
    turns: 9,
    leads: [{ turn: 3, seat: 0 }],
    best: { turn: 4, seat: 0, points: 3 },
  };
  expect(courseInWords(course, seats, words)).toEqual([
    words.turns(9),
    words.led(you, 3),
    words.best(you, common.points(3), 4),
  ]);
  for (const front of TELLERS) {
    const replay = finished(front, ['Anna', 'Freja']);
    const { shown, course: told } = keepsakeOf(front, replay, words, {
      sculpture,
      seats,
      date: '',
      place: '',
    });
    expect(shown.title).toBeOneOf([
      words.wins(you),
      words.wins({ name: 'Freja', isYou: false }),
      words.share(common.list([home.you, 'Freja'])),
    ]);
    expect(told.join(' ')).not.toContain(`${home.you}’s`);
    expect(shown.views[0]?.name).toBe(home.you);
  }
});
