/** What help has to say about a topic. */

import type { HelpWords } from '../../words/en/help.ts';
import type { Topic } from './topic.ts';

/** A place in the rules: a section, or a ruling by its number. */
export type RulePlace = string;

/** An answer. */
export interface Answer {
  readonly title: string;
  /** What it is. */
  readonly what: string;
  /** What it does now, sentence by sentence. */
  readonly now: readonly string[];
  /** Whether it can be used now; undefined for what is only to be looked at. */
  readonly isPossible?: boolean | undefined;
  readonly rules: readonly RulePlace[];
  /** Topics that lie near, each in a line. */
  readonly more?: readonly string[];
}

/** What a game itself says of a topic. */
export type Part = Pick<Answer, 'title' | 'now' | 'isPossible' | 'more'>;

/** A strategy tip that fits the moment. */
export interface Hint {
  readonly id: string;
  readonly text: string;
}

/** Somebody who knows one table. */
export interface TableHelp<Words extends HelpWords = HelpWords> {
  /** What there is to say about a topic now; unknown topics are answered as the table itself. */
  answer(words: Words, topic: Topic): Answer;
  /** The tips that fit this moment, the best first. */
  hints(words: Words): readonly Hint[];
  /** A name for the turn that is being played by the person who is asked; undefined outside of one. */
  turnName(): string | undefined;
  /** Whether a tile is in somebody's hand. */
  isHolding(): boolean;
}
