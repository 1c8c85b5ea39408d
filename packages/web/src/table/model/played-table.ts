/** A table, wherever it stands: what boards, help and log know of it. */
import type * as client from '@nyhavn/client';
import type {
  Game,
  GamePicture,
  GameState,
  Legal,
  RefusalCode,
  Result,
  SeenStep,
  Trial,
  UndoRefusal,
  Viewer,
} from '@nyhavn/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { SeatPlan } from '../../store/seats.ts';

/** What a table waits for, as the screen has to show it. */
export type Turn =
  | client.Turn
  /** Chance speaks on the real table, and its people have to tell what came. */
  | { readonly kind: 'asked'; readonly event: string };

/** A game at some moment, as its viewer sees it. */
export interface SeenGame<Picture extends GamePicture> {
  readonly game: Game;
  readonly seats: readonly SeatPlan[];
  /** What the viewer sees. */
  readonly picture: ReadonlySignal<Picture>;
  /** Everything that happened, as the viewer saw it. */
  readonly steps: ReadonlySignal<readonly SeenStep<Picture>[]>;
}

/** One game that is being played, here or over the network. */
export interface PlayedTable<Picture extends GamePicture = GamePicture> extends SeenGame<Picture> {
  readonly id: string;
  /** Whether people tell what chance brings; nothing is final there, since nothing was hidden. */
  readonly isTold: boolean;
  /** Whether its result counts for ratings. */
  readonly isRated: boolean;
  /** How often the harbour master was asked here. */
  readonly advice?: ReadonlySignal<number>;
  /** Counts the changes; reading it makes a computation follow the game. */
  readonly moment: ReadonlySignal<number>;
  readonly turn: ReadonlySignal<Turn>;
  /** Through whose eyes the screen shows the table. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** What the person who is asked may do. */
  readonly legal: ReadonlySignal<readonly Legal[]>;
  /** Why the person at the device can't take anything back; undefined if they can. */
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined>;
  /** How many steps are taken back at once. */
  readonly undoSteps: ReadonlySignal<number>;
  /** What the viewer may know of the state, for asking the engine. */
  view(): GameState;
  /** What a move of the person who is asked would lead to, or why it is refused. */
  tryOut(text: string): Result<Trial<Picture>, RefusalCode>;
  /** Makes a move of the person who is asked, as it is spelled, or says why not. */
  play(text: string): RefusalCode | undefined;
  /** Takes back the last move of the person at the device. */
  undo(): UndoRefusal | undefined;
  /** The person who is asked has taken the device, and may see their cards. */
  takeDevice(): void;
  /** Why chance can't have brought this, or undefined if it can. */
  tellRefusal(text: string): RefusalCode | undefined;
  /** Tells what chance has brought on the real table, as it is spelled, or says why it can't have. */
  tell(text: string): RefusalCode | undefined;
  /** Lets the device decide what people would rather not. */
  drawLots(): void;
  /** Whether the game can't go on by itself: a bot failed, or chance did. */
  readonly isStalled?: ReadonlySignal<boolean>;
  /** Lets it try again. */
  goOn?(): void;
  /** Keeps that the harbour master was asked. */
  advised?(): void;
  /** The game as a record; undefined while not all of it may be known here. */
  record(): string | undefined;
}
