/** The other players' houses: side by side where there is room, small on a phone; a tap opens one. */
import './opponents.css';
import type { Seat } from '@nyhavn/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { House } from '../../art/house.tsx';
import { TableAdditionsContext } from '../../table/additions.ts';
import type { PlayedTable } from '../../table/model/played-table.ts';
import { othersFrom, shownSeat } from '../../table/seat-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { HouseWords } from './facade.tsx';
import type { HouseView } from './house-view.ts';
import { helpOn } from './topics.ts';

interface OpponentParts {
  readonly table: PlayedTable;
  /** A short line under a player's name, such as the number of cards. */
  readonly noteOf?: (seat: Seat) => string;
  /** The other things of a player, shown when the house is opened. */
  readonly detailsOf: (seat: Seat) => ComponentChildren;
}

/** All of them, in turn order after the seat that is shown. */
export function Opponents(props: OpponentParts & { readonly houses: readonly HouseView[] }) {
  const { houses, ...parts } = props;
  const { table } = parts;
  const others = othersFrom(table.seats, shownSeat(table));
  return (
    <section class="opponents" style={{ '--count': others.length }} aria-label={say().table.others}>
      {others.map((seat) => (
        <OpponentHouse key={seat} {...parts} house={houses[seat]!} />
      ))}
    </section>
  );
}

function OpponentHouse(props: OpponentParts & { readonly house: HouseView }) {
  const { table, house, noteOf, detailsOf } = props;
  const { common, table: words } = say();
  const { seat } = house;
  const turn = table.turn.value;
  const isActive = table.picture.value.active === seat;
  const isThinking = turn.kind === 'bot' && turn.seat === seat;
  const isOpen = useSignal(false);
  const added = useContext(TableAdditionsContext)?.noteOf(seat);
  const note = [noteOf?.(seat), added].filter(Boolean).join(' · ');
  const label = words.pointsOf(house.name, common.points(house.score));
  return (
    <>
      <button
        type="button"
        class={`opponent${isActive ? ' is-active' : ''}${isThinking ? ' is-thinking' : ''}`}
        aria-haspopup="dialog"
        {...helpOn('opponent', seat)}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <House {...house} isSmall />
        <span class="visually-hidden">{note === '' ? label : `${label}, ${note}`}</span>
        <span class="opponent-name" aria-hidden="true">
          <Icon name={table.seats[seat]?.bot === undefined ? 'person' : 'bot'} />
          {house.name}
        </span>
        {note !== '' && (
          <span class="opponent-note" key={note} aria-hidden="true">
            {note}
          </span>
        )}
      </button>
      <Dialog title={words.sheetOf(house)} isOpen={isOpen}>
        {() => (
          <div class="opponent-large" {...helpOn('house', seat)}>
            <HouseWords house={house} />
            <House {...house} />
            <div>{detailsOf(seat)}</div>
          </div>
        )}
      </Dialog>
    </>
  );
}
