/** The cover over the table until the next person has taken the device. */
import './handover.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { nameAt } from '../seat-names.ts';

/** Asks for the device to be passed on; nothing secret is on the screen meanwhile. */
export function Handover({ table, seat }: { readonly table: PlayedTable; readonly seat: number }) {
  const { handover } = say().table;
  const name = nameAt(table.seats, seat);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="handover"
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      // Close requests: browsers without `closedby` let a second Escape through.
      onClose={() => dialog.current?.showModal()}
      {...helpOn('handover')}
    >
      <Icon name="people" />
      <h2>{handover.title(name)}</h2>
      <p>{handover.text}</p>
      <Button look="primary" icon="eye" onClick={() => table.takeDevice()}>
        {handover.ready(name)}
      </Button>
    </dialog>
  );
}
