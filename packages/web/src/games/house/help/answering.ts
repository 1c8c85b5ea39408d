/** How a question is answered, from what a game knows of its table. */
import { GOAL } from '@nyhavn/engine/house';
import type { HelpAnswer, Part, RulePlace } from '../../../table/help/answer.ts';
import type { Topic } from '../../../table/help/topic.ts';
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

/** What one game knows of its table, its own topics among it. */
export interface GameKnowledge<Own extends string> {
  readonly house: HouseKnowledge;
  readonly table: TableKnowledge;
  /** The game's own topics, and what each of them is. */
  readonly what: Readonly<Record<Own, string>>;
  readonly rules: Readonly<Record<SharedTopic | Own, readonly RulePlace[]>>;
  /** What the tile in the hand is called. */
  heldTitle(): string;
  /** The title of one of the game's own topics, and what it does now. */
  part(name: Own, about: readonly string[]): Part;
}

const TABLE: Topic = { name: 'table', about: [] };

/** What there is to say about a topic; unknown ones are answered as the table itself. */
export function answerTo<Own extends string>(game: GameKnowledge<Own>, asked: Topic): HelpAnswer {
  const isOwn = (name: string): name is Own => Object.hasOwn(game.what, name);
  const isKnown = isOwn(asked.name) || isShared(asked.name);
  const topic = isKnown ? withoutCoat(game.house, asked) : TABLE;
  const name: string = topic.name;
  const house = houseAnswer(game, topic);
  if (isShared(name)) {
    const title = sharedTitle(game.table, topic);
    const what = game.table.words.what[name];
    return { title, what, ...sharedNow(game.table, name), rules: game.rules[name], ...house };
  }
  if (!isOwn(name)) throw new Error(`nobody knows what ${name} is`);
  const part = house ?? game.part(name, topic.about);
  return { what: game.what[name], rules: game.rules[name], ...part };
}

/** What is the same for houses in both games. */
function houseAnswer<Own extends string>(game: GameKnowledge<Own>, { name, about }: Topic) {
  const [seat = '', place = ''] = about;
  const { house } = game;
  const number = Number(seat);
  switch (name) {
    case 'row':
    case 'column':
      return lineHelp(house, number, { kind: name, name: place });
    case 'cell':
      return cellHelp(house, number, place);
    case 'coat':
      return coatHelp(house, number, place);
    case 'score':
      return scoreHelp(house, number, GOAL);
    case 'house':
    case 'opponent':
      return houseHelp(house, number);
    case 'held':
      return { title: game.heldTitle(), ...heldHelp(game.table.placing) };
    default:
      return undefined;
  }
}
