/** Sheets turned into words and pictures, in which everything must be where people look for it. */
import { ROLL_AND_WRITE_MATERIAL as MATERIAL } from '@nyhavn/engine/roll-and-write';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type GroupMark,
  type Matrix,
  type Measure,
  SHEET_WIDTH,
} from '../../../../src/art/marks.ts';
import { PAINTS } from '../../../../src/art/palette.ts';
import { readFonts } from '../../../../src/art/paper/fonts.ts';
import { INKS, PAPERS, PER_PAGE, placesOf, SIZES } from '../../../../src/art/paper/page.ts';
import { measureWith } from '../../../../src/art/paper/pdf.ts';
import {
  type Choices,
  DEFAULT_CHOICES,
} from '../../../../src/games/roll-and-write/print/choices.ts';
import { facadeLayout } from '../../../../src/games/roll-and-write/print/facade-sheet.ts';
import { COLOURS, FACTS, tilesOf } from '../../../../src/games/roll-and-write/print/facts.ts';
import { LANGUAGES, makeSheets } from '../../../../src/games/roll-and-write/print/index.ts';
import { drawPages } from '../../../../src/games/roll-and-write/print/pages.ts';
import { playerLayout, scoreBox } from '../../../../src/games/roll-and-write/print/player-sheet.ts';
import { loadSheetWords } from '../../../../src/games/roll-and-write/print/sheet-words.ts';
import { type Picture, picturesOf, textsOf } from './pictures.ts';

const DPI = 144;
const DOTS = DPI / 72;

function make(choices: Partial<Choices>): Promise<Uint8Array> {
  return makeSheets({ ...DEFAULT_CHOICES, ...choices });
}

/** A point of a sheet as a dot of its page. */
function dot([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [(a * x + c * y + e) * DOTS, (b * x + d * y + f) * DOTS];
}

/** Narrow spaces become others on paper. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** All ways to lay sheets on paper. */
const WAYS = PAPERS.flatMap((paper) =>
  PER_PAGE.flatMap((perPage) => INKS.map((ink) => ({ paper, perPage, ink }))),
);

/** Every paper with every number of sheets; inks change neither words nor places, so they take turns. */
const MIXED_WAYS = PAPERS.flatMap((paper, row) =>
  PER_PAGE.map((perPage, column) => ({
    paper,
    perPage,
    ink: INKS[(row + column) % INKS.length] ?? DEFAULT_CHOICES.ink,
  })),
);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MIXED_WAYS)('every sheet says what it has to say: %o', async (way) => {
    const { perPage } = way;
    const { sheet, rules, game, common } = await loadSheetWords(language);
    const [player = '', back = '', facades = '', backAgain] = textsOf(
      await make({ language, ...way }),
    );
    const expectOften = (page: string, text: string) =>
      expect(page.split(spaced(text)).length - 1, text).toBeGreaterThanOrEqual(perPage);
    for (const name of Object.values(game.ability)) expectOften(player, name);
    const { name, begins, points, row, column, coat, turn } = sheet;
    for (const text of [name, begins, points, row, column, coat]) expectOften(player, text);
    for (const { head, text } of turn) {
      expectOften(player, head);
      expectOften(player, text);
    }
    for (const text of [game.facades, game.unlimited, game.once]) expectOften(facades, text);
    for (const text of [sheet.twoPlayers, sheet.twoPlayersText]) expectOften(facades, text);
    for (const colour of COLOURS) expectOften(facades, common.colours[colour]);
    for (const { title, paragraphs } of rules(FACTS, game.ability, game.abilityDoes)) {
      expectOften(back, title);
      // Stars are drawn, not written.
      const texts = paragraphs.flatMap(({ head = '', text }) => [head, text]);
      for (const text of texts.flatMap((each) => each.split('★'))) expectOften(back, text);
    }
    expect(backAgain).toBe(back);
  });

  test('no text leaves its sheet', async () => {
    const measure = measureWith(await readFonts());
    const words = await loadSheetWords(language);
    for (const way of WAYS) {
      const { height } = placesOf(way.paper, way.perPage);
      for (const { marks } of drawPages({ ...DEFAULT_CHOICES, language, ...way }, words, measure)) {
        const sheets = marks.filter((mark) => mark.kind === 'group');
        expect(sheets).toHaveLength(way.perPage);
        for (const { left, right, y, text } of sheets.flatMap((sheet) => textsIn(sheet, measure))) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(right, text).toBeLessThanOrEqual(SHEET_WIDTH + 0.5);
          expect(y, text).toBeLessThanOrEqual(height);
        }
      }
    }
  });
});

/** The texts of a sheet and of the groups in it, none of which is turned, and where they are. */
function textsIn(
  group: GroupMark,
  measure: Measure,
): { left: number; right: number; y: number; text: string }[] {
  return group.marks.flatMap((mark) => {
    if (mark.kind === 'text') {
      const width = measure(mark.text, mark.face, mark.size);
      const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor];
      return [{ left, right: left + width, y: mark.y, text: mark.text }];
    }
    if (mark.kind === 'path') return [];
    const [scale, , , , x, y] = mark.matrix;
    return textsIn(mark, measure).map((inner) => ({
      ...inner,
      left: inner.left * scale + x,
      right: inner.right * scale + x,
      y: inner.y * scale + y,
    }));
  });
}

describe.each(MIXED_WAYS)('on paper: %o', ({ paper, perPage, ink }) => {
  let pages: readonly Picture[];
  beforeAll(async () => {
    pages = picturesOf(await make({ paper, perPage, ink }), DPI);
  });

  test('fronts and backs have the size of the paper', () => {
    const [width, height] = SIZES[paper];
    expect(pages).toHaveLength(4);
    for (const page of pages) {
      expect(Math.abs(page.width - width * DOTS)).toBeLessThanOrEqual(1);
      expect(Math.abs(page.height - height * DOTS)).toBeLessThanOrEqual(1);
    }
  });

  test('every house has its five by nine cells, empty and with lines between them', () => {
    const places = placesOf(paper, perPage);
    const { grid } = playerLayout(places.height);
    const page = pages[0]!;
    expect(places.matrices).toHaveLength(perPage);
    for (const matrix of places.matrices) {
      for (let column = 0; column < 5; column++) {
        for (let row = 0; row < 9; row++) {
          const [left, top] = [grid.x + column * grid.cell, grid.y + row * grid.cell];
          const middle = dot(matrix, left + grid.cell / 2, top + grid.cell / 2);
          expect(page.darkest(...middle, 3)).toBeGreaterThan(240);
          const edges = [
            dot(matrix, left, top + grid.cell / 2),
            dot(matrix, left + grid.cell / 2, top),
            dot(matrix, left + grid.cell, top + grid.cell / 2),
            dot(matrix, left + grid.cell / 2, top + grid.cell),
          ];
          for (const edge of edges) expect(page.darkest(...edge, 1)).toBeLessThan(200);
        }
      }
    }
  });

  test('every track has its boxes, and signs under the right ones', () => {
    const places = placesOf(paper, perPage);
    const layout = playerLayout(places.height);
    const page = pages[0]!;
    const side = layout.boxSide;
    for (const matrix of places.matrices) {
      MATERIAL.tracks.forEach(({ bonus, star }, row) => {
        for (let box = 0; box < MATERIAL.trackLength; box++) {
          const { x, y } = layout.boxAt(row, box);
          const inside = dot(matrix, x + side / 2, y + side / 2);
          expect(page.darkest(...inside, 3)).toBeGreaterThan(240);
          expect(page.darkest(...dot(matrix, x, y + side / 2), 1)).toBeLessThan(190);
          const under = dot(matrix, x + side / 2, y + side + 9);
          const around = Math.round(3 * Math.hypot(matrix[0], matrix[1]) * DOTS);
          const dark = page.darkest(...under, around);
          const hasSign = bonus.includes(box + 1) || star.includes(box + 1);
          // Under the last box stand the points for the whole track.
          if (hasSign || box === MATERIAL.trackLength - 1) expect(dark).toBeLessThan(165);
          else expect(dark).toBeGreaterThan(175);
        }
      });
      for (let points = 1; points <= FACTS.goal; points++) {
        const { x, y, height } = scoreBox(layout, points);
        expect(page.darkest(...dot(matrix, x, y + height / 2), 1)).toBeLessThan(200);
      }
    }
  });

  test('every tile has its squares, and nothing beside them', () => {
    const places = placesOf(paper, perPage);
    const layout = facadeLayout(places.height);
    const page = pages[2]!;
    const { side } = layout;
    for (const matrix of places.matrices) {
      for (const [row, tiles] of layout.rows.entries()) {
        for (const [column, tile] of tiles.entries()) {
          const { x, y } = layout.tileAt(row, column);
          const has = (c: number, r: number) =>
            tile.squares.some(([square, high]) => square === c && high === r);
          for (let c = 0; c < tile.width; c++) {
            for (let r = 0; r < tile.height; r++) {
              const [left, top] = [x + c * side, y + (tile.height - 1 - r) * side];
              const edge = page.darkest(...dot(matrix, left + side, top + side * 0.4), 1);
              if (has(c, r) || has(c + 1, r)) expect(edge).toBeLessThan(150);
              else expect(edge).toBeGreaterThan(200);
              const [, green] = page.at(...dot(matrix, left + side * 0.13, top + side * 0.13));
              if (!has(c, r)) expect(green).toBeGreaterThan(215);
              else if (ink === 'colour') expect(green).toBeLessThan(190);
            }
          }
        }
      }
    }
  });

  test('the five colours are there, or nothing but grey', () => {
    for (const page of pages.slice(0, 3)) {
      if (ink === 'saving') expect(page.colourfulness()).toBeLessThan(3);
    }
    if (ink === 'saving') return;
    for (const { base } of COLOURS.map((colour) => PAINTS[colour])) {
      expect(pages[0]!.count(base), base).toBeGreaterThan(100);
      expect(pages[2]!.count(base), base).toBeGreaterThan(2000);
    }
  });
});

test('saving ink saves ink', async () => {
  const [colour = [], saving = []] = await Promise.all(
    INKS.map(async (ink) => picturesOf(await make({ ink }), 50).map((page) => page.ink())),
  );
  expect(saving[0]!).toBeLessThan(colour[0]! * 0.7);
  expect(saving[2]!).toBeLessThan(colour[2]! * 0.35);
});

test('the same choices give the same bytes, and other choices others', async () => {
  expect(await make({ language: 'fr', perPage: 2 })).toEqual(
    await make({ language: 'fr', perPage: 2 }),
  );
  expect(await make({ language: 'fr' })).not.toEqual(await make({ language: 'nl' }));
});

test('there are as many pages as asked for', async () => {
  expect(textsOf(await make({ sheet: 'player', rules: false }))).toHaveLength(1);
  expect(textsOf(await make({ sheet: 'facades', copies: 3 }))).toHaveLength(6);
  expect(textsOf(await make({ sheet: 'both', copies: 2, rules: false }))).toHaveLength(4);
});

test('a sheet has every copy of every tile once', () => {
  for (const [index, colour] of COLOURS.entries()) {
    const copies = MATERIAL.tiles
      .filter((tile) => tile.colour === index)
      .reduce((sum, tile) => sum + (tile.copies === 'unlimited' ? 1 : tile.copies), 0);
    expect(tilesOf(colour)).toHaveLength(copies);
  }
});

test('behind each sheet lie its rules, when the paper is turned on its long edge', () => {
  for (const paper of PAPERS) {
    const [width] = SIZES[paper];
    for (const perPage of PER_PAGE) {
      const front = placesOf(paper, perPage);
      const back = placesOf(paper, perPage, true);
      const corners = ({ matrices, height }: typeof front, isBack: boolean) =>
        matrices.map((matrix) => {
          const points = [dot(matrix, 0, 0), dot(matrix, SHEET_WIDTH, height)];
          const xs = points.map(([x]) => (isBack ? width * DOTS - x : x));
          const ys = points.map(([, y]) => y);
          return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(
            Math.round,
          );
        });
      expect(corners(back, true)).toEqual(corners(front, false));
    }
  }
});
