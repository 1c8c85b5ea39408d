/** The rules of a game and its rulings, to read and to search. */
import type { GameId } from '@nyhavn/engine';
import { useRoute } from 'preact-iso';
import { isPlayedHere, moduleOf } from '../../../games/registry.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Missing } from '../../../ui/missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { gameName, say } from '../../../words/index.ts';
import { bookWords } from '../../../words/rules.ts';
import { Book } from './book.tsx';
import { loadRules } from './load-rules.ts';

/** The rules of a game and its rulings, to read and to search. */
export function RulesScreen() {
  const { game = '' } = useRoute().params;
  if (!isPlayedHere(game) || !moduleOf(game)?.rules) {
    return <Missing text={say().common.notFound} />;
  }
  return <Rules game={game} />;
}

function Rules({ game }: { readonly game: GameId }) {
  const loading = useLoaded(() => loadRules(game), [game]);
  const { common, home } = say();
  const words = bookWords.say();
  const rules = loadedValue(loading);
  const text = rules?.text.say();
  if (loading.kind === 'failed') return <Trouble failed={loading} />;
  if (!words || !rules || !text) return <Page title={home.rules}>{common.loading}</Page>;
  return (
    <Page title={words.title(gameName(game))}>
      <Book {...{ game, words, text }} book={rules.book} />
    </Page>
  );
}
