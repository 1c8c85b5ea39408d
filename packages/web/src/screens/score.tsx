/** A pad for a game at a real table: draw what lies there, and it counts. */
import { Page } from '../app/page.tsx';
import { say } from '../words/index.ts';

/** A pad for a game at a real table: draw what lies there, and it counts. */
export function ScoreScreen() {
  const { home } = say();
  return <Page title={home.realTable.title}>{null}</Page>;
}
