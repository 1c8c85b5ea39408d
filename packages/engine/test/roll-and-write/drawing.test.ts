import { describe, expect, test } from 'vitest';
import { except, FULL, table, tableForTwo } from './table.ts';

/** The cells of all draws of a tile, each place once. */
function placesOf(moves: readonly string[]): string[] {
  return [...new Set(moves.map((move) => move.split(' ')[2]!))].sort();
}

describe('where a tile may be drawn', () => {
  test('on the ground or above what was drawn, one square being enough', () => {
    const three = table({ players: 3 })
      .sheet(0, { building: ['O....'] })
      .chance('roll PPPBG');
    expect(three.refusal(0, 'draw P3 a2,b2,c2 x=a2 dice=PPP')).toBeUndefined();
    expect(three.refusal(0, 'draw P3 b2,c2,d2 x=b2 dice=PPP')).toBe('unsupported');
    expect(three.refusal(0, 'draw P3 e1,e2,e3 x=e1 dice=PPP')).toBeUndefined();
    expect(three.refusal(0, 'draw P3 e2,e3,e4 x=e2 dice=PPP')).toBe('unsupported');
  });

  test('any of its squares may be the one that stands', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: ['....O', '....O', '....O'],
    });
    three.chance('roll YYYYY');
    expect(three.refusal(0, 'draw Y5 c3,c4,d4,e4,e5 x=c3 dice=YYYYY')).toBeUndefined();
    expect(three.refusal(0, 'draw Y5 b3,b4,c4,d4,d5 x=b3 dice=YYYYY')).toBe('unsupported');
  });

  test('on empty cells only', () => {
    const three = table({ players: 3 })
      .sheet(0, { building: ['.OX..'] })
      .chance('roll RRBPG');
    expect(three.refusal(0, 'draw R2 a1,b1 x=a1 dice=RR')).toBe('occupied');
    expect(three.refusal(0, 'draw R2 c1,c2 x=c1 dice=RR')).toBe('occupied');
    expect(three.refusal(0, 'draw R2 a1,a2 x=a1 dice=RR')).toBeUndefined();
  });

  test('up to the ninth row', () => {
    const three = table({ players: 3 }).sheet(0, { building: except(FULL, 'c8', 'c9', 'd9') });
    three.chance('roll RRRPG');
    expect(placesOf(three.legal(0, 'draw R2'))).toEqual(['c8,c9', 'c9,d9']);
    expect(placesOf(three.legal(0, 'draw R3'))).toEqual(['c8,c9,d9']);
  });

  test('across the sixth and the seventh row', () => {
    const three = table({ players: 3 }).sheet(0, { building: except(FULL, 'c6', 'c7') });
    three.chance('roll RRBPG').play(0, 'draw R2 c6,c7 x=c7 dice=RR');
    expect(three.state.players[0]?.building.slice(5, 7)).toEqual(['OOOOO', 'OOXOO']);
  });

  test('rotated by quarter turns', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: except(FULL, 'b8', 'b9', 'c8', 'c9'),
    });
    three.chance('roll RRRPG');
    expect(placesOf(three.legal(0, 'draw R3'))).toEqual([
      'b8,b9,c8',
      'b8,b9,c9',
      'b8,c8,c9',
      'b9,c8,c9',
    ]);
  });

  test('without its squares carrying each other', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    expect(three.refusal(0, 'draw R2 a2,a3 x=a2 dice=RR')).toBe('unsupported');
  });

  const PRINTED = [
    ['R', 'R2', 'a1,a2'],
    ['R', 'R3', 'a1,b1,b2'],
    ['R', 'R4', 'a1,a2,b1,b2'],
    ['R', 'R5', 'a1,b1,b2,c1,c2'],
    ['B', 'B2', 'a1,a2'],
    ['B', 'B3', 'a1,b1,b2'],
    ['B', 'B4L', 'a1,b1,b2,b3'],
    ['B', 'B4R', 'a1,a2,a3,b1'],
    ['B', 'B5', 'a1,b1,b2,b3,c1'],
    ['P', 'P2', 'a1,a2'],
    ['P', 'P3', 'a1,a2,a3'],
    ['P', 'P4', 'a1,a2,a3,a4'],
    ['P', 'P5', 'a1,b1,c1,d1,e1'],
    ['G', 'G2', 'a1,a2'],
    ['G', 'G3', 'a1,a2,a3'],
    ['G', 'G4', 'a2,b1,b2,b3'],
    ['G', 'G5', 'a2,b1,b2,b3,c2'],
    ['Y', 'Y2', 'a1,a2'],
    ['Y', 'Y3', 'a1,b1,b2'],
    ['Y', 'Y4L', 'a1,a2,b2,b3'],
    ['Y', 'Y4R', 'a2,a3,b1,b2'],
    ['Y', 'Y5', 'a1,a2,b2,c2,c3'],
  ] as const;

  test.each(PRINTED)('%s: %s as printed covers %s', (colour, tile, cells) => {
    const three = table({ players: 3 }).chance(`roll ${colour.repeat(5)}`);
    expect(placesOf(three.legal(0, `draw ${tile} `))).toContain(cells);
  });

  test('not in the shape of another tile', () => {
    const three = table({ players: 3 }).chance('roll RRRRR');
    expect(three.refusal(0, 'draw R3 a1,b1,c1 x=a1 dice=RRR')).toBe('not-this-tile');
    expect(three.refusal(0, 'draw R2 a1,b2 x=a1 dice=RR')).toBe('not-this-tile');
    expect(three.refusal(0, 'draw R2 a2,e1 x=e1 dice=RR')).toBe('not-this-tile');
    expect(three.refusal(0, 'draw R2 a1,a1 x=a1 dice=RR')).toBe('not-this-tile');
  });
});

describe('bricks and windows', () => {
  test('one square of choice gets the brick', () => {
    const three = table({ players: 3 }).chance('roll RRRPG');
    expect(three.legal(0, 'draw R3 a1,b1,b2')).toEqual([
      'draw R3 a1,b1,b2 x=a1 dice=RRR',
      'draw R3 a1,b1,b2 x=b1 dice=RRR',
      'draw R3 a1,b1,b2 x=b2 dice=RRR',
    ]);
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=- dice=RRR')).toBe('brick-missing');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a2 dice=RRR')).toBe('brick-outside');
    three.play(0, 'draw R3 a1,b1,b2 x=b1 dice=RRR');
    expect(three.state.players[0]?.building.slice(0, 3)).toEqual(['OX...', '.O...', '.....']);
    expect(three.state.players[0]?.empty).toBe(42);
  });

  test('none does under No X', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { star: 1 } } });
    three.chance('roll RRRPG').play(0, 'nox');
    expect(three.legal(0, 'draw R3 a1,b1,b2')).toEqual(['draw R3 a1,b1,b2 x=- dice=RRR']);
  });

  test('a single square gets a brick', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { P: { star: 1 } } });
    three.chance('roll RRBPG');
    expect(three.refusal(0, 'single a2')).toBe('unsupported');
    three.play(0, 'single a1');
    expect(three.state.players[0]?.building[0]).toBe('X....');
    three.sheet(0, { tracks: { P: { star: 1 } } });
    expect(three.refusal(0, 'single a1')).toBe('occupied');
  });
});

describe('tiles that are crossed out', () => {
  test('a tile of size 5 is there once, for all players', () => {
    const three = table({ players: 3 }).chance('roll RRRRR');
    three.play(0, 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RRRRR').play(0, 'end').chance('roll RRRRR');
    expect(three.state.crossed).toEqual({ R5: 1 });
    expect(three.refusal(1, 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RRRRR')).toBe('tile-crossed-out');
    expect(three.legal(1, 'draw R5')).toEqual([]);
  });

  test('two copies of size 4 are there with more than two players', () => {
    const draw = 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRW';
    const three = table({ players: 3 });
    for (const seat of [0, 1]) {
      three.chance('roll RRRWW').play(seat, draw).play(seat, 'end');
      for (const other of three.state.waiting) three.play(other, 'mark -');
      expect(three.state.crossed).toEqual({ R4: seat + 1 });
    }
    expect(three.chance('roll RRRWW').refusal(2, draw)).toBe('tile-crossed-out');
  });

  test('small tiles are never crossed out', () => {
    const two = tableForTwo().chance('roll RRRPG').play(0, 'draw R3 a1,b1,b2 x=a1 dice=RRR');
    expect(two.state.crossed).toEqual({ R4: 1, B4L: 1, P4: 1, G4: 1, Y4R: 1 });
  });
});

describe('points', () => {
  const scoreAfter = (building: string[], move: string, noX = false) => {
    const tracks = { B: { star: 1 }, P: { star: 1 } };
    const three = table({ players: 3 }).sheet(0, { building, tracks }).chance('roll RRPPP');
    if (noX) three.play(0, 'nox');
    return three.play(0, move).state.players[0]?.score;
  };
  const COLUMN_A = Array.from({ length: 8 }, () => 'O....');

  test('a row with a brick gives 1', () => {
    expect(scoreAfter(['OOO..'], 'draw R2 d1,e1 x=d1 dice=RR')).toBe(1);
    expect(scoreAfter(['OXXO.'], 'single e1', true)).toBe(1);
  });

  test('a row of windows gives 2', () => {
    expect(scoreAfter(['OOO..'], 'draw R2 d1,e1 x=- dice=RR', true)).toBe(2);
    expect(scoreAfter(['OOOO.'], 'draw R2 e1,e2 x=e2 dice=RR')).toBe(2);
  });

  test('a column with a brick gives 2', () => {
    expect(scoreAfter(COLUMN_A, 'single a9')).toBe(2);
    expect(scoreAfter(['X....', ...COLUMN_A.slice(1)], 'single a9', true)).toBe(2);
  });

  test('a column of windows gives 4', () => {
    expect(scoreAfter(COLUMN_A, 'single a9', true)).toBe(4);
  });

  test('several lines at once all count', () => {
    const rows = ['OOOO.', 'OOOO.', 'OOOO.'];
    expect(scoreAfter(rows, 'draw P3 e1,e2,e3 x=e1 dice=PPP')).toBe(5);
    const last = except(FULL, 'a9');
    expect(scoreAfter(last, 'single a9')).toBe(3);
    expect(scoreAfter(last, 'single a9', true)).toBe(6);
  });

  test('lines that were complete before do not count again', () => {
    expect(scoreAfter(['OOOOO', 'O....'], 'draw R2 b2,b3 x=b2 dice=RR')).toBe(0);
  });
});
