/** The rules of a game and its rulings, to read and to search. */
import { useRoute } from 'preact-iso';
import { FIGURES as COPENHAGEN } from '../../../games/copenhagen/figures.tsx';
import { FIGURES as ROLL_AND_WRITE } from '../../../games/roll-and-write/figures.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { say } from '../../../words/index.ts';
import { bookWords } from '../../../words/rules.ts';
import { type BookGame, SECTIONS } from '../../../words/rules-sections.ts';
import { Book } from './book.tsx';

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
