import { describe, expect, test } from 'vitest';
import { ALL_ACTIVE, dealt, FULL, type Table, table } from './table.ts';

const E1 = 'build R2 e1,e2 brick=e1 cards=RR';
const FOUR = ['WWWW.', 'W....'];

describe('twelve points', () => {
  test('end the game at once', () => {
    const three = dealt({ players: 3 }).house(0, { score: 11, building: FOUR, hand: 'RR' });
    three.play(0, E1);
    expect(three.state).toMatchObject({ phase: 'over', turn: 1, active: null, winners: [0] });
    expect(three.state.players[0]?.score).toBe(12);
  });

  test('are needed: eleven are not enough', () => {
    const three = dealt({ players: 3 }).house(0, { score: 10, building: FOUR, hand: 'RR' });
    expect(three.play(0, E1).state).toMatchObject({ phase: 'turn', active: 1, winners: null });
  });

  test('end it with coats of arms pending', () => {
    const building = ['WWWWW', 'WW.WW'];
    const three = dealt({ players: 3 }).house(0, { score: 11, building, hand: 'RR' });
    three.play(0, 'build R2 c2,c3 brick=c2 cards=RR');
    expect(three.state).toMatchObject({ phase: 'over', coats: 0, waiting: [], winners: [0] });
  });

  test('end it by a white tile, others being owed still', () => {
    const three = dealt({ players: 3 }).house(0, { score: 10, building: FOUR });
    three.middle({ coats: 3 }).play(0, 'coat e1');
    expect(three.state).toMatchObject({ phase: 'over', coats: 0, chance: null, winners: [0] });
    expect(three.state.players[0]?.score).toBe(12);
  });

  test('end it before the refill of a turn with `both`', () => {
    const three = dealt({ players: 3 }).house(0, { score: 11, building: FOUR, hand: 'RR' });
    three.house(0, { abilities: ALL_ACTIVE }).play(0, 'take 2,3').play(0, 'both').play(0, E1);
    expect(three.state).toMatchObject({ phase: 'over', harbour: 'R..GYRB', chance: null });
    expect(three.state.winners).toEqual([0]);
  });

  test('may be more', () => {
    const building = FULL.slice(0, 8).map((row) => row.replace(/.$/, '.'));
    const three = dealt({ players: 3 }).house(0, { score: 11, building, hand: 'PPPP' });
    three.play(0, 'build P4 e1,e2,e3,e4 brick=e4 cards=PPPP');
    expect(three.state.players[0]?.score).toBe(11 + 2 + 2 + 2 + 1);
    expect(three.state).toMatchObject({ phase: 'over', winners: [0] });
  });
});

describe('the End card', () => {
  /** Three players, the End card being turned up after these houses were set. */
  function ended(prepare: (seats: Table) => void) {
    const three = dealt({ players: 3 }).middle({ pile: 'RR', end: 'pile' });
    prepare(three);
    return three.play(0, 'take 3,4').chance('card R').chance('card end').state;
  }

  test('ends the game at once, places staying empty', () => {
    const state = ended(() => {});
    expect(state).toMatchObject({ phase: 'over', harbour: 'RBR.YRB', end: 'drawn', pile: 1 });
    expect(state).toMatchObject({ turn: 1, active: null, waiting: [], chance: null });
  });

  test('lets most points win', () => {
    const state = ended((seats) => {
      seats.house(0, { score: 4, building: FULL }).house(1, { score: 6 }).house(2, { score: 5 });
    });
    expect(state.winners).toEqual([1]);
  });

  test('then fewest empty cells', () => {
    const state = ended((seats) => {
      seats.house(0, { score: 5, building: ['WW...'] });
      seats.house(1, { score: 5, building: ['rR...', 'B....'] });
      seats.house(2, { score: 4, building: FULL });
    });
    expect(state.winners).toEqual([1]);
  });

  test('then the victory is shared', () => {
    const state = ended((seats) => {
      seats.house(0, { score: 5, building: ['WW...'] });
      seats.house(1, { score: 5, building: ['W....'] });
      seats.house(2, { score: 5, building: ['rR...'] });
    });
    expect(state.winners).toEqual([0, 2]);
    expect(ended(() => {}).winners).toEqual([0, 1, 2]);
  });

  test('does nothing for cards in hand', () => {
    const state = ended((seats) => seats.house(2, { hand: 'RRRRRRR' }));
    expect(state.winners).toEqual([0, 1, 2]);
  });
});

describe('the pile', () => {
  /** Its size before each deal and after the last. */
  function sizes(players: number, hands: readonly string[]): number[] {
    const seats = table({ players });
    return ['harbour RBPGYRB', ...hands.map((hand, seat) => `hand ${seat} ${hand}`), ''].map(
      (deal) => {
        const { pile } = seats.state;
        if (deal) seats.chance(deal);
        return pile;
      },
    );
  }

  test('holds the End card from the start with two players', () => {
    expect(sizes(2, ['RB', 'RBP'])).toEqual([71, 64, 62, 59]);
    expect(table({ players: 2 }).state.end).toBe('pile');
  });

  test('does not with more', () => {
    expect(sizes(3, ['RB', 'RBP', 'RBP'])).toEqual([60, 53, 51, 48, 45]);
    expect(sizes(4, ['RB', 'RBP', 'RBP', 'RBPG'])).toEqual([70, 63, 61, 58, 55, 51]);
    expect(table({ players: 3 }).state.end).toBe('aside');
    expect(table({ players: 4 }).state.end).toBe('aside');
  });

  test.each([3, 4])('is renewed with the last place, for %i players', (players) => {
    const seats = dealt({ players }).middle({ pile: 'RB', discard: 'RBBPPPGY' });
    seats.play(0, 'take 1,2').refill('RB');
    expect(seats.state).toMatchObject({ phase: 'turn', active: 1, pile: 9, end: 'pile' });
    expect(seats.state.discard).toBe('');
    seats.play(1, 'take 1,2');
    expect([...seats.outcomes()]).toEqual([
      ['card R', 1],
      ['card B', 2],
      ['card P', 3],
      ['card G', 1],
      ['card Y', 1],
      ['card end', 1],
    ]);
  });

  test('is renewed in the middle of a refill, which goes on from it', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'R', discard: 'GGGGGGGGGG' });
    three.play(0, 'take 1,2').chance('card R');
    expect(three.state).toMatchObject({ phase: 'refill', chance: 'card 2', pile: 11 });
    expect([...three.outcomes()]).toEqual([['card G', 10]]);
    three.chance('card G');
    expect(three.state).toMatchObject({ phase: 'turn', pile: 10, harbour: 'RGPGYRB' });
  });

  test('is renewed with what was discarded in the same turn', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'YYYYYYY' }).middle({ pile: 'R' });
    three.play(0, 'take 1,2').play(0, 'discard YY').chance('card R');
    expect(three.state).toMatchObject({ phase: 'refill', pile: 3, discard: '' });
    expect([...three.outcomes()]).toEqual([
      ['card Y', 2],
      ['card end', 1],
    ]);
  });

  test('is renewed with the End card alone when nothing was discarded', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'R' }).play(0, 'take 1,2').chance('card R');
    expect(three.state).toMatchObject({ pile: 1, end: 'pile' });
    expect([...three.outcomes()]).toEqual([['card end', 1]]);
  });

  test('is renewed once', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'RB', end: 'pile', discard: 'YYY' });
    three.play(0, 'take 1,2').refill('RB');
    expect(three.state).toMatchObject({ pile: 1, end: 'pile', discard: 'YYY' });
    three.play(1, 'take 1,2');
    expect(three.refusal('chance', 'card Y')).toBe('card-not-in-pile');
    expect(three.chance('card end').state).toMatchObject({ phase: 'over', discard: 'YYY' });
  });
});

test('after the end every move is refused', () => {
  const two = dealt({ players: 2 }).middle({ pile: '' }).play(0, 'take 1,2').chance('card end');
  expect(two.state).toMatchObject({ phase: 'over', pile: 0, winners: [0, 1] });
  for (const event of ['card R', 'card end', 'harbour RBPGYRB']) {
    expect(two.refusal('chance', event)).toBe('game-over');
  }
  for (const seat of [0, 1]) {
    for (const move of ['take 3,4', 'end', 'coat skip']) {
      expect(two.refusal(seat, move)).toBe('game-over');
    }
    expect(two.legal(seat)).toEqual([]);
  }
  expect(two.outcomes().size).toBe(0);
});
