/**
 * Draws of verifiable chance, version 2: the part of a table's state that follows from its entries, and the links that
 * clients reveal for a draw, which are in memory only. After a crash clients send the same links again.
 */
import { accept, type Random, type Result, refuse, type Seat } from '@nyhavn/engine';
import {
  type AnyRefusal,
  CHANCE_VERSION,
  chainDrawOf,
  type Entry,
  type GameEntry,
  gameOf,
  HashChain,
  hashOf,
  isGameEntry,
  nextHead,
  openingHead,
  SECOND_MS,
  START_DRAW,
  serverLinkNumber,
  type TableEntry,
  type TablePlan,
} from '@nyhavn/protocol';
import type { TableState } from './state.ts';

type Opened = Extract<TableEntry, { kind: 'opened' }>;

/** A draw that is due. */
interface DueDraw {
  readonly draw: number;
  /** The seats whose clients are asked. */
  readonly seats: readonly Seat[];
  readonly head: string;
  /** For each seat the link or anchor that its answer must hash to. */
  readonly expected: readonly string[];
  /** The time of its entry. */
  readonly since: number;
}

/** Verifiable chance of a table, as its entries have made it. Undone draws stay used. */
export interface DrawState {
  /** The transcript head after the last entry. */
  readonly head: string;
  /** For each seat its last used link, or its anchor; empty where a seat has none. */
  readonly links: readonly string[];
  readonly nextDraw: number;
  readonly due: DueDraw | undefined;
}

/** The draw state of a table that is opened; undefined for a table of version 1. */
export function openingDraws(opened: Opened): DrawState | undefined {
  if (opened.chance !== CHANCE_VERSION) return undefined;
  const links = opened.plan.seats.map(() => '');
  return { head: openingHead(opened), links, nextDraw: START_DRAW, due: undefined };
}

/** The draw state after one more entry. */
export function drawsAfter(
  draws: DrawState,
  entry: Entry,
  { plan, time }: { readonly plan: TablePlan; readonly time: number },
): DrawState {
  const after = { ...draws, head: nextHead(draws.head, gameOf(plan), entry) };
  if (isGameEntry(entry)) return entry.by === 'chance' ? drawn(after, entry.links) : after;
  switch (entry.kind) {
    case 'due': {
      const { draw, seats, head } = entry;
      return { ...after, due: { draw, seats, head, expected: draws.links, since: time } };
    }
    case 'began':
      return drawn(after, entry.links);
    case 'sat':
      return withLink(after, entry.seat, entry.isCompanion ? '' : (entry.anchor ?? ''));
    case 'anchored':
      return withLink(after, entry.seat, entry.anchor);
    case 'left':
      // In the game a seat stays its person's.
      return draws.nextDraw === START_DRAW ? withLink(after, entry.seat, '') : after;
    default:
      return after;
  }
}

function drawn(draws: DrawState, used: readonly string[] = []): DrawState {
  const { due, links, nextDraw } = draws;
  return {
    ...draws,
    // A seat with a new anchor goes on from there.
    links: links.map((last, seat) => (due?.expected[seat] === last && used[seat]) || last),
    nextDraw: nextDraw + 1,
    due: undefined,
  };
}

function withLink(draws: DrawState, seat: Seat, link: string): DrawState {
  return { ...draws, links: draws.links.with(seat, link) };
}

/** Milliseconds that clients have for their links. */
const REVEAL_MS = 3 * SECOND_MS;
const REVEAL_OVER_DAYS_MS = 10 * SECOND_MS;

/** Milliseconds after which a draw is made without those who have not answered. */
export function revealTime({ clock }: TablePlan): number {
  return clock.kind === 'days' ? REVEAL_OVER_DAYS_MS : REVEAL_MS;
}

/** A link that a client reveals for a draw. */
export interface LinkForDraw {
  readonly draw: number;
  readonly link: string;
}

/** A revealed link, and whose it is. */
export interface SeatLink extends LinkForDraw {
  readonly seat: Seat;
}

/** The links that clients at one table reveal for the draw that is due. */
export class RevealedLinks {
  #draw: number | undefined;
  /** Made when they are needed: a table that rests is to cost little. */
  #links: Map<Seat, string> | undefined;
  /** The draw for which the time to answer is over. */
  #overdue: number | undefined;
  /** Seats that were asked in vain, and not heard of since: they are not waited for again. */
  #silent: Set<Seat> | undefined;

  /** Takes note of a sign of life. */
  heard(seats: readonly Seat[]): void {
    for (const seat of seats) this.#silent?.delete(seat);
  }

  /** The seats to ask: connected, with an anchor, and not silent. */
  toAsk({ links }: DrawState, connected: readonly Seat[]): Seat[] {
    return connected.filter((seat) => links[seat] !== '' && !this.#silent?.has(seat));
  }

  /** Takes a link that a seat's client reveals, or says why not. */
  reveal(
    due: DueDraw | undefined,
    seat: Seat,
    { draw, link }: LinkForDraw,
  ): Result<void, AnyRefusal> {
    if (due?.draw !== draw || !due.seats.includes(seat)) return refuse('not-due');
    if (hashOf(link) !== due.expected[seat]) return refuse('wrong-link');
    if (this.#draw !== draw || !this.#links) this.#links = new Map();
    this.#draw = draw;
    this.#links.set(seat, link);
    return accept(undefined);
  }

  /** The time for this draw is over. */
  endWaiting(draw: number): void {
    this.#overdue = draw;
  }

  /** The links by seat, empty for those without one; undefined while some are waited for. */
  linksFor({ draw, seats, expected }: DueDraw): readonly string[] | undefined {
    const links = this.#draw === draw ? this.#links : undefined;
    const isComplete = seats.every((seat) => links?.has(seat));
    if (!isComplete && this.#overdue !== draw) return undefined;
    return expected.map((_, seat) => links?.get(seat) ?? '');
  }

  /** A draw was made, here or in another process. */
  made(missed: readonly Seat[]): void {
    if (missed.length === 0) return;
    this.#silent ??= new Set();
    for (const seat of missed) this.#silent.add(seat);
  }
}

/** The sources of the draws of one table: its secret, and the connected clients. */
export interface DrawSource {
  /** Version 1: the seed. */
  readonly seed: string;
  /** Version 2: the server's chain. */
  readonly chain: HashChain;
  readonly revealed: RevealedLinks;
  /** The seats whose people have a device at the table. */
  readonly connected: Connected;
}

/** The seats of a table whose people have a device there. */
type Connected = (state: TableState) => readonly Seat[];

/** A source for one table. */
export function drawSource(seed: string, connected: Connected): DrawSource {
  return { seed, chain: new HashChain(seed), revealed: new RevealedLinks(), connected };
}

/** The entry that asks clients for their links. */
export function dueEntry(
  state: TableState,
  draws: DrawState,
  { revealed, connected }: DrawSource,
): Entry {
  const seats = revealed.toAsk(draws, connected(state));
  return { kind: 'due', draw: draws.nextDraw, seats, head: draws.head };
}

/** The random numbers of a draw, and what its entry says of it. */
interface Drawn {
  readonly random: Random;
  readonly drawn: Pick<GameEntry, 'draw' | 'links' | 'missed' | 'link'>;
}

/** The draw that is due; undefined while links are waited for. In a game that hides something the server keeps its link. */
export function drawDue(
  due: DueDraw,
  { chain, revealed }: DrawSource,
  hides: boolean,
): Drawn | undefined {
  const links = revealed.linksFor(due);
  if (!links) return undefined;
  const { draw, head } = due;
  const missed = due.seats.filter((seat) => links[seat] === '');
  // The next draw may be due in the same commit: who has just been waited for in vain is not asked.
  revealed.made(missed);
  const serverLink = chain.link(serverLinkNumber(draw));
  const shown = hides ? {} : { link: serverLink };
  return {
    random: chainDrawOf({ serverLink, head, draw, links }),
    drawn: { draw, links: [...links], missed, ...shown },
  };
}
