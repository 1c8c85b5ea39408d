/** All keys. */
import './key-help.css';
import type { Signal } from '@preact/signals';
import { say } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

/** Keys, and what they do. */
export type Keys = readonly (readonly [key: string, what: string])[];

/** The keys with which everything can be played. */
export function KeyHelp(props: {
  readonly isOpen: Signal<boolean>;
  /** Keys that not every table has. */
  readonly more?: Keys | undefined;
}) {
  const { isOpen, more } = props;
  const { keys } = say().table;
  return (
    <Dialog title={keys} isOpen={isOpen}>
      {() => <KeyList more={more} />}
    </Dialog>
  );
}

/** The list of keys alone. */
export function KeyList({ more = [] }: { readonly more?: Keys | undefined }) {
  return (
    <dl class="keys">
      {[...more, ...say().table.keyList].map(([key, what]) => (
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
