/** Events as a viewer saw them. */
import type { Game, Viewer } from './game.ts';
import type { Event } from './records.ts';

/** An event as a viewer saw it: hidden cards are backs. */
export function seenEvent(game: Game, { by, move }: Event, viewer: Viewer): Event {
  const { parse, format } = game.notation;
  const seen = parse(format(move, viewer));
  if (!seen.ok) throw new Error(`${format(move, viewer)} can't be read: ${seen.reason}`);
  return { by, move: seen.value };
}
