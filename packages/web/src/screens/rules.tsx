/** The rules of a game and its rulings, to read and to search. */
import { useRoute } from 'preact-iso';
import { Missing } from '../app/missing.tsx';
import { Page } from '../app/page.tsx';
import { Book } from '../book/book.tsx';
import { type BookGame, SECTIONS } from '../book/sections.ts';
import { bookWords } from '../book/shelf.ts';
import { FIGURES as COPENHAGEN } from '../copenhagen/figures.tsx';
import { FIGURES as ROLL_AND_WRITE } from '../roll-and-write/figures.tsx';
import { say } from '../words/index.ts';

const FIGURES = { 'roll-and-write': ROLL_AND_WRITE, copenhagen: COPENHAGEN };

/** The rules of a game and its rulings, to read and to search. */
export function RulesScreen() {
  const { game = '' } = useRoute().params;
  const { common, home } = say();
  const words = bookWords.say();
  if (!isBookGame(game)) return <Missing text={common.notFound} />;
  if (!words) return <Page title={home.rules}>{common.loading}</Page>;
  return (
    <Page title={words.title(common.games[game] ?? game)}>
      <Book game={game} words={words} figures={FIGURES[game]} />
    </Page>
  );
}

function isBookGame(game: string): game is BookGame {
  return Object.hasOwn(SECTIONS, game);
}
