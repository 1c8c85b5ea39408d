/** The sign-in methods of an account: passkeys and a password. */
import type { Signal } from '@preact/signals';
import { notify } from '../../../ui/announcer.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { account } from '../../../words/account.ts';
import { ask, type Reply } from '../api.ts';
import type { Person } from '../kept-person.ts';
import { setSession } from '../me.ts';
import { Trouble, useAsking } from './asking.tsx';
import { momentOf } from './dates.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { addPasskey } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';

/** The passkeys of the account; undefined until they are loaded. */
export type Passkeys = Signal<Reply<'passkeys'> | undefined>;

interface Listed {
  readonly person: Person;
  readonly passkeys: Passkeys;
}

/** The list of passkeys, and the form for the password. */
export function SignInMethods({ person, passkeys }: Listed) {
  const words = account.known().password;
  const label = person.hasPassword ? words.change : words.set;
  return (
    <>
      <PasskeyList {...{ person, passkeys }} />
      <details class="panel account-fold">
        <summary>{label}</summary>
        <PasswordForm {...{ person, label }} onDone={() => notify(words.changed)} />
      </details>
    </>
  );
}

function PasskeyList({ person, passkeys }: Listed) {
  const words = account.known().passkeys;
  const asking = useAsking();
  const kept = passkeys.value ?? [];
  async function remove(passkey: string) {
    if (kept.length === 1 && !person.hasPassword) {
      notify(words.last);
      return;
    }
    if (!confirm(words.sure)) return;
    const removed = await asking.ask(() => ask('removePasskey', { params: { passkey } }));
    if (!removed) return;
    passkeys.value = kept.filter(({ id }) => id !== passkey);
    notify(words.removed);
  }
  async function added(changed: Person) {
    setSession(changed);
    notify(words.added);
    passkeys.value = await asking.ask(() => ask('passkeys'));
  }
  return (
    <section class="panel account-panel" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      {passkeys.value?.length === 0 && <p>{words.none}</p>}
      {kept.length > 0 && (
        <ul class="account-list">
          {kept.map(({ id, created }) => (
            <li key={id}>
              <Icon name="key" />
              <span>{words.from(momentOf(created))}</span>
              <IconButton
                look="quiet"
                icon="close"
                label={words.remove(momentOf(created))}
                onClick={() => void remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Trouble of={asking} />
      <PasskeyButton {...{ asking }} use={addPasskey} onDone={added}>
        {words.add}
      </PasskeyButton>
    </section>
  );
}
