/** What a keepsake tells of a game, in letters that can be printed. */

import type { SeatPlan } from '../../../store/seats.ts';
import type { Sculpture, Teller } from '../../../table/front.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import type { ShareWords } from '../../../words/en/share.ts';
import { say } from '../../../words/index.ts';
import { courseInWords, courseOf } from './course.ts';
import { type Keepsake, printable } from './keepsake.ts';
import { namelessSeat, shownOf } from './tale.ts';

/** Everything that stands on the page of a finished game. */
export function keepsakeOf(
  front: Teller,
  replay: Replay,
  words: ShareWords,
  more: {
    readonly sculpture: Sculpture;
    readonly seats: readonly SeatPlan[];
    readonly date: string;
    readonly place: string;
  },
): Keepsake {
  const you = namelessSeat(more.seats);
  const seats = more.seats.map((plan, seat) => {
    const name = printable(nameAt(more.seats, seat), say().setup.defaultName(seat + 1));
    return seat === you ? plan : { ...plan, name };
  });
  const shown = shownOf(front, replay, words, { ...more, seats });
  const picture = replay.picturesOf('all')[replay.length] ?? replay.picture.peek();
  return {
    shown,
    results: shown.views.map(({ seat }) => ({
      sources: front.sources(picture, seat),
      tie: front.tieBreak?.valueOf(picture, seat),
    })),
    place: printable(more.place, ''),
    course: [
      ...(replay.isOver ? [front.reason(seats, picture)] : []),
      ...courseInWords(courseOf(replay), seats, words),
    ],
  };
}
