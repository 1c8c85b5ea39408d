/** The rules of a game and its rulings, to read and to search. */
import { Page } from '../app/page.tsx';
import { say } from '../words/index.ts';

/** The rules of a game and its rulings, to read and to search. */
export function RulesScreen() {
  const { home } = say();
  return <Page title={home.rules}>{null}</Page>;
}
