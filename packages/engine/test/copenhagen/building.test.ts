import { describe, expect, test } from 'vitest';
import { dealt, except, FULL } from './table.ts';

/** A player with so many cards of a tile's colour as the tile has squares. */
function builder(tile: string, building: readonly string[] = []) {
  const hand = tile.charAt(0).repeat(Number(tile.charAt(1)));
  return dealt({ players: 3 }).house(0, { hand, building });
}

/** The different ways in which a tile lies in the builds listed, as cells and brick. */
function waysOf(moves: readonly string[]): string[] {
  return [...new Set(moves.map((move) => move.split(' ').slice(2, 4).join(' ')))].sort();
}

describe('on an empty house', () => {
  test.each([
    ['R2', 18],
    ['B2', 18],
    ['P2', 18],
    ['G2', 18],
    ['Y2', 18],
    ['P3', 16],
    ['G3', 16],
    ['R3', 32],
    ['B3', 32],
    ['Y3', 32],
    ['P4', 14],
    ['G4', 14],
    ['R4', 16],
    ['B4', 28],
    ['Y4', 28],
    ['P5', 12],
    ['G5', 12],
    ['R5', 28],
    ['B5', 12],
    ['Y5', 24],
  ])('%s lies in %i ways', (tile, ways) => {
    const moves = builder(tile).legal(0, `build ${tile} `);
    expect(moves).toHaveLength(ways);
    expect(waysOf(moves)).toHaveLength(ways);
  });

  test('a white tile lies in 5 ways', () => {
    const three = dealt({ players: 3 }).middle({ coats: 1 });
    const cells = three.legal(0).filter((move) => /^coat [a-e]\d$/.test(move));
    expect(cells).toEqual(['coat a1', 'coat b1', 'coat c1', 'coat d1', 'coat e1']);
  });
});

describe('the brick', () => {
  // As printed, turned by quarters and turned over; several bricks where the shape is symmetric.
  test.each([
    ['R2', 'a1,b1', 'a1 b1'],
    ['R2', 'a1,a2', 'a1 a2'],
    ['R3', 'a1,a2,b2', 'a1 b2'],
    ['B3', 'a1,b1,b2', 'a1 b2'],
    ['Y3', 'a1,a2,b1', 'a2 b1'],
    ['P3', 'a1,b1,c1', 'a1 c1'],
    ['G3', 'a1,a2,a3', 'a1 a3'],
    ['P4', 'b1,c1,d1,e1', 'b1 e1'],
    ['P5', 'a1,b1,c1,d1,e1', 'a1 e1'],
    ['P5', 'e1,e2,e3,e4,e5', 'e1 e5'],
    ['R4', 'a1,a2,b1,b2', 'a1 a2 b1 b2'],
    ['B4', 'a1,b1,c1,c2', 'a1'],
    ['B4', 'a1,a2,b1,c1', 'c1'],
    ['B4', 'a1,a2,b2,c2', 'c2'],
    ['B4', 'a2,b2,c1,c2', 'a2'],
    ['B4', 'a1,b1,b2,b3', 'b3'],
    ['B4', 'a1,a2,a3,b1', 'a3'],
    ['B4', 'a1,a2,a3,b3', 'a1'],
    ['G4', 'a2,b1,b2,c2', 'b1'],
    ['G4', 'a1,b1,b2,c1', 'b2'],
    ['G4', 'a1,a2,a3,b2', 'b2'],
    ['Y4', 'a1,b1,b2,c2', 'b1 b2'],
    ['Y4', 'a2,b1,b2,c1', 'b1 b2'],
    ['Y4', 'a1,a2,b2,b3', 'a2 b2'],
    ['R5', 'a1,b1,b2,c1,c2', 'a1'],
    ['R5', 'a1,a2,b1,b2,c2', 'c2'],
    ['R5', 'a1,a2,b1,b2,b3', 'b3'],
    ['R5', 'a1,a2,a3,b2,b3', 'a1'],
    ['B5', 'a2,b2,c1,c2,c3', 'a2'],
    ['B5', 'a3,b1,b2,b3,c3', 'b1'],
    ['B5', 'a1,b1,b2,b3,c1', 'b3'],
    ['G5', 'a2,b1,b2,b3,c2', 'a2 b1 b3 c2'],
    ['Y5', 'a2,a3,b2,c1,c2', 'a3 c1'],
    ['Y5', 'a1,a2,b2,c2,c3', 'a1 c3'],
    ['Y5', 'a3,b1,b2,b3,c1', 'a3 c1'],
  ])('%s on %s is at %s', (tile, cells, bricks) => {
    const moves = builder(tile).legal(0, `build ${tile} ${cells} `);
    expect(moves.map((move) => /brick=(..)/.exec(move)?.[1]).join(' ')).toBe(bricks);
  });

  test('lies in one of the tile’s squares, and nowhere else', () => {
    const three = builder('B4');
    const b4 = 'build B4 a1,b1,c1,c2 brick=';
    expect(three.refusal(0, `${b4}c2 cards=BBBB`)).toBe('brick-elsewhere');
    expect(three.refusal(0, `${b4}b1 cards=BBBB`)).toBe('brick-elsewhere');
    expect(three.refusal(0, `${b4}b2 cards=BBBB`)).toBe('brick-outside');
    expect(three.refusal(0, `${b4}- cards=BBBB`)).toBe('brick-outside');
    three.play(0, `${b4}a1 cards=BBBB`);
    expect(three.state.players[0]?.building.slice(0, 3)).toEqual(['bBB..', '..B..', '.....']);
    expect(three.state.players[0]?.empty).toBe(41);
  });
});

describe('where a tile may lie', () => {
  test('on the ground or above what was built before, one square being enough', () => {
    const three = builder('P3', ['W....']);
    expect(three.refusal(0, 'build P3 a2,b2,c2 brick=a2 cards=PPP')).toBeUndefined();
    expect(three.refusal(0, 'build P3 b2,c2,d2 brick=b2 cards=PPP')).toBe('unsupported');
    expect(three.refusal(0, 'build P3 e1,e2,e3 brick=e1 cards=PPP')).toBeUndefined();
    expect(three.refusal(0, 'build P3 e2,e3,e4 brick=e2 cards=PPP')).toBe('unsupported');
  });

  test('not beside what was built', () => {
    const three = builder('R2', ['W....', 'W....']);
    expect(three.refusal(0, 'build R2 b2,c2 brick=b2 cards=RR')).toBe('unsupported');
  });

  test('on empty cells only, windows and bricks alike', () => {
    const three = builder('R2', ['.Bb..']);
    expect(three.refusal(0, 'build R2 a1,b1 brick=a1 cards=RR')).toBe('occupied');
    expect(three.refusal(0, 'build R2 c1,c2 brick=c1 cards=RR')).toBe('occupied');
    expect(three.refusal(0, 'build R2 a1,a2 brick=a1 cards=RR')).toBeUndefined();
  });

  test('under what was built, though nothing can get there from above', () => {
    const three = builder('R2', ['W..WW', 'WWWWW']).play(0, 'build R2 b1,c1 brick=b1 cards=RR');
    expect(three.state.players[0]?.building.slice(0, 2)).toEqual(['WrRWW', 'WWWWW']);
    expect(three.state.players[0]?.score).toBe(1);
  });

  test('with empty cells under it', () => {
    const three = builder('P3', ['W....']).play(0, 'build P3 a2,b2,c2 brick=c2 cards=PPP');
    expect(three.state.players[0]?.building.slice(0, 2)).toEqual(['W....', 'PPp..']);
  });

  test('up to the ninth row', () => {
    const three = builder('R2', except(FULL, 'c8', 'c9', 'd9'));
    expect(waysOf(three.legal(0, 'build R2'))).toEqual([
      'c8,c9 brick=c8',
      'c8,c9 brick=c9',
      'c9,d9 brick=c9',
      'c9,d9 brick=d9',
    ]);
    expect(three.refusal(0, 'build R2 c9,c10 brick=c9 cards=RR')).toBe('unknown-cell');
  });

  test('across the sixth and the seventh row', () => {
    const three = builder('R2', except(FULL, 'c6', 'c7'));
    three.play(0, 'build R2 c6,c7 brick=c7 cards=RR');
    expect(three.state.players[0]?.building.slice(5, 7)).toEqual(['WWRWW', 'WWrWW']);
  });

  test('in the seventh row above the sixth', () => {
    const three = builder('R2', FULL.slice(0, 6)).play(0, 'build R2 a7,b7 brick=a7 cards=RR');
    expect(three.state.players[0]?.building[6]).toBe('rR...');
  });

  test('not in the shape of another tile', () => {
    const three = builder('R4');
    expect(three.refusal(0, 'build R4 a1,b1,c1,d1 brick=a1 cards=RRRR')).toBe('not-this-tile');
    expect(three.refusal(0, 'build R2 a2,e1 brick=e1 cards=RR')).toBe('not-this-tile');
    expect(three.refusal(0, 'build R2 a1,a1 brick=a1 cards=RR')).toBe('not-this-tile');
  });
});

describe('the supply', () => {
  test.each([
    [2, [2, 2, 2, 1]],
    [3, [2, 3, 2, 1]],
    [4, [3, 3, 3, 1]],
  ])('for %i players', (players, copies) => {
    const { supply } = dealt({ players }).state;
    const tiles = [...'RBPGY'].flatMap((colour) =>
      copies.map((count, index) => [`${colour}${index + 2}`, count] as const),
    );
    expect(supply).toEqual(Object.fromEntries([...tiles, ['W', 12]]));
  });

  test('runs out copy by copy', () => {
    const four = dealt({ players: 4 }).houses({ hand: 'RR' });
    const r2 = 'build R2 a1,a2 brick=a1 cards=RR';
    const left = [0, 1, 2].map((seat) => four.play(seat, r2).state.supply.R2);
    expect(left).toEqual([2, 1, 0]);
    expect(four.refusal(3, r2)).toBe('tile-not-in-supply');
    expect(four.legal(3, 'build')).toEqual([]);
    expect(four.state.supply).toMatchObject({ R3: 3, B2: 3, W: 12 });
  });

  test('has one tile of five squares a colour', () => {
    const three = dealt({ players: 3 }).houses({ hand: 'GGGGG' });
    const g5 = 'build G5 a2,b1,b2,b3,c2 brick=a2 cards=GGGGG';
    three.play(0, g5);
    expect(three.state.supply.G5).toBe(0);
    expect(three.refusal(1, g5)).toBe('tile-not-in-supply');
  });
});

test('a build ends the turn, the harbour staying as it is', () => {
  const three = builder('R2').play(0, 'build R2 a1,a2 brick=a1 cards=RR');
  expect(three.state).toMatchObject({ phase: 'turn', turn: 2, active: 1, harbour: 'RBPGYRB' });
});
