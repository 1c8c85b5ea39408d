/** Players that are programs. */
export { type Match, type Played, playDeal } from './arena/deal.ts';
export type { Estimate } from './arena/interval.ts';
export { type ArenaReport, reportOf } from './arena/report.ts';
export { seatingsOf } from './arena/seatings.ts';
export type { Bot, Observation } from './bot.ts';
export { dealtEvent } from './common-chance.ts';
export { evaluatorsIn } from './evaluators.ts';
export { idle } from './idle.ts';
export { LEVELS } from './levels.ts';
export { chanceEvent, playMatch } from './match.ts';
export { seededRandom } from './random.ts';
export { BOTS, botNamed } from './registry.ts';
export type { Facts } from './review/analyst.ts';
export {
  type JudgedMove,
  type Judgement,
  judgeDecision,
  type MoveClass,
  QUICK_EFFORT,
} from './review/judge.ts';
export {
  beginReview,
  type DecisionFinding,
  REVIEW_VERSION,
  type Review,
  type ReviewStep,
  reviewSteps,
  type WeighedMove,
} from './review/review.ts';
export { type Estimated, type PlayerSummary, summaryOf } from './review/summary.ts';
export { arenaAdapter as rollAndWriteArena } from './roll-and-write/arena-adapter.ts';
