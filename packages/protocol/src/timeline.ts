/** The event log behind a record: every event of a game in the order in which it happened, those that were undone included. */
import type { Actor, Event, RecordedGame } from '@nyhavn/engine';
import * as v from 'valibot';

/** An undo as a record's header has it: after the first `at` events these came, and were taken back. */
const Undone = v.object({
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  events: v.pipe(
    v.array(
      v.looseObject({
        by: v.union([v.pipe(v.number(), v.integer()), v.literal('chance')]),
        move: v.string(),
      }),
    ),
    v.minLength(1),
    // Undo goes back to a move of a player, never to a roll alone.
    v.check(([first]) => first?.by !== 'chance'),
  ),
});

/** An undo as a record's header has it. */
export type Undone = v.InferOutput<typeof Undone>;

/** One step of a game: an event, or an undo that leaves so many events. */
export type Step =
  | {
      readonly kind: 'event';
      readonly event: Event;
      /** The line of an event of chance, with all that the record says of its draw. */
      readonly line: ChanceLine;
      /** The number of the event in the record, counted from 1; undefined if it was undone. */
      readonly number?: number;
    }
  | { readonly kind: 'undo'; readonly left: number; readonly count: number };

/** The line of an event of chance as a record has it, unchecked; empty for events of players. */
export type ChanceLine = Readonly<Record<string, unknown>>;

type EventStep = Extract<Step, { kind: 'event' }>;

/** All steps of a game; undefined if what its record shows as undone makes no sense. */
export function timelineOf(
  recorded: RecordedGame,
  lines: readonly ChanceLine[],
): readonly Step[] | undefined {
  const { game, header, events } = recorded;
  const undone = v.safeParse(v.array(Undone), 'undone' in header ? header.undone : []);
  if (!undone.success) return undefined;
  let drawn = 0;
  let standing = events.map((event, index): EventStep => {
    const line = event.by === 'chance' ? lines[drawn++] : undefined;
    return { kind: 'event', event, line: line ?? {}, number: index + 1 };
  });
  // Backwards: what stood before an undo is what it left, and what it took.
  const parts: (readonly Step[])[] = [];
  for (const { at, events: taken } of undone.output.toReversed()) {
    if (at > standing.length) return undefined;
    parts.unshift([{ kind: 'undo', left: at, count: taken.length }, ...standing.slice(at)]);
    standing = standing.slice(0, at);
    for (const line of taken) {
      const parsed = game.notation.parse(line.move);
      if (!parsed.ok) return undefined;
      standing.push(undoneStep(line.by, parsed.value, line));
    }
  }
  return [...standing, ...parts.flat()];
}

function undoneStep(by: Actor, move: Event['move'], line: ChanceLine): EventStep {
  return { kind: 'event', event: { by, move }, line };
}

/** For each game of a record the lines of its events of chance. */
export function chanceLinesIn(text: string): ChanceLine[][] {
  const games: ChanceLine[][] = [];
  for (const line of text.split('\n')) {
    const json = parsed(line);
    if (json === undefined) continue;
    if ('nyhavn' in json) games.push([]);
    else if ('by' in json && json.by === 'chance') {
      games.at(-1)?.push({ ...json });
    }
  }
  return games;
}

/** The object of a line; undefined for blank lines, and for a last line that was cut off. */
function parsed(line: string): object | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}
