/** Version 2 of verifiable chance, checked draw by draw while entries are received. */
import type { Game, GameState, Seat } from '@nyhavn/engine';
import {
  CHANCE_VERSION,
  type Entry,
  type GameEntry,
  gameOf,
  isGameEntry,
  type TableEntry,
} from './entries.ts';
import { chainDrawOf, chanceEvent, START_DRAW } from './fairness.ts';
import { hashOf } from './hash-chain.ts';
import { asSpectator, nextHead, openingHead } from './transcript-head.ts';

/** The fault of a draw. */
export type DrawProblem =
  /** It was not due, was asked for before its time, or its index is not the next one. */
  | 'index'
  /** The server's transcript is not that of this device. */
  | 'head'
  /** A link of a client does not follow on its last one, or is given for a seat that was not asked. */
  | 'client-link'
  /** The server's link does not follow on its last one. */
  | 'server-link'
  /** The event does not follow from the links. */
  | 'event';

/** A draw, as far as a device could check it. */
export interface DrawCheck {
  readonly draw: number;
  /** Seats whose clients took part, and those that were asked and did not answer. */
  readonly tookPart: readonly Seat[];
  readonly missed: readonly Seat[];
  /** False in games with hidden cards, where the event is checked after the game. */
  readonly isEventChecked: boolean;
  readonly problem?: DrawProblem;
}

type Due = Extract<TableEntry, { kind: 'due' }>;
type Opened = Extract<TableEntry, { kind: 'opened' }>;

/** The parts of a draw's entry from which the event follows. */
type Drawn = Pick<GameEntry, 'draw' | 'links' | 'missed' | 'link'> & { readonly kind?: 'began' };

/** Follows the entries of one table of version 2 and checks every draw. */
export class DrawChecker {
  readonly #rules: Game;
  readonly #opened: Opened;
  /** The transcript head after all entries that were received. */
  #head: string;
  /** The last used link of each seat, or its anchor. */
  readonly #links: (string | undefined)[];
  /** New anchors, which count from the next draw on. */
  readonly #anchored = new Map<Seat, string | undefined>();
  #serverLink: string;
  #due: Due | undefined;
  #headBeforeDue = '';
  /** True if the draw was asked for while chance was awaited, and nothing was played since. */
  #isInTime = false;
  #nextDraw = START_DRAW;
  /** Seats that are still free, before the game. */
  readonly #free: Set<Seat>;
  /** The states of the game that stand, as a spectator sees them. */
  readonly #states: GameState[] = [];
  readonly #checks: DrawCheck[] = [];

  private constructor(opened: Opened, anchor: string) {
    this.#opened = opened;
    this.#rules = gameOf(opened.plan);
    this.#head = openingHead(opened);
    this.#links = opened.plan.seats.map(() => undefined);
    this.#free = new Set(
      opened.plan.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])),
    );
    this.#serverLink = anchor;
  }

  /** A checker for the table that this entry opens; undefined for a table of version 1. */
  static for(opened: Entry): DrawChecker | undefined {
    if (isGameEntry(opened) || opened.kind !== 'opened') return undefined;
    const { chance, anchor } = opened;
    return chance === CHANCE_VERSION && anchor !== undefined
      ? new DrawChecker(opened, anchor)
      : undefined;
  }

  /** The draw that is due, if one is and it is the one that must come next. */
  get due(): Due | undefined {
    return this.#due;
  }

  /**
   * True if the draw that is due is the next one, has the head of this device, and the game awaits it: only then may its
   * client answer. Who gets links before the last move knows the roll before that move.
   */
  get isDueRight(): boolean {
    const isNext = this.#due?.draw === this.#nextDraw && this.#due.head === this.#headBeforeDue;
    return isNext && this.#isInTime;
  }

  get #isChanceAwaited(): boolean {
    const state = this.#states.at(-1);
    return state ? this.#rules.awaits(state).kind === 'chance' : this.#free.size === 0;
  }

  /** All draws so far, those included that were undone. */
  get checks(): readonly DrawCheck[] {
    return this.#checks;
  }

  /** The anchor or last used link of a seat, which its link for the draw that is due must hash to. */
  expectedLink(seat: Seat): string | undefined {
    return this.#links[seat];
  }

  /** The same for the draw after that: a new anchor counts from then on. */
  lastLink(seat: Seat): string | undefined {
    return this.#anchored.has(seat) ? this.#anchored.get(seat) : this.#links[seat];
  }

  /** The anchor of another device on a seat counts from the next draw on, too. */
  #reseat(seat: Seat, anchor: string | undefined): void {
    this.#anchored.set(seat, anchor);
  }

  /** Follows the next entry; the check of a draw, if the entry is one. */
  follow(entry: Entry): DrawCheck | undefined {
    const head = this.#head;
    this.#head = nextHead(head, this.#rules, entry);
    if (isGameEntry(entry)) return this.#followEvent(entry);
    switch (entry.kind) {
      case 'due':
        // Two heads for one draw would be two outcomes to choose from.
        this.#headBeforeDue = this.#due ? '' : head;
        this.#due = entry;
        this.#isInTime = this.#isChanceAwaited;
        for (const [seat, anchor] of this.#anchored) this.#links[seat] = anchor;
        this.#anchored.clear();
        return undefined;
      case 'sat':
        this.#free.delete(entry.seat);
        this.#reseat(entry.seat, entry.isCompanion ? undefined : entry.anchor);
        return undefined;
      case 'handed':
        this.#free.delete(entry.seat);
        return undefined;
      case 'left':
        // In the game a seat stays its person's.
        if (this.#nextDraw > START_DRAW) return undefined;
        this.#free.add(entry.seat);
        this.#reseat(entry.seat, undefined);
        return undefined;
      case 'anchored':
        this.#anchored.set(entry.seat, entry.anchor);
        return undefined;
      case 'began':
        return this.#begin(entry);
      case 'undone':
        this.#isInTime = false;
        this.#states.length = Math.max(0, this.#states.length - entry.count);
        return undefined;
      default:
        return undefined;
    }
  }

  #begin(entry: Extract<TableEntry, { kind: 'began' }>): DrawCheck {
    const players = this.#opened.plan.seats.length;
    const check = this.#check(entry, (random) => random.below(players) === entry.startPlayer);
    const { startPlayer } = entry;
    const begun = this.#rules.setup({ players, startPlayer, options: this.#opened.plan.options });
    if (begun.ok) this.#states.push(this.#rules.view(begun.value.state, 'spectator'));
    return check;
  }

  get #hides(): boolean {
    return this.#rules.notation.hidesMoves;
  }

  #followEvent(entry: GameEntry): DrawCheck | undefined {
    const state = this.#states.at(-1);
    const check =
      entry.by === 'chance'
        ? this.#check(entry, (random) => {
            if (!state) return false;
            const event = chanceEvent(this.#rules, state, random);
            return this.#rules.notation.format(event) === entry.move;
          })
        : undefined;
    if (entry.by !== 'chance') this.#isInTime = false;
    if (state) this.#states.push(this.#after(state, entry));
    return check;
  }

  /** An impossible event is for others to report; nothing can be checked after it. */
  #after(state: GameState, entry: GameEntry): GameState {
    const move = this.#rules.notation.parse(asSpectator(this.#rules, entry).move);
    if (!move.ok) return state;
    if (this.#hides) {
      const view = this.#rules.copy(state);
      this.#rules.applyUnchecked(view, entry.by, move.value);
      return view;
    }
    const after = this.#rules.apply(state, entry.by, move.value);
    return after.ok ? after.value : state;
  }

  #check(drawn: Drawn, follows: (random: ReturnType<typeof chainDrawOf>) => boolean): DrawCheck {
    const due = this.#due;
    this.#due = undefined;
    const { links = [], missed = [], link } = drawn;
    const tookPart = links.flatMap((given, seat) => (given === '' ? [] : [seat]));
    const draw = this.#nextDraw;
    const found = { draw, tookPart, missed, isEventChecked: link !== undefined };
    const problem = this.#problemOf(drawn, due, follows);
    this.#nextDraw = draw + 1;
    for (const seat of tookPart) this.#links[seat] = links[seat];
    if (link !== undefined) this.#serverLink = link;
    const check = problem === undefined ? found : { ...found, problem };
    this.#checks.push(check);
    return check;
  }

  #problemOf(
    { kind, draw, links = [], missed = [], link }: Drawn,
    due: Due | undefined,
    follows: (random: ReturnType<typeof chainDrawOf>) => boolean,
  ): DrawProblem | undefined {
    if (draw !== this.#nextDraw || due?.draw !== draw || !this.#isInTime) return 'index';
    // A draw that the host does not like could be used up by another beginning.
    if ((kind === 'began') !== (draw === START_DRAW)) return 'index';
    if (due.head !== this.#headBeforeDue) return 'head';
    const asked = new Set(due.seats);
    for (const [seat, given] of links.entries()) {
      const isExpected = asked.has(seat) && missed.includes(seat) === (given === '');
      if (given === '' ? asked.has(seat) && !isExpected : !isExpected) return 'client-link';
      if (given !== '' && hashOf(given) !== this.#links[seat]) return 'client-link';
    }
    if (missed.some((seat) => !asked.has(seat))) return 'client-link';
    if (links.length !== this.#links.length) return 'client-link';
    // The server's link of a hidden draw would disclose the cards.
    if (this.#hides) return link === undefined ? undefined : 'server-link';
    if (link === undefined) return 'server-link';
    if (hashOf(link) !== this.#serverLink) return 'server-link';
    return follows(chainDrawOf({ serverLink: link, head: due.head, draw, links }))
      ? undefined
      : 'event';
  }
}
