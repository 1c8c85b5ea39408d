/** Asks for a name, once; it is remembered. */
import './name-form.css';
import { useSignal } from '@preact/signals';
import { notify } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/index.ts';
import { together } from '../../words/together.ts';
import { introduce } from './introduce.ts';
import { me, wasSignedOut } from './me.ts';
import { NameField } from './name-field.tsx';
import { refusalInWords } from './refusal-words.ts';

/** A field for one's name, and what it is for. */
export function NameForm(props: {
  /** The label of the button. */
  readonly label?: string | undefined;
  /** The purpose of the name, where it is not plain. */
  readonly about?: string | undefined;
  readonly onDone?: () => void;
}) {
  const words = together.say();
  const name = useSignal(me.value?.name ?? '');
  const isBusy = useSignal(false);
  async function submit(event: Event) {
    event.preventDefault();
    const given = name.value.trim();
    if (given === '' || isBusy.value) return;
    isBusy.value = true;
    const answer = await introduce(given);
    isBusy.value = false;
    if (answer.ok) props.onDone?.();
    else notify(refusalInWords(answer.reason));
  }
  if (!words) return <p>{say().common.loading}</p>;
  return (
    <form class="name-form panel" onSubmit={submit}>
      {wasSignedOut.value && <p role="status">{words.name.signedOut}</p>}
      <NameField label={words.name.label} value={name} autocomplete="nickname" />
      <p>{props.about ?? words.name.about}</p>
      <Button look="primary" icon="check" type="submit" aria-disabled={isBusy.value}>
        {props.label ?? words.name.ok}
      </Button>
    </form>
  );
}

/** The way to sign in instead, and back. */
export function SignInLink({ to }: { readonly to: string }) {
  return (
    <p class="sign-in-link panel">
      <a href={`/me?to=${encodeURIComponent(to)}`}>{together.say()?.name.signIn}</a>
    </p>
  );
}
