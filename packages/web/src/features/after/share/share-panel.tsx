/** Sharing a game: a picture and the record. */
import './share-panel.css';
import { useSignal } from '@preact/signals';
import { HOURS, type Hour } from '../../../art/palette.ts';
import { bound } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { copyText } from '../../../ui/copy.ts';
import { TextField } from '../../../ui/field.tsx';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { say } from '../../../words/index.ts';
import { shareWords } from '../../../words/share.ts';
import type { PartProps } from '../part-props.ts';
import { FileButtons } from './file-buttons.tsx';
import { PictureView } from './image-view.tsx';
import { namedSeats, namelessSeat } from './tale.ts';

/** The hour of the page. */
function hourNow(): Hour {
  const chosen = document.documentElement.dataset.theme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dusk' : 'day';
}

/** All ways to give a game away. */
export function SharePanel({ replay, front }: PartProps) {
  const words = shareWords.say();
  const hour = useSignal<Hour>(hourNow());
  const name = useSignal('');
  const sculpture = loadedValue(useLoaded(async () => front.sculpture?.(), [front]));
  if (!words) return <p>{say().common.loading}</p>;
  const seats = namedSeats(replay.seats, name.value);
  const file = `nyhavn-${front.id}`;
  return (
    <div class="share">
      <p>{words.about}</p>
      {sculpture && replay.isOver && (
        <section class="share-part" aria-labelledby="share-picture">
          <h2 id="share-picture">{words.picture}</h2>
          <PictureView {...{ replay, front, sculpture, seats, file }} hour={hour.value} />
          <Choice
            legend={words.hour}
            name="share-hour"
            options={HOURS.map((one) => [one, words.hours[one]])}
            {...bound(hour)}
          />
          {namelessSeat(replay.seats) >= 0 && (
            <TextField
              class="share-field"
              label={words.name}
              maxLength={24}
              autocomplete="nickname"
              {...bound(name)}
            />
          )}
        </section>
      )}
      {front.sculpture && !replay.isOver && <p>{words.notYet}</p>}
      <section class="share-part" aria-labelledby="share-record">
        <h2 id="share-record">{words.record}</h2>
        <p>{words.recordAbout}</p>
        <div class="share-buttons">
          <Button
            icon="sheet"
            onClick={() => void copyText(replay.record, words.copied, words.notCopied)}
          >
            {words.copy}
          </Button>
          <FileButtons
            offered={{
              icon: 'download',
              label: words.save,
              kind: ['application/jsonl', 'jsonl'],
              // Systems take plain text; it can be opened again under either name.
              sharedAs: ['text/plain', 'txt'],
              name: file,
              title: words.record,
              of: replay.id,
              make: async () => replay.record,
            }}
          />
        </div>
      </section>
    </div>
  );
}
