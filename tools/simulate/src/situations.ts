/** Situations that every thousand seeds have to come into, or the simulation does not look where it hurts. */
import type { StoreSituation } from './stores/index.ts';

/** What happens to machines, lines and people. */
type WorldSituation =
  | 'a server was killed'
  | 'a server was killed while it started'
  | 'a machine lost its power'
  | 'a server stood still'
  | 'a server could not start'
  | 'a clock jumped'
  | 'a server lost its store'
  | 'a store died, and its server ended'
  | 'a disk was full'
  | 'a connection broke'
  | 'a connection fell silent'
  | 'a connection was half-open'
  | 'a page was closed and opened again'
  | 'a device slept'
  | 'the bus was gone for a while'
  | 'a message of the bus was lost'
  | 'a migration was interrupted'
  | 'two processes wanted the same number'
  | 'the outcome of a write was unknown'
  | 'a command was sent again'
  | 'a command was sent again, and done before'
  | 'a link was missed'
  | 'a device took part with a new chain'
  | 'a move was taken back'
  | 'a player was late'
  | 'a player was late while a server was down'
  | 'a bot took a seat'
  | 'a person left the game'
  | 'a person came back to the game'
  | 'people ended a game'
  | 'a game was played to its end'
  | 'a rated game was counted'
  | 'a person was deleted'
  | 'an answer over HTTP was lost'
  | 'a request came twice';

/** Any of them. */
export type Situation = WorldSituation | StoreSituation;

/** All that have to be met. */
const REQUIRED: readonly Situation[] = [
  'a server was killed',
  'a server was killed while it started',
  'a machine lost its power',
  'a server stood still',
  'a server could not start',
  'a clock jumped',
  'a server lost its store',
  'a disk was full',
  'a connection broke',
  'a connection fell silent',
  'a connection was half-open',
  'a page was closed and opened again',
  'a device slept',
  'the bus was gone for a while',
  'a message of the bus was lost',
  'a migration was interrupted',
  'two processes wanted the same number',
  'the outcome of a write was unknown',
  'a command was sent again',
  'a command was sent again, and done before',
  'a link was missed',
  'a device took part with a new chain',
  'a move was taken back',
  'a player was late',
  'a player was late while a server was down',
  'a bot took a seat',
  'a person left the game',
  'a person came back to the game',
  'people ended a game',
  'a game was played to its end',
  'a rated game was counted',
  'a person was deleted',
  'an answer over HTTP was lost',
  'a request came twice',
  'a statement was lost',
  'an answer was lost, and what was asked is done',
  'the store was silent',
  'a statement came twice',
  'transactions stood in each other’s way',
  'a transaction waited for another',
  'a notice was lost',
  'the store had no room',
  'the store died',
  'a process lost its connections',
];

/** Those that were never met. */
export function missingIn(met: ReadonlyMap<string, number>): readonly Situation[] {
  return REQUIRED.filter((situation) => !met.has(situation));
}
