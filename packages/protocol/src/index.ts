/** Every message and HTTP body, as a schema with its type. */
export type {
  ADMIN_API,
  AdminPerson,
  AdminReport,
  AdminTable,
  AuditLogEntry,
} from './admin-api.ts';
export { API, SCHEMAS, type TableSummary } from './api.ts';
export { Command, CommandId, TableId } from './commands.ts';
export { type CompactEntry, compactEntry, plainEntry } from './compact-entries.ts';
export { type DrawCheck, DrawChecker, type DrawProblem } from './draw-check.ts';
export {
  CHANCE_VERSION,
  Contribution,
  Digest,
  Entry,
  GameEntry,
  gameOf,
  Id,
  isGameEntry,
  MATTERS,
  PHRASES,
  type Phrase,
  REPORT_REASONS,
  TableEntry,
} from './entries.ts';
export {
  chainDrawOf,
  chanceEvent,
  commitmentTo,
  drawOf,
  fairEvent,
  fairStart,
  type RandomnessInputs,
  SEED_BYTES,
  START_DRAW,
  serverLinkNumber,
} from './fairness.ts';
export { CHAIN_LENGTH, HashChain, hashOf } from './hash-chain.ts';
export {
  type Comparison,
  compareWithHeard,
  digestAfter,
  type Heard,
  NO_DIGEST,
  type SentContribution,
} from './heard.ts';
export {
  ClientMessage,
  MAX_CHANNELS,
  MAX_MESSAGE_BYTES,
  PROTOCOL_VERSION,
  readMessage,
  type ServerMessage,
} from './messages.ts';
export type { PEOPLE_API } from './people-api.ts';
export { Clock, GameId, MAX_NAME_LENGTH, PersonName, SeatPlan, TablePlan } from './plan.ts';
export { type PUSH_API, PushMessage, PushSubscription } from './push-api.ts';
export {
  BOT_ID_PREFIX,
  type LeaderboardEntry,
  type Opponents,
  type OwnResult,
  type Profile,
  type RATINGS_API,
  RESULTS_PAGE_LENGTH,
  type SeatResult,
  type Statistics,
} from './ratings-api.ts';
export { recordOf } from './record.ts';
export {
  ALL_REFUSALS,
  type AnyRefusal,
  SERVER_REFUSALS,
  type ServerRefusal,
  statusOf,
} from './refusals.ts';
export { addressOf, type RouteName, type RouteReply, type RouteRequest } from './requests.ts';
export { MAX_NOTE_LENGTH, type Rate, type Route } from './route.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';
export { canonicalJson, nextHead, openingHead } from './transcript-head.ts';
export { type Finding, type Findings, verifyRecords } from './verify.ts';
export type { ProvenDraw } from './verify-chains.ts';
