/** The interface of a game on a score pad. */
import type { ScoreKeeper, ScoreSheet, SheetScore, SheetWarning } from '@nyhavn/engine/house';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Medium, Paint } from '../../../art/types.ts';
import type { Coats } from '../house-view.ts';

/** The sheet that is edited on a pad, for what a game marks beside its building. */
export interface EditedSheet {
  readonly sheet: ReadonlySignal<ScoreSheet>;
  readonly score: ReadonlySignal<SheetScore>;
  readonly warnings: ReadonlySignal<readonly SheetWarning[]>;
  /** Marks a box, a sign or a coat of arms, or rubs the mark out. */
  toggle(list: 'boxes' | 'struck' | 'coats', mark: string, spot?: string): void;
}

/** A game as far as a pad shows it. */
export interface ScoreFront {
  /** The purpose of the pad, and the consequence of reaching the goal. */
  readonly words: () => {
    readonly about: string;
    readonly reached: (names: string, goal: number) => string;
  };
  readonly keeper: ScoreKeeper;
  readonly medium: Medium;
  /** The fewest sheets that a pad has. */
  readonly fewest: number;
  /** Colours that squares may be painted with. */
  readonly paints: readonly Paint[];
  readonly coats: Coats;
  /** True if players tick the coats of arms at lines when they use them. */
  readonly ticksCoats: boolean;
  /** The meaning of a letter of a building, in words. */
  readonly cellInWords: (letter: string) => string;
  /** The marks beside the building. */
  readonly Marks?: ComponentType<{ readonly editor: EditedSheet }>;
}
