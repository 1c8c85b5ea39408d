import { describe, expect, test } from 'vitest';
import { ALL_ACTIVE, dealt } from './table.ts';

const PAIRS = ['1,2', '2,3', '3,4', '4,5', '5,6', '6,7'].map((places) => `take ${places}`);

/** The places of all takes of that many cards. */
function takesOf(moves: readonly string[], cards: number): string[] {
  return moves.map((move) => move.slice(5)).filter((places) => places.length === 2 * cards - 1);
}

describe('what can be taken', () => {
  test('two neighbouring cards', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: {} });
    expect(three.legal(0, 'take')).toEqual(PAIRS);
    expect(three.refusal(0, 'take 3,5')).toBe('not-neighbours');
    expect(three.refusal(0, 'take 3,4,5')).toBe('no-ability');
    expect(three.refusal(0, 'take 1,3,5')).toBe('no-ability');
  });

  test('any two cards with `any`', () => {
    const three = dealt({ players: 3 });
    expect(takesOf(three.legal(0, 'take'), 2)).toHaveLength(21);
    expect(takesOf(three.legal(0, 'take'), 3)).toEqual([]);
    expect(three.refusal(0, 'take 3,4,6')).toBe('no-ability');
  });

  test('two neighbours and a third card with `extra`', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: { extra: 'active' } });
    const threes = takesOf(three.legal(0, 'take'), 3);
    expect(takesOf(three.legal(0, 'take'), 2)).toHaveLength(6);
    expect(threes).toHaveLength(25);
    expect(threes).toEqual(expect.arrayContaining(['1,2,3', '1,2,7', '1,6,7', '3,4,6']));
    expect(three.refusal(0, 'take 1,3,5')).toBe('not-neighbours');
    expect(three.refusal(0, 'take 1,5')).toBe('not-neighbours');
  });

  test('any three cards with both of them', () => {
    const abilities = { any: 'active', extra: 'active' } as const;
    const three = dealt({ players: 3 }).house(0, { abilities });
    expect(takesOf(three.legal(0, 'take'), 2)).toHaveLength(21);
    expect(takesOf(three.legal(0, 'take'), 3)).toHaveLength(35);
  });

  test('nothing with an ability that is used', () => {
    const abilities = { any: 'used', extra: 'used' } as const;
    const three = dealt({ players: 3 }).house(0, { abilities });
    expect(three.legal(0, 'take')).toEqual(PAIRS);
    expect(three.refusal(0, 'take 1,5')).toBe('not-neighbours');
    expect(three.refusal(0, 'take 3,4,6')).toBe('no-ability');
  });
});

describe('what is turned', () => {
  test.each([
    ['take 3,4', 'active', 'active'],
    ['take 1,5', 'used', 'active'],
    ['take 1,7', 'used', 'active'],
    ['take 1,2,3', 'active', 'used'],
    ['take 3,4,6', 'active', 'used'],
    ['take 1,6,7', 'active', 'used'],
    ['take 1,3,5', 'used', 'used'],
    ['take 1,4,7', 'used', 'used'],
  ])('by %s: any %s, extra %s', (take, any, extra) => {
    const abilities = { any: 'active', extra: 'active' } as const;
    const three = dealt({ players: 3 }).house(0, { abilities }).play(0, take);
    expect(three.state.players[0]?.abilities).toEqual({ any, extra });
  });
});

describe('cards taken', () => {
  test('go to the hand and leave their places empty', () => {
    const three = dealt({ players: 3 }).play(0, 'take 4,5');
    expect(three.state.players[0]).toMatchObject({ hand: 'RBGY', cards: 4 });
    expect(three.state).toMatchObject({ phase: 'refill', harbour: 'RBP..RB', discard: '' });
    expect(three.state).toMatchObject({ active: 0, waiting: [], chance: 'card 4' });
  });

  test('are replaced from place 1 to place 7, without sliding', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: ALL_ACTIVE });
    three.play(0, 'take 2,5,7').play(0, 'end');
    const seen = ['G', 'P', 'Y'].map((card) => {
      const { harbour, chance } = three.state;
      three.chance(`card ${card}`);
      return [harbour, chance];
    });
    expect(seen).toEqual([
      ['R.PG.R.', 'card 2'],
      ['RGPG.R.', 'card 5'],
      ['RGPGPR.', 'card 7'],
    ]);
    expect(three.state).toMatchObject({ phase: 'turn', harbour: 'RGPGPRY', turn: 2, active: 1 });
    expect(three.state.pile).toBe(45 - 3);
  });

  test('are not replaced while the player still decides', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: ALL_ACTIVE, hand: 'RRRRRRR' });
    three.play(0, 'take 1,2');
    expect(three.refusal('chance', 'card R')).toBe('players-awaited');
    three.play(0, 'discard RR');
    expect(three.refusal('chance', 'card R')).toBe('players-awaited');
    three.play(0, 'both').play(0, 'end');
    expect(three.refusal(0, 'end')).toBe('chance-awaited');
    expect(three.refusal('chance', 'harbour RBPGYRB')).toBe('not-now');
    expect(three.refusal('chance', 'card R')).toBeUndefined();
  });

  test('let the turn go to the next seat and round', () => {
    const four = dealt({ players: 4, startPlayer: 2 });
    for (const [index, seat] of [2, 3, 0, 1, 2].entries()) {
      expect(four.state).toMatchObject({ active: seat, waiting: [seat], turn: index + 1 });
      expect(four.refusal((seat + 1) % 4, 'take 1,2')).toBe('not-your-turn');
      four.play(seat, 'take 1,2').refill('RB');
    }
  });
});

describe('the hand limit', () => {
  test('seven cards stay', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RBPGY' }).play(0, 'take 1,2');
    expect(three.state).toMatchObject({ phase: 'refill' });
    expect(three.state.players[0]?.cards).toBe(7);
  });

  test('the eighth card is discarded at once, also one just taken', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'BBBBBB' }).play(0, 'take 4,5');
    expect(three.state).toMatchObject({ phase: 'discard', active: 0, waiting: [0], chance: null });
    expect(three.state.players[0]).toMatchObject({ hand: 'BBBBBBGY', cards: 8 });
    expect(three.legal(0)).toEqual(['discard B', 'discard G', 'discard Y']);
    three.play(0, 'discard G');
    expect(three.state.players[0]).toMatchObject({ hand: 'BBBBBBY', cards: 7 });
    expect(three.state).toMatchObject({ phase: 'refill', discard: 'G', chance: 'card 4' });
  });

  test('the surplus is discarded exactly, in every mixture', () => {
    const abilities = { extra: 'active' } as const;
    const three = dealt({ players: 3 }).house(0, { hand: 'RRRRRBB', abilities });
    three.play(0, 'take 3,4,6');
    expect(three.state.players[0]?.hand).toBe('RRRRRRBBPG');
    expect(three.legal(0)).toEqual(
      ['RRR', 'RRB', 'RRP', 'RRG', 'RBB', 'RBP', 'RBG', 'RPG', 'BBP', 'BBG', 'BPG']
        .map((cards) => `discard ${cards}`)
        .sort(),
    );
    expect(three.refusal(0, 'discard RR')).toBe('wrong-number-of-cards');
    expect(three.refusal(0, 'discard RRRR')).toBe('wrong-number-of-cards');
    expect(three.refusal(0, 'discard BBB')).toBe('card-not-in-hand');
    expect(three.refusal(0, 'discard RRY')).toBe('card-not-in-hand');
    three.play(0, 'discard RPG');
    expect(three.state).toMatchObject({ phase: 'refill', discard: 'RPG' });
  });

  test('comes before anything else', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RRRRRRR', abilities: ALL_ACTIVE });
    three.play(0, 'take 1,2');
    for (const other of ['both', 'end', 'take 3,4', 'build R2 a1,a2 brick=a1 cards=RR']) {
      expect(three.refusal(0, other)).toBe('hand-too-large');
    }
    expect(three.refusal(1, 'discard RR')).toBe('not-your-turn');
    three.play(0, 'discard RB');
    expect(three.state.phase).toBe('both');
    expect(three.refusal(0, 'discard R')).toBe('not-now');
  });
});

describe('taking and building in one turn', () => {
  const R2 = 'build R2 a1,a2 brick=a1 cards=RR';
  const owner = (both: 'active' | 'used') =>
    dealt({ players: 3 }).house(0, { abilities: { both } });

  test('is offered after taking to who owns `both` active', () => {
    const three = owner('active').play(0, 'take 1,2');
    expect(three.state).toMatchObject({ phase: 'both', waiting: [0], chance: null });
    expect(three.legal(0)).toEqual(['both', 'end']);
    expect(three.refusal(0, R2)).toBe('not-now');
    expect(three.refusal(0, 'take 3,4')).toBe('not-now');
  });

  test('is not offered when it is used or not owned', () => {
    expect(owner('used').play(0, 'take 1,2').state.phase).toBe('refill');
    expect(dealt({ players: 3 }).play(0, 'take 1,2').state.phase).toBe('refill');
  });

  test('is offered also when nothing can be built', () => {
    const three = owner('active').house(0, { hand: '' }).play(0, 'take 1,2');
    expect(three.state.phase).toBe('both');
    three.play(0, 'both');
    expect(three.legal(0)).toEqual(['end']);
  });

  test('is declined with `end`, the tile staying active', () => {
    const three = owner('active').play(0, 'take 1,2').play(0, 'end');
    expect(three.state).toMatchObject({ phase: 'refill', chance: 'card 1' });
    expect(three.state.players[0]?.abilities).toEqual({ both: 'active' });
  });

  test('turns the tile and lets one tile be built, with cards just taken', () => {
    const three = owner('active').play(0, 'take 1,2').play(0, 'both');
    expect(three.state).toMatchObject({ phase: 'build', harbour: '..PGYRB' });
    expect(three.state.players[0]?.abilities).toEqual({ both: 'used' });
    expect(three.refusal(0, 'take 3,4')).toBe('not-now');
    expect(three.refusal(0, 'both')).toBe('not-now');
    three.play(0, R2);
    expect(three.state).toMatchObject({ phase: 'refill', harbour: '..PGYRB', chance: 'card 1' });
    three.refill('YY');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, turn: 2, harbour: 'YYPGYRB' });
  });

  test('is nothing to begin a turn with', () => {
    const three = owner('active').house(0, { hand: 'RR' });
    expect(three.refusal(0, 'both')).toBe('not-now');
    expect(three.refusal(0, 'end')).toBe('not-now');
    three.play(0, R2);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, turn: 2 });
  });
});
