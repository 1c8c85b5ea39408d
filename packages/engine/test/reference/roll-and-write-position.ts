import type { Colour, Face, Offset, Tile } from './roll-and-write-data.ts';
import { DICE, TILES } from './roll-and-write-data.ts';
import { orientations, Player } from './roll-and-write-player.ts';

/** A seat at the table, from 0. */
export type Seat = number;

/** The set-up of a game: the number of players, the start player, and the options. */
export interface ReferenceSetup {
  readonly players: number;
  readonly startPlayer: Seat;
  readonly options: { readonly mirror: boolean; readonly passing: 'forced' | 'always' };
}

/** The phase of the game, as the state picture names it. */
type ReferencePhase = 'start' | 'turn' | 'coat' | 'mark' | 'over';

/** One track in the state picture. */
interface ReferenceTrackState {
  marked: number;
  bonus: number;
  star: number;
}

/** One player in the state picture. */
interface ReferencePlayerState {
  score: number;
  empty: number;
  building: string[];
  tracks: Record<Colour, ReferenceTrackState>;
}

/** The state picture of the notation, with its keys in the same order. */
export interface ReferenceState {
  phase: ReferencePhase;
  round: number;
  active: Seat | null;
  dice: string | null;
  drawn: boolean;
  noX: boolean;
  crossed: Record<string, number>;
  coats: number;
  waiting: Seat[];
  chance: string | null;
  players: ReferencePlayerState[];
  winners: Seat[] | null;
}

/** Everything that lies on the table. */
export class Position {
  readonly setup: ReferenceSetup;
  readonly players: readonly Player[];
  /** The number of copies of a tile that are crossed out. */
  readonly crossed = new Map<string, number>();
  phase: ReferencePhase;
  round = 1;
  /** The seat whose turn it is, or will be once the two-player choice is made. */
  turnOf: Seat;
  /** The dice that lie there unused, in canonical order; null before the turn's first roll. */
  dice: Face[] | null = null;
  drawn = false;
  noX = false;
  /** The number of special actions that are owed. */
  coats = 0;
  /** The seats that may move, ascending, once no chance event is awaited. */
  movers: Seat[];
  /** The chance event awaited: the two-player set-up, or a roll of so many dice. */
  awaited: 'cross' | number | null;
  winners: Seat[] | null = null;
  private readonly orientationsOf: ReadonlyMap<Tile, Offset[][]>;

  constructor(setup: ReferenceSetup) {
    const { players, startPlayer, options } = setup;
    if (![2, 3, 4].includes(players)) throw new Error(`there are 2 to 4 players, not ${players}`);
    const seats = [...Array(players).keys()];
    if (!seats.includes(startPlayer)) throw new Error(`there is no seat ${startPlayer} to start`);
    this.setup = setup;
    this.players = seats.map(() => new Player());
    this.turnOf = startPlayer;
    this.phase = players === 2 ? 'start' : 'turn';
    this.movers = players === 2 ? seats : [startPlayer];
    this.awaited = players === 2 ? 'cross' : DICE;
    this.orientationsOf = new Map(TILES.map((tile) => [tile, orientations(tile, options.mirror)]));
  }

  /** The number of copies of this tile that are crossed out. */
  crossedCopies(tile: Tile): number {
    return this.crossed.get(tile.name) ?? 0;
  }

  /** True when the tile is available without Use again. */
  hasFreeCopy(tile: Tile): boolean {
    return tile.copies === null || this.crossedCopies(tile) < tile.copies;
  }

  /** All places where this player may draw this tile. */
  placements(player: Player, tile: Tile): string[][] {
    return player.building.placements(this.orientationsOf.get(tile) ?? []);
  }

  /** The state picture. */
  picture(): ReferenceState {
    const isTurn = this.phase !== 'start' && this.phase !== 'over';
    const crossedTiles = TILES.filter((tile) => this.crossedCopies(tile) > 0);
    return {
      phase: this.phase,
      round: this.round,
      active: isTurn ? this.turnOf : null,
      dice: this.dice === null ? null : this.dice.join(''),
      drawn: this.drawn,
      noX: this.noX,
      crossed: Object.fromEntries(
        crossedTiles.map((tile) => [tile.name, this.crossedCopies(tile)]),
      ),
      coats: this.coats,
      waiting: this.awaited === null ? [...this.movers] : [],
      chance: typeof this.awaited === 'number' ? `roll ${this.awaited}` : this.awaited,
      players: this.players.map(playerPicture),
      winners: this.winners === null ? null : [...this.winners],
    };
  }
}

function playerPicture(player: Player): ReferencePlayerState {
  const track = (colour: Colour): ReferenceTrackState => {
    const { marked, bonus, star } = player.tracks[colour]; // usable ones only (RW-19)
    return { marked, bonus, star };
  };
  return {
    score: player.score,
    empty: player.building.empty,
    building: player.building.picture(),
    tracks: { R: track('R'), B: track('B'), P: track('P'), G: track('G'), Y: track('Y') },
  };
}
