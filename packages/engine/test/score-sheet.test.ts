import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copenhagenKeeper } from '../src/copenhagen/public.ts';
import {
  BLANK_SHEET,
  kindOf,
  letterAt,
  rankingOf,
  type ScoreSheet,
  withCell,
} from '../src/house/public.ts';
import { rollAndWriteKeeper, START_SIGNS } from '../src/roll-and-write/public.ts';

const EMPTY = BLANK_SHEET.building;

/** A sheet on which these lines are drawn, the bottom row first, and else nothing. */
function sheet(rows: readonly string[], marks: Partial<ScoreSheet> = {}): ScoreSheet {
  return { ...BLANK_SHEET, building: [...rows, ...EMPTY.slice(rows.length)], ...marks };
}

function boxes(track: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${track}${index + 1}`);
}

const { score: rollAndWrite, warnings: rollAndWriteWarnings } = rollAndWriteKeeper;
const { score: copenhagen, warnings: copenhagenWarnings } = copenhagenKeeper;

describe('drawing on a building', () => {
  test('one cell changes, and no other', () => {
    const drawn = withCell(withCell(EMPTY, 'b4', 'O'), 'e9', 'X');
    expect(letterAt(drawn, 'b4')).toBe('O');
    expect(letterAt(drawn, 'e9')).toBe('X');
    expect(drawn.join('').replaceAll('.', '')).toBe('OX');
    expect(withCell(drawn, 'f1', 'O')).toBe(drawn);
    expect(letterAt(drawn, 'a10')).toBe('.');
  });

  test('letters are empty, windows or bricks', () => {
    expect([...'.OXRrWw'].map(kindOf)).toEqual([
      'empty',
      'window',
      'brick',
      'window',
      'brick',
      'window',
      'brick',
    ]);
  });
});

describe('points', () => {
  test('rows, columns and full tracks', () => {
    const tower = ['XOOOO', 'OOOOO', ...Array.from({ length: 7 }, () => 'O...X')];
    const { lines, ...rest } = rollAndWrite(sheet(tower, { boxes: boxes('G', 9) }));
    expect(lines.map(({ name, points }) => [name, points])).toEqual([
      ['1', 1],
      ['2', 2],
      ['a', 2],
      ['e', 2],
    ]);
    expect(rest).toMatchObject({ rows: 3, columns: 4, tracks: 2, score: 9, empty: 21 });
  });

  test('a track counts when all nine boxes are marked, in whatever order', () => {
    const marked = boxes('Y', 9);
    expect(rollAndWrite(sheet([], { boxes: marked.toReversed() })).tracks).toBe(2);
    expect(rollAndWrite(sheet([], { boxes: marked.slice(1) })).tracks).toBe(0);
  });

  test('bonuses and stars are ready once unlocked, until they are struck out', () => {
    const ready = (struck: readonly string[]) =>
      rollAndWrite(sheet([], { boxes: boxes('R', 4), struck })).ready;
    expect(ready([])).toMatchObject({ R: { bonus: 2, star: 4 }, B: { bonus: 0, star: 0 } });
    expect(ready(['R1', 'R4', ...START_SIGNS])).toMatchObject({ R: { bonus: 1, star: 1 } });
  });

  test('Copenhagen has colours, and no tracks', () => {
    const house = sheet(['RrBBW', 'GGGGG'], { boxes: boxes('R', 9) });
    expect(copenhagen(house)).toMatchObject({ rows: 3, columns: 0, tracks: 0, score: 3 });
  });
});

describe('who wins', () => {
  test.each([
    ['most points', [9, 12, 3], [5, 30, 2], [1], false],
    ['fewest empty squares where points are equal', [12, 12, 3], [9, 8, 0], [1], true],
    ['both where these are equal as well', [12, 12], [8, 8], [0, 1], true],
    ['nobody else, alone', [0], [45], [0], false],
  ])('%s', (_, scores, empties, winners, isTie) => {
    const standings = scores.map((score, seat) => ({ score, empty: empties[seat] ?? 0 }));
    expect(rankingOf(standings)).toEqual({ winners, isTie });
  });

  test('only in Roll & Write may two reach the goal', () => {
    expect(rollAndWriteKeeper.mayReachGoal(2)).toBe(true);
    expect(copenhagenKeeper.mayReachGoal(2)).toBe(false);
    expect(copenhagenKeeper.mayReachGoal(1)).toBe(true);
  });
});

describe('warnings', () => {
  test('an empty sheet has none', () => {
    expect(rollAndWriteWarnings(BLANK_SHEET)).toEqual([]);
    expect(copenhagenWarnings(BLANK_SHEET)).toEqual([]);
  });

  test('squares hang in the air, each group by itself', () => {
    const drawn = sheet(['OX...', '.....', 'OX..O', '....X']);
    expect(rollAndWriteWarnings(drawn)).toEqual([
      { code: 'in-the-air', cells: ['a3', 'b3'] },
      { code: 'in-the-air', cells: ['e3', 'e4'] },
    ]);
    expect(rollAndWriteWarnings(sheet(['OX...', 'O....', 'OX...']))).toEqual([]);
    expect(rollAndWriteWarnings(sheet(['OX...', '..O..', '..X..']))).toHaveLength(1);
  });

  test('in the air is what nothing joins to row 1', () => {
    const rows = fc.array(
      fc.string({ unit: fc.constantFrom(...'..OX'), minLength: 5, maxLength: 5 }),
      {
        minLength: 9,
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(rows, (building) => {
        const held = new Set<string>();
        const spread = (column: number, row: number): void => {
          const name = `${'abcde'[column]}${row + 1}`;
          if ((building[row]?.[column] ?? '.') === '.' || held.has(name)) return;
          held.add(name);
          for (const step of [-1, 1]) {
            spread(column + step, row);
            spread(column, row + step);
          }
        };
        for (let column = 0; column < 5; column++) spread(column, 0);
        const floating = rollAndWriteWarnings(sheet(building)).flatMap((warning) =>
          warning.code === 'in-the-air' ? warning.cells : [],
        );
        const filled = building.flatMap((row, index) =>
          [...row].flatMap((mark, column) =>
            mark === '.' ? [] : [`${'abcde'[column]}${index + 1}`],
          ),
        );
        expect(floating.toSorted()).toEqual(filled.filter((cell) => !held.has(cell)).sort());
      }),
    );
  });

  test('bricks have a window of their own, but for those of One X', () => {
    const lone = sheet(['XOXX.']);
    expect(rollAndWriteWarnings(lone)).toEqual([
      { code: 'lone-bricks', cells: ['c1', 'd1'], possible: 0 },
    ]);
    const marked = (count: number) => rollAndWriteWarnings({ ...lone, boxes: boxes('P', count) });
    expect(marked(4)).toMatchObject([{ code: 'lone-bricks', possible: 1 }]);
    expect(marked(5)).toEqual([]);
  });

  test('bricks make room for each other where they can', () => {
    expect(rollAndWriteWarnings(sheet(['OXOX.']))).toEqual([]);
    expect(rollAndWriteWarnings(sheet(['XOX..', 'OXO..', 'O.O..']))).toEqual([]);
  });

  test('too few bricks, as soon as a line counts', () => {
    expect(copenhagenWarnings(sheet(['OOOO.']))).toEqual([]);
    expect(copenhagenWarnings(sheet(['OOOOO']))).toEqual([{ code: 'few-bricks', surplus: 5 }]);
    expect(copenhagenWarnings(sheet(['OOOOO', 'X....']))).toEqual([
      { code: 'few-bricks', surplus: 1 },
    ]);
    expect(copenhagenWarnings(sheet(['OOOOO', 'X.O..', '..O..']))).toEqual([
      { code: 'few-bricks', surplus: 2 },
    ]);
    expect(copenhagenWarnings(sheet(['OOOOO', 'XX...']))).toEqual([]);
  });

  test('in Roll & Write No X, One X and coats of arms bring windows too', () => {
    const drawn = sheet(['OOOOO']);
    expect(rollAndWriteWarnings(drawn)).toEqual([{ code: 'few-bricks', surplus: 5 }]);
    expect(rollAndWriteWarnings({ ...drawn, boxes: boxes('B', 2) })).toEqual([]);
  });

  test('colours tell tiles apart, and white tiles have no brick', () => {
    expect(copenhagenWarnings(sheet(['rRBb.']))).toEqual([]);
    expect(copenhagenWarnings(sheet(['rBO..']))).toMatchObject([{ cells: ['a1'] }]);
    expect(copenhagenWarnings(sheet(['rW...']))).toMatchObject([{ cells: ['a1'] }]);
    expect(copenhagenWarnings(sheet(['XRO..']))).toEqual([]);
    expect(copenhagenWarnings(sheet(['w....']))).toEqual([{ code: 'white-bricks', cells: ['a1'] }]);
  });

  test('boxes follow one another, and signs are unlocked before they are used', () => {
    expect(rollAndWriteWarnings(sheet([], { boxes: ['R1', 'R4', 'R3', 'G2'] }))).toEqual([
      { code: 'out-of-order', track: 'R', boxes: ['R3', 'R4'] },
      { code: 'out-of-order', track: 'G', boxes: ['G2'] },
    ]);
    const struck = sheet([], { boxes: boxes('R', 2), struck: ['R1', 'R4', 'R3', ...START_SIGNS] });
    expect(rollAndWriteWarnings(struck)).toEqual([
      { code: 'locked', track: 'R', boxes: ['R3', 'R4'] },
    ]);
  });

  test('coats of arms are ticked when their lines are complete, and only then', () => {
    const rows = ['XOOOO', 'XOOOO'];
    expect(rollAndWriteWarnings(sheet(rows))).toEqual([{ code: 'coat-unused', line: '2' }]);
    expect(rollAndWriteWarnings(sheet(rows, { coats: ['2'] }))).toEqual([]);
    expect(rollAndWriteWarnings(sheet(rows, { coats: ['2', 'b'] }))).toEqual([
      { code: 'coat-not-earned', line: 'b' },
    ]);
  });
});
