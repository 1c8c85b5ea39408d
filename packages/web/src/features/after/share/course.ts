/** How a game went: who led from when on, and which turn brought most. */
import type { GamePicture } from '@nyhavn/engine';
import type { SeatPlan } from '../../../store/seats.ts';
import type { Replay } from '../../../table/replay/replay.ts';
import { personAt } from '../../../table/seat-names.ts';
import type { ShareWords } from '../../../words/en/share.ts';
import { say } from '../../../words/index.ts';

/** A game in a few facts; turns are counted from 1. */
export interface Course {
  readonly turns: number;
  /** Whenever somebody came to be alone in front who was not there last. */
  readonly leads: readonly { readonly turn: number; readonly seat: number }[];
  readonly best?: { readonly turn: number; readonly seat: number; readonly points: number };
}

/** Reads it from the scores after every turn. */
export function courseOf(replay: Replay): Course {
  const pictures = replay.picturesOf('all');
  const turns = replay.turns.filter(({ seat }) => seat !== null);
  const leads: { turn: number; seat: number }[] = [];
  let best: Course['best'];
  turns.forEach(({ from, to }, index) => {
    const [before, after] = [pictures[from], pictures[to]];
    if (!before || !after) return;
    const turn = index + 1;
    const leader = leaderIn(after);
    if (leader !== undefined && leader !== leads.at(-1)?.seat) leads.push({ turn, seat: leader });
    after.players.forEach(({ score }, seat) => {
      const points = score - (before.players[seat]?.score ?? 0);
      if (points > (best?.points ?? 0)) best = { turn, seat, points };
    });
  });
  return { turns: turns.length, leads, ...(best ? { best } : {}) };
}

function leaderIn({ players }: GamePicture): number | undefined {
  const most = Math.max(...players.map(({ score }) => score));
  const first = players.flatMap(({ score }, seat) => (score === most ? [seat] : []));
  return first.length === 1 ? first[0] : undefined;
}

/** The same in sentences. */
export function courseInWords(
  { turns, leads, best }: Course,
  seats: readonly SeatPlan[],
  words: ShareWords,
): string[] {
  const person = (seat: number) => personAt(seats, seat);
  const sentences = [words.turns(turns)];
  const last = leads.at(-1);
  if (last && seats.length > 1) {
    sentences.push(
      leads.length === 1
        ? words.led(person(last.seat), last.turn)
        : words.changed(leads.length - 1, person(last.seat), last.turn),
    );
  }
  if (best) {
    sentences.push(words.best(person(best.seat), say().common.points(best.points), best.turn));
  }
  return sentences;
}
