/** The changes of ratings by a game. */
import './rating-changes.css';
import type { Seating } from '@nyhavn/client';
import type { ComponentChildren } from 'preact';
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
  if (!props.seating.isGivenUp) return <Changes {...props} />;
  return (
    <Changed title={words.title}>
      <p>{words.stopped}</p>
    </Changed>
  );
}

function Changes({ room, table, seating }: TableProps) {
  const words = ratings.known().over;
  const { answer } = useReply('results', { params: { table: room.table } });
  if (!answer?.ok) {
    return (
      <Changed title={words.title}>
        <p>{answer ? refusalInWords(answer.reason) : words.counting}</p>
      </Changed>
    );
  }
  const rated = answer.value.flatMap((result) =>
    result.rating ? [{ ...result, rating: result.rating }] : [],
  );
  const isAgainstBots = rated.some(({ rating }) => rating.opponents === 'bots');
  return (
    <Changed title={isAgainstBots ? words.titleAgainstBots : words.title}>
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
    </Changed>
  );
}

function Changed(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="rating-changes" aria-labelledby="rating-changes">
      <h3 id="rating-changes">{props.title}</h3>
      {props.children}
    </section>
  );
}

/** The name at the table; for a bot also that under which it is rated. */
function nameIn({ seats }: OnlineTable, { places }: Seating, seat: number): string {
  const place = places[seat];
  const name = nameAt(seats, seat);
  if (place?.kind !== 'bot') return name;
  return `${name} (${nameOf({ id: botId(place.bot), name: place.bot })})`;
}
