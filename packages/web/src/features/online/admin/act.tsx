/** Something that an administrator does: a button, and a dialog that says what it means and takes a note. */

import { MAX_NOTE_LENGTH } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { notify } from '../../../ui/announcer.tsx';
import { bound, setting } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { adminWords } from '../../../words/admin.ts';
import { type ApiResult, ask } from '../api.ts';
import { refusalInWords } from '../refusal-words.ts';

/** Asks for something; says that it is done, or why not. */
export async function act(
  asked: Promise<ApiResult<unknown>>,
  done: string,
  onDone: () => void,
): Promise<boolean> {
  const answer = await asked;
  notify(answer.ok ? done : refusalInWords(answer.reason));
  if (answer.ok) onDone();
  return answer.ok;
}

interface ActProps {
  readonly icon: IconName;
  readonly label: string;
  /** The id of what it is done to, for those who hear the button alone. */
  readonly of: string;
  readonly title: string;
  readonly about: string;
  readonly go: string;
  readonly onAct: (note: string) => Promise<boolean>;
  /** Further fields of the form. */
  readonly children?: ComponentChildren;
}

function ActButton(props: ActProps) {
  const { icon, label, of, title, about, go, onAct, children } = props;
  const words = adminWords.known();
  const isOpen = useSignal(false);
  const note = useSignal('');
  const isBusy = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  async function submit(event: Event) {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    const isDone = await onAct(note.value);
    isBusy.value = false;
    if (!isDone) return;
    isOpen.value = false;
    note.value = '';
    button.current?.focus();
  }
  return (
    <>
      <Button icon={icon} aria-describedby={of} ref={button} onClick={setting(isOpen, true)}>
        {label}
      </Button>
      <Dialog title={title} isOpen={isOpen}>
        {() => (
          <form class="admin-form" onSubmit={submit}>
            <p>{about}</p>
            {children}
            <TextField label={words.note} rows={3} maxLength={MAX_NOTE_LENGTH} {...bound(note)} />
            <Button look="primary" icon={icon} type="submit" aria-disabled={isBusy.value}>
              {go}
            </Button>
          </form>
        )}
      </Dialog>
    </>
  );
}

interface About {
  /** The id of the element that names what it is about. */
  readonly of: string;
  readonly onDone: () => void;
}

/** Closes a table for everybody. */
export function CloseButton({ table, of, onDone }: About & { readonly table: string }) {
  const words = adminWords.known().close;
  return (
    <ActButton
      icon="lock"
      label={words.open}
      of={of}
      title={words.open}
      about={words.about}
      go={words.go}
      onAct={(note) =>
        act(ask('closeTable', { params: { table }, body: { note } }), words.done, onDone)
      }
    />
  );
}

const FOR_GOOD = 'for-good';

/** Mutes a person for a time that the administrator chooses. */
export function MuteButton(
  props: About & { readonly person: { readonly id: string; readonly name: string } },
) {
  const { person, of, onDone } = props;
  const words = adminWords.known().mute;
  const days = useSignal('7');
  const { id, name } = person;
  const times = [
    ['1', words.day],
    ['7', words.week],
    ['30', words.month],
    [FOR_GOOD, words.forGood],
  ] as const;
  const mute = (note: string) => {
    const body = { days: days.value === FOR_GOOD ? null : Number(days.value), note };
    return act(ask('mute', { params: { person: id }, body }), words.done(name), onDone);
  };
  return (
    <ActButton
      icon="mute"
      label={words.open}
      of={of}
      title={words.title(name)}
      about={words.about}
      go={words.open}
      onAct={mute}
    >
      <SelectField label={words.howLong} options={times} {...bound(days)} />
    </ActButton>
  );
}

/** Ends the mute of a person. */
export function UnmuteButton(
  props: About & { readonly person: { readonly id: string; readonly name: string } },
) {
  const { person, of, onDone } = props;
  const words = adminWords.known().mute;
  const { id, name } = person;
  return (
    <Button
      icon="sound"
      aria-describedby={of}
      onClick={() =>
        void act(ask('unmute', { params: { person: id } }), words.lifted(name), onDone)
      }
    >
      {words.lift}
    </Button>
  );
}

/** Marks a report as handled. */
export function HandleButton(props: About & { readonly report: Parameters<typeof handle>[0] }) {
  const { report, of, onDone } = props;
  const words = adminWords.known().handle;
  return (
    <ActButton
      icon="check"
      label={words.open}
      of={of}
      title={words.open}
      about={words.about}
      go={words.go}
      onAct={(note) => act(handle(report, true, note), words.done, onDone)}
    />
  );
}

/** Says of a report whether it is handled. */
export function handle(
  report: {
    readonly table: string;
    readonly reporter: { readonly id: string };
    readonly reported: { readonly id: string };
  },
  isHandled: boolean,
  note = '',
): Promise<ApiResult<unknown>> {
  const { table, reporter, reported } = report;
  const params = { table, reporter: reporter.id, reported: reported.id };
  return ask('handleReport', { params, body: { isHandled, note } });
}
