/** Lobby projection: what lists say of tables follows what is stored of them. */
import type { ReportError } from '../operations/errors.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { type LobbyProjection, updateTable } from '../store/tables.ts';
import type { LiveTable } from './live-table.ts';
import type { TableState } from './state.ts';

/** As much of a table as lists show. */
type ListedState = Pick<TableState, 'phase' | 'seats'>;

/** Dependencies of the lobby list. */
interface LobbyListOptions {
  readonly store: Store;
  now(): number;
  /** Called after the lists show a table as closed; perhaps more than once. */
  closed?(table: string, state: TableState): void;
  readonly report: ReportError;
  /** Does something in a while, unless the server has stopped by then. */
  retry(act: () => void): void;
}

/** Writes to the lists what has changed since they were written last. */
export class LobbyList {
  readonly #options: LobbyListOptions;
  readonly #listed = new WeakMap<LiveTable, ListedState>();

  constructor(options: LobbyListOptions) {
    this.#options = options;
  }

  /** Brings the lists up to date where a crash came before they were. */
  async catchUp(table: LiveTable, { phase, openSeats }: StoredTable['listed']): Promise<void> {
    const projection = projectionOf(table.state);
    const isListed = phase === projection.phase && openSeats === projection.openSeats;
    if (!isListed) await this.update(table);
  }

  /**
   * Brings the lists up to date; gives a promise where they have to be written. What another process has stored is
   * written only if that process has not done so.
   */
  update(table: LiveTable, isOurs = true): Promise<void> | undefined {
    const { phase, seats } = table.state;
    const listed = this.#listed.get(table);
    // A seat that changes is another object.
    const areSame = listed?.seats.every((seat, index) => seat === seats[index]);
    if (areSame && listed?.phase === phase) return undefined;
    this.#listed.set(table, { phase, seats });
    const { people, ...others } = projectionOf(table.state);
    const areSeatsListed = areSame && phase !== 'closed';
    return this.#write(table, { ...others, people: areSeatsListed ? undefined : people }, isOurs);
  }

  async #write(table: LiveTable, projection: LobbyProjection, isOurs: boolean): Promise<void> {
    const { store, now, closed, report, retry } = this.#options;
    const { state } = table;
    try {
      await updateTable(store, table.id, projection, now(), isOurs);
    } catch (error) {
      // The entries are stored; only the list is out of date.
      report('lists', error, { table: table.id });
      this.#listed.delete(table);
      retry(() => void this.update(table, isOurs));
      return;
    }
    if (projection.phase === 'closed') closed?.(table.id, state);
  }
}

/** Lists know people by their ids, and so not those beside them. A table closed before any game is in no person's list. */
function projectionOf({ phase, seats, next, game }: TableState): LobbyProjection {
  const isListed = phase !== 'closed' || game !== undefined;
  const people = seats.flatMap((place, seat) =>
    isListed && place.kind === 'person' && !place.isCompanion
      ? [{ seat, person: place.person, name: place.name }]
      : [],
  );
  const open = seats.filter((place) => place.kind === 'open' && place.keptFor === undefined);
  return { phase, openSeats: open.length, people, next };
}
