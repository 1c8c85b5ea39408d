/** The questions at a table: the open one, and the state in which the next tap asks. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Errand } from '../../store/errand.ts';
import type { HelpWords } from '../../words/en/help.ts';
import type { GameText } from '../../words/rules-text.ts';
import type { Shelf } from '../../words/shelf.ts';
import type { TableHelp } from './answer.ts';
import type { Place } from './point.ts';
import type { Topic } from './topic.ts';

/** A question: about what, and whether it came from the keyboard. */
export interface Question {
  readonly topic: Topic;
  readonly isByKey: boolean;
  /**
   * True if its answer is open: a signal of its own, so that an earlier answer closes only itself.
   */
  readonly isOpen: Signal<boolean>;
  /** Counts the answers that were opened. */
  readonly number: number;
}

/** The help of one table. */
export class HelpDesk {
  readonly #knowing: Errand<TableHelp>;
  #number = 0;

  /** The game's answers at this table; undefined until they are loaded. */
  readonly help: ReadonlySignal<TableHelp | undefined>;
  readonly question = signal<Question | undefined>(undefined);
  readonly isOpen: ReadonlySignal<boolean> = computed(
    () => this.question.value?.isOpen.value === true,
  );
  /** True if the next tap explains instead of acting. */
  readonly isPointing = signal(false);

  /** The words of answers, and the rules that they point to. */
  readonly words: Shelf<HelpWords>;
  readonly rules: Shelf<GameText>;
  /** Says which part of a thing is meant. */
  readonly refine: (topic: Topic, place: Place) => Topic;

  constructor(
    load: () => Promise<TableHelp>,
    said: {
      readonly words: Shelf<HelpWords>;
      readonly rules: Shelf<GameText>;
      readonly refine?: HelpDesk['refine'];
    },
  ) {
    this.#knowing = new Errand(load);
    this.words = said.words;
    this.rules = said.rules;
    this.refine = said.refine ?? ((topic) => topic);
    this.help = this.#knowing.found;
  }

  /** Has everything brought that answers need. */
  prepare(): void {
    this.words.say();
    this.rules.say();
    this.#knowing.send();
  }

  /** Opens the answer to a question. */
  ask(topic: Topic, isByKey: boolean): void {
    this.prepare();
    this.isPointing.value = false;
    this.question.value = { topic, isByKey, isOpen: signal(true), number: ++this.#number };
  }

  /** Goes on to another topic in the answer that is open. */
  follow(topic: Topic): void {
    const question = this.question.value;
    if (question) this.question.value = { ...question, topic, isByKey: false };
  }
}
