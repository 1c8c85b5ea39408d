/** Records from elsewhere: what is in a file or a pasted text, and where it is broken. */
import {
  formatEvent,
  type Game,
  type RecordedGame,
  type RecordFault,
  readGoodPart,
} from '@nyhavn/engine';
import { GAME_IDS, loadFront } from '../../../games/registry.ts';
import { forgetGame, openedGames, openedId, saveGame } from '../../../store/saved.ts';
import { type SeatPlan, seatsIn } from '../../../store/seats.ts';

/** A game that was found in a text. */
export interface FoundGame {
  readonly game: Game;
  readonly seats: readonly SeatPlan[];
  readonly moves: number;
  readonly isOver: boolean;
  /** Its record alone. */
  readonly record: string;
}

/** A fault in a text, and the line that has it. */
export interface TextFault extends RecordFault {
  readonly text: string;
}

/** The games that were found in a text, and its fault. */
export interface Reading {
  readonly games: readonly FoundGame[];
  readonly fault?: TextFault;
}

/** Reads a text with the rules of all games. */
export async function readText(text: string): Promise<Reading> {
  const fronts = await Promise.all(GAME_IDS.map(loadFront));
  return readWith(
    fronts.flatMap((front) => front?.games ?? []),
    text,
  );
}

/** Reads a text with the rules of these games. */
export function readWith(known: readonly Game[], text: string): Reading {
  const { games, fault } = readGoodPart(known, text);
  const found = games.map((recorded) => ({
    game: recorded.game,
    seats: seatsIn(recorded.header, recorded.game.notation.picture(recorded.end).players.length),
    moves: recorded.events.length,
    isOver: recorded.game.awaits(recorded.end).kind === 'over',
    // Of a single game not a letter is lost, so that it can be verified, and its fault shown.
    record: games.length === 1 ? text : recordOf(recorded),
  }));
  return {
    games: found,
    ...(fault ? { fault: { ...fault, text: lineOf(text, fault.line) } } : {}),
  };
}

/** The good part of a game as a record, every move as it is spelled. */
function recordOf({ game, header, events }: RecordedGame): string {
  const lines = events.map((event) => formatEvent(game, event));
  return `${[JSON.stringify(header), ...lines].join('\n')}\n`;
}

/** The longest piece of a broken line that is shown. */
const PIECE = 120;

/** A line of a text, counted from 1, or as much of it as can be shown. */
export function lineOf(text: string, line: number): string {
  const whole = (text.split('\n')[line - 1] ?? '').trim();
  return whole.length > PIECE ? `${whole.slice(0, PIECE)} …` : whole;
}

/** The number of records from elsewhere that are remembered without being kept. */
const REMEMBERED = 20;

/** Remembers a record from elsewhere so that it can be looked at; gives its id. */
export async function rememberRecord({ record, isOver }: FoundGame): Promise<string> {
  const id = openedId(hashOf(record));
  await saveGame({ id, record, updated: Date.now(), isOver }, 0);
  const remembered = await openedGames();
  await Promise.all(remembered.slice(REMEMBERED).map((old) => forgetGame(old.id)));
  return id;
}

/** Letters that the same text always has, and hardly any other (FNV-1a, twice). */
function hashOf(text: string): string {
  const half = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    }
    return (hash >>> 0).toString(36);
  };
  return `${half(0x811c9dc5)}${half(0x9e3779b9)}`;
}
