/** What a game tells the pad on which it is counted. */
import type { ScoreKeeper } from '@nyhavn/engine';
import type { ComponentType } from 'preact';
import type { Medium, Paint } from '../../art/types.ts';
import type { Drawing } from '../../features/paper/score/pencil.ts';

/** A game as far as a pad shows it. */
export interface ScoreFront {
  readonly game: string;
  readonly keeper: ScoreKeeper;
  readonly medium: Medium;
  /** The fewest sheets that a pad has. */
  readonly fewest: number;
  /** Colours that squares may be painted with. */
  readonly paints: readonly Paint[];
  /** Coats of arms beside rows and above columns. */
  readonly rowCoats: readonly number[];
  readonly columnCoats: readonly string[];
  /** Whether these are ticked by hand when they are used. */
  readonly ticksCoats: boolean;
  /** Cells on which a coat of arms is printed. */
  readonly cellCoats: readonly string[];
  /** What a letter of a building stands for. */
  readonly cellInWords: (letter: string) => string;
  /** What there is to mark beside the building. */
  readonly Marks?: ComponentType<{ readonly drawing: Drawing }>;
}
