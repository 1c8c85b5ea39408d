/** The menu of a table. */
import { useSignal } from '@preact/signals';
import { downloadRecord } from '../../ui/download.ts';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { say } from '../../words/index.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';

/** A button that opens what one can do at a table besides playing. */
export function TableMenu(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly onLog: () => void;
  readonly onKeys: () => void;
  /** The next tap shall explain what it touches. */
  readonly onAsk: () => void;
}) {
  const { front, table, onLog, onKeys, onAsk } = props;
  const { home, table: words } = say();
  const isOpen = useSignal(false);
  const record = isOpen.value ? recordNow(table) : undefined;
  return (
    <Menu
      id="table-menu"
      label={words.menu}
      onToggle={(isNow) => {
        isOpen.value = isNow;
      }}
      {...helpOn('menu')}
    >
      <MenuEntry icon="help" onClick={onAsk} {...helpOn('ask')}>
        {words.ask}
      </MenuEntry>
      <MenuEntry icon="book" href={`/rules/${front.id}`}>
        {home.rules}
      </MenuEntry>
      <MenuEntry icon="log" onClick={onLog} {...helpOn('log')}>
        {words.log}
      </MenuEntry>
      <MenuEntry icon="keys" onClick={onKeys} {...helpOn('keys')}>
        {words.keys}
      </MenuEntry>
      {record !== undefined && (
        <MenuEntry
          icon="download"
          onClick={() => downloadRecord(table.game.id, record)}
          {...helpOn('record')}
        >
          {words.over.record}
        </MenuEntry>
      )}
      <MenuEntry icon="settings" href="/settings" {...helpOn('settings')}>
        {words.settings}
      </MenuEntry>
      <MenuEntry icon="home" href="/" {...helpOn('leave')}>
        {words.leave}
      </MenuEntry>
    </Menu>
  );
}

/** The record, if all of it is known; made while the menu is open and the game goes on. */
function recordNow(table: PlayedTable): string | undefined {
  table.moment.value;
  return table.record();
}
