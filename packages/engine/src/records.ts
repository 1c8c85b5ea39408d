/** Records: games as JSON Lines, a header and then one event a line. */
import type { Actor, Game, GameState, Move, Setup } from './game.ts';
import type { RefusalCode } from './registry.ts';
import { accept, type Result, refuse } from './result.ts';

/** The version of the format, in every header. */
const VERSION = 1;

/** Something that happened, and who made it happen. */
export interface Event {
  readonly by: Actor;
  readonly move: Move;
}

/** A game as its record has it, every event checked against the rules. */
export interface RecordedGame<Known extends Game = Game> {
  readonly game: Known;
  /** The header's line, with the options in full and whatever else it carried. */
  readonly header: object;
  readonly start: GameState;
  readonly events: readonly Event[];
  /** The state after the last event. */
  readonly end: GameState;
}

/** The fault of a record, and its line, counted from 1. */
export interface RecordFault {
  readonly line: number;
  readonly code: RefusalCode;
}

/** All games of a file, and the number of the last line if it was cut off and left out. */
export interface Records<Known extends Game = Game> {
  readonly games: readonly RecordedGame<Known>[];
  readonly cutOff?: number;
}

/** The readable part of a file: all of it, or everything before the first fault. */
export interface GoodPart<Known extends Game = Game> extends Records<Known> {
  readonly fault?: RecordFault;
}

/** The header of a game's record; `more` may carry names, a seed and the like. */
export function formatHeader(game: Game, setup: Setup, more: object = {}): string {
  const { players, startPlayer, options } = setup;
  const header = { nyhavn: VERSION, game: game.id, players, startPlayer, options, ...more };
  return JSON.stringify(header);
}

/** The line of an event. */
export function formatEvent(game: Game, { by, move }: Event): string {
  return JSON.stringify({ by, move: game.notation.format(move) });
}

interface OpenGame<Known extends Game> extends RecordedGame<Known> {
  readonly events: Event[];
  end: GameState;
}

/** Reads records of these games as {@link readRecords} does; others are unknown to it. */
export function readRecordsOf<Known extends Game>(
  known: readonly Known[],
  text: string,
): Result<Records<Known>, RecordFault> {
  const { fault, ...records } = readGoodPart(known, text);
  return fault ? refuse(fault) : accept(records);
}

/** Reads records of these games as far as they are good, and says what is wrong behind that. */
export function readGoodPart<Known extends Game>(
  known: readonly Known[],
  text: string,
): GoodPart<Known> {
  const lines = text.split('\n');
  const games: OpenGame<Known>[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isUnfinished = index === lines.length - 1 && line.trimStart().startsWith('{');
    const json = parseJson(line);
    if (!json.ok && isUnfinished && games.length > 0) return { games, cutOff: index + 1 };
    const code = json.ok ? readLine(json.value, games, known) : json.reason;
    if (code) return { games, fault: { line: index + 1, code } };
  }
  if (games.length === 0) return { games, fault: { line: 1, code: 'header-missing' } };
  return { games };
}

function parseJson(line: string): Result<object, RefusalCode> {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? accept(json) : refuse('not-json');
  } catch {
    return refuse('not-json');
  }
}

/** Adds a line to the games read so far; what is wrong with it, if something is. */
function readLine<Known extends Game>(
  line: object,
  games: OpenGame<Known>[],
  known: readonly Known[],
): RefusalCode | undefined {
  if ('nyhavn' in line) {
    const opened = openGame(line, known);
    if (!opened.ok) return opened.reason;
    games.push(opened.value);
    return undefined;
  }
  const current = games.at(-1);
  if (!current) return 'header-missing';
  if (!('by' in line)) return 'not-an-event';
  // The last line of a trace has a state, but nothing that happened.
  if (line.by === null && !('move' in line)) return undefined;
  return readEvent(line, current);
}

function openGame<Known extends Game>(
  header: object & Record<'nyhavn', unknown>,
  known: readonly Known[],
): Result<OpenGame<Known>, RefusalCode> {
  if (header.nyhavn !== VERSION) return refuse('wrong-version');
  const fields: Readonly<Record<string, unknown>> = { options: {}, ...header };
  const { players, startPlayer, options } = fields;
  const game = known.find(({ id }) => id === fields.game);
  if (!game) return refuse('unknown-game');
  if (typeof players !== 'number') return refuse('wrong-number-of-players');
  if (typeof startPlayer !== 'number') return refuse('wrong-start-player');
  if (typeof options !== 'object' || options === null) return refuse('unknown-option');
  const begun = game.setup({ players, startPlayer, options: { ...options } });
  if (!begun.ok) return begun;
  const { state } = begun.value;
  const full = { ...header, options: begun.value.options };
  return accept({ game, header: full, start: state, events: [], end: state });
}

function readEvent(
  line: object & Record<'by', unknown>,
  current: OpenGame<Game>,
): RefusalCode | undefined {
  const { by } = line;
  const isActor = by === 'chance' || (typeof by === 'number' && Number.isInteger(by));
  if (!isActor || !('move' in line) || typeof line.move !== 'string') return 'not-an-event';
  const move = current.game.notation.parse(line.move);
  if (!move.ok) return move.reason;
  const next = current.game.apply(current.end, by, move.value);
  if (!next.ok) return next.reason;
  current.events.push({ by, move: move.value });
  current.end = next.value;
  return undefined;
}
