/** Random games against the clock. */
import type { Game, GameState } from '@nyhavn/engine';

/** What a measurement found. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Legal moves at a decision, on average. */
  readonly meanLegalMoves: number;
}

/** Decisions made and legal moves seen. */
interface Work {
  decisions: number;
  legalMoves: number;
}

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

/** How many uniformly random games a second one thread plays to the end, after a warm-up. */
export function measureSpeed(game: Game, players: number, milliseconds: number): Speed {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(`${game.id} refuses ${players} players: ${begun.reason}`);
  const { state } = begun.value;
  playFor(game, state, milliseconds / 2);
  return playFor(game, state, milliseconds);
}

function playFor(game: Game, start: GameState, milliseconds: number): Speed {
  const work = { decisions: 0, legalMoves: 0 };
  const began = performance.now();
  let games = 0;
  let elapsed = 0;
  for (; elapsed < milliseconds; games += BATCH) {
    for (let number = 0; number < BATCH; number++) {
      const state = game.copy(start);
      while (step(game, state, work));
    }
    elapsed = performance.now() - began;
  }
  return {
    gamesPerSecond: (1000 * games) / elapsed,
    decisionsPerSecond: (1000 * work.decisions) / elapsed,
    meanLegalMoves: work.legalMoves / work.decisions,
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
    game.advance(state, seat, game.at(state, seat, below(moves)));
    return true;
  }
  if (awaited.kind === 'over') return false;
  const ticket = below(game.count(state, 'chance'));
  game.advance(state, 'chance', game.at(state, 'chance', ticket));
  return true;
}
