/** The harbour, the hand, and the main buttons. */
import './card-tray.css';
import type { Signal } from '@preact/signals';
import { TableSeal } from '../../table/table-seal.tsx';
import { Actions } from './actions.tsx';
import { CoatChoice } from './coat-choice.tsx';
import { Hand } from './hand.tsx';
import { HarbourCards } from './harbour-cards.tsx';
import { Pile } from './pile.tsx';
import type { TableParts } from './selection.ts';

/** Everything with cards, and what is done with them. */
export function Tray(
  props: TableParts & { readonly seat: number; readonly isSideOpen: Signal<boolean> },
) {
  const { table, selection, seat, isSideOpen } = props;
  const picture = table.picture.value;
  const isAsked = table.turn.value.kind === 'person';
  return (
    <div class="tray" data-phase={isAsked ? picture.phase : 'wait'}>
      <HarbourCards table={table} selection={selection} />
      <Pile picture={picture} />
      <TableSeal />
      <Actions table={table} selection={selection} isSideOpen={isSideOpen} />
      {isAsked && picture.phase === 'coat' && <CoatChoice table={table} selection={selection} />}
      <Hand table={table} selection={selection} seat={seat} />
    </div>
  );
}
