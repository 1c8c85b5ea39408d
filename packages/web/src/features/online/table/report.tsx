/** Reports a player to the administrators of the server. */

import { MAX_NOTE_LENGTH, REPORT_REASONS } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { notify } from '../../../ui/announcer.tsx';
import { bound, setting } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { refusalInWords } from '../refusal-words.ts';
import type { Room } from './room.ts';

/** A button that opens the form for a report. */
export function ReportButton(props: {
  readonly room: Room;
  readonly person: string;
  readonly name: string;
}) {
  const { room, person, name } = props;
  const words = together.known().report;
  const isOpen = useSignal(false);
  const reason = useSignal<(typeof REPORT_REASONS)[number]>('words');
  const note = useSignal('');
  const { sent } = words;
  async function send(event: Event) {
    event.preventDefault();
    const body = { person, reason: reason.value, note: note.value };
    const answer = await ask('report', { params: { table: room.table }, body });
    if (answer.ok) isOpen.value = false;
    notify(answer.ok ? sent : refusalInWords(answer.reason));
  }
  return (
    <>
      <Button look="quiet" icon="flag" onClick={setting(isOpen, true)}>
        {words.title(name)}
      </Button>
      <Dialog title={words.title(name)} isOpen={isOpen}>
        {() => (
          <form class="report" onSubmit={send}>
            <p>{words.about}</p>
            <SelectField
              label={words.why}
              options={REPORT_REASONS.map((one) => [one, words.reasons[one]])}
              {...bound(reason)}
            />
            <TextField label={words.note} rows={3} maxLength={MAX_NOTE_LENGTH} {...bound(note)} />
            <Button look="primary" type="submit">
              {words.send}
            </Button>
          </form>
        )}
      </Dialog>
    </>
  );
}
