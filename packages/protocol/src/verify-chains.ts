/** Version 2 of verifiable chance: every draw is repeated from the links that were revealed for it. */
import { formatEvent, type RecordedGame, type Seat } from '@nyhavn/engine';
import * as v from 'valibot';
import { CHANCE_VERSION, Digest, DrawIndex } from './entries.ts';
import { chainDrawOf, chanceEvent, START_DRAW, serverLinkNumber } from './fairness.ts';
import { HashChain, hashOf } from './hash-chain.ts';
import { SeatNumber } from './plan.ts';
import { type HistoryFault, replayChance } from './replay-chance.ts';
import type { ChanceLine } from './timeline.ts';

/** The finding about a game of version 2. */
export type ChainFinding =
  /** Every draw follows from the links that were revealed for it, and every link from an anchor. */
  | {
      readonly kind: 'chained';
      readonly draws: readonly ProvenDraw[];
      readonly anchor: string;
      /** The number of events of chance that were undone. */
      readonly undone: number;
      /** Events that stand, of players and of chance. */
      readonly events: number;
      /** True if the record goes to the end of the game. */
      readonly isOver: boolean;
    }
  /** The record does not say, or not yet, what chance followed from. */
  | { readonly kind: 'unknown'; readonly missing: 'anchor' | 'root' }
  | { readonly kind: 'false'; readonly what: 'root' | 'anchors' | 'start' }
  | ({ readonly kind: 'false' } & HistoryFault);

/** A draw that follows. */
export interface ProvenDraw {
  readonly draw: number;
  /** The number of its event in the record; undefined for the start player, and for an event that was undone. */
  readonly event: number | undefined;
  readonly isUndone: boolean;
  /** Seats whose clients took part; if there are none, the host could know the draw. */
  readonly tookPart: readonly Seat[];
  /** Seats that were asked and did not answer. */
  readonly missed: readonly Seat[];
}

const Anchor = v.union([v.literal(''), Digest]);

const Chained = v.object({
  chance: v.literal(CHANCE_VERSION),
  players: v.number(),
  startPlayer: v.number(),
  anchor: v.optional(Digest),
  root: v.optional(Digest),
  anchors: v.optional(v.unknown()),
  start: v.optional(v.unknown()),
});

const Drawn = v.object({
  draw: DrawIndex,
  head: Digest,
  links: v.array(Anchor),
  missed: v.array(SeatNumber),
  link: v.optional(Digest),
  anchors: v.optional(v.record(v.string(), Digest), {}),
});

/** Verifies a game of version 2. */
export function verifyChains(recorded: RecordedGame, lines: readonly ChanceLine[]): ChainFinding {
  const { game, header, events, end } = recorded;
  const fields = v.safeParse(Chained, header);
  if (!fields.success || fields.output.anchor === undefined) {
    return { kind: 'unknown', missing: 'anchor' };
  }
  const { anchor, root, players, startPlayer, start } = fields.output;
  // Without hidden information each draw has its link of the server, and no root is needed.
  if (root === undefined && game.notation.hidesMoves) return { kind: 'unknown', missing: 'root' };
  if (root !== undefined && new HashChain(root).anchor !== anchor) {
    return { kind: 'false', what: 'root' };
  }
  const anchors = v.safeParse(v.pipe(v.array(Anchor), v.length(players)), fields.output.anchors);
  if (!anchors.success) return { kind: 'false', what: 'anchors' };
  const chains = new Chains(anchor, root, anchors.output);
  const first = chains.random(start);
  if (first?.below(players) !== startPlayer) return { kind: 'false', what: 'start' };
  const draws: ProvenDraw[] = [chains.proven({})];
  const fault = replayChance(recorded, lines, ({ event, state, line, number }) => {
    const random = chains.random(line);
    if (!random) return 'draw';
    const move = chanceEvent(game, state, random);
    if (formatEvent(game, { by: 'chance', move }) !== formatEvent(game, event)) return 'event';
    draws.push(chains.proven(number === undefined ? { isUndone: true } : { event: number }));
    return undefined;
  });
  if (fault) return { kind: 'false', ...fault };
  return {
    kind: 'chained',
    draws,
    anchor,
    undone: draws.filter(({ isUndone }) => isUndone).length,
    events: events.length,
    isOver: game.awaits(end).kind === 'over',
  };
}

/** The chains of a game: how far each was revealed. */
class Chains {
  readonly #server: HashChain | undefined;
  #serverLink: string;
  readonly #links: string[];
  #draw = START_DRAW - 1;
  #tookPart: readonly Seat[] = [];
  #missed: readonly Seat[] = [];

  constructor(anchor: string, root: string | undefined, anchors: readonly string[]) {
    this.#server = root === undefined ? undefined : new HashChain(root);
    this.#serverLink = anchor;
    this.#links = [...anchors];
  }

  /** The random numbers of the next draw, as its line says it was decided; undefined if that does not follow. */
  random(line: unknown): ReturnType<typeof chainDrawOf> | undefined {
    const parsed = v.safeParse(Drawn, line);
    const expected = this.#draw + 1;
    if (!parsed.success || parsed.output.draw !== expected) return undefined;
    const { draw, head, links, missed, link, anchors } = parsed.output;
    for (const [seat, anchor] of Object.entries(anchors)) {
      if (!(Number(seat) in this.#links)) return undefined;
      this.#links[Number(seat)] = anchor;
    }
    if (links.length !== this.#links.length) return undefined;
    const areLinked = links.every(
      (given, seat) => given === '' || hashOf(given) === this.#links[seat],
    );
    if (!areLinked || missed.some((seat) => links[seat] !== '')) return undefined;
    const serverLink = this.#server?.link(serverLinkNumber(draw)) ?? link;
    if (serverLink === undefined || hashOf(serverLink) !== this.#serverLink) return undefined;
    if (link !== undefined && link !== serverLink) return undefined;
    this.#draw = draw;
    this.#serverLink = serverLink;
    this.#tookPart = links.flatMap((given, seat) => (given === '' ? [] : [seat]));
    for (const seat of this.#tookPart) this.#links[seat] = links[seat] ?? '';
    this.#missed = missed;
    return chainDrawOf({ serverLink, head, draw, links });
  }

  /** The draw whose numbers were asked for last, once its event is known to follow. */
  proven({ event, isUndone = false }: { event?: number; isUndone?: boolean }): ProvenDraw {
    const [draw, tookPart, missed] = [this.#draw, this.#tookPart, this.#missed];
    return { draw, event, isUndone, tookPart, missed };
  }
}
