/** A picture of any game: everybody's points, and what else stands in it, as the engine writes it. */
import type { GamePicture } from '@nyhavn/engine';
import type { SeatPlan } from '../../store/seats.ts';
import { nameAt } from '../../table/seat-names.ts';
import { say } from '../../words/index.ts';

/** Parts that are shown in another way. */
const ELSEWHERE = ['players', 'winners', 'active'];

/** The points of all players, and the other parts of a picture as JSON. */
export function PlainPicture(props: {
  readonly seats: readonly SeatPlan[];
  readonly picture: GamePicture;
}) {
  const { seats, picture } = props;
  const { common, table } = say();
  const parts = Object.entries(picture).filter(([name]) => !ELSEWHERE.includes(name));
  return (
    <div class="panel">
      <ul>
        {picture.players.map(({ score }, seat) => (
          <li key={seat}>{table.pointsOf(nameAt(seats, seat), common.points(score))}</li>
        ))}
      </ul>
      <dl>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
