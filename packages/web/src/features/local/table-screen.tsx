/** The screen of one table: opens the game that the address names, and shows its board. */
import './table-screen.css';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { type TableAdditions, TableAdditionsContext } from '../../table/additions.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import type { Table } from '../../table/model/table.ts';
import { Button } from '../../ui/button.tsx';
import { downloadRecord } from '../../ui/download.ts';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { Loading } from '../../ui/loading.tsx';
import { Missing } from '../../ui/missing.tsx';
import { useTitle } from '../../ui/page.tsx';
import { Trouble } from '../../ui/trouble.tsx';
import { gameName, say } from '../../words/index.ts';
import { closeTable, openTable } from './tables.ts';

/** The table that the address names. */
export function TableScreen() {
  const { id = '' } = useRoute().params;
  return <OpenedTable id={id} />;
}

/** A table, or why it can't be shown. */
export function OpenedTable(props: {
  readonly id: string;
  /** The parts that a special table adds around the board. */
  readonly additions?: (table: PlayedTable) => TableAdditions;
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
  const additions = useMemo(
    () => (opening?.kind === 'open' ? props.additions?.(opening.table) : undefined),
    [opening],
  );
  useTitle(game === undefined ? common.productName : gameName(game));
  const elsewhere = (table?: Table) => (
    <Missing text={words.tabs.takenOver}>
      {table?.isBehind && <DownloadButton record={() => table.record()} />}
      <Button look="primary" onClick={() => insistence.value++}>
        {words.tabs.playHere}
      </Button>
    </Missing>
  );
  if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
  switch (opening?.kind) {
    case undefined:
      return <Loading />;
    case 'open': {
      const { table, front } = opening;
      const { Board } = front;
      if (table.saveStatus.value === 'taken-over') return elsewhere(table);
      return (
        <>
          {table.saveStatus.value === 'failed' && (
            <div class="table-not-kept" role="alert">
              <p>{words.tabs.failed}</p>
              <DownloadButton record={() => table.record()} />
            </div>
          )}
          <TableAdditionsContext.Provider value={additions}>
            <Board table={table} />
          </TableAdditionsContext.Provider>
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
    <Button look="primary" icon="download" onClick={() => downloadRecord('game', record())}>
      {say().home.download}
    </Button>
  );
}
