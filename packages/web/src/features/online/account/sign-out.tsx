/** Signing out, here or everywhere. */

import { notify } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { account } from '../../../words/account.ts';
import { ask } from '../api.ts';
import { forgetMe } from '../me.ts';
import { Trouble, useAsking } from './asking.tsx';

/** Both ways of signing out, for an account with a claimed name. */
export function SignOut({ canReturn }: { readonly canReturn: boolean }) {
  const words = account.known().signOut;
  const asking = useAsking();
  async function leave(way: 'signOut' | 'signOutEverywhere') {
    if (!canReturn && !confirm(words.sureLost)) return;
    if (canReturn && way === 'signOutEverywhere' && !confirm(words.sureEverywhere)) return;
    if (!(await asking.ask(() => ask(way)))) return;
    forgetMe();
    notify(words.done);
  }
  return (
    <section class="panel account-panel" aria-labelledby="sign-out">
      <h2 id="sign-out">{words.title}</h2>
      {canReturn && <p>{words.about}</p>}
      <Trouble of={asking} />
      <div class="actions">
        <Button icon="left" onClick={() => void leave('signOut')}>
          {words.here}
        </Button>
        <Button icon="left" onClick={() => void leave('signOutEverywhere')}>
          {words.everywhere}
        </Button>
      </div>
    </section>
  );
}
