/** That the game comes to its end: a sign beside the status, and a note when it begins. */
import './finale.css';
import { useSignal } from '@preact/signals';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import type { Finale } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';

/** The sign, as long as the stage lasts; it takes no room from anything. */
export function FinaleSign({ finale }: { readonly finale: Finale | undefined }) {
  return (
    finale && (
      <p class="table-finale" title={finale.text} {...helpOn('progress')}>
        <Icon name="flag" />
        {finale.short}
      </p>
    )
  );
}

/** The note of a stage, until it is closed or the person at the device has moved. */
export function FinaleNote(props: { readonly finale: Finale; readonly table: PlayedTable }) {
  const { finale, table } = props;
  const moves = ownMoves(table);
  const before = useSignal(moves);
  const isClosed = useSignal(false);
  if (isClosed.value || moves > before.value) return null;
  return (
    <div class="note finale" {...helpOn('progress')}>
      <Icon name="flag" />
      <p>{finale.text}</p>
      <IconButton
        look="quiet"
        icon="close"
        label={say().common.close}
        onClick={() => {
          isClosed.value = true;
        }}
      />
    </div>
  );
}

function ownMoves({ steps, viewer }: PlayedTable): number {
  const seat = viewer.value;
  return steps.value.filter(({ by }) => by === seat).length;
}
