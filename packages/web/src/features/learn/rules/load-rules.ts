/** The rules of a game, loaded with the first screen that shows them. */
import type { GameId } from '@nyhavn/engine';
import type { RuleBook } from '../../../games/contract/rule-book.ts';
import { moduleOf } from '../../../games/registry.ts';
import type { GameText } from '../../../words/rules-text.ts';
import type { Shelf } from '../../../words/shelf.ts';

/** Loads what there is to read about a game; undefined if that is nothing. */
export async function loadRules(
  game: GameId,
): Promise<{ readonly book: RuleBook; readonly text: Shelf<GameText> } | undefined> {
  const rules = moduleOf(game)?.rules;
  if (!rules) return undefined;
  const [book, text] = await Promise.all([rules.book(), rules.text()]);
  // Its words are on their way before they are asked for.
  text.say();
  return { book, text };
}
