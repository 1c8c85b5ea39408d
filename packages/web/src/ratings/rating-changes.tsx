/** What a game has done to the ratings of those who played it. */
import './ratings.css';
import { useReply } from '../online/reply.tsx';
import type { Room } from '../online/room.ts';
import type { Seating } from '../online/seating.ts';
import { refusalInWords } from '../online/words.ts';
import { ratings } from '../words/ratings.ts';
import { decimal, signed } from './figures.ts';
import { ProfileLink } from './player-name.tsx';

interface AtTable {
  readonly room: Room;
  readonly seating: Seating;
}

/** At the end of a rated game: everybody's rating before and after. */
export function RatingChanges({ room, seating }: AtTable) {
  const words = ratings.say()?.over;
  if (!words) return null;
  return (
    <section class="rating-changes" aria-labelledby="rating-changes">
      <h3 id="rating-changes">{words.title}</h3>
      {seating.isGivenUp ? <p>{words.stopped}</p> : <Changes {...{ room, seating }} />}
    </section>
  );
}

function Changes({ room, seating }: AtTable) {
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
          <ProfileLink id={player} name={nameIn(seating, seat)} />
          <span>
            {words.change(decimal(before), decimal(after))}{' '}
            <strong class={after < before ? 'is-down' : 'is-up'}>{signed(after - before)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameIn({ places }: Seating, seat: number): string {
  const place = places[seat];
  return place?.kind === 'person' ? place.name : place?.kind === 'bot' ? place.bot : '';
}
