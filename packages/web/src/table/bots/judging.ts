/** Decisions as the harbour master judges them. */
import { type Facts, judgeDecision, type MoveClass, seededRandom } from '@nyhavn/bots';
import { type Event, type GameState, gameNamed, type Seat } from '@nyhavn/engine';

/** A question about a decision: what its seat may see, never more. */
export interface JudgeQuestion {
  readonly game: string;
  readonly view: GameState;
  /** The events so far, as that seat saw them. */
  readonly seen: readonly Event[];
  readonly seat: Seat;
  readonly seed: string;
  /** Moves that are judged in any case, as they are spelled. */
  readonly also: readonly string[];
}

/** A move as the harbour master judges it. */
export interface Judged {
  readonly text: string;
  /** The chance of winning with it, and what it gives up beside the best one. */
  readonly chance: number;
  readonly loss: number;
  readonly class: MoveClass;
  /** The changes by the turn that it begins; none where dice are rolled again. */
  readonly facts: Facts | undefined;
}

/** The moves of a decision that are worth a look, the best first. */
export function judged(question: JudgeQuestion): readonly Judged[] {
  const { game: id, view, seen, seat, seed, also } = question;
  const game = gameNamed(id);
  if (!game) throw new Error(`nobody here plays ${id}`);
  const moves = also.flatMap((text) => {
    const move = game.notation.parse(text);
    return move.ok ? [move.value] : [];
  });
  const situation = { game, view, seen, seat, random: seededRandom(seed) };
  return judgeDecision(situation, moves).moves.map(
    ({ move, chance, loss, class: name, facts }) => ({
      text: game.notation.format(move, seat),
      chance,
      loss,
      class: name,
      facts,
    }),
  );
}
