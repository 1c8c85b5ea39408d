/** Random games against the clock, on one thread. */
import type { Game, GameState } from '@nyhavn/engine';
import { terminalGameNamed } from '../games/registry.ts';
import type { Playout } from '../games/terminal-game.ts';

/** The result of a measurement. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Legal moves at a decision, on average. */
  readonly meanLegalMoves: number;
}

/** A playout that is still going on. */
type Work = { -readonly [Key in keyof Playout]: Playout[Key] };

/** Games between two looks at the clock. */
const BATCH = 20;

let word = 0x2545f491;

/** Fast, and good enough to spread games; xorshift32. */
function below(limit: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  const scaled = (word >>> 0) * limit * 2 ** -32;
  return limit < 2 ** 31 ? scaled | 0 : Math.floor(scaled);
}

/** The number of uniformly random games that the referee's rules play to the end in a second. */
export function measureSpeed(game: Game, players: number, milliseconds: number): Speed {
  const start = begin(game, players);
  return measure(() => {
    const state = game.copy(start);
    const work = { decisions: 0, legalMoves: 0 };
    while (step(game, state, work));
    return work;
  }, milliseconds);
}

/** The same for the fast path that search and simulation have, if the game has one. */
export function measureFast(game: Game, players: number, milliseconds: number): Speed | undefined {
  const playout = terminalGameNamed(game.id)?.playouts?.(begin(game, players));
  if (!playout) return undefined;
  let seed = 0;
  return measure(() => playout(seed++), milliseconds);
}

function begin(game: Game, players: number): GameState {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(`${game.id} refuses ${players} players: ${begun.reason}`);
  return begun.value.state;
}

function measure(play: () => Playout, milliseconds: number): Speed {
  playFor(play, milliseconds / 2);
  return playFor(play, milliseconds);
}

function playFor(play: () => Playout, milliseconds: number): Speed {
  const began = performance.now();
  let games = 0;
  let decisions = 0;
  let legalMoves = 0;
  let elapsed = 0;
  for (; elapsed < milliseconds; games += BATCH) {
    for (let number = 0; number < BATCH; number++) {
      const played = play();
      decisions += played.decisions;
      legalMoves += played.legalMoves;
    }
    elapsed = performance.now() - began;
  }
  return {
    gamesPerSecond: (1000 * games) / elapsed,
    decisionsPerSecond: (1000 * decisions) / elapsed,
    meanLegalMoves: legalMoves / decisions,
  };
}

/** One event; false when the game is over. Of seats that choose together the first one moves. */
function step(game: Game, state: GameState, work: Work): boolean {
  const awaited = game.awaits(state);
  if (awaited.kind === 'seats') {
    const seat = awaited.seats[0]!;
    const moves = game.count(state, seat);
    work.decisions++;
    work.legalMoves += moves;
    game.applyUnchecked(state, seat, game.at(state, seat, below(moves)));
    return true;
  }
  if (awaited.kind === 'over') return false;
  const ticket = below(game.count(state, 'chance'));
  game.applyUnchecked(state, 'chance', game.at(state, 'chance', ticket));
  return true;
}
