/** Setting a password: to claim one's name with it, or in place of the one before. */
import { useSignal } from '@preact/signals';
import { Button } from '../../../ui/button.tsx';
import { account } from '../../../words/account.ts';
import { ask } from '../api.ts';
import type { Person } from '../kept-person.ts';
import { setSession } from '../me.ts';
import { Trouble, useAsking } from './asking.tsx';
import { PasswordField, UserName } from './password-field.tsx';

/** A new password, with the one so far where there is one. */
export function PasswordForm(props: {
  readonly person: Person;
  /** The label of the button. */
  readonly label: string;
  readonly onDone: (person: Person) => void;
}) {
  const { person, label, onDone } = props;
  const words = account.known().password;
  const asking = useAsking();
  const current = useSignal('');
  const next = useSignal('');
  async function submit(event: Event) {
    event.preventDefault();
    const body = {
      password: next.value,
      ...(person.hasPassword ? { current: current.value } : {}),
    };
    const changed = await asking.ask(() => ask('claimWithPassword', { body }));
    if (!changed) return;
    current.value = '';
    next.value = '';
    setSession(changed);
    onDone(changed);
  }
  return (
    <form class="account-form" aria-label={label} onSubmit={submit}>
      <UserName name={person.name} />
      {person.hasPassword && <PasswordField label={words.current} value={current} isNew={false} />}
      <PasswordField label={person.isClaimed ? words.next : words.label} value={next} isNew />
      {person.isClaimed && <p>{words.about}</p>}
      <Trouble of={asking} />
      <Button icon="check" type="submit" aria-disabled={asking.isBusy.value}>
        {label}
      </Button>
    </form>
  );
}
