/** Looking after the game whether chance was fair: every lot is drawn again. */
import { type Event, formatEvent, type RecordedGame, readRecords } from '@nyhavn/engine';
import * as v from 'valibot';
import { commitmentTo, fairEvent, fairStart, type Lots } from './fairness.ts';

/** What is known of a game's chance. */
export type Finding =
  /** Every event of chance follows from the seed that was committed to before the game. */
  | {
      readonly kind: 'fair';
      readonly draws: number;
      /** Seats whose clients added to it. */
      readonly contributed: number;
      readonly commitment: string;
    }
  /** The record does not say, or not yet, what chance followed from. */
  | { readonly kind: 'unknown'; readonly missing: 'commitment' | 'seed' }
  /** Something does not follow from the seed, or the seed is not the one that was committed to. */
  | { readonly kind: 'false'; readonly what: 'commitment' | 'start' }
  | { readonly kind: 'false'; readonly what: 'event'; readonly event: number };

/** What was found in a file, or why it can't be read. */
export type Findings =
  | { readonly ok: true; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly line: number; readonly code: string };

const Fairness = v.object({
  commitment: v.optional(v.string()),
  seed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  contributions: v.optional(v.array(v.string()), []),
  startPlayer: v.number(),
  players: v.number(),
});

/** Verifies every game of a record. */
export function verifyRecords(text: string): Findings {
  const read = readRecords(text);
  if (!read.ok) return { ok: false, ...read.reason };
  const draws = drawsIn(text);
  return { ok: true, findings: read.value.games.map((game, index) => verify(game, draws[index])) };
}

/** The numbers of the draws, where lines of chance events give them; undefined where they follow on. */
function drawsIn(text: string): (number | undefined)[][] {
  const games: (number | undefined)[][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const json: unknown = JSON.parse(line);
    if (typeof json !== 'object' || json === null) continue;
    if ('nyhavn' in json) games.push([]);
    else if ('by' in json && json.by === 'chance') {
      games.at(-1)?.push('draw' in json && typeof json.draw === 'number' ? json.draw : undefined);
    }
  }
  return games;
}

function verify(
  { game, header, start, events }: RecordedGame,
  draws: readonly (number | undefined)[] = [],
): Finding {
  const fields = v.safeParse(Fairness, header);
  if (!fields.success || fields.output.commitment === undefined) {
    return { kind: 'unknown', missing: 'commitment' };
  }
  const { commitment, seed, contributions, startPlayer, players } = fields.output;
  if (seed === undefined) return { kind: 'unknown', missing: 'seed' };
  if (commitmentTo(seed) !== commitment) return { kind: 'false', what: 'commitment' };
  const lots: Lots = { seed, contributions };
  if (fairStart(players, lots) !== startPlayer) return { kind: 'false', what: 'start' };
  const state = game.copy(start);
  let drawn = 0;
  for (const [index, event] of events.entries()) {
    if (event.by === 'chance') {
      const draw = draws[drawn++] ?? drawn;
      const expected: Event = { by: 'chance', move: fairEvent(game, state, lots, draw) };
      if (formatEvent(game, expected) !== formatEvent(game, event)) {
        return { kind: 'false', what: 'event', event: index + 1 };
      }
    }
    game.advance(state, event.by, event.move);
  }
  const contributed = contributions.filter((contribution) => contribution !== '').length;
  return { kind: 'fair', draws: drawn, contributed, commitment };
}
