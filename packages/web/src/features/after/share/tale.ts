/** The words of a picture of a finished game. */
import { isHere, type SeatPlan } from '../../../store/seats.ts';
import type { Sculpture, Teller } from '../../../table/front.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt, personAt } from '../../../table/seat-names.ts';
import type { ShareWords } from '../../../words/en/share.ts';
import { gameName, say } from '../../../words/index.ts';
import type { Shown } from './image.ts';

/** The seats, with this name for the only person here if they have none. */
export function namedSeats(seats: readonly SeatPlan[], name: string): readonly SeatPlan[] {
  const lone = namelessSeat(seats);
  return name.trim() === ''
    ? seats
    : seats.map((plan, seat) => (seat === lone ? { ...plan, name: name.trim() } : plan));
}

/** The seat of the only person here if it has no name; -1 if there is none. */
export function namelessSeat(seats: readonly SeatPlan[]): number {
  const here = seats.filter(isHere);
  return here.length === 1 ? seats.findIndex((plan) => isHere(plan) && plan.name === '') : -1;
}

/** The end of a game as a picture shows it. */
export function shownOf(
  front: Teller,
  replay: Replay,
  words: ShareWords,
  look: {
    readonly sculpture: Sculpture;
    readonly seats: readonly SeatPlan[];
    readonly date: string;
  },
): Shown {
  const { sculpture, seats, date } = look;
  const { common } = say();
  const picture = replay.picturesOf('all')[replay.length] ?? replay.picture.peek();
  const winners = winnersOf(replay);
  const views = front
    .views(seats, picture, replay.stepsOf('all'))
    .map((view) => ({ ...view, ...personAt(seats, view.seat) }));
  return {
    views,
    sculpture,
    winners,
    points: common.points,
    head: common.productName,
    title: titleOf(seats, winners, words),
    subtitle: [gameName(front.id), date].filter((part) => part !== '').join(' · '),
  };
}

/** The winners; none while the game goes on. */
function winnersOf(replay: Replay): readonly number[] {
  const awaits = replay.game.awaits(replay.stateAt(replay.length));
  return awaits.kind === 'over' ? awaits.winners : [];
}

function titleOf(
  seats: readonly SeatPlan[],
  winners: readonly number[],
  words: ShareWords,
): string {
  const [winner] = winners;
  if (winner === undefined) return words.finished;
  const names = winners.map((seat) => nameAt(seats, seat));
  if (names.length > 1) return words.share(say().common.list(names));
  return words.wins(personAt(seats, winner));
}

/** The picture in a sentence, for those who don't see it. */
export function descriptionOf({ title, subtitle, views, points }: Shown): string {
  const scores = views.map(({ name, score }) => `${name}: ${points(score)}`);
  return `${title}. ${scores.join(', ')}. ${subtitle}`;
}
