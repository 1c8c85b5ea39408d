/** The changes of ratings by a game. */
import './rating-changes.css';
import type { Seating } from '@nyhavn/client';
import { nameAt } from '../../../table/seat-names.ts';
import { decimal, signed } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { botId, nameOf, ProfileLink } from '../player-name.tsx';
import { refusalInWords } from '../refusal-words.ts';
import { useReply } from '../reply.tsx';
import type { OnlineTable } from './online-table.ts';
import type { Room } from './room.ts';

interface TableProps {
  readonly room: Room;
  readonly table: OnlineTable;
  readonly seating: Seating;
}

/** At the end of a rated game: everybody's rating before and after. */
export function RatingChanges(props: TableProps) {
  const words = ratings.say()?.over;
  if (!words) return null;
  return (
    <section class="rating-changes" aria-labelledby="rating-changes">
      <h3 id="rating-changes">{words.title}</h3>
      {props.seating.isGivenUp ? <p>{words.stopped}</p> : <Changes {...props} />}
    </section>
  );
}

function Changes({ room, table, seating }: TableProps) {
  const words = ratings.say()?.over;
  const { answer } = useReply('results', { params: { table: room.table } });
  if (!words) return null;
  if (!answer) return <p>{words.counting}</p>;
  if (!answer.ok) return <p>{refusalInWords(answer.reason)}</p>;
  const rated = answer.value.flatMap((result) =>
    result.rating ? [{ ...result, rating: result.rating }] : [],
  );
  return (
    <ul class="rating-change-list">
      {rated.map(({ seat, player, rating: { before, after } }) => (
        <li key={seat}>
          <ProfileLink id={player} name="" label={nameIn(table, seating, seat)} />{' '}
          <span>
            {words.change(decimal(before), decimal(after))}{' '}
            <strong class={after < before ? 'is-down' : 'is-up'}>{signed(after - before)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The name at the table; for a bot also that under which it is rated. */
function nameIn({ seats }: OnlineTable, { places }: Seating, seat: number): string {
  const place = places[seat];
  const name = nameAt(seats, seat);
  if (place?.kind !== 'bot') return name;
  return `${name} (${nameOf({ id: botId(place.bot), name: place.bot })})`;
}
