/** A table's game as a record, with what it takes to verify its chance. */
import { type Entry, type GameEntry, gameOf, isGameEntry } from './entries.ts';
import type { Undone } from './timeline.ts';

/** An event as a line of a record has it; events of chance say their draw index, and in version 2 what decided them. */
type Line = GameEntry & DecidedBy & { readonly [key: string]: unknown };

/** Version 2: what a draw followed from, beside its links. */
interface DecidedBy {
  /** The transcript head before the draw was due. */
  readonly head?: string;
  /** New anchors by seat, which count from this draw on. */
  readonly anchors?: Readonly<Record<number, string>>;
}

/**
 * The record of a table, as far as it has come; once it is closed, with the seed or the root. What was undone is
 * listed in the header, where readers that don't know it pass over it.
 */
export function recordOf(entries: readonly Entry[]): string {
  const [opening] = entries;
  if (!opening || isGameEntry(opening) || opening.kind !== 'opened') {
    throw new Error('a table begins with its opening');
  }
  const { plan, commitment, chance, anchor } = opening;
  const seats: object[] = plan.seats.map((seat) => (seat.kind === 'bot' ? { bot: seat.bot } : {}));
  const contributions = plan.seats.map(() => '');
  const anchors = plan.seats.map(() => '');
  const decided = new Decided();
  let start: object | undefined;
  let startPlayer = 0;
  let secret: { readonly seed?: string | undefined; readonly root?: string | undefined } = {};
  let draws = 0;
  let events: Line[] = [];
  const undone: Undone[] = [];
  for (const entry of entries) {
    if (isGameEntry(entry)) {
      if (entry.by === 'chance') draws++;
      if (entry.by !== 'chance') events.push({ by: entry.by, move: entry.move });
      else events.push({ ...entry, draw: entry.draw ?? draws, ...decided.take() });
      continue;
    }
    switch (entry.kind) {
      case 'sat':
        seats[entry.seat] = { name: entry.name };
        contributions[entry.seat] = entry.contribution ?? '';
        anchors[entry.seat] = (!entry.isCompanion && entry.anchor) || '';
        break;
      case 'left':
        if (start !== undefined) break;
        seats[entry.seat] = {};
        contributions[entry.seat] = '';
        anchors[entry.seat] = '';
        break;
      case 'anchored':
        decided.anchor(entry.seat, entry.anchor);
        break;
      case 'due':
        decided.due(entry.head);
        break;
      case 'handed':
        seats[entry.seat] = { ...seats[entry.seat], bot: entry.bot };
        break;
      case 'began': {
        const { kind: _, startPlayer: first, ...drawn } = entry;
        startPlayer = first;
        start = { ...drawn, ...decided.take() };
        break;
      }
      case 'undone': {
        const at = events.length - entry.count;
        undone.push({ at, events: events.slice(at) });
        events = events.slice(0, at);
        break;
      }
      case 'closed':
        secret = { seed: entry.seed, root: entry.root };
    }
  }
  const players = plan.seats.length;
  const begun = gameOf(plan).setup({ players, startPlayer, options: plan.options });
  const options = begun.ok ? begun.value.options : plan.options;
  const fairness =
    chance === undefined ? { commitment, contributions } : { chance, anchor, anchors, start };
  const game = { game: plan.game, players, startPlayer, options, seats };
  const header = { nyhavn: 1, ...game, ...fairness, ...secret, undone };
  return `${[header, ...events].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Version 2: collects what decides the next draw. */
class Decided {
  #head: string | undefined;
  #anchored: Record<number, string> = {};
  #counting: Record<number, string> = {};

  /** A new anchor, which counts from the next draw on. */
  anchor(seat: number, anchor: string): void {
    this.#anchored[seat] = anchor;
  }

  due(head: string): void {
    this.#head = head;
    this.#counting = { ...this.#counting, ...this.#anchored };
    this.#anchored = {};
  }

  take(): DecidedBy {
    const anchors = this.#counting;
    this.#counting = {};
    if (this.#head === undefined) return {};
    return { head: this.#head, ...(Object.keys(anchors).length === 0 ? {} : { anchors }) };
  }
}
