import { describe, expect, test } from 'vitest';
import { dealt, table } from './table.ts';

const EMPTY = Array.from({ length: 9 }, () => '.....');
const PLAYER = {
  score: 0,
  empty: 45,
  building: EMPTY,
  hand: '',
  cards: 0,
  abilities: { any: 'active' } as Record<string, string>,
};

/** The tiles of five colours, by copies of the sizes 2 to 5, and white ones. */
function supply(copies: readonly number[], white = 12): Record<string, number> {
  const tiles = [...'RBPGY'].flatMap((colour) =>
    copies.map((count, index) => [`${colour}${index + 2}`, count] as const),
  );
  return { ...Object.fromEntries(tiles), W: white };
}

/** Three players before anything is dealt. */
const THREE = {
  phase: 'setup',
  turn: 1,
  active: null as number | null,
  harbour: '.......',
  pile: 60,
  end: 'aside',
  discard: '',
  supply: supply([2, 3, 2, 1]),
  abilities: { any: 0, extra: 3, discount: 3, change: 3, both: 3 },
  coats: 0,
  waiting: [] as number[],
  chance: 'harbour' as string | null,
  players: [PLAYER, PLAYER, PLAYER],
  winners: null as number[] | null,
};

const HAND_2 = { ...PLAYER, hand: 'RB', cards: 2 };
const HAND_3 = { ...PLAYER, hand: 'RBP', cards: 3 };

/** The same after dealing, in the first turn. */
const TURN = {
  ...THREE,
  phase: 'turn',
  active: 0,
  harbour: 'RBPGYRB',
  pile: 45,
  waiting: [0],
  chance: null,
  players: [HAND_2, HAND_3, HAND_3],
};

describe('the picture of a state', () => {
  test('has its keys in the order of the notation', () => {
    const { state } = dealt({ players: 2 });
    expect(Object.keys(state)).toEqual(Object.keys(THREE));
    expect(Object.keys(state.players[0] ?? {})).toEqual(Object.keys(PLAYER));
    expect(Object.keys(state.supply)).toEqual(Object.keys(THREE.supply));
  });

  test('while cards are dealt', () => {
    const two = table({ players: 2, startPlayer: 1 });
    const setup = {
      ...THREE,
      pile: 71,
      end: 'pile',
      supply: supply([2, 2, 2, 1]),
      abilities: { any: 0, extra: 2, discount: 2, change: 2, both: 2 },
      players: [PLAYER, PLAYER],
    };
    expect(two.state).toEqual(setup);
    two.chance('harbour GGGRRRR');
    const laid = { ...setup, harbour: 'GGGRRRR', pile: 64, chance: 'hand 1' };
    expect(two.state).toEqual(laid);
    two.chance('hand 1 RB');
    const one = { ...laid, pile: 62, chance: 'hand 0', players: [PLAYER, HAND_2] };
    expect(two.state).toEqual(one);
    two.chance('hand 0 RBP');
    expect(two.state).toEqual({
      ...one,
      phase: 'turn',
      active: 1,
      pile: 59,
      waiting: [1],
      chance: null,
      players: [HAND_3, HAND_2],
    });
  });

  test('for three and four players', () => {
    expect(table({ players: 3 }).state).toEqual(THREE);
    expect(dealt({ players: 3 }).state).toEqual(TURN);
    const four = dealt({ players: 4 }).state;
    expect(four).toEqual({
      ...TURN,
      pile: 51,
      supply: supply([3, 3, 3, 1]),
      abilities: { any: 0, extra: 4, discount: 4, change: 4, both: 4 },
      players: [HAND_2, HAND_3, HAND_3, { ...PLAYER, hand: 'RBPG', cards: 4 }],
    });
  });

  test('through taking, discarding, building and filling up', () => {
    const three = dealt({ players: 3 });
    three.house(0, { hand: 'RRRBBBB', abilities: { extra: 'active', both: 'active' } });
    const before = {
      ...PLAYER,
      hand: 'RRRBBBB',
      cards: 7,
      abilities: { extra: 'active', both: 'active' },
    };
    const others = [HAND_3, HAND_3];
    expect(three.state).toEqual({ ...TURN, players: [before, ...others] });

    three.play(0, 'take 3,4,7');
    const taken = {
      ...before,
      hand: 'RRRBBBBBPG',
      cards: 10,
      abilities: { extra: 'used', both: 'active' },
    };
    const open = { ...TURN, harbour: 'RB..YR.' };
    expect(three.state).toEqual({ ...open, phase: 'discard', players: [taken, ...others] });

    three.play(0, 'discard BPG');
    const seven = { ...taken, hand: 'RRRBBBB', cards: 7 };
    const laid = { ...open, discard: 'BPG', players: [seven, ...others] };
    expect(three.state).toEqual({ ...laid, phase: 'both' });

    three.play(0, 'both');
    const used = { ...seven, abilities: { extra: 'used', both: 'used' } };
    expect(three.state).toEqual({ ...laid, phase: 'build', players: [used, ...others] });

    three.play(0, 'build R3 a1,a2,b2 brick=b2 cards=RRR');
    const building = ['R....', 'Rr...', ...EMPTY.slice(2)];
    const built = { ...used, empty: 42, building, hand: 'BBBB', cards: 4 };
    const refill = {
      ...laid,
      phase: 'refill',
      discard: 'RRRBPG',
      supply: { ...TURN.supply, R3: 2 },
      waiting: [],
      chance: 'card 3',
      players: [built, ...others],
    };
    expect(three.state).toEqual(refill);

    three.chance('card Y');
    const filled = { ...refill, harbour: 'RBY.YR.', pile: 44, chance: 'card 4' };
    expect(three.state).toEqual(filled);
    three.refill('YY');
    expect(three.state).toEqual({
      ...filled,
      phase: 'turn',
      turn: 2,
      active: 1,
      harbour: 'RBYYYRY',
      pile: 42,
      waiting: [1],
      chance: null,
    });
  });

  test('while coat actions are owed', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RR', building: ['WgGbB', 'WW.WW'] });
    three.play(0, 'build R2 c2,c3 brick=c3 cards=RR').play(0, 'coat a3');
    const building = ['WgGbB', 'WWRWW', 'W.r..', ...EMPTY.slice(3)];
    expect(three.state).toEqual({
      ...TURN,
      phase: 'coat',
      discard: 'RR',
      supply: { ...TURN.supply, R2: 1, W: 11 },
      coats: 1,
      players: [{ ...PLAYER, score: 2, empty: 33, building }, HAND_3, HAND_3],
    });
  });

  test('when the pile was renewed', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'R', discard: 'GGR' });
    three.play(0, 'take 1,2').chance('card R');
    expect(three.state).toEqual({
      ...TURN,
      phase: 'refill',
      harbour: 'R.PGYRB',
      pile: 4,
      end: 'pile',
      waiting: [],
      chance: 'card 2',
      players: [{ ...PLAYER, hand: 'RRBB', cards: 4 }, HAND_3, HAND_3],
    });
  });

  test('when the game is over', () => {
    const two = dealt({ players: 2 }).house(0, { score: 2 }).middle({ pile: 'GY' });
    two.play(0, 'take 6,7').refill('GY').play(1, 'take 1,3').chance('card end');
    expect(two.state).toEqual({
      ...TURN,
      phase: 'over',
      turn: 2,
      active: null,
      harbour: '.B.GYGY',
      pile: 0,
      end: 'drawn',
      supply: supply([2, 2, 2, 1]),
      abilities: { any: 0, extra: 2, discount: 2, change: 2, both: 2 },
      waiting: [],
      players: [
        { ...PLAYER, score: 2, hand: 'RRBB', cards: 4 },
        { ...PLAYER, hand: 'RRBPP', cards: 5, abilities: { any: 'used' } },
      ],
      winners: [0],
    });
  });
});
