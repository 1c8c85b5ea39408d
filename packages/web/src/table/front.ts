/** What a game gives so that it can be played in the browser. */
import type { Event, Game, GamePicture, GameState, Random, SeenStep, Viewer } from '@nyhavn/engine';
import type { VNode } from 'preact';
import type { SeatPlan } from '../store/seats.ts';
import type { HouseView } from './house-view.ts';
import type { Dealing } from './model/others.ts';
import type { PlayedTable } from './model/played-table.ts';

/** What the id of a game ends with when it is one player's own sheet of that game. */
export const SHEET = '-sheet';

/** Points of one kind, as in all rows together. */
export interface PointSource {
  /** What gave them, as in `Rows`. */
  readonly kind: string;
  readonly points: number;
  /** Line by line, as in `row 2: 1`. */
  readonly details: readonly string[];
}

/** A move part by part, as far as those need it who know no game. */
export interface SpokenMove {
  readonly verb: string;
  /** The tile that it places, and where; a square that it fills has a cell alone. */
  readonly tile?: string;
  readonly cells?: readonly string[];
  readonly cell?: string;
  /** The tracks that it marks. */
  readonly tracks?: string;
}

/** One game, in all that is its own. Its methods are only asked about tables and pictures of this very game. */
export interface GameFront {
  /** The game's id; a sheet of one's own looks like the game it belongs to. */
  readonly id: string;
  /** Its rules, as it is played here and as a sheet of one's own. */
  readonly games: readonly Game[];
  /** Whether players have something that the others may not see. */
  readonly hasSecrets: boolean;
  /** Chance and bots of a deal, where the game knows deals. */
  dealing?(deal: string): Promise<Dealing>;
  /** The whole table: houses, controls, everything that is asked. */
  Board(props: { readonly table: PlayedTable }): VNode;
  /** Everybody's house in a picture, with what the steps before it know of it. */
  houses(
    seats: readonly SeatPlan[],
    picture: GamePicture,
    steps: readonly SeenStep[],
  ): readonly HouseView[];
  /** Takes a move apart that the engine spelled. */
  spoken(text: string): SpokenMove;
  /** Steps in sentences, one a step; empty where a step needs none. */
  story(seats: readonly SeatPlan[], steps: readonly SeenStep[]): readonly string[];
  /** Where a player's points came from, by kind, also those that gave none. */
  sources(picture: GamePicture, seat: number): readonly PointSource[];
  /** Why the game is over, in a sentence. */
  reason(seats: readonly SeatPlan[], picture: GamePicture): string;
  /** The same events with other cards where somebody could not see them; only where there are secrets. */
  dealAnew?(
    start: GameState,
    events: readonly Event[],
    viewer: Viewer,
    random: Random,
  ): readonly Event[];
}

/** What a game tells of how it stands and how it ended. */
export type Teller = Pick<GameFront, 'id' | 'games' | 'houses' | 'sources' | 'reason'>;
