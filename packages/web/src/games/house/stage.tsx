/** Everybody's house on the quay, with what belongs to it, and what lies between them. */
import './stage.css';
import type { Seat } from '@nyhavn/engine';
import type { ComponentChildren } from 'preact';
import { House } from '../../art/house.tsx';
import type { Replay } from '../../table/replay/replay.ts';
import { othersFrom } from '../../table/seat-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { isWide } from '../../ui/media.ts';
import { sayHouse } from '../../words/games/house.ts';
import { HouseWords } from './facade.tsx';
import type { HouseView } from './house-view.ts';

/** A table to look at. */
export function Stage(props: {
  readonly replay: Replay;
  readonly houses: readonly HouseView[];
  /** Hand, tracks and the like of a player. */
  readonly belongings: (seat: Seat) => ComponentChildren;
  /** Dice or cards that lie there for all. */
  readonly middle: ComponentChildren;
  /** The tiles, below everything else. */
  readonly supply: ComponentChildren;
}) {
  const { replay, houses, belongings, middle, supply } = props;
  const shown = shownSeat(replay);
  const seats = orderOf(replay).filter((seat) => houses[seat]);
  return (
    <div
      class="stage"
      data-players={seats.length}
      data-view={typeof replay.viewer.value === 'number' ? 'seat' : 'all'}
    >
      <div class="stage-houses">
        {seats.map((seat) => (
          <StageHouse
            key={seat}
            replay={replay}
            house={houses[seat]!}
            isShown={seat === shown}
            belongings={isWide.value ? belongings(seat) : undefined}
          />
        ))}
      </div>
      {!isWide.value && <div class="stage-own">{belongings(shown)}</div>}
      <div class="stage-middle">{middle}</div>
      <div class="stage-supply">{supply}</div>
    </div>
  );
}

function StageHouse(props: {
  readonly replay: Replay;
  readonly house: HouseView;
  readonly isShown: boolean;
  readonly belongings: ComponentChildren;
}) {
  const { replay, house, isShown, belongings } = props;
  const { seat } = house;
  const isActive = replay.picture.value.active === seat;
  const isWinner = replay.picture.value.winners?.includes(seat) === true;
  return (
    <section
      class={`stage-house${isShown ? ' is-shown' : ''}${isActive ? ' is-active' : ''}`}
      aria-label={sayHouse().facade.label(house)}
    >
      <HouseWords house={house} />
      <House {...house} isSmall={!isWide.value && !isShown} />
      <p class="stage-name" aria-hidden="true">
        <Icon
          name={isWinner ? 'trophy' : replay.seats[seat]?.bot === undefined ? 'person' : 'bot'}
        />
        <span>{house.name}</span>
      </p>
      {belongings !== undefined && <div class="stage-belongings">{belongings}</div>}
    </section>
  );
}

/** The seat whose house is large on a phone: the viewer's, else that of the last or the active player. */
function shownSeat(replay: Replay): Seat {
  const viewer = replay.viewer.value;
  if (typeof viewer === 'number') return viewer;
  const last = replay.steps.value.at(-1)?.by;
  const isKnown = typeof last === 'number';
  return isKnown ? last : activeSeat(replay);
}

function activeSeat(replay: Replay): Seat {
  const { active } = replay.picture.value;
  return active ?? 0;
}

/** The viewer comes first, the others clockwise. */
function orderOf(replay: Replay): readonly Seat[] {
  const viewer = replay.viewer.value;
  if (typeof viewer !== 'number') return replay.seats.map((_, seat) => seat);
  return [viewer, ...othersFrom(replay.seats, viewer)];
}
