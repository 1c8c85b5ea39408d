/** What else can be done with a game that is looked at, on the browser's own popover. */

import { newId } from '@nyhavn/client';
import { useLocation } from 'preact-iso';
import { isOpened, saveGame } from '../../../store/saved.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { notify } from '../../../ui/announcer.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy.ts';
import { downloadRecord } from '../../../ui/download.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import { copyMoment } from './bar.tsx';
import { carry } from './carried.ts';
import type { Source } from './open-replay.ts';

const ID = 'replay-menu';

/** A button that opens the rest. */
export function ReplayMenu(props: {
  readonly replay: Replay;
  readonly source: Source;
  readonly onKeys: () => void;
}) {
  const { replay, source, onKeys } = props;
  const words = replayWords.say();
  const { route } = useLocation();
  if (!words) return null;
  async function keep() {
    const { id, isOver } = replay;
    const kept = isOpened(id) ? newId() : id;
    const record = replay.goodRecord();
    const updated = Date.now();
    await saveGame({ id: kept, record, updated, isOver, isFromElsewhere: true }, 0);
    notify(words?.kept ?? '');
    if (kept !== id) route(`/game/${kept}${location.search}${location.hash}`, true);
  }
  return (
    <>
      <IconButton icon="menu" popovertarget={ID} label={words.menu} />
      <div id={ID} popover="auto" class="menu">
        <ul class="menu-list">
          <Entry icon="link" label={words.copyLink} onClick={() => void copyMoment(replay)} />
          <Entry
            icon="link"
            label={words.carry}
            onClick={() => void copyWhole(replay).catch(sayTrouble)}
          />
          <Entry
            icon="download"
            label={say().table.over.record}
            onClick={() => downloadRecord(replay.game.id, replay.record)}
          />
          {source !== 'here' && (
            <Entry icon="plus" label={words.keep} onClick={() => void keep().catch(sayTrouble)} />
          )}
          <Entry icon="keys" label={words.keysTitle} onClick={onKeys} />
          <li>
            <Button look="quiet" icon="sheet" href="/open">
              {words.openAnother}
            </Button>
          </li>
        </ul>
      </div>
    </>
  );
}

function Entry(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <li>
      <Button
        look="quiet"
        icon={props.icon}
        popovertarget={ID}
        popovertargetaction="hide"
        onClick={props.onClick}
      >
        {props.label}
      </Button>
    </li>
  );
}

/** Copies a link with the whole game in it. */
async function copyWhole(replay: Replay): Promise<void> {
  const words = replayWords.say();
  const link = `${location.origin}/open${await carry(replay.record)}`;
  await copyText(link, words?.carried, say().common.failed);
}
