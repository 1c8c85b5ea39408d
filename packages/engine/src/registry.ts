/** All games there are. A further one is a folder beside the others and a line here. */
import { copenhagen } from './copenhagen/index.ts';
import type { Game, GamePicture, GameState, PlayerRange } from './game.ts';
import { type RecordFault, type Records, readRecordsOf } from './records.ts';
import { COMMON_REFUSALS, type CommonRefusal } from './refusals.ts';
import type { Result } from './result.ts';
import { rollAndWrite } from './roll-and-write/index.ts';

/** The games that are offered, in their order. */
const OFFERED = [rollAndWrite, copenhagen] as const;

type Offered = (typeof OFFERED)[number];

/** The name of a game that is offered. */
export type GameId = Offered['id'];

/** One reason for which something is refused; the edges say it in the player's language. */
export type RefusalCode = CommonRefusal | Offered['refusals'][number];

const offered: Game[] = [...OFFERED];
const refusals = new Set<RefusalCode>(COMMON_REFUSALS);
for (const game of offered) for (const code of game.refusals) refusals.add(code);
const refusalList = [...refusals];

/** The games, in the order in which they are offered. */
export const GAMES: readonly Game[] = offered;

/** Every reason for which a move, a set-up or a record is refused. */
export const REFUSALS: readonly RefusalCode[] = refusalList;

/**
 * Adds a game from outside, as tests do and programs around this one may, and gives it as everyone else
 * sees it. It has to be called before the modules load that read the list of games once.
 */
export function registerGame<
  State extends GameState,
  Picture extends GamePicture,
  Id extends string,
  Code extends string,
>(game: Game<State, Picture, Id, Code>): Game<State, Picture, GameId> {
  if (offered.some(({ id }) => id === String(game.id))) {
    throw new Error(`there is a game ${game.id} already`);
  }
  // The unions of names and refusals are those of the games in this package.
  const known = game as unknown as Game<State, Picture, GameId>;
  offered.push(known as unknown as Game);
  for (const code of known.refusals) if (!refusalList.includes(code)) refusalList.push(code);
  return known;
}

/** The game of that name. */
export function gameNamed(id: unknown): Game | undefined {
  return offered.find((game) => game.id === id);
}

/** Returns true if a game of that name is offered. */
export function isGameId(id: unknown): id is GameId {
  return offered.some((game) => game.id === id);
}

/** The fewest and the most players of any game that is offered. */
export function playersOfAny(): PlayerRange {
  return {
    min: Math.min(...offered.map(({ players }) => players.min)),
    max: Math.max(...offered.map(({ players }) => players.max)),
  };
}

/**
 * Reads records, replaying every game. A last line without its end, as a crash leaves it, is left
 * out and reported; anything else that does not fit is refused with its line.
 */
export function readRecords(text: string): Result<Records, RecordFault> {
  return readRecordsOf(offered, text);
}
