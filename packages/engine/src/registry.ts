/** All games there are. A new one is a folder beside the others and a line here. */
import { copenhagen } from './copenhagen/index.ts';
import type { Game } from './game.ts';
import { type RecordFault, type Records, readRecordsOf } from './records.ts';
import type { Result } from './result.ts';
import { rollAndWrite } from './roll-and-write/index.ts';
import { ownSheet } from './roll-and-write/own-sheet.ts';

/** The games, in the order in which they are offered. */
export const GAMES: readonly Game[] = [rollAndWrite, copenhagen];

/** Also what is played at real tables only: in records it is a game like the others. */
const RECORDED: readonly Game[] = [...GAMES, ownSheet];

/** The game of that name, also one that nobody but people can play. */
export function gameNamed(id: unknown): Game | undefined {
  return RECORDED.find((game) => game.id === id);
}

/**
 * Reads records, replaying every game. A last line without its end, as a crash leaves it, is left
 * out and reported; anything else that does not fit is refused with its line.
 */
export function readRecords(text: string): Result<Records, RecordFault> {
  return readRecordsOf(RECORDED, text);
}
