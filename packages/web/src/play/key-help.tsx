/** All keys. */
import './key-help.css';
import type { Signal } from '@preact/signals';
import { say } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

/** Keys, and what they do. */
export type KeyList = readonly (readonly [key: string, what: string])[];

/** The keys with which everything can be played. */
export function KeyHelp(props: {
  readonly isOpen: Signal<boolean>;
  /** Keys that not every table has. */
  readonly more?: KeyList | undefined;
}) {
  const { isOpen, more = [] } = props;
  const { keys, keyList } = say().table;
  return (
    <Dialog title={keys} isOpen={isOpen}>
      {() => (
        <dl class="keys">
          {[...more, ...keyList].map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
