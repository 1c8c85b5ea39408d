/** The interface of a game at a table in the browser. */
import type { Event, Game, GamePicture, GameState, Random, SeenStep, Viewer } from '@nyhavn/engine';
import type { VNode } from 'preact';
import type { Drawing } from '../art/marks.ts';
import type { Inks } from '../art/palette.ts';
import type { SeatPlan } from '../store/seats.ts';
import type { AdviceWords } from '../words/en/advice.ts';
import type { ReviewWords } from '../words/en/review.ts';
import type { Person } from '../words/grammar.ts';
import type { Dealing } from './model/others.ts';
import type { PlayedTable } from './model/played-table.ts';
import type { SoundName } from './sound.ts';

/** Points of one kind, as in all rows together. */
export interface PointSource {
  /** The name of the source, as in `Rows`. */
  readonly kind: string;
  readonly points: number;
  /** Line by line, as in `row 2: 1`. */
  readonly details: readonly string[];
}

/** A player's things in a picture, as far as those need them who know no game. */
export interface PlayerView extends Person {
  readonly seat: number;
  readonly score: number;
}

/** The drawing of a player's things on shared pictures, in units of its own. */
export interface Sculpture {
  readonly width: number;
  readonly height: number;
  /** The room that a winner's flag takes above. */
  readonly above: number;
  draw(drawing: Drawing, inks: Inks, view: PlayerView, isWinner: boolean): void;
}

/** The tie-break: less is better. */
export interface TieBreak {
  /** The name of the quantity, and the rule in a sentence. */
  words(): { readonly counted: string; readonly rule: string };
  valueOf(picture: GamePicture, seat: number): number;
}

/** The words of judged moves. */
export interface JudgedMoves {
  /** A hint at the kind of move, without the place. */
  hint(words: AdviceWords, text: string): string;
  /** The reasons for a move, the weightiest first, from the facts of its analyst. */
  reasons(words: AdviceWords, facts: object): readonly string[];
  /** The effects of a move, from the same facts. */
  facts(words: ReviewWords, facts: object): readonly string[];
}

/** That a game comes to its end: said as long as it lasts. */
export interface Finale {
  /** A stage that begins gets a note; it is known by this name. */
  readonly stage: string;
  /** In two or three words, as in `Last round`. */
  readonly short: string;
  /** Its meaning, in a sentence. */
  readonly text: string;
}

/** One game, in all that is its own. Its methods are only asked about tables and pictures of this very game. */
export interface GameFront {
  /** The game's id. */
  readonly id: string;
  /** Its rules, as it is played here and as a sheet of one's own. */
  readonly games: readonly Game[];
  /** True if players have hidden information. */
  readonly hasSecrets: boolean;
  /** Chance and bots of a deal, where the game knows deals. */
  dealing?(deal: string): Promise<Dealing>;
  /** The whole table: everything that is seen, asked and done. */
  Board(props: { readonly table: PlayedTable }): VNode;
  /** Everybody's things in a picture, with what the steps before it know of them. */
  views(
    seats: readonly SeatPlan[],
    picture: GamePicture,
    steps: readonly SeenStep[],
  ): readonly PlayerView[];
  /** A player's things small, with what a move has changed if there is one to show. */
  Miniature?(props: { readonly view: PlayerView; readonly move?: string }): VNode;
  /** Without it there are no pictures to give away. */
  sculpture?(): Promise<Sculpture>;
  /** Without it there is no advice. */
  readonly judged?: JudgedMoves;
  readonly tieBreak?: TieBreak;
  /** Returns true if a move does nothing but end the turn. */
  isTurnEnd?(text: string): boolean;
  /** The sound of a move. */
  sound?(text: string): SoundName | undefined;
  /** The pieces of a step as small drawings beside its sentence. */
  StepPicture?(props: { readonly step: SeenStep }): VNode | null;
  /** Steps in sentences, one a step; empty where a step needs none. */
  story(seats: readonly SeatPlan[], steps: readonly SeenStep[]): readonly string[];
  /** The sources of a player's points, by kind, also those that gave none. */
  sources(picture: GamePicture, seat: number): readonly PointSource[];
  /** The end of the game, if it is announced to all players. */
  finale?(seats: readonly SeatPlan[], picture: GamePicture): Finale | undefined;
  /** Why the game is over, in a sentence. */
  reason(seats: readonly SeatPlan[], picture: GamePicture): string;
  /**
   * The same events with other cards in the place of those that a viewer could not see; only for
   * games with hidden information.
   */
  dealAnew?(
    start: GameState,
    events: readonly Event[],
    viewer: Viewer,
    random: Random,
  ): readonly Event[];
}

/** The part of a game without a board: views, points and the end. */
export type Teller = Pick<
  GameFront,
  'id' | 'games' | 'views' | 'sources' | 'reason' | 'sculpture' | 'tieBreak'
>;
