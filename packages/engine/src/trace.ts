/** Traces: records that also say what was there before every event. */
import type { Actor, Game, GameState, Seat } from './game.ts';
import type { RecordedGame } from './records.ts';

/** All legal moves of a seat in canonical spelling, sorted by code point. */
export function legalTexts(game: Game, state: GameState, seat: Seat): string[] {
  const texts: string[] = [];
  for (let index = game.count(state, seat) - 1; index >= 0; index--) {
    texts.push(game.notation.format(game.at(state, seat, index)));
  }
  return texts.sort();
}

/** The lines of a game's trace, one after the other: the header, the events, the final state. */
export function* traceLines({ game, header, start, events }: RecordedGame): Generator<string> {
  yield JSON.stringify(header);
  const state = game.copy(start);
  for (const { by, move } of events) {
    yield JSON.stringify({
      by,
      move: game.notation.format(move),
      state: game.notation.picture(state),
      ...legalOf(game, state, by),
    });
    game.applyUnchecked(state, by, move);
  }
  yield JSON.stringify({ by: null, state: game.notation.picture(state) });
}

function legalOf(game: Game, state: GameState, by: Actor): { legal?: string[] } {
  return by === 'chance' ? {} : { legal: legalTexts(game, state, by) };
}
