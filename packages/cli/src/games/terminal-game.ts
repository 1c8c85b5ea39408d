/** The interface of a game in the terminal. The frame knows nothing else of it. */
import type { Game, GamePicture, GameState, Seat, SeenStep, Viewer } from '@nyhavn/engine';
import type { Choice, Menu } from '../play/menu.ts';
import type { Paint } from '../play/paint.ts';
import type { Player } from '../play/player.ts';
import type { TurnOptions } from '../play/turn-options.ts';

/** A moment of a game, as a viewer sees it. */
export interface Scene<Picture extends GamePicture = GamePicture> {
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  readonly picture: Picture;
}

/** A game in pictures made of letters; everything is text of several lines. */
export interface Drawing<Picture extends GamePicture = GamePicture> {
  /** One player's things large, the others' small, and what lies on the table. */
  table(scene: Scene<Picture>, seat: Seat): string;
  /** One player's things. */
  sheet(scene: Scene<Picture>, seat: Seat): string;
  /** The seat in turn, and its choices. */
  now(scene: Scene<Picture>, seat: Seat): string;
  /** The table as a seat sees it, for comparison; undefined if it need not be drawn. */
  stand(scene: Scene<Picture>, seat: Seat): string | undefined;
  /** Choices as pictures, numbered from `first` on; for choices that all carry a preview. */
  previews?(choices: readonly Choice[], first: number): string;
  /** A choice's label with its colours. */
  label?(text: string): string;
}

/** A game in sentences, one a line. */
export interface Speech<Picture extends GamePicture = GamePicture> {
  /** The public part of the table. */
  table(scene: Scene<Picture>): readonly string[];
  /** One player's things. */
  sheet(scene: Scene<Picture>, seat: Seat): readonly string[];
  /** The seat in turn, and its choices. */
  now(scene: Scene<Picture>, seat: Seat): readonly string[];
  /** The news for a seat. */
  news(before: Picture, scene: Scene<Picture>, seat: Seat): readonly string[];
}

/** The help of a game. */
export interface Guide {
  readonly title: string;
  /** The game in two lines. */
  readonly aim: readonly string[];
  /** The rules in short, a paragraph each. */
  readonly rules: readonly string[];
  /** The command that shows a player's things: sheet or house. */
  readonly sheet: string;
  /** Names that choose, as examples, and moves written out. */
  readonly names: string;
  readonly moves: string;
}

/** The tie-break. */
export interface TieBreak<Picture extends GamePicture = GamePicture> {
  /** The rule in a sentence, as in `Tied on points: the player with the fewest empty squares wins.` */
  rule(): string;
  /** The counted thing, as in `empty squares`. */
  unit(): string;
  valueOf(picture: Picture, seat: Seat): number;
}

/** A game that was played to its end by random moves, in figures. */
export interface Playout {
  readonly decisions: number;
  /** Legal moves of all decisions together. */
  readonly legalMoves: number;
}

/** One game, in all that is its own. */
export interface TerminalGame<Picture extends GamePicture = GamePicture> {
  readonly game: Game;
  /** Its help, in the language that is spoken. */
  guide(): Guide;
  /** True if players have something that the others may not see. */
  readonly hasSecrets: boolean;
  readonly speech: Speech<Picture>;
  drawing(paint: Paint): Drawing<Picture>;
  /** The menu that a decision begins with. */
  menu(turn: TurnOptions<Picture>): Menu;
  /** Steps in sentences; those that belong together may share one. */
  story(players: readonly Player[], steps: readonly SeenStep<Picture>[]): readonly string[];
  /** Returns true if a step needs no words as it happens, because it is shown anyway. */
  isSilent(players: readonly Player[], step: SeenStep<Picture>): boolean;
  /** That the game comes to its end, as far as everybody knows it, in a sentence. */
  finale?(scene: Scene<Picture>): string | undefined;
  /** Why the game is over, in a sentence. */
  reason(scene: Scene<Picture>): string;
  /** The sources of a player's points. */
  sources(picture: Picture, seat: Seat): readonly string[];
  readonly tieBreak?: TieBreak<Picture>;
  /** A faster way to play random games from a state, for search and simulation; by the number of the game. */
  playouts?(start: GameState): (seed: number) => Playout;
}
