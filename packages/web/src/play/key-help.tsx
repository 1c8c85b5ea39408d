/** All keys. */
import './key-help.css';
import type { RefObject } from 'preact';
import { say } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

/** The keys with which everything can be played. */
export function KeyHelp({
  reference,
}: {
  readonly reference: RefObject<HTMLDialogElement | null>;
}) {
  const { keys, keyList } = say().table;
  return (
    <Dialog title={keys} reference={reference}>
      <dl class="keys">
        {keyList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
