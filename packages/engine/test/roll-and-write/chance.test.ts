import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** A table at which so many dice are about to be rolled. */
function rolling(dice: number) {
  const three = table({ players: 3 });
  return dice === 5 ? three : three.chance('roll RRRRR').play(0, `reroll ${'R'.repeat(dice)}`);
}

/** In how many ways distinguishable dice show these faces. */
function waysToShow(faces: string): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const amounts = [...'RBPGYW'].map((face) => faces.split(face).length - 1);
  return amounts.reduce((ways, amount) => ways / factorial(amount), factorial(faces.length));
}

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight);

describe('dice', () => {
  test.each([
    [1, 6, 6],
    [2, 21, 36],
    [3, 56, 216],
    [4, 126, 1296],
    [5, 252, 7776],
  ])('%i of them have %i outcomes of weight %i in all', (dice, outcomes, total) => {
    const three = rolling(dice);
    expect(three.state.chance).toBe(`roll ${dice}`);
    expect(three.outcomes().size).toBe(outcomes);
    expect(sum(three.outcomes().values())).toBe(total);
    for (const [text, weight] of three.outcomes()) {
      expect(text).toMatch(/^roll R*B*P*G*Y*W*$/);
      expect(text).toHaveLength(5 + dice);
      expect(weight).toBe(waysToShow(text.slice(5)));
    }
  });

  test.each([1, 2, 3, 4, 5])('%i of them have as many tickets as their weights say', (dice) => {
    const three = rolling(dice);
    expect(three.tickets()).toEqual(three.outcomes());
  });

  test('are counted as the first roll and after a re-roll of all five alike', () => {
    const again = table({ players: 3 }).chance('roll RBPGY').play(0, 'reroll RBPGY');
    expect(again.outcomes()).toEqual(rolling(5).outcomes());
  });
});

describe('crossing out', () => {
  test('has four outcomes of equal weight', () => {
    const two = table({ players: 2 });
    expect([...two.outcomes()].sort()).toEqual([
      ['cross B4L Y4L', 1],
      ['cross B4L Y4R', 1],
      ['cross B4R Y4L', 1],
      ['cross B4R Y4R', 1],
    ]);
    expect(two.tickets()).toEqual(two.outcomes());
  });
});

describe('chance', () => {
  test('has nothing to do while players are awaited', () => {
    const two = table({ players: 2 }).chance('cross B4L Y4L');
    expect(two.outcomes().size).toBe(0);
    expect(two.tickets().size).toBe(0);
    two.play(0, 'start R').play(1, 'start R').chance('roll RRRRR');
    expect(two.outcomes().size).toBe(0);
    expect(two.tickets().size).toBe(0);
  });
});
