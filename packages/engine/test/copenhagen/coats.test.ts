import { describe, expect, test } from 'vitest';
import { ALL_ACTIVE, dealt, except, FULL, type Table } from './table.ts';

type House = Parameters<Table['house']>[1];

/** A table at which the first player has these things, and two red cards. */
function builder(house: House): Table {
  return dealt({ players: 3 }).house(0, { hand: 'RR', ...house });
}

/** A table at which the first player owes so many actions. */
function owing(coats: number, house: House): Table {
  return dealt({ players: 3 }).house(0, house).middle({ coats });
}

/** A house in which one column is filled up to below a row. */
function columnBelow(column: string, row: number): string[] {
  const cells = 'abcde'.replace(/./g, (letter) => (letter === column ? 'W' : '.'));
  return Array.from({ length: row - 1 }, () => cells);
}

const TAKES = ['coat take both', 'coat take change', 'coat take discount', 'coat take extra'];

describe('where coats of arms stand', () => {
  test('on four cells', () => {
    const found: string[] = [];
    for (const column of 'abcde') {
      for (let row = 1; row <= 9; row++) {
        const three = owing(1, { building: columnBelow(column, row) });
        const { coats } = three.play(0, `coat ${column}${row}`).state;
        if (coats > 0) found.push(`${column}${row}`);
      }
    }
    expect(found).toEqual(['b7', 'c3', 'd9', 'e5']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('beside rows 2, 4 and 6: row %i', (row) => {
    const building = [...FULL.slice(0, row - 1), '.WWWW'];
    const three = owing(1, { building }).play(0, `coat a${row}`);
    expect(three.state.coats).toBe([2, 4, 6].includes(row) ? 1 : 0);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])('not at column %s', (column) => {
    const building = columnBelow(column, 10).with(0, '.....');
    const three = owing(1, { building }).play(0, `coat ${column}1`);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, coats: 0 });
    expect(three.state.players[0]?.score).toBe(4);
  });

  test.each([
    ['c3', 'c2,c3'],
    ['e5', 'e4,e5'],
    ['b7', 'b6,b7'],
    ['d9', 'd8,d9'],
  ])('and count also under a coloured tile: %s', (cell, cells) => {
    const building = columnBelow(cell.charAt(0), Number(cell.charAt(1)) - 1);
    const three = builder({ building });
    three.play(0, `build R2 ${cells} brick=${cell} cards=RR`);
    expect(three.state).toMatchObject({ phase: 'coat', active: 0, waiting: [0], coats: 1 });
  });
});

describe('several coats of arms', () => {
  test('a cell and a row at once', () => {
    const three = builder({ building: ['WWWWW', 'WW.WW'] });
    three.play(0, 'build R2 c2,c3 brick=c2 cards=RR');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 2 });
    three.play(0, 'coat take extra');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1, active: 0 });
    three.play(0, 'coat take both');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0, active: 1 });
    expect(three.state.players[0]?.abilities).toEqual({
      any: 'active',
      extra: 'active',
      both: 'active',
    });
  });

  test('two rows and a cell at once', () => {
    const building = Array.from({ length: 5 }, () => 'WWWW.');
    const three = builder({ building, hand: 'PPPPP' });
    three.play(0, 'build P5 e1,e2,e3,e4,e5 brick=e1 cards=PPPPP');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 3 });
    expect(three.state.players[0]?.score).toBe(1 + 2 + 2 + 2 + 2);
  });

  test('follow one another through white tiles', () => {
    const three = builder({ building: ['WWWWW', 'WWW..', 'WWWWW', 'WWWW.', 'WWWW.'] });
    three.play(0, 'build R2 d2,e2 brick=e2 cards=RR');
    const owed = ['coat e4', 'coat e5', 'coat a6'].map((coat) => {
      expect(three.state.phase).toBe('coat');
      return three.play(0, coat).state.coats;
    });
    expect(owed).toEqual([1, 1, 0]);
    expect(three.state.players[0]?.score).toBe(1 + 2 + 2);
    expect(three.state.supply.W).toBe(9);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1 });
  });
});

describe('a coat action', () => {
  test('is a white tile, an ability tile or nothing', () => {
    const three = owing(1, { building: ['WWW..', 'W....'] });
    const squares = ['coat a3', 'coat b2', 'coat c2', 'coat d1', 'coat e1'];
    expect(three.legal(0)).toEqual([...squares, 'coat skip', ...TAKES]);
    expect(three.refusal(0, 'coat a2')).toBe('occupied');
    expect(three.refusal(0, 'coat a4')).toBe('unsupported');
    expect(three.refusal(0, 'coat turn')).toBe('nothing-to-turn');
  });

  test('comes before anything else', () => {
    const three = owing(1, { hand: 'RR', abilities: ALL_ACTIVE });
    const r2 = 'build R2 a1,a2 brick=a1 cards=RR';
    for (const other of ['end', 'both', 'take 1,2', 'discard R', r2]) {
      expect(three.refusal(0, other)).toBe('coat-owed');
    }
    expect(three.refusal(1, 'coat skip')).toBe('not-your-turn');
    expect(three.refusal('chance', 'card R')).toBe('players-awaited');
  });

  test('is not to be had without a coat of arms', () => {
    const three = dealt({ players: 3 });
    for (const coat of ['coat a1', 'coat take extra', 'coat turn', 'coat skip']) {
      expect(three.refusal(0, coat)).toBe('not-now');
    }
  });

  test('places a window that scores like any other', () => {
    const three = owing(1, { building: ['WWWW.'] }).play(0, 'coat e1');
    expect(three.state.players[0]).toMatchObject({ score: 2, empty: 40 });
    expect(three.state.players[0]?.building[0]).toBe('WWWWW');
    expect(three.state.supply.W).toBe(11);
    const brick = owing(1, { building: ['WrWW.'] }).play(0, 'coat e1');
    expect(brick.state.players[0]?.score).toBe(1);
  });

  test('takes an ability tile of a kind not owned, from the supply', () => {
    const three = owing(2, { abilities: { any: 'active', change: 'used' } });
    three.middle({ abilities: { both: 0 } });
    expect(three.legal(0, 'coat take')).toEqual(['coat take discount', 'coat take extra']);
    expect(three.refusal(0, 'coat take any')).toBe('ability-owned');
    expect(three.refusal(0, 'coat take change')).toBe('ability-owned');
    expect(three.refusal(0, 'coat take both')).toBe('ability-gone');
    three.play(0, 'coat take discount');
    expect(three.state.abilities).toEqual({ any: 0, extra: 3, discount: 2, change: 3, both: 0 });
    expect(three.state.players[0]?.abilities).toEqual({
      any: 'active',
      discount: 'active',
      change: 'used',
    });
    expect(three.refusal(0, 'coat take discount')).toBe('ability-owned');
  });

  test('turns all used ability tiles back', () => {
    const abilities = { any: 'used', extra: 'active', both: 'used' } as const;
    const three = owing(2, { abilities }).play(0, 'coat turn');
    expect(three.state.players[0]?.abilities).toEqual({
      any: 'active',
      extra: 'active',
      both: 'active',
    });
    expect(three.refusal(0, 'coat turn')).toBe('nothing-to-turn');
    expect(three.legal(0, 'coat turn')).toEqual([]);
  });

  test('gives nothing that could be used in the same turn', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: ALL_ACTIVE, hand: 'RR' });
    three
      .house(0, { building: ['..W..'] })
      .play(0, 'take 6,7')
      .play(0, 'both');
    three.play(0, 'build R2 c2,c3 brick=c2 cards=RR').play(0, 'coat turn');
    expect(three.state.players[0]?.abilities).toEqual(ALL_ACTIVE);
    expect(three.state).toMatchObject({ phase: 'refill', chance: 'card 6', harbour: 'RBPGY..' });
  });
});

describe('coat actions lapse', () => {
  const FOUR_ACTIVE = {
    any: 'active',
    extra: 'active',
    discount: 'active',
    change: 'active',
  } as const;
  const NOTHING = { abilities: ALL_ACTIVE, building: ['WWWWW', 'WWW..'] };

  test('at once when only skipping is possible', () => {
    const three = builder(NOTHING).middle({ supply: { W: 0 } });
    three.play(0, 'build R2 d2,e2 brick=d2 cards=RR');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, coats: 0 });
  });

  test('not while a white tile, an ability tile or something to turn is left', () => {
    const build = 'build R2 d2,e2 brick=d2 cards=RR';
    const white = builder(NOTHING).play(0, build);
    expect(white.state.phase).toBe('coat');
    const tile = builder({ ...NOTHING, abilities: FOUR_ACTIVE }).middle({ supply: { W: 0 } });
    expect(tile.play(0, build).legal(0)).toEqual(['coat skip', 'coat take both']);
    const turn = builder({ ...NOTHING, abilities: { ...ALL_ACTIVE, both: 'used' } });
    turn.middle({ supply: { W: 0 } }).play(0, build);
    expect(turn.legal(0)).toEqual(['coat skip', 'coat turn']);
  });

  test('after the action that left nothing else', () => {
    const three = owing(3, { abilities: { ...ALL_ACTIVE, extra: 'used' } });
    three.middle({ supply: { W: 0 } });
    expect(three.copy().play(0, 'coat skip').state).toMatchObject({ phase: 'coat', coats: 2 });
    three.play(0, 'coat turn');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, coats: 0 });
  });

  test('after the last ability tile', () => {
    const three = owing(2, { abilities: FOUR_ACTIVE }).middle({ supply: { W: 0 } });
    three.play(0, 'coat take both');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.state.players[0]?.abilities).toEqual(ALL_ACTIVE);
  });

  test('after the last white tile, those that it earned with it', () => {
    const three = owing(2, { abilities: ALL_ACTIVE, building: ['WWWWW', 'WWWW.'] });
    three.middle({ supply: { W: 1 } }).play(0, 'coat e2');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.state.supply.W).toBe(0);
  });

  test('when the house is full', () => {
    const three = owing(2, { abilities: ALL_ACTIVE, building: except(FULL, 'a9') });
    expect(three.legal(0)).toEqual(['coat a9', 'coat skip']);
    three.play(0, 'coat a9');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, coats: 0 });
    expect(three.state.players[0]).toMatchObject({ score: 2 + 4, empty: 0 });
  });
});

test('white tiles run out', () => {
  const three = owing(3, { building: ['.....'] })
    .middle({ supply: { W: 1 } })
    .play(0, 'coat a1');
  expect(three.refusal(0, 'coat b1')).toBe('tile-not-in-supply');
  expect(three.legal(0)).toEqual(['coat skip', ...TAKES]);
});
