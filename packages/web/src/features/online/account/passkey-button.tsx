/** A button that has the device make or use a passkey. */
import type { ComponentChildren } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { account } from '../../../words/account.ts';
import type { Reply } from '../api.ts';
import type { Asking } from './asking.tsx';
import { type addPasskey, hasPasskeys } from './passkeys.ts';

/** A button that uses a passkey; `onDone` gets the person who is signed in. */
export function PasskeyButton(props: {
  readonly asking: Asking;
  readonly isPrimary?: boolean;
  readonly use: typeof addPasskey;
  readonly onDone: (person: Reply<'whoAmI'>) => void;
  readonly children: ComponentChildren;
}) {
  const { asking, use, onDone, isPrimary = false } = props;
  if (!hasPasskeys()) return <p>{account.known().passkeys.unavailable}</p>;
  async function press() {
    const person = await asking.ask(use);
    if (person) onDone(person);
  }
  return (
    <Button
      look={isPrimary ? 'primary' : undefined}
      icon="key"
      aria-disabled={asking.isBusy.value}
      onClick={press}
    >
      {props.children}
    </Button>
  );
}
