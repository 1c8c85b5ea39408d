/** The screen of one table: opens the game that the address names, and shows its board. */
import './table.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { downloadRecord } from '../app/download.ts';
import { loadedValue, useLoaded } from '../app/loaded.ts';
import { Missing } from '../app/missing.tsx';
import { Opening } from '../app/opening.tsx';
import { useTitle } from '../app/page.tsx';
import { Trouble } from '../app/trouble.tsx';
import { Icon } from '../art/icon.tsx';
import { AtTable, type Company } from '../play/company.ts';
import { closeTable, openTable } from '../play/tables.ts';
import type { PlayedTable } from '../store/played-table.ts';
import type { Table } from '../store/table.ts';
import { say } from '../words/index.ts';

/** The table that the address names. */
export function TableScreen() {
  const { id = '' } = useRoute().params;
  return <OpenedTable id={id} />;
}

/** A table, or why it can't be shown. */
export function OpenedTable(props: {
  readonly id: string;
  /** What is shown round the board besides, where the table is no ordinary one. */
  readonly company?: (table: PlayedTable) => Company;
}) {
  const { id } = props;
  const insistence = useSignal(0);
  const loaded = useLoaded(
    () => openTable(id, insistence.peek() > 0),
    [id, insistence.value],
    (dropped) => dropped.kind === 'open' && closeTable(dropped.table),
  );
  const opening = loadedValue(loaded);
  const { common, home, table: words } = say();
  const game = opening?.kind === 'open' ? opening.table.game.id : undefined;
  const company = useMemo(
    () => (opening?.kind === 'open' ? props.company?.(opening.table) : undefined),
    [opening],
  );
  useTitle(game === undefined ? common.productName : (common.games[game] ?? game));
  const elsewhere = (table?: Table) => (
    <Missing text={words.tabs.takenOver}>
      {table?.isBehind && <DownloadButton record={() => table.record()} />}
      <button type="button" class="button primary" onClick={() => insistence.value++}>
        {words.tabs.playHere}
      </button>
    </Missing>
  );
  if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
  switch (opening?.kind) {
    case undefined:
      return <Opening />;
    case 'open': {
      const { table, front } = opening;
      const { Board } = front;
      if (table.keeping.value === 'taken-over') return elsewhere(table);
      return (
        <>
          {table.keeping.value === 'failed' && (
            <div class="table-not-kept" role="alert">
              <p>{words.tabs.failed}</p>
              <DownloadButton record={() => table.record()} />
            </div>
          )}
          <AtTable.Provider value={company}>
            <Board table={table} />
          </AtTable.Provider>
        </>
      );
    }
    case 'elsewhere':
      return elsewhere();
    case 'broken':
      return (
        <Missing text={home.broken}>
          <DownloadButton record={() => opening.record} />
        </Missing>
      );
    case 'missing':
      return <Missing text={common.notFound} />;
  }
}

function DownloadButton({ record }: { readonly record: () => string }) {
  return (
    <button type="button" class="button primary" onClick={() => downloadRecord('game', record())}>
      <Icon name="download" />
      {say().home.download}
    </button>
  );
}
