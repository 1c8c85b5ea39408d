/** Answers of the help to questions about a topic. */
import type { HelpWords } from '../../words/en/help.ts';
import type { Topic } from './topic.ts';

/** A place in the rules: a section, or a ruling by its number. */
export type RulePlace = string;

/** The answer about one topic. */
export interface HelpAnswer {
  readonly title: string;
  /** The explanation of the thing. */
  readonly what: string;
  /** Its meaning at this moment, sentence by sentence. */
  readonly now: readonly string[];
  /** True if it can be used now; undefined for a thing that is never used. */
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
  /** The answer about a topic at this moment; unknown topics are answered as the table itself. */
  answer(words: Words, topic: Topic): HelpAnswer;
  /** The tips that fit this moment, the best first. */
  hints(words: Words): readonly Hint[];
  /** A name for the turn that is being played by the person who is asked; undefined outside of one. */
  turnName(): string | undefined;
  /** True while a tile is in the hand. */
  isHolding(): boolean;
}
