/** Tables on this device: new ones, and those that were kept. */

import { newId } from '@nyhavn/client';
import {
  formatHeader,
  type Game,
  type GamePicture,
  type GameState,
  readRecordsOf,
  type Setup,
} from '@nyhavn/engine';
import type { SavedGame } from '../../store/saved.ts';
import { hasRealDice, type SeatPlan, seatsIn } from '../../store/seats.ts';
import type { Dealing, Script } from './others.ts';
import { Table, type TableStart } from './table.ts';

/** The rules by which tables are played. */
export interface PlayedRules<Picture extends GamePicture = GamePicture> {
  readonly games: readonly Game<GameState, Picture>[];
  /** True if players have hidden information. */
  readonly hasSecrets: boolean;
}

/** The options of a new table besides its game and its players. */
interface TableKind extends Pick<TableStart, 'hasSecrets' | 'isTold'> {
  /** Its id, where that is not left to chance. */
  readonly id?: string | undefined;
  /** The deal that is played, for the record. */
  readonly deal?: string | undefined;
}

/** Opens a new table, and keeps it. */
export function newTable<Picture extends GamePicture>(
  game: Game<GameState, Picture>,
  setup: Setup,
  seats: readonly SeatPlan[],
  { id = newId(), hasSecrets, isTold, deal }: TableKind,
): Table<Picture> {
  const begun = game.setup(setup);
  if (!begun.ok) throw new Error(`a table can't be set up: ${begun.reason}`);
  const { state, options } = begun.value;
  const dice = isTold ? { dice: 'real' } : {};
  const dealt = deal === undefined ? {} : { deal };
  const header = formatHeader(game, { ...setup, options }, { seats, ...dice, ...dealt });
  const known = { id, revision: 0, game, header, start: state, seats };
  const table = new Table({ ...known, hasSecrets, isTold });
  table.keep();
  return table;
}

/** Opens a table again that was kept, or is rehearsed; undefined if its record can't be read. */
export function resumedTable<Picture extends GamePicture>(
  saved: SavedGame,
  { games, hasSecrets }: PlayedRules<Picture>,
  script?: Script,
  dealing?: Dealing,
): Table<Picture> | undefined {
  const read = readRecordsOf(games, saved.record);
  const recorded = read.ok ? read.value.games[0] : undefined;
  if (!recorded) return undefined;
  const { game, start, events } = recorded;
  const players = game.notation.picture(start).players.length;
  return new Table({
    id: saved.id,
    revision: saved.revision,
    game,
    header: saved.record.slice(0, saved.record.indexOf('\n')),
    start,
    events,
    seats: seatsIn(recorded.header, players),
    hasSecrets,
    script,
    dealing,
    advice: saved.advice,
    isTold: hasRealDice(recorded.header),
  });
}
