/** Answers of the help to questions about a topic. */
import type { HelpWords } from '../../words/en/help.ts';
import type { Topic } from './topic.ts';

/** A place in the rules: a section, or a ruling by its number. */
export type RulePlace = string;

/** The answer about one topic. */
export interface HelpAnswer {
  readonly title: string;
  /** What it is. */
  readonly what: string;
  /** What it does now, sentence by sentence. */
  readonly now: readonly string[];
  /** True if it can be used now; undefined for what is only to be looked at. */
  readonly isPossible?: boolean | undefined;
  readonly rules: readonly RulePlace[];
  /** Topics that lie near, each in a line. */
  readonly more?: readonly string[];
}

/** The part of an answer that a game gives itself. */
export type Part = Pick<HelpAnswer, 'title' | 'now' | 'isPossible' | 'more'>;

/** A strategy tip that fits the moment. */
export interface Hint {
  readonly id: string;
  readonly text: string;
}

/** The help at one table. */
export interface TableHelp<Words extends HelpWords = HelpWords> {
  /** What there is to say about a topic now; unknown topics are answered as the table itself. */
  answer(words: Words, topic: Topic): HelpAnswer;
  /** The tips that fit this moment, the best first. */
  hints(words: Words): readonly Hint[];
  /** A name for the turn that is being played by the person who is asked; undefined outside of one. */
  turnName(): string | undefined;
  /** Returns true if a tile is in somebody's hand. */
  isHolding(): boolean;
}
