/** What happened, in words. */
import './log.css';
import type { Signal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/index.ts';
import { TableAdditionsContext } from '../additions.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';

interface LogParts {
  readonly front: GameFront;
  readonly table: PlayedTable;
}

/** The story of the game in a dialog. */
export function Log(props: LogParts & { readonly isOpen: Signal<boolean> }) {
  const { front, table, isOpen } = props;
  return (
    <Dialog title={say().table.log} isOpen={isOpen}>
      {() => <Story front={front} table={table} />}
    </Dialog>
  );
}

/** All steps that have a sentence, the last one first. */
function Story({ front, table }: LogParts) {
  const remarks = useContext(TableAdditionsContext)?.remarks() ?? [];
  const steps = front.story(table.seats, table.steps.value);
  const sentences = [...steps, '']
    .flatMap((sentence, at) => [
      ...remarks.filter((remark) => remark.at === at).map(({ text }) => text),
      sentence,
    ])
    .map((sentence, number) => ({ sentence, number }))
    .filter(({ sentence }) => sentence !== '')
    .toReversed();
  if (sentences.length === 0) return <p>{say().table.logEmpty}</p>;
  return (
    <ol class="log" reversed {...helpOn('log')}>
      {sentences.map(({ sentence, number }) => (
        <li key={number}>{sentence}</li>
      ))}
    </ol>
  );
}
