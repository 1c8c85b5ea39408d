/** The move that was made and the one that would have been better, in words and as steps. */
import type { SeenStep } from '@nyhavn/engine';
import type { GameFront } from '../../../table/front.ts';
import type { Replay } from '../../../table/replay/replay.ts';

/** Everything up to an event, with this move in its place. */
export function stepsWith(
  replay: Replay,
  at: number,
  text: string,
): readonly SeenStep[] | undefined {
  const { game } = replay;
  const by = replay.events[at]?.by;
  const move = game.notation.parse(text);
  if (by === undefined || !move.ok) return undefined;
  const state = game.copy(replay.stateAt(at));
  const before = game.notation.picture(state);
  game.applyUnchecked(state, by, move.value);
  const step: SeenStep = { by, text, before, after: game.notation.picture(state) };
  return [...replay.stepsOf('all').slice(0, at), step];
}

/** A move in a sentence. */
export function moveInWords(replay: Replay, front: GameFront, at: number, text: string): string {
  const step = stepsWith(replay, at, text)?.at(-1);
  return step ? (front.story(replay.seats, [step])[0] ?? '') : '';
}
