/** What is told of a finished game, on pictures and keepsakes alike. */

import { isHere, type SeatPlan } from '../../../store/seats.ts';
import type { GameFront } from '../../../table/front.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import type { ShareWords } from '../../../words/en/share.ts';
import { say } from '../../../words/index.ts';
import type { Shown } from './image.ts';

/** The part of a game's front that tells what stands there. */
export type Teller = Pick<GameFront, 'id' | 'games' | 'houses' | 'sources' | 'reason'>;

/** The most frames of an animated picture. */
const MOST_FRAMES = 60;

/** The seats with a name for whoever plays here alone and has none. */
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

/** A moment of a game as a picture shows it. */
export function shownAt(
  front: Teller,
  replay: Replay,
  words: ShareWords,
  look: { readonly moment: number; readonly seats: readonly SeatPlan[]; readonly date: string },
): Shown {
  const { moment, seats, date } = look;
  const { common } = say();
  const picture = replay.picturesOf('all')[moment] ?? replay.picture.peek();
  const steps = replay.stepsOf('all').slice(0, moment);
  const isEnd = moment === replay.length;
  const winners = isEnd ? winnersOf(replay) : [];
  const houses = front
    .houses(seats, picture, steps)
    .filter(({ seat }) => !seats[seat]?.isAway)
    .map((house) => ({ ...house, name: nameAt(seats, house.seat) }));
  const game = common.games[front.id] ?? front.id;
  return {
    houses,
    winners,
    points: common.points,
    head: common.productName,
    title: isEnd ? titleOf(seats, winners, words) : game,
    subtitle: [isEnd ? game : '', date].filter((part) => part !== '').join(' · '),
    showsNew: !isEnd,
  };
}

/** Who has won; nobody while the game goes on, or where only one sheet is known. */
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
  return winner === namelessSeat(seats) ? words.youWin : words.wins(names[0] ?? '');
}

/** The picture in a sentence, for those who don't see it. */
export function descriptionOf({ title, subtitle, houses, points }: Shown): string {
  const scores = houses.map(({ name, score }) => `${name}: ${points(score)}`);
  return `${title}. ${scores.join(', ')}. ${subtitle}`;
}

/** The moments that an animated picture shows: the ends of turns, the last one the end. */
export function framesOf(replay: Replay): number[] {
  const ends = [0, ...replay.turns.map(({ to }) => to)];
  const step = Math.max(1, (ends.length - 1) / (MOST_FRAMES - 1));
  const count = Math.ceil((ends.length - 1) / step) + 1;
  const moments = Array.from({ length: count }, (_, frame) => {
    return ends[Math.min(ends.length - 1, Math.round(frame * step))] ?? replay.length;
  });
  return [...new Set([...moments, replay.length])];
}
