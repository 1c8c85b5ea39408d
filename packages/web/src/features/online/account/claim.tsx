/** Claims the person's name: no other account can have it, and other devices sign in with it. */

import { notify } from '../../../ui/announcer.tsx';
import { account } from '../../../words/account.ts';
import type { Person } from '../kept-person.ts';
import { setSession } from '../me.ts';
import { Trouble, useAsking } from './asking.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { addPasskey } from './passkeys.ts';
import { PasswordForm } from './password-form.tsx';

/** Both ways to claim a guest's name. */
export function Claim({ person }: { readonly person: Person }) {
  const words = account.known().claim;
  const asking = useAsking();
  const done = (claimed: Person) => {
    setSession(claimed);
    notify(words.done(claimed.name));
  };
  return (
    <section class="panel account-panel" aria-labelledby="claim">
      <h2 id="claim">{words.title}</h2>
      <p>{words.about}</p>
      <div class="account-ways">
        <div class="account-way">
          <h3>{words.passkey}</h3>
          <p>{words.passkeyAbout}</p>
          <Trouble of={asking} />
          <PasskeyButton {...{ asking }} use={addPasskey} onDone={done} isPrimary>
            {words.byPasskey}
          </PasskeyButton>
        </div>
        <div class="account-way">
          <h3>{words.password}</h3>
          <PasswordForm {...{ person }} label={words.byPassword} onDone={done} />
        </div>
      </div>
    </section>
  );
}
