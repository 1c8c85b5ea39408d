/** What happened, in words. */
import './log.css';
import type { RefObject } from 'preact';
import type { Table } from '../store/table.ts';
import { say } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import type { GameFront } from './front.ts';

/** The story of the game, the last step first. */
export function Log(props: {
  readonly reference: RefObject<HTMLDialogElement | null>;
  readonly front: GameFront;
  readonly table: Table;
}) {
  const { reference, front, table } = props;
  const { log, logEmpty } = say().table;
  const sentences = front
    .story(table.seats, table.steps.value)
    .map((sentence, number) => ({ sentence, number }))
    .filter(({ sentence }) => sentence !== '')
    .toReversed();
  return (
    <Dialog title={log} reference={reference}>
      {sentences.length === 0 ? (
        <p>{logEmpty}</p>
      ) : (
        <ol class="log" reversed>
          {sentences.map(({ sentence, number }) => (
            <li key={number}>{sentence}</li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
