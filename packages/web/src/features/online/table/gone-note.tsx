/** A player has left the game: the others wait, let a bot play, or stop. */
import './gone-note.css';
import { isAloneAtRated, type Seating } from '@nyhavn/client';
import type { Command } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { nameAt } from '../../../table/seat-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { together } from '../../../words/together.ts';
import type { OnlineTable } from './online-table.ts';
import type { Room } from './room.ts';

/** Says who has left, and what can be done about it; nothing while something is being decided. */
export function GoneNote(props: {
  readonly room: Room;
  readonly table: OnlineTable;
  readonly seating: Seating;
}) {
  const { room, table, seating } = props;
  const words = together.known().away;
  /** Seats for whose people we have chosen to wait. */
  const waited = useSignal<readonly number[]>([]);
  const gone = seating.places.flatMap((place, seat) =>
    place.kind === 'person' && place.hasLeft && place.bot === undefined ? [seat] : [],
  );
  const ours = room.seats.value;
  useLayoutEffect(() => {
    // A player who comes back and leaves again gets a new note.
    waited.value = waited.value.filter((seat) => gone.includes(seat));
  }, [gone.join()]);
  const own = room.seat.value;
  const seat = gone.find((one) => !waited.value.includes(one) && !ours.includes(one));
  const isAsked = own !== undefined && !gone.includes(own) && seating.phase === 'playing';
  if (seat === undefined || !isAsked || seating.question) return null;
  const propose = (command: Command) => () => void room.ask(command);
  const isAlone = isAloneAtRated(seating, room.person);
  return (
    <div class="note gone-note">
      <Icon name="person" />
      <p>{words.other(nameAt(table.seats, seat))}</p>
      <div class="gone-choices">
        <Button onClick={propose({ do: 'ask', matter: 'bot', seat })}>{words.bot}</Button>
        {!isAlone && <Button onClick={propose({ do: 'ask', matter: 'end' })}>{words.end}</Button>}
        <Button
          look="quiet"
          onClick={() => {
            waited.value = [...waited.value, seat];
          }}
        >
          {words.wait}
        </Button>
      </div>
    </div>
  );
}
