/** All keys. */
import './key-help.css';
import type { Signal } from '@preact/signals';
import { settings } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../words/index.ts';

/** Keys, and what they do. */
export type Keys = readonly (readonly [key: string, what: string])[];

/** Shortcuts of a single letter or sign, which can be switched off. */
const SHORTCUT = /^(\w+[+])?[\w?]( [\w?])*$/;

/** The keys with which everything can be played. */
export function KeyHelp(props: { readonly isOpen: Signal<boolean>; readonly more: Keys }) {
  const { keys } = say().table;
  return (
    <Dialog title={keys} isOpen={props.isOpen}>
      {() => <KeyList more={props.more} />}
    </Dialog>
  );
}

/** The list of keys alone, those first that not every table has. */
export function KeyList({ more }: { readonly more: Keys }) {
  return <KeyTable keys={[...more, ...say().table.keyList]} />;
}

/** Keys, each with what it does. */
export function KeyTable({ keys }: { readonly keys: Keys }) {
  const known = settings.value.shortcuts ? keys : keys.filter(([key]) => !SHORTCUT.test(key));
  return (
    <dl class="keys">
      {known.map(([key, what]) => (
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
