/** A game in progress, played forward and back; and what its buildings are worth. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choose } from '../src/contract.ts';
import { type FacadePicture, gainBetween, scoredLines } from '../src/house/public.ts';
import { GAMES, type Game, GameHistory } from '../src/index.ts';
import { choices } from './random.ts';

function historyOf(game: Game, players: number): GameHistory {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return new GameHistory(game, begun.value.state);
}

/** Lets an awaited actor make some move; returns the actor, or nothing once the game is over. */
function step(history: GameHistory, choose: Choose) {
  const { game, state } = history;
  const awaited = game.awaits(state);
  if (awaited.kind === 'over') return undefined;
  const by = awaited.kind === 'chance' ? 'chance' : history.nextSeat(awaited.seats);
  const move = game.at(state, by, choose(game.count(state, by)));
  expect(history.play(by, move)).toBeUndefined();
  return by;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the history of %s', (_, game) => {
  it('takes back what a seat did last and nothing else', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 4 }), (choose, players) => {
        const history = historyOf(game, players);
        for (let count = 0; count < 120; count++) {
          const before = JSON.stringify(history.state);
          const events = history.events.length;
          const seen = JSON.stringify(history.seen(0, 0));
          const by = step(history, choose);
          if (by === undefined) break;
          const other = (typeof by === 'number' ? by + 1 : 0) % players;
          expect(history.undo(other)).toBeDefined();
          if (by === 'chance') continue;
          history.picture(0);
          expect(history.undoRefusal(by)).toBeUndefined();
          expect(history.undo(by)).toBeUndefined();
          expect(JSON.stringify(history.state)).toBe(before);
          expect(history.events.length).toBe(events);
          expect(JSON.stringify(history.seen(0, 0))).toBe(seen);
          step(history, choose);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('takes back steps of anybody where people tell what chance brought', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 4 }), (choose, players) => {
        const history = historyOf(game, players);
        const states = [JSON.stringify(history.state)];
        for (let count = 0; count < 40 && step(history, choose) !== undefined; count++) {
          history.picture(0);
          states.push(JSON.stringify(history.state));
        }
        while (states.length > 1) {
          const steps = 1 + choose(Math.min(3, states.length - 1));
          history.takeBack(steps);
          states.splice(-steps);
          expect(JSON.stringify(history.state)).toBe(states.at(-1));
          expect(history.seen(0, 0)).toHaveLength(states.length - 1);
        }
        history.takeBack(1);
        expect(history.events).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('shows somebody who only hears of it what they would have seen', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 4 }), (choose, players) => {
        const history = historyOf(game, players);
        const viewers = [0, players - 1, 'spectator'] as const;
        const heard = viewers.map(
          (viewer) => new GameHistory(game, game.view(history.state, viewer)),
        );
        for (let count = 0; count < 150 && step(history, choose) !== undefined; count++) {
          const { by, move } = history.events.at(-1)!;
          for (const [index, viewer] of viewers.entries()) {
            const told = game.notation.parse(game.notation.format(move, viewer));
            if (!told.ok) throw new Error(told.reason);
            heard[index]?.applyUnchecked(by, told.value);
          }
        }
        for (const [index, viewer] of viewers.entries()) {
          expect(heard[index]?.seen(viewer, 0)).toEqual(history.seen(viewer, 0));
          heard[index]?.takeBack(2);
          expect(heard[index]?.picture(viewer)).toEqual(history.seen(viewer, 0).at(-2)?.before);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('says why nothing is taken back', () => {
    const history = historyOf(game, 3);
    expect(history.undo(0)).toBe('not-moved');
    while (game.awaits(history.state).kind === 'chance') step(history, () => 0);
    expect(history.undo(0)).toBe('not-moved');
    const first = step(history, () => 0);
    expect(history.undo((Number(first) + 1) % 3)).toBe('others-moved');
  });

  it('gains are what the score grows by, and complete lines are worth what was scored for them', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 2, max: 4 }), (choose, players) => {
        const history = historyOf(game, players);
        while (step(history, choose) !== undefined);
        for (const { by, text, before, after } of history.seen('spectator', 0)) {
          if (typeof by !== 'number') continue;
          const isForCoat = text.startsWith('coat');
          const pictures = [before as FacadePicture, after as FacadePicture] as const;
          const gain = gainBetween(...pictures, by, isForCoat);
          const lines = gain.lines.reduce((sum, { points }) => sum + points, 0);
          if (text.startsWith('draw') || text.startsWith('build') || text.startsWith('single')) {
            expect(gain.points).toBe(lines);
          }
          expect(gain.points).toBeGreaterThanOrEqual(lines);
        }
        const end = history.picture('spectator') as FacadePicture;
        for (const { score, building } of end.players) {
          const worth = scoredLines(building).reduce((sum, { points }) => sum + points, 0);
          expect(score - worth).toBeGreaterThanOrEqual(0);
          if (game.id === 'copenhagen') expect(score).toBe(worth);
        }
      }),
      { numRuns: 30 },
    );
  });
});
