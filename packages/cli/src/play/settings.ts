/** The settings of a game in the terminal. */
import type { Bot } from '@nyhavn/bots';
import type { Game, RecordedGame, RefusalCode, Seat } from '@nyhavn/engine';

/** The settings of a game at the terminal. */
export interface PlaySettings {
  readonly game: Game;
  readonly players: number;
  readonly startPlayer: Seat | 'random';
  /** The number of seats, from the first on, that are people. */
  readonly people: number;
  /** The bots of the remaining seats; a short list is repeated. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** True if to speak in sentences only, without drawings and colours. */
  readonly plain: boolean;
  readonly colour: boolean;
  readonly options: Record<string, unknown>;
  /** The game to go on with; its header decides who plays and with which seed, where it says so. */
  readonly resume?: RecordedGame;
  /** The file that the record is kept in. */
  readonly save?: string;
  /** Why a move is refused, in a sentence. */
  readonly sentence: (code: RefusalCode) => string;
}
