/** One's data: to take along, and to have forgotten. */

import { notify } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download.ts';
import { account } from '../../../words/account.ts';
import { ask } from '../api.ts';
import type { Person } from '../kept-person.ts';
import { forgetMe } from '../me.ts';
import { Trouble, useAsking } from './asking.tsx';

/** Everything that the server knows, as a file. */
export function Data() {
  const words = account.known().data;
  const asking = useAsking();
  async function download() {
    const data = await asking.ask(() => ask('exportMe'));
    if (data) downloadFile('nyhavn-me.json', 'application/json', JSON.stringify(data, null, 2));
  }
  return (
    <section class="panel account-panel" aria-labelledby="data">
      <h2 id="data">{words.title}</h2>
      <p>{words.about}</p>
      <Trouble of={asking} />
      <Button icon="download" aria-disabled={asking.isBusy.value} onClick={() => void download()}>
        {words.download}
      </Button>
    </section>
  );
}

/** Deleting oneself, after reading what goes and what stays. */
export function Deletion({ person }: { readonly person: Person }) {
  const words = account.known().deletion;
  const asking = useAsking();
  async function forget() {
    if (asking.isBusy.value || !confirm(words.sure(person.name))) return;
    if (!(await asking.ask(() => ask('deleteMe')))) return;
    forgetMe();
    notify(words.done);
  }
  return (
    <details class="panel account-fold">
      <summary>{words.title}</summary>
      <h3>{words.goes}</h3>
      <ul>
        {words.going.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <h3>{words.stays}</h3>
      <ul>
        {words.staying.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <Trouble of={asking} />
      <Button icon="close" aria-disabled={asking.isBusy.value} onClick={() => void forget()}>
        {words.go}
      </Button>
    </details>
  );
}
