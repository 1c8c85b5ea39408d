/** A lesson: short steps, each with a position in which the reader makes the move. */
import { Page } from '../app/page.tsx';
import { say } from '../words/index.ts';

/** A lesson: short steps, each with a position in which the reader makes the move. */
export function LearnScreen() {
  const { home } = say();
  return <Page title={home.learn}>{null}</Page>;
}
