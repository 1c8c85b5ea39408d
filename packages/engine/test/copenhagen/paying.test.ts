import { describe, expect, test } from 'vitest';
import { dealt, FULL, type Table } from './table.ts';

type House = Parameters<Table['house']>[1];

/** A table at which the first player has these things. */
function payer(house: House): Table {
  return dealt({ players: 3 }).house(0, { abilities: {}, ...house });
}

/** The payments listed for a tile in one place with one brick. */
function payments(seats: Table, build: string): string[] {
  return seats.legal(0, `${build} `).map((move) => move.split('cards=')[1] ?? '');
}

/** The payments of a tile when all five cards in hand have its colour. */
function costsOf(build: string, building: readonly string[]): string[] {
  const colour = build.charAt(6);
  return payments(payer({ hand: colour.repeat(5), building }), build);
}

const R2 = 'build R2 a1,b1 brick=a1';
const R3 = 'build R3 a1,a2,b2 brick=a1';

describe('the cost', () => {
  test.each([
    ['build R2 a1,a2 brick=a1', 'RR'],
    ['build B3 a1,a2,b2 brick=a1', 'BBB'],
    ['build Y4 a1,b1,b2,c2 brick=b1', 'YYYY'],
    ['build G5 a2,b1,b2,b3,c2 brick=a2', 'GGGGG'],
  ])('is the size: %s cards=%s', (build, cards) => {
    expect(costsOf(build, [])).toEqual([cards]);
  });

  test('is paid exactly, in the tile’s colour, with cards in hand', () => {
    const three = payer({ hand: 'RRB' });
    expect(three.refusal(0, `${R3} cards=RR`)).toBe('too-few-cards');
    expect(three.refusal(0, `${R3} cards=RRR`)).toBe('card-not-in-hand');
    expect(three.refusal(0, `${R3} cards=RRB`)).toBe('no-ability');
    expect(three.refusal(0, `${R2} cards=BB`)).toBe('card-not-in-hand');
    expect(three.refusal(0, `${R2} cards=RRB`)).toBe('too-many-cards');
    expect(three.refusal(0, `${R2} cards=-`)).toBe('too-few-cards');
  });

  test('goes to the discard pile', () => {
    const three = payer({ hand: 'RRRBG' }).middle({ discard: 'RY' }).play(0, `${R2} cards=RR`);
    expect(three.state.discard).toBe('RRRY');
    expect(three.state.players[0]).toMatchObject({ hand: 'RBG', cards: 3 });
  });
});

describe('an own tile of the same colour makes it cheaper by one', () => {
  test.each([
    ['beside it', 'build R2 b1,c1 brick=b1', ['R....']],
    ['beside its brick', 'build R2 b1,c1 brick=b1', ['r....']],
    ['on its right', 'build R2 b1,c1 brick=b1', ['...R.']],
    ['above it', 'build R2 a2,b2 brick=a2', ['R....']],
    ['below it', 'build R2 b1,c1 brick=b1', ['W..WW', 'WRWWW']],
    ['in the seventh row above it', 'build R2 a7,b7 brick=a7', [...FULL.slice(0, 5), 'WRWWW']],
    ['in the sixth row below it', 'build R2 a6,b6 brick=a6', [...FULL.slice(0, 5), '', 'R....']],
    ['in the eighth row', 'build R2 b8,c8 brick=b8', [...FULL.slice(0, 7), 'R....']],
    ['in the ninth row', 'build R2 d9,e9 brick=d9', [...FULL.slice(0, 7), 'WWWRW']],
  ])('%s', (_, build, building) => {
    expect(costsOf(build, building)).toEqual(['R']);
  });

  test('once, however many there are', () => {
    expect(costsOf('build R3 b1,c1,c2 brick=b1', ['R..R.'])).toEqual(['RR']);
    expect(costsOf('build R2 b1,b2 brick=b1', ['R.R..', 'r.R..', '.R...'])).toEqual(['R']);
  });

  test.each([
    ['diagonally', 'build R2 b2,c2 brick=b2', ['RWW..']],
    ['at the other end of the row below', 'build R2 a2,b2 brick=a2', ['WW..R']],
    ['at the other end of the row above', 'build R2 d1,e1 brick=d1', ['W....', 'R....']],
    ['round the corner of rows 6 and 7', 'build R2 a7,b7 brick=a7', [...FULL.slice(0, 5), 'WWWWR']],
    ['beside a white tile', 'build R2 b1,c1 brick=b1', ['W..WW', 'WWWWW']],
    ['beside another colour', 'build R2 b1,c1 brick=b1', ['B..g.', 'YpP..']],
    ['away from it', 'build R2 d1,e1 brick=d1', ['R....', 'R....']],
  ])('not %s', (_, build, building) => {
    expect(costsOf(build, building)).toEqual(['RR']);
  });

  test('not in another player’s house', () => {
    const three = payer({ hand: 'RR' }).house(1, { building: ['R....', 'R....'] });
    expect(payments(three, R2)).toEqual(['RR']);
  });

  test('and has to be paid at that price', () => {
    const three = payer({ hand: 'RRR', building: ['R....'] });
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=RR')).toBe('too-many-cards');
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=-')).toBe('too-few-cards');
    three.play(0, 'build R2 b1,c1 brick=b1 cards=R');
    expect(three.state.players[0]?.hand).toBe('RR');
  });

  test('also when it was built in a turn before', () => {
    const three = payer({ hand: 'RRR' }).play(0, `${R2} cards=RR`);
    for (const seat of [1, 2]) three.play(seat, 'take 1,2').refill('BB');
    expect(payments(three, 'build R2 a2,b2 brick=a2')).toEqual(['R']);
  });
});

describe('discount', () => {
  const discount = { discount: 'active' } as const;

  test('costs one card less, if the player likes', () => {
    const three = payer({ hand: 'RRR', abilities: discount });
    expect(payments(three, R3)).toEqual(['RR', 'RRR']);
    expect(three.refusal(0, `${R3} cards=R`)).toBe('too-few-cards');
    const full = three.copy().play(0, `${R3} cards=RRR`);
    expect(full.state.players[0]?.abilities).toEqual(discount);
    three.play(0, `${R3} cards=RR`);
    expect(three.state.players[0]).toMatchObject({ hand: 'R', abilities: { discount: 'used' } });
  });

  test('comes on top of the own colour', () => {
    const three = payer({ hand: 'RRR', abilities: discount, building: ['....R'] });
    const build = 'build R3 d1,d2,e2 brick=d1';
    expect(payments(three, build)).toEqual(['R', 'RR']);
  });

  test('makes a tile of two beside its colour cost nothing', () => {
    const three = payer({ hand: '', abilities: discount, building: ['R....'] });
    expect(three.legal(0, 'build').every((move) => move.endsWith(' cards=-'))).toBe(true);
    expect(three.legal(0, 'build R2')).toHaveLength(4 * 2);
    three.play(0, 'build R2 b1,c1 brick=b1 cards=-');
    expect(three.state).toMatchObject({ discard: '', phase: 'turn', active: 1 });
    expect(three.state.players[0]?.abilities).toEqual({ discount: 'used' });
  });

  test('helps no more when it is used', () => {
    const three = payer({ hand: 'RR', abilities: { discount: 'used' } });
    expect(three.refusal(0, `${R3} cards=RR`)).toBe('too-few-cards');
  });
});

describe('change', () => {
  const change = { change: 'active' } as const;

  test('mixes in cards of exactly one other colour', () => {
    const three = payer({ hand: 'RRBBP', abilities: change });
    expect(payments(three, R3)).toEqual(['RBB', 'RRB', 'RRP']);
    expect(three.refusal(0, `${R3} cards=RBP`)).toBe('cards-of-several-colours');
    expect(three.refusal(0, `${R3} cards=BBB`)).toBe('card-not-in-hand');
    three.play(0, `${R3} cards=RBB`);
    expect(three.state.players[0]).toMatchObject({ hand: 'RP', abilities: { change: 'used' } });
    expect(three.state.discard).toBe('RBB');
  });

  test('may pay with the other colour alone, also where the own would do', () => {
    const three = payer({ hand: 'RRYY', abilities: change });
    expect(payments(three, R2)).toEqual(['RR', 'RY', 'YY']);
    expect(payments(three, 'build Y2 a1,b1 brick=a1')).toEqual(['RR', 'RY', 'YY']);
    expect(payments(three, 'build B2 a1,b1 brick=a1')).toEqual(['RR', 'YY']);
  });

  test('is not used by cards of the tile’s colour', () => {
    const three = payer({ hand: 'RRYY', abilities: change }).play(0, `${R2} cards=RR`);
    expect(three.state.players[0]?.abilities).toEqual(change);
  });

  test('does not make a tile touch its colour', () => {
    const three = payer({ hand: 'BB', abilities: change, building: ['B....'] });
    expect(payments(three, 'build R2 b1,c1 brick=b1')).toEqual(['BB']);
    expect(payments(three, 'build B2 b1,c1 brick=b1')).toEqual(['B']);
  });

  test('helps no more when it is used', () => {
    const three = payer({ hand: 'RB', abilities: { change: 'used' } });
    expect(three.refusal(0, `${R2} cards=RB`)).toBe('no-ability');
    expect(three.legal(0, 'build')).toEqual([]);
  });
});

describe('discount and change together', () => {
  const abilities = { discount: 'active', change: 'active' } as const;

  test('are used as far as the cards need them', () => {
    const three = payer({ hand: 'RRBB', abilities });
    expect(payments(three, R3)).toEqual(['BB', 'RB', 'RBB', 'RR', 'RRB']);
    const used = ['BB', 'RBB', 'RR'].map((cards) => {
      return three.copy().play(0, `${R3} cards=${cards}`).state.players[0]?.abilities;
    });
    expect(used).toEqual([
      { discount: 'used', change: 'used' },
      { discount: 'active', change: 'used' },
      { discount: 'used', change: 'active' },
    ]);
  });

  test('leave nothing to change when nothing is paid', () => {
    const three = payer({ hand: 'B', abilities, building: ['R....'] });
    expect(payments(three, 'build R2 b1,c1 brick=b1')).toEqual(['-', 'B']);
    three.play(0, 'build R2 b1,c1 brick=b1 cards=-');
    expect(three.state.players[0]?.abilities).toEqual({ discount: 'used', change: 'active' });
  });
});
