/** The menu of a replay. */
import { newId } from '@nyhavn/client';
import { useLocation } from 'preact-iso';
import { isOpened, saveGame } from '../../../store/saved.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { notify } from '../../../ui/announcer.tsx';
import { copyText } from '../../../ui/copy.ts';
import { downloadRecord } from '../../../ui/download.ts';
import { Menu, MenuEntry } from '../../../ui/menu.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import { copyMoment } from './bar.tsx';
import { carry } from './carried.ts';
import type { Source } from './open-replay.ts';

/** A button that opens the rest. */
export function ReplayMenu(props: {
  readonly replay: Replay;
  readonly source: Source;
  readonly onKeys: () => void;
}) {
  const { replay, source, onKeys } = props;
  const words = replayWords.known();
  const { route } = useLocation();
  async function keep() {
    const { id, isOver } = replay;
    const kept = isOpened(id) ? newId() : id;
    const record = replay.goodRecord();
    const updated = Date.now();
    await saveGame({ id: kept, record, updated, isOver, isFromElsewhere: true }, 0);
    notify(words.kept);
    if (kept !== id) route(`/game/${kept}${location.search}${location.hash}`, true);
  }
  return (
    <Menu id="replay-menu" label={words.menu}>
      <MenuEntry icon="link" onClick={() => void copyMoment(replay)}>
        {words.copyLink}
      </MenuEntry>
      <MenuEntry icon="link" onClick={() => void copyWhole(replay).catch(sayTrouble)}>
        {words.carry}
      </MenuEntry>
      <MenuEntry icon="download" onClick={() => downloadRecord(replay.game.id, replay.record)}>
        {say().table.over.record}
      </MenuEntry>
      {source !== 'here' && (
        <MenuEntry icon="plus" onClick={() => void keep().catch(sayTrouble)}>
          {words.keep}
        </MenuEntry>
      )}
      <MenuEntry icon="keys" onClick={onKeys}>
        {words.keysTitle}
      </MenuEntry>
      <MenuEntry icon="sheet" href="/open">
        {words.openAnother}
      </MenuEntry>
    </Menu>
  );
}

/** Copies a link with the whole game in it. */
async function copyWhole(replay: Replay): Promise<void> {
  const words = replayWords.known();
  const link = `${location.origin}/open${await carry(replay.record)}`;
  await copyText(link, words.carried, say().common.failed);
}
