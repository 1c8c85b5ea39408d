/** Answers questions from a game's knowledge of its table. */
import { GOAL } from '@nyhavn/engine/house';
import type { ReadonlySignal } from '@preact/signals';
import type { HelpAnswer, Part, RulePlace, TableHelp } from '../../../table/help/answer.ts';
import type { Topic } from '../../../table/help/topic.ts';
import type { PlayedTable } from '../../../table/model/played-table.ts';
import type { HelpWords } from '../../../words/en/help.ts';
import type { Placing } from '../placing.ts';
import type { SharedTopic } from '../topics.ts';
import {
  cellHelp,
  coatHelp,
  type HouseKnowledge,
  houseHelp,
  lineHelp,
  scoreHelp,
  withoutCoat,
} from './house-answers.ts';
import { heldHelp, isShared, sharedNow, sharedTitle, type TableKnowledge } from './shared.ts';

/** Places in the rules by topic; a topic that is left out has none. */
export type TopicRules<Own extends string> = Readonly<
  Partial<Record<SharedTopic | Own, readonly RulePlace[]>>
>;

/** The places that all games of houses give to a topic. */
export const SHARED_RULES = {
  status: ['turn'],
  progress: ['turn', 'end'],
  score: ['scoring', 'end'],
  result: ['end'],
  table: ['goal', 'turn'],
};

/** A game's knowledge of its table, for its own topics and the shared ones. */
export interface GameKnowledge<Own extends string> extends HouseKnowledge, TableKnowledge {
  /** The explanations of the game's own topics. */
  readonly what: Readonly<Record<Own, string>>;
  readonly rules: TopicRules<Own>;
  /** The name of the tile in the hand. */
  heldTitle(): string;
  /** The title of one of the game's own topics, and what it does now. */
  part(name: Own, about: readonly string[]): Part;
}

/** The help of a game at a table, from what it knows there. */
export function helpFrom<Words extends HelpWords, Own extends string>(
  { turn }: PlayedTable,
  { placing }: { readonly placing: ReadonlySignal<Placing | undefined> },
  game: Pick<TableHelp<Words>, 'hints'> & {
    known(words: Words): GameKnowledge<Own>;
    /** A name for the turn that this seat plays. */
    turnName(seat: number): string | undefined;
  },
): TableHelp<Words> {
  return {
    answer: (words, topic) => answerTo(game.known(words), topic),
    hints: game.hints,
    isHolding: () => placing.value !== undefined,
    turnName: () => (turn.value.kind === 'person' ? game.turnName(turn.value.seat) : undefined),
  };
}

const TABLE: Topic = { name: 'table', about: [] };

/** The answer about a topic; an unknown one is answered as the table itself. */
function answerTo<Own extends string>(game: GameKnowledge<Own>, asked: Topic): HelpAnswer {
  const isOwn = (name: string): name is Own => Object.hasOwn(game.what, name);
  const isKnown = isOwn(asked.name) || isShared(asked.name);
  const topic = isKnown ? withoutCoat(game, asked) : TABLE;
  const name: string = topic.name;
  const house = houseAnswer(game, topic);
  if (isShared(name)) {
    const title = sharedTitle(game, topic);
    const what = game.words.what[name];
    return { title, what, ...sharedNow(game, name), rules: game.rules[name] ?? [], ...house };
  }
  if (!isOwn(name)) throw new Error(`nobody knows what ${name} is`);
  const part = house ?? game.part(name, topic.about);
  return { what: game.what[name], rules: game.rules[name] ?? [], ...part };
}

/** The answer about a part of a house, the same in all games; undefined for other topics. */
function houseAnswer<Own extends string>(game: GameKnowledge<Own>, { name, about }: Topic) {
  const [seat = '', place = ''] = about;
  const number = Number(seat);
  switch (name) {
    case 'row':
    case 'column':
      return lineHelp(game, number, { kind: name, name: place });
    case 'cell':
      return cellHelp(game, number, place);
    case 'coat':
      return coatHelp(game, number, place);
    case 'score':
      return scoreHelp(game, number, GOAL);
    case 'house':
    case 'opponent':
      return houseHelp(game, number);
    case 'held':
      return { title: game.heldTitle(), ...heldHelp(game.placing) };
    default:
      return undefined;
  }
}
