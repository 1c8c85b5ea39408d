/** The number of positions that a bot judges in a second, on one thread. */
import { botNamed, botsFor, playMatch, seededRandom } from '@nyhavn/bots';
import type { Game, GameState, Seat } from '@nyhavn/engine';

/** Positions that are judged one after the other between two looks at the clock. */
const BATCH = 2000;

/** Evaluations a second, by either evaluator. */
interface Thinking {
  /** By the evaluator that was set by hand. */
  readonly byHand: number;
  /** By the one that was learned from games. */
  readonly learned: number;
}

/** Judges positions out of a game, as the bots of the ladder do at the ends of turns; so long by each evaluator. */
export function measureThinking(
  game: Game,
  players: number,
  milliseconds: number,
): Thinking | undefined {
  const { evaluators } = botsFor(game);
  if (!evaluators) return undefined;
  const positions = positionsOf(game, players);
  const speedOf = (evaluator: typeof evaluators.byHand) => {
    judgeFor(positions, evaluator, milliseconds / 2);
    return judgeFor(positions, evaluator, milliseconds);
  };
  return { byHand: speedOf(evaluators.byHand), learned: speedOf(evaluators.learned) };
}

function judgeFor(
  positions: readonly (readonly [GameState, Seat])[],
  evaluator: (view: GameState, seat: Seat) => number,
  milliseconds: number,
): number {
  const began = performance.now();
  let judged = 0;
  let elapsed = 0;
  for (; elapsed < milliseconds; elapsed = performance.now() - began) {
    for (let number = 0; number < BATCH; number++, judged++) {
      const [view, seat] = positions[judged % positions.length]!;
      evaluator(view, seat);
    }
  }
  return (1000 * judged) / elapsed;
}

/** Every position of a game with everybody who could be asked about it. */
function positionsOf(game: Game, players: number): (readonly [GameState, Seat])[] {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const positions: (readonly [GameState, Seat])[] = [];
  for (const { by } of playMatch(game, state, [botNamed('greedy')!], seededRandom('bench'))) {
    if (by !== 'chance') positions.push([game.view(game.copy(state), by), by]);
  }
  return positions;
}
