/** The interface of a game in the client: plain data, which every screen may read, and parts that load when they are needed. */
import type { GamePicture, PlayerRange } from '@nyhavn/engine';
import type { ComponentType, VNode } from 'preact';
import type { Scene } from '../../art/scene.tsx';
import type { RealDice, SeatPlan } from '../../store/seats.ts';
import type { GameFront, Teller } from '../../table/front.ts';
import type { OptionSwitch } from '../../table/option-fields.tsx';
import type { Replay } from '../../table/replay/replay.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { GameWords } from '../../words/games/game-words.ts';
import type { WordSource } from '../../words/index.ts';
import type { LessonWords } from '../../words/learn.ts';
import type { GameText } from '../../words/rules-text.ts';
import type { Shelf } from '../../words/shelf.ts';
import type { Step } from './lesson-step.ts';
import type { RuleBook } from './rule-book.ts';
import type { Trial } from './trial.ts';

/** A method, so that it may know the pictures of its game: it gets replays of no other. */
export type ReplayBoard = {
  board(props: { readonly replay: Replay }): VNode;
}['board'];

/** The set-up of a table at which people roll real dice and enter them. */
interface ToldSetUp {
  readonly Fields: ComponentType<{
    readonly dice: RealDice | undefined;
    readonly onChange: (dice: RealDice | undefined) => void;
  }>;
}

/** The rules of the daily challenge. */
interface DailyRules {
  /** The points to be reached alone. */
  readonly goal: number;
  /** The options of the game alone. */
  readonly options: Readonly<Record<string, unknown>>;
  round(picture: GamePicture): number;
}

/** One game in the client; what is left out the client does without. */
export interface GameModule {
  /** Its words for every screen, loaded with the language. */
  readonly words: WordSource<GameWords>;
  readonly icon: IconName;
  /** Its picture on the quay. */
  readonly scene?: Scene;
  /** The things that chance turns up, where they are counted. */
  readonly chance?: 'dice' | 'cards';
  /** The prefix of its rulings' numbers. */
  readonly rulingPrefix: string;
  readonly options: readonly OptionSwitch[];
  readonly players: PlayerRange;
  /** The seats of a first game. */
  readonly firstSeats: readonly SeatPlan[];
  /** Everything that it is played with; without it, its moves are buttons and its picture is data. */
  front?(): Promise<GameFront>;
  /** Its part without a board, for places that have no page. */
  teller?(): Promise<Teller>;
  /** The table to look at only. */
  replayBoard?(): Promise<ReplayBoard>;
  /** A lesson, and what its steps say. */
  readonly lesson?: {
    steps(): Promise<readonly Step[]>;
    words(): Promise<Shelf<LessonWords>>;
  };
  /** The rules to read. */
  readonly rules?: {
    book(): Promise<RuleBook>;
    text(): Promise<Shelf<GameText>>;
    /** A position to try for each ruling. */
    trials(): Promise<Readonly<Record<string, Trial>>>;
  };
  /** Positions to think about: the events between bars, each the seat, or `*` for chance, and the move. */
  puzzles?(): Promise<readonly string[]>;
  /** The pad on which it is counted at a real table. */
  scorePad?(): Promise<ComponentType>;
  /** Sheets to print for a real table, on a screen of its own. */
  readonly sheets?: { readonly path: string; screen(): Promise<ComponentType> };
  /** Its set-up where people at a real table tell what chance brought. */
  told?(): Promise<ToldSetUp>;
  /** The challenge of the day. */
  readonly daily?: DailyRules;
}
