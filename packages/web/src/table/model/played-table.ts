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

/** The state of the turn, as the screen shows it. */
export type Turn =
  | client.Turn
  /** Chance speaks on the real table, and its people have to tell what came. */
  | { readonly kind: 'asked'; readonly event: string };

/** A game at some moment, as its viewer sees it. */
export interface SeenGame<Picture extends GamePicture> {
  readonly game: Game;
  readonly seats: readonly SeatPlan[];
  /** The picture for the viewer. */
  readonly picture: ReadonlySignal<Picture>;
  /** Everything that happened, as the viewer saw it. */
  readonly steps: ReadonlySignal<readonly SeenStep<Picture>[]>;
}

/** One game that is being played, here or over the network. */
export interface PlayedTable<Picture extends GamePicture = GamePicture> extends SeenGame<Picture> {
  readonly id: string;
  /** True if people enter the dice; nothing is final there, since nothing was hidden. */
  readonly isTold: boolean;
  /** True if its result counts for ratings. */
  readonly isRated: boolean;
  /** The questions to the harbour master at this table. */
  readonly advice?: ReadonlySignal<number>;
  /** Counts the changes; reading it makes a computation follow the game. */
  readonly moment: ReadonlySignal<number>;
  readonly turn: ReadonlySignal<Turn>;
  /** Through whose eyes the screen shows the table. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The legal moves of the person who is asked. */
  readonly legal: ReadonlySignal<readonly Legal[]>;
  /** Why the person at the device can't take anything back; undefined if they can. */
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined>;
  /** The number of steps that one undo takes back. */
  readonly undoSteps: ReadonlySignal<number>;
  /** The viewer's view of the state, for the engine. */
  view(): GameState;
  /** The result of a move of the person who is asked, or the refusal. */
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
  /** True if the game can't go on by itself: a bot failed, or chance did. */
  readonly isStalled?: ReadonlySignal<boolean>;
  /** Lets it try again. */
  goOn?(): void;
  /** Keeps that the harbour master was asked. */
  advised?(): void;
  /** The game as a record; undefined while not all of it may be known here. */
  record(): string | undefined;
}
