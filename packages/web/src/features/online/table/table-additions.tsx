/** The parts that a table over the network adds to the frame of the board. */

import type { Declined, Question, Seating } from '@nyhavn/client';
import { signal, useSignal } from '@preact/signals';
import type { TableAdditions } from '../../../table/additions.ts';
import { nameAt } from '../../../table/seat-names.ts';
import { setting } from '../../../ui/bound.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isDesk } from '../../../ui/media.ts';
import { say } from '../../../words/index.ts';
import { notifications } from '../../../words/notifications.ts';
import { together } from '../../../words/together.ts';
import { timeText } from '../time-to-think.ts';
import { AfterGame } from './after-game.tsx';
import { isAsked } from './attention.ts';
import { leftAt, useTicking } from './clock.ts';
import { GoneNote } from './gone-note.tsx';
import { lateInWords } from './late.ts';
import { LinkNote } from './link-note.tsx';
import { isUnheard } from './muted.ts';
import type { OnlineTable } from './online-table.ts';
import { PeoplePanel } from './people-panel.tsx';
import { People } from './people-sheet.tsx';
import type { Room } from './room.ts';
import { DrawNote, Seal } from './seal.tsx';

/** The additions of a table over the network. */
export function additionsOf(room: Room, table: OnlineTable): TableAdditions {
  const isOpen = signal(false);
  const read = signal(room.seating.peek()?.said.length ?? 0);

  function Button() {
    const words = together.known();
    const seating = room.seating.value;
    const seat = room.seat.value;
    useTicking(room.clocks.value?.left.some((left) => left !== null) ?? false);
    if (!seating) return null;
    if (isOpen.value) read.value = seating.said.length;
    const unread = seating.said
      .slice(read.value)
      .filter((one) => one.by !== seat && !isUnheard(seating, one)).length;
    const viewer = table.viewer.value;
    const asked = viewer === 'spectator' ? seat : viewer;
    const left = asked === undefined ? undefined : leftAt(room.clocks.value, asked);
    return (
      <IconButton
        icon="people"
        class={left === undefined ? 'people-button' : 'people-button has-clock'}
        label={words.people.button(unread)}
        aria-expanded={isDesk.value ? isOpen.value : undefined}
        onClick={setting(isOpen, !isOpen.value)}
      >
        {left !== undefined && <span>{timeText(left)}</span>}
        {unread > 0 && <span class="people-unread">{unread}</span>}
      </IconButton>
    );
  }

  function Sheet() {
    const words = together.known();
    const seating = room.seating.value;
    if (!seating || isDesk.value) return null;
    return (
      <Dialog title={words.people.title} isOpen={isOpen}>
        {() => (
          <>
            <SheetNotes {...{ room, table }} />
            <People {...{ room, table, seating }} />
          </>
        )}
      </Dialog>
    );
  }

  function Panel() {
    const seating = room.seating.value;
    if (!seating || !isDesk.value || !isOpen.value) return null;
    return <PeoplePanel {...{ room, table, seating, isOpen }} />;
  }

  return {
    Button,
    Sheet,
    Panel,
    Notes: () => <TableNotes {...{ room, table }} />,
    Seal: () => <Seal {...{ room, table }} />,
    Ending: () => <AfterGame {...{ room, table }} />,
    noteOf(seat) {
      const words = together.known().people;
      const place = room.seating.value?.places[seat];
      if (place?.kind !== 'person' || place.bot !== undefined) return '';
      const left = leftAt(room.clocks.value, seat);
      const presence = room.presence.value;
      const isAway = presence !== undefined && !presence.seats.includes(seat);
      const parts = [
        ...(place.hasLeft ? [words.gone] : isAway ? [words.away] : []),
        ...(left === undefined ? [] : [timeText(left)]),
      ];
      return parts.join(' · ');
    },
    undoing() {
      const seat = room.seat.value;
      const others = table.seats.filter(({ isElsewhere }) => isElsewhere).length;
      const isAsking = seat !== undefined && others > 0 && table.undoSteps.value > 1;
      return isAsking ? together.known().votes.askUndo : undefined;
    },
    remarks: () => table.late.value.map((one) => ({ at: one.at, text: lateInWords(table, one) })),
    stopped() {
      const { isGivenUp, closedBy, endedBy } = room.seating.value ?? {};
      const words = together.known().over;
      if (closedBy) return words.closedBy[closedBy];
      if (!isGivenUp) return undefined;
      if (endedBy !== undefined) {
        return endedBy === room.seat.value
          ? words.gaveUpOwn
          : words.gaveUp(nameAt(table.seats, endedBy));
      }
      return room.seat.value === undefined ? words.stoppedByOthers : words.stopped;
    },
  };
}

interface TableProps {
  readonly room: Room;
  readonly table: OnlineTable;
}

function TableNotes({ room, table }: TableProps) {
  const seating = room.seating.value;
  if (!seating) return null;
  return (
    <>
      <LinkNote />
      <DrawNote room={room} />
      <ReturnNote {...{ room, table, seating }} />
      <GoneNote {...{ room, table, seating }} />
      <DeclinedNote {...{ room, table, seating }} />
      {seating.question && <Vote {...{ room, table }} question={seating.question} />}
    </>
  );
}

/** Notes on the table, which the sheet covers. */
function SheetNotes({ room, table }: TableProps) {
  const yours = notifications.say()?.notice.yours;
  return (
    <div class="people-notes">
      {yours !== undefined && isAsked(table) && (
        <p class="note" role="status">
          <Icon name="right" />
          {yours}
        </p>
      )}
      <TableNotes {...{ room, table }} />
    </div>
  );
}

/** A note for a player who has left or whose bot plays: the seat can be taken back. */
function ReturnNote({ room, table, seating }: TableProps & { readonly seating: Seating }) {
  const words = together.known();
  const isAway = (seat: number) => {
    const place = seating.places[seat];
    return place?.kind === 'person' && (place.bot !== undefined || place.hasLeft === true);
  };
  const own = room.seat.value;
  // A person who returns to their own seat brings their companions along.
  const seat = own !== undefined && isAway(own) ? own : room.seats.value.find(isAway);
  if (seat === undefined || seating.phase !== 'playing') return null;
  const isBot = table.seats[seat]?.bot !== undefined;
  const name = nameAt(table.seats, seat);
  const { away, people } = words;
  const said =
    seat === own
      ? [isBot ? away.botPlays : away.left, away.back]
      : [isBot ? people.botFor(name) : away.other(name), away.backFor(name)];
  return (
    <div class="note">
      <Icon name="bot" />
      <p>{said[0]}</p>
      <Button
        onClick={() => void room.ask(seat === own ? { do: 'return' } : { do: 'return', seat })}
      >
        {said[1]}
      </Button>
    </div>
  );
}

/** Something that we have asked was declined. */
function DeclinedNote({ room, table, seating }: TableProps & { readonly seating: Seating }) {
  const words = together.known().votes;
  const { declined } = seating;
  /** The declined question that was dismissed. */
  const read = useSignal<Declined | undefined>(undefined);
  const isOurs = declined !== undefined && room.seats.value.includes(declined.by);
  if (!isOurs || read.value === declined) return null;
  return (
    <div class="note">
      <Icon name="people" />
      <p role="status">{words.declined(nameAt(table.seats, declined.no))}</p>
      <Button look="quiet" onClick={setting(read, declined)}>
        {say().common.close}
      </Button>
    </div>
  );
}

/** Something that is being decided. */
function Vote({ room, table, question }: TableProps & { readonly question: Question }) {
  const words = together.known().votes;
  const own = room.seats.value;
  if (own.length === 0) return null;
  const hasAgreed = question.agreed.some((seat) => own.includes(seat));
  return (
    <div class="note vote">
      <Icon name="people" />
      <p>
        {hasAgreed
          ? own.includes(question.by)
            ? words.waiting
            : words.agreed
          : questionInWords(table, question)}
      </p>
      {!hasAgreed && (
        <>
          <Button onClick={() => void room.ask({ do: 'answer', yes: true })}>{words.yes}</Button>
          <Button look="quiet" onClick={() => void room.ask({ do: 'answer', yes: false })}>
            {words.no}
          </Button>
        </>
      )}
    </div>
  );
}

function questionInWords(table: OnlineTable, { matter, by, seat }: Question): string {
  const words = together.known().votes;
  const name = nameAt(table.seats, by);
  if (matter === 'bot') return words.bot(name, nameAt(table.seats, seat ?? by));
  return words[matter](name);
}
