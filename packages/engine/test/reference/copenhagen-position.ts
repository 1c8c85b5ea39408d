import { canonical, without } from './copenhagen-cards.ts';
import type { Ability, EndCard } from './copenhagen-data.ts';
import {
  ABILITIES,
  END_CARD_BOTTOM,
  materialFor,
  PLACES,
  START_ABILITY,
  TILES,
  WHITE,
  WHITE_TILES,
} from './copenhagen-data.ts';
import type { CopenhagenPlayerState } from './copenhagen-player.ts';
import { Player } from './copenhagen-player.ts';
import type { Colour } from './roll-and-write-data.ts';
import { COLOURS } from './roll-and-write-data.ts';

/** The set-up of a game: the number of players, and the start player (CO-8). */
export interface CopenhagenSetup {
  readonly players: number;
  readonly startPlayer: number;
}

/** The phase of the game, as the state picture names it. */
type Phase = 'setup' | 'turn' | 'discard' | 'both' | 'build' | 'coat' | 'refill' | 'over';

/** The state picture of the rule text, with its keys in the same order; all hands are visible. */
export interface CopenhagenState {
  phase: Phase;
  turn: number;
  active: number | null;
  harbour: string;
  pile: number;
  end: EndCard;
  discard: string;
  supply: Record<string, number>;
  abilities: Record<string, number>;
  coats: number;
  waiting: number[];
  chance: string | null;
  players: CopenhagenPlayerState[];
  winners: number[] | null;
}

/** A chance event that is awaited. */
type Awaited =
  | { readonly event: 'harbour' }
  | { readonly event: 'hand'; readonly seat: number; readonly size: number }
  | { readonly event: 'card'; readonly place: number };

/** Everything that lies on the table. */
export class Position {
  readonly players: readonly Player[];
  phase: Phase = 'setup';
  turn = 1;
  /** The seat whose turn it is, or will be once the cards are dealt. */
  turnOf: number;
  /** The cards that lie in the harbour, by place. */
  readonly harbour = new Map<number, Colour>();
  /** The coloured cards of the draw pile, in no order: a card is drawn when it is needed. */
  pile: Colour[];
  endCard: EndCard;
  discardPile: Colour[] = [];
  /** The number of copies of each tile that are left. */
  readonly supply = new Map<string, number>();
  /** The number of ability tiles of each kind that are left. */
  readonly abilitySupply = new Map<Ability, number>();
  /** The number of coat actions that are owed, the one being decided included. */
  coats = 0;
  /** The start hands that are still to be dealt, in turn order. */
  handsToDeal: readonly { readonly seat: number; readonly size: number }[];
  winners: number[] | null = null;

  constructor({ players, startPlayer }: CopenhagenSetup) {
    const material = materialFor(players);
    const seats = [...Array(players).keys()];
    if (!seats.includes(startPlayer)) throw new Error(`there is no seat ${startPlayer} to start`);
    this.players = seats.map(() => new Player());
    this.turnOf = startPlayer;
    this.pile = COLOURS.flatMap((colour) => Array<Colour>(material.cardsPerColour).fill(colour));
    this.endCard = material.endCard;
    for (const { name, cells } of TILES) {
      this.supply.set(name, material.tileCopies[cells.length] ?? 0);
    }
    this.supply.set(WHITE, WHITE_TILES);
    for (const ability of ABILITIES) {
      this.abilitySupply.set(ability, ability === START_ABILITY ? 0 : players);
    }
    this.handsToDeal = material.startHands.map((size, order) => ({
      seat: (startPlayer + order) % players,
      size,
    }));
  }

  /** The number of cards in the pile, with the End card while it is in it. */
  get cardsInPile(): number {
    return this.pile.length + (this.endCard === 'pile' ? 1 : 0);
  }

  /** True when the next card may be the End card, which is among the bottom ten. */
  get endMayCome(): boolean {
    return this.endCard === 'pile' && this.cardsInPile <= END_CARD_BOTTOM;
  }

  /** Takes coloured cards out of the pile. */
  drawFromPile(cards: readonly Colour[]): void {
    this.pile = without(this.pile, cards);
  }

  /** Three and four players: the discard pile becomes the new pile, with the End card (CO-7). */
  renewPile(): void {
    if (this.endCard !== 'aside') throw new Error('the pile cannot be used up a second time');
    this.pile = this.discardPile;
    this.discardPile = [];
    this.endCard = 'pile';
  }

  /** The places of the harbour without a card, ascending. */
  emptyPlaces(): number[] {
    return PLACES.filter((place) => !this.harbour.has(place));
  }

  /** The chance event that is awaited, or null. */
  awaited(): Awaited | null {
    if (this.phase === 'setup') {
      const [next] = this.handsToDeal;
      if (this.harbour.size === 0 || next === undefined) return { event: 'harbour' };
      return { event: 'hand', ...next };
    }
    const [place] = this.emptyPlaces(); // CO-1: from 1 to 7
    if (this.phase === 'refill' && place !== undefined) return { event: 'card', place };
    return null;
  }

  /** The seats that may move now. */
  movers(): number[] {
    return this.phase === 'over' || this.awaited() !== null ? [] : [this.turnOf];
  }

  /** The seats with the most points, and of these the ones with the fewest empty cells. */
  leaders(): number[] {
    const players = [...this.players.entries()];
    const score = Math.max(...players.map(([, player]) => player.score));
    const best = players.filter(([, player]) => player.score === score);
    const empty = Math.min(...best.map(([, player]) => player.house.empty));
    return best.filter(([, player]) => player.house.empty === empty).map(([seat]) => seat);
  }

  /** The state picture. */
  picture(): CopenhagenState {
    const isTurn = this.phase !== 'setup' && this.phase !== 'over';
    return {
      phase: this.phase,
      turn: this.turn,
      active: isTurn ? this.turnOf : null,
      harbour: PLACES.map((place) => this.harbour.get(place) ?? '.').join(''),
      pile: this.cardsInPile,
      end: this.endCard,
      discard: canonical(this.discardPile).join(''),
      supply: Object.fromEntries(this.supply),
      abilities: Object.fromEntries(this.abilitySupply),
      coats: this.coats,
      waiting: this.movers(),
      chance: awaitedText(this.awaited()),
      players: this.players.map((player) => player.picture()),
      winners: this.winners === null ? null : [...this.winners],
    };
  }
}

function awaitedText(awaited: Awaited | null): string | null {
  if (awaited === null) return null;
  switch (awaited.event) {
    case 'harbour':
      return 'harbour';
    case 'hand':
      return `hand ${awaited.seat}`;
    case 'card':
      return `card ${awaited.place}`;
  }
}
