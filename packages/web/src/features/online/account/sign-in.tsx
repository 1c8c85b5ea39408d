/** Signing in on a device by a name that was claimed on another. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { notify } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { account } from '../../../words/account.ts';
import { ask } from '../api.ts';
import type { Person } from '../kept-person.ts';
import { me, setSession } from '../me.ts';
import { NameField } from '../name-field.tsx';
import { Trouble, useAsking } from './asking.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { signInWithPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';

/** Name and password, or a passkey. */
export function SignIn() {
  const words = account.known();
  const { query, route } = useLocation();
  const asking = useAsking();
  const name = useSignal('');
  const password = useSignal('');
  const { signIn } = words;
  const guest = me.value;
  function done(person: Person) {
    setSession(person);
    notify(signIn.welcome(person.name));
    // Goes on to the page that asked for the sign-in.
    if (/^[/]\w/.test(query.to ?? '')) route(query.to ?? '');
  }
  async function submit(event: Event) {
    event.preventDefault();
    const body = { name: name.value, password: password.value };
    const question = () => ask('signIn', { body });
    const person = await asking.ask(question, { 'wrong-password': signIn.wrong });
    if (person) done(person);
  }
  const form = (
    <>
      <p>{guest ? signIn.asGuest(guest.name) : signIn.about}</p>
      <form class="account-form" aria-label={signIn.title} onSubmit={submit}>
        <NameField label={signIn.name} value={name} autocomplete="username" />
        <PasswordField label={words.password.label} value={password} isNew={false} />
        <Trouble of={asking} />
        <div class="actions">
          <Button icon="right" type="submit" aria-disabled={asking.isBusy.value}>
            {signIn.go}
          </Button>
          <PasskeyButton {...{ asking }} use={signInWithPasskey} onDone={done}>
            {signIn.passkey}
          </PasskeyButton>
        </div>
      </form>
    </>
  );
  // Folded for a guest, who rarely wants another account.
  return guest ? (
    <details class="panel account-fold">
      <summary>{signIn.title}</summary>
      {form}
    </details>
  ) : (
    <section class="panel account-panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{signIn.title}</h2>
      {form}
    </section>
  );
}
