import { describe, expect, test } from 'vitest';
import { dealt, table } from './table.ts';

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight);

/** The product of so many whole numbers, from the first downwards. */
function falling(first: number, factors: number): number {
  return factors === 0 ? 1 : first * falling(first - 1, factors - 1);
}

describe('the harbour', () => {
  test.each([
    [2, 70],
    [3, 60],
    [4, 70],
  ])('of %i players is drawn from %i cards, in order', (players, cards) => {
    const outcomes = table({ players }).outcomes();
    const each = cards / 5;
    expect(outcomes.size).toBe(5 ** 7);
    expect(sum(outcomes.values())).toBe(falling(cards, 7));
    expect(outcomes.get('harbour RRRRRRR')).toBe(falling(each, 7));
    expect(outcomes.get('harbour RBPGYRB')).toBe(each ** 5 * (each - 1) ** 2);
    expect(outcomes.get('harbour YYYBBBB')).toBe(falling(each, 3) * falling(each, 4));
  });

  test('has as many tickets as its weights say', () => {
    const two = table({ players: 2 }).middle({ pile: 'RRRBBPY' });
    expect(sum(two.outcomes().values())).toBe(falling(7, 7));
    expect(two.outcomes().size).toBe(falling(7, 7) / (6 * 2));
    expect(new Set(two.outcomes().values())).toEqual(new Set([12]));
    expect(two.tickets()).toEqual(two.outcomes());
  });

  test('has them also when colours are missing and cards are left over', () => {
    const three = table({ players: 3 }).middle({ pile: 'RRRRRRGG' });
    expect(sum(three.outcomes().values())).toBe(falling(8, 7));
    expect(three.outcomes().get('harbour GRRRRRR')).toBe(2 * falling(6, 6));
    expect(three.outcomes().get('harbour RRRRGRG')).toBe(2 * falling(6, 5));
    expect(three.tickets()).toEqual(three.outcomes());
  });
});

describe('a start hand', () => {
  test('of two cards, from what the harbour left', () => {
    const two = table({ players: 2 }).chance('harbour RBPGYRB');
    const outcomes = two.outcomes();
    expect(outcomes.size).toBe(15);
    expect(sum(outcomes.values())).toBe(63 * 62);
    expect(outcomes.get('hand 0 RR')).toBe(12 * 11);
    expect(outcomes.get('hand 0 RB')).toBe(2 * 12 * 12);
    expect(outcomes.get('hand 0 RP')).toBe(2 * 12 * 13);
    expect(two.tickets()).toEqual(outcomes);
  });

  test('of three cards', () => {
    const two = table({ players: 2 }).chance('harbour RBPGYRB').chance('hand 0 RB');
    const outcomes = two.outcomes();
    expect(outcomes.size).toBe(35);
    expect(sum(outcomes.values())).toBe(61 * 60 * 59);
    expect(outcomes.get('hand 1 RRR')).toBe(11 * 10 * 9);
    expect(outcomes.get('hand 1 RRG')).toBe(3 * 11 * 10 * 13);
    expect(outcomes.get('hand 1 PGY')).toBe(6 * 13 * 13 * 13);
    expect(two.tickets()).toEqual(outcomes);
  });

  test('of four cards', () => {
    const four = table({ players: 4 }).chance('harbour RBPGYRB');
    four.chance('hand 0 RB').chance('hand 1 RBP').chance('hand 2 RBP');
    expect(four.outcomes().size).toBe(70);
    expect(sum(four.outcomes().values())).toBe(falling(55, 4));
    expect(four.outcomes().get('hand 3 YYYY')).toBe(falling(13, 4));
  });

  test('from three cards, by hand', () => {
    const three = table({ players: 3 }).middle({ harbour: 'RBPGYRB', pile: 'RRB' });
    expect([...three.outcomes()]).toEqual([
      ['hand 0 RR', 2],
      ['hand 0 RB', 4],
    ]);
    expect(three.tickets()).toEqual(three.outcomes());
  });
});

describe('a card', () => {
  test('has the chances that the pile gives it', () => {
    const three = dealt({ players: 3 }).play(0, 'take 1,2');
    expect([...three.outcomes()]).toEqual([
      ['card R', 7],
      ['card B', 7],
      ['card P', 9],
      ['card G', 11],
      ['card Y', 11],
    ]);
    three.chance('card G').chance('card G').play(1, 'take 1,2');
    expect(three.outcomes().get('card G')).toBe(9);
    expect(sum(three.outcomes().values())).toBe(43);
    expect(three.tickets()).toEqual(three.outcomes());
  });

  test('does not come when none is left', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'RRY' }).play(0, 'take 1,2');
    expect([...three.outcomes()]).toEqual([
      ['card R', 2],
      ['card Y', 1],
    ]);
    expect(three.refusal('chance', 'card B')).toBe('card-not-in-pile');
  });
});

describe('the End card', () => {
  test.each([1, 2, 5, 9])('comes once in so many cards: %i others', (others) => {
    const two = dealt({ players: 2 })
      .middle({ pile: 'R'.repeat(others) })
      .play(0, 'take 1,2');
    expect(two.state.pile).toBe(others + 1);
    expect([...two.outcomes()]).toEqual([
      ['card R', others],
      ['card end', 1],
    ]);
    expect(two.tickets()).toEqual(two.outcomes());
  });

  test.each([10, 11, 14])('never comes before %i others', (others) => {
    const two = dealt({ players: 2 })
      .middle({ pile: 'R'.repeat(others) })
      .play(0, 'take 1,2');
    expect([...two.outcomes()]).toEqual([['card R', others]]);
    expect(two.tickets()).toEqual(two.outcomes());
    expect(two.refusal('chance', 'card end')).toBe('card-not-in-pile');
  });

  test('may come with the card that leaves ten', () => {
    const two = dealt({ players: 2 })
      .middle({ pile: 'R'.repeat(10) })
      .play(0, 'take 1,2');
    two.chance('card R');
    expect(two.state).toMatchObject({ phase: 'refill', pile: 10 });
    expect(two.outcomes().get('card end')).toBe(1);
  });

  test('never comes while it lies aside', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'RRR' }).play(0, 'take 1,2');
    expect(three.outcomes().get('card end')).toBeUndefined();
    expect(three.refusal('chance', 'card end')).toBe('card-not-in-pile');
  });

  test('is never among the cards of the set-up', () => {
    const two = table({ players: 2 });
    expect(two.state.pile).toBe(71);
    expect(sum(two.outcomes().values())).toBe(falling(70, 7));
  });
});

test('chance has nothing to do while players are awaited', () => {
  const two = dealt({ players: 2 });
  expect(two.outcomes().size).toBe(0);
  expect(two.tickets().size).toBe(0);
});
