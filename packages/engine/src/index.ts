/** The interface of a game, all games, and everything that reads, writes and counts them. */
export { countBits } from './bits.ts';
export type {
  Actor,
  Awaits,
  Game,
  GamePicture,
  GameState,
  Move,
  Notation,
  Outcome,
  PlayerRange,
  Rulings,
  Seat,
  Setup,
  Viewer,
} from './game.ts';
export { GameHistory, type SeenStep, type UndoRefusal } from './history.ts';
export { choiceOf, kindNumber, pack } from './packing.ts';
export { type Random, randomFrom } from './random.ts';
export { placesBy } from './ranking.ts';
export {
  type Event,
  formatEvent,
  formatHeader,
  type GoodPart,
  type RecordedGame,
  type RecordFault,
  type Records,
  readGoodPart,
  readRecordsOf,
} from './records.ts';
export type { CommonRefusal } from './refusals.ts';
export {
  GAMES,
  type GameId,
  gameNamed,
  isGameId,
  playersOfAny,
  REFUSALS,
  type RefusalCode,
  readRecords,
  registerGame,
} from './registry.ts';
export { accept, type Result, refuse } from './result.ts';
export { seenEvent } from './seen.ts';
export { checkSeats } from './setup.ts';
export { countOf, type Tally, tallyOf, totalOf } from './tally.ts';
export { legalTexts, traceLines } from './trace.ts';
export { actorsOf, countContinuations, movesOf } from './tree.ts';
export { type Legal, legalMoves, type Trial, tryMove } from './trial.ts';
