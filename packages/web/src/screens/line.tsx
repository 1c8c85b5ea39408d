/** Another line of a game, at a table, with the way back to the moment from which it goes. */
import '../replay/try.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Icon } from '../art/icon.tsx';
import { type Origin, originOf } from '../replay/lines.ts';
import { savedGame } from '../store/saved.ts';
import { replayWords } from '../words/replay.ts';
import { OpenedTable } from './tables.ts';

/** The line that the address names. */
export function LineScreen() {
  const { id = '' } = useRoute().params;
  const origin = useSignal<Origin | undefined>(undefined);
  const words = replayWords.say()?.try;
  useEffect(() => {
    savedGame(id).then((saved) => {
      origin.value = saved && originOf(saved.record);
    }, console.error);
  }, [id]);
  const { of, at = 0 } = origin.value ?? {};
  return (
    <div class="line-table">
      {words && of !== undefined && (
        <aside class="line-note" aria-label={words.noteTitle}>
          <p>{words.note(at)}</p>
          <a class="button" href={`/game/${encodeURIComponent(of)}?part=try#${at}`}>
            <Icon name="left" />
            {words.back}
          </a>
        </aside>
      )}
      <OpenedTable id={id} />
    </div>
  );
}
