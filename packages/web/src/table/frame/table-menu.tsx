/** The menu of a table, on the browser's own popover. */

import { useSignal } from '@preact/signals';
import { Button, IconButton } from '../../ui/button.tsx';
import { downloadRecord } from '../../ui/download.ts';
import type { IconName } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';

const ID = 'table-menu';

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
    <>
      <IconButton icon="menu" popovertarget={ID} label={words.menu} {...helpOn('menu')} />
      <div
        id={ID}
        popover="auto"
        class="menu"
        onBeforeToggle={({ newState }) => {
          isOpen.value = newState === 'open';
        }}
      >
        <ul class="menu-list">
          <li>
            <MenuButton icon="help" topic="ask" label={words.ask} onClick={onAsk} />
          </li>
          <li>
            <Button look="quiet" icon="book" href={`/rules/${front.id}`}>
              {home.rules}
            </Button>
          </li>
          <li>
            <MenuButton icon="log" topic="log" label={words.log} onClick={onLog} />
          </li>
          <li>
            <MenuButton icon="keys" topic="keys" label={words.keys} onClick={onKeys} />
          </li>
          {record !== undefined && (
            <li>
              <MenuButton
                icon="download"
                topic="record"
                label={words.over.record}
                onClick={() => downloadRecord(table.game.id, record)}
              />
            </li>
          )}
          <li>
            <Button look="quiet" icon="settings" href="/settings" {...helpOn('settings')}>
              {words.settings}
            </Button>
          </li>
          <li>
            <Button look="quiet" icon="home" href="/" {...helpOn('leave')}>
              {words.leave}
            </Button>
          </li>
        </ul>
      </div>
    </>
  );
}

/** The record, if all of it is known; built anew while the menu is open and the game goes on. */
function recordNow(table: PlayedTable): string | undefined {
  table.moment.value;
  return table.record();
}

function MenuButton(props: {
  readonly icon: IconName;
  readonly topic: Parameters<typeof helpOn>[0];
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <Button
      look="quiet"
      icon={props.icon}
      popovertarget={ID}
      popovertargetaction="hide"
      onClick={props.onClick}
      {...helpOn(props.topic)}
    >
      {props.label}
    </Button>
  );
}
