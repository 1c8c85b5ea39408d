/** Reviews: luck is fair, the best move costs nothing, and everything adds up. */
import {
  type CopenhagenState,
  copenhagen,
  type Game,
  type GameState,
  imagineCopenhagen,
  rollAndWrite,
  seenEvent,
} from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import {
  beginReview,
  judgeDecision,
  QUICK_EFFORT,
  type Review,
  reviewSteps,
  seededRandom,
  summaryOf,
} from '../../src/index.ts';
import { analystFor } from '../../src/review/judge.ts';
import { positionsOf } from '../positions.ts';

/** A game, or so many events at its end. */
function playedGame(game: Game, players: number, last = Number.POSITIVE_INFINITY) {
  const all = [...positionsOf(game, players, ['greedy', 'foreman'], `review ${players}`)];
  const from = Math.max(0, all.length - 1 - last);
  const events = all.at(-1)!.events.slice(from);
  return { game, start: all[from]!.state, events, positions: all.slice(from) };
}

const GAMES = [
  ['Roll & Write', playedGame(rollAndWrite as Game, 2, 40)],
  ['Roll & Write with three', playedGame(rollAndWrite as Game, 3, 24)],
  ['Roll & Write with four', playedGame(rollAndWrite as Game, 4, 16)],
  ['Copenhagen', playedGame(copenhagen as Game, 2)],
  ['Copenhagen with three', playedGame(copenhagen as Game, 3)],
] as const;

/** The mean of what a state's chance can lead to, against what was expected before. */
function expectFair(game: Game, state: GameState): void {
  const analyst = analystFor(game.id, QUICK_EFFORT);
  const before = analyst.outlook(state).prospect;
  const sum = new Float64Array(before.length);
  let weights = 0;
  for (const { move, weight } of game.chances(state)) {
    const after = game.copy(state);
    game.applyUnchecked(after, 'chance', move);
    const { prospect } = analyst.outlook(after);
    for (let index = 0; index < sum.length; index++) sum[index]! += weight * prospect[index]!;
    weights += weight;
  }
  for (const [index, value] of before.entries())
    expect(sum[index]! / weights).toBeCloseTo(value, 9);
}

describe.each(GAMES)('%s', (_, { game, start, events, positions }) => {
  const begun = beginReview({ game, start, events }, QUICK_EFFORT);
  const steps = [...reviewSteps({ game, start, events }, 0, QUICK_EFFORT)];
  const review: Review = { ...begun, steps };

  test('chances add up to 1 at every moment, and the end is certain', () => {
    for (const { after } of [{ after: begun.before }, ...steps]) {
      expect(after.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
    const { winners } = game.notation.picture(positions.at(-1)!.state);
    const share = 1 / winners!.length;
    const result = begun.before.chances.map((_, seat) => (winners!.includes(seat) ? share : 0));
    expect(steps.at(-1)!.after.chances).toEqual(result);
  });

  test('start, luck, moves and rest come to the result, and nobody loses what nobody gets', () => {
    const summaries = summaryOf(review);
    for (const { start: before, luck, lost, given, unexplained, end } of summaries) {
      expect(before + luck.value - lost.value + given.value + unexplained).toBeCloseTo(end, 9);
    }
    const sum = (part: (summary: (typeof summaries)[number]) => number) =>
      summaries.reduce((whole, summary) => whole + part(summary), 0);
    expect(sum(({ luck }) => luck.value)).toBeCloseTo(0, 9);
    expect(sum(({ lost, given }) => given.value - lost.value)).toBeCloseTo(0, 9);
    expect(sum(({ unexplained }) => unexplained)).toBeCloseTo(0, 9);
  });

  test('a decision has a choice, its best move costs nothing and no move less', () => {
    for (const { at, by, luck, decision } of steps) {
      expect(luck !== undefined).toBe(by === 'chance');
      if (by === 'chance') continue;
      const count = game.count(positions[at]!.state, by);
      expect(decision?.of).toBe(count > 1 ? count : undefined);
      if (!decision) continue;
      expect(decision.played.move).toBe(game.notation.format(events[at]!.move));
      expect(decision.loss).toBeGreaterThanOrEqual(0);
      expect(decision.changes[decision.seat]).toBeCloseTo(-decision.loss, 9);
      expect(decision.changes.reduce((sum, change) => sum + change, 0)).toBeCloseTo(0, 9);
      if (decision.best.move === decision.played.move) expect(decision.loss).toBeLessThan(0.005);
      const figures = [decision.played, decision.best].flatMap((move) => [
        move.chance,
        move.points,
      ]);
      for (const figure of [...figures, decision.error]) expect(figure).toSatisfy(Number.isFinite);
    }
  });

  test('dice and cards are fair: what they may bring is on average what was expected', () => {
    const chance = positions.filter(({ state }) => {
      const awaited = game.awaits(state);
      return awaited.kind === 'chance' && !/harbour|hand/.test(awaited.event);
    });
    for (const { state } of chance.filter((_, index) => index % 20 === 5)) expectFair(game, state);
  });

  test('the same game gives the same figures, also when it was stopped on the way', () => {
    const from = steps.length - 8;
    expect([...reviewSteps({ game, start, events }, from, QUICK_EFFORT)]).toEqual(
      steps.slice(from),
    );
  });
});

test('a decision is judged by what the seat can see', () => {
  const { positions } = GAMES.find(([name]) => name === 'Copenhagen')![1];
  const game = copenhagen as Game;
  for (const { state, events } of positions.filter((_, index) => index % 15 === 9)) {
    const awaited = game.awaits(state);
    if (awaited.kind !== 'seats') continue;
    const seat = awaited.seats[0]!;
    const cards = seededRandom('other');
    const view = copenhagen.view(state as CopenhagenState, seat);
    const other = imagineCopenhagen(view, (limit) => cards.below(limit));
    const [one, two] = [state, other].map((world) =>
      judgeDecision(
        {
          game,
          view: game.view(world, seat),
          seat,
          random: seededRandom('lot'),
          seen: events.map((event) => seenEvent(game, event, seat)),
        },
        [],
        analystFor(game.id, QUICK_EFFORT),
      ),
    );
    expect(one).toEqual(two);
    const [best, ...others] = one!.moves;
    expect(best.loss).toBe(0);
    for (const { loss } of others) expect(loss).toBeGreaterThanOrEqual(0);
  }
});
