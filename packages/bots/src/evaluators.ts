/** What positions are worth, in every game that bots know. */
import { copenhagen, type Game, type GameState, rollAndWrite, type Seat } from '@nyhavn/engine';
import { evaluate as copenhagenByHand } from './copenhagen/evaluator.ts';
import { evaluateLearned as copenhagenLearned } from './copenhagen/learned.ts';
import { evaluate as rollAndWriteByHand } from './roll-and-write/evaluator.ts';
import { evaluateLearned as rollAndWriteLearned } from './roll-and-write/learned.ts';

/** Evaluator: what a position is worth to a seat, in points. */
type Evaluator = (view: GameState, seat: Seat) => number;

/** The evaluators by which the ladder plays a game. */
interface Evaluators {
  readonly byHand: Evaluator;
  /** Of the highest level. */
  readonly learned: Evaluator;
}

const EVALUATORS = new Map<string, Evaluators>([
  [rollAndWrite.id, { byHand: rollAndWriteByHand as Evaluator, learned: rollAndWriteLearned }],
  [copenhagen.id, { byHand: copenhagenByHand as Evaluator, learned: copenhagenLearned }],
]);

/** The evaluators by which the ladder plays this game. */
export function evaluatorsIn(game: Game): Evaluators {
  const evaluators = EVALUATORS.get(game.id);
  if (!evaluators) throw new Error(`there is no evaluator for ${game.id}`);
  return evaluators;
}
