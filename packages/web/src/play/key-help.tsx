/** All keys. */
import './key-help.css';
import type { Signal } from '@preact/signals';
import { say } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

/** The keys with which everything can be played. */
export function KeyHelp({ isOpen }: { readonly isOpen: Signal<boolean> }) {
  const { keys } = say().table;
  return (
    <Dialog title={keys} isOpen={isOpen}>
      {() => <KeyList />}
    </Dialog>
  );
}

/** The list of keys alone. */
export function KeyList() {
  return (
    <dl class="keys">
      {say().table.keyList.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
