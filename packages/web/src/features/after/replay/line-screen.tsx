/** Another line of a game, at a table, with the way back to the moment from which it goes. */
import './try.css';
import { useRoute } from 'preact-iso';
import { savedGame } from '../../../store/saved.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { replayWords } from '../../../words/replay.ts';
import { OpenedTable } from '../../local/table-screens.ts';
import { lineAddress, originOf } from './lines.ts';

/** The line that the address names. */
export function LineScreen() {
  const { id = '' } = useRoute().params;
  // A game that can't be read is reported in the place of the table.
  const saved = loadedValue(useLoaded(() => savedGame(id), [id]));
  const origin = saved && originOf(saved.record);
  const words = replayWords.say()?.try;
  return (
    <div class="line-table">
      {words && origin && (
        <aside class="line-note panel" aria-label={words.noteTitle}>
          <p>
            <Icon name="branch" />
            {words.note(origin.at)}
          </p>
          <Button icon="left" href={lineAddress(origin)}>
            {words.back}
          </Button>
        </aside>
      )}
      <OpenedTable id={id} />
    </div>
  );
}
