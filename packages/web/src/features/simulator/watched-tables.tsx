/** The tables of a simulated world, with what everybody there has built. */
import type { Snapshot, WatchedTable } from '@nyhavn/simulate/snapshot';
import { loadFront } from '../../games/registry.ts';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { gameName } from '../../words/index.ts';
import { simulatorWords } from '../../words/simulator.ts';

/** All tables. */
export function WatchedTables({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = simulatorWords.known();
  const { tables } = snapshot;
  return (
    <section class="panel" aria-labelledby="simulator-tables">
      <h2 id="simulator-tables">{words.tables}</h2>
      {tables.length === 0 && <p>{words.noTables}</p>}
      <ul class="simulator-tables">
        {tables.map((table) => (
          <Table key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Table({ table }: { readonly table: WatchedTable }) {
  const words = simulatorWords.known();
  const { game, entries, isClosed, picture, players } = table;
  const front = loadedValue(useLoaded(() => loadFront(game), [game]));
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat + 1}` }));
  const { Miniature } = front ?? {};
  const views = front && picture ? front.views(seats, picture, []) : [];
  return (
    <li>
      <h3>{gameName(game)}</h3>
      <p>
        {words.entries(entries)}
        {isClosed && ` · ${words.closed}`}
      </p>
      <div class="simulator-houses" aria-hidden="true">
        {Miniature && views.map((view) => <Miniature key={view.seat} view={view} />)}
      </div>
    </li>
  );
}
