/** The rules of one game to read: contents and search beside the text. */
import './book.css';
import type { GameId } from '@nyhavn/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { RuleBook } from '../../../games/contract/rule-book.ts';
import type { BookWords } from '../../../words/en/rules/index.ts';
import type { GameText } from '../../../words/rules-text.ts';
import { BookLinks } from './book-links.tsx';
import { chapterOf, found } from './chapter.ts';
import { Contents } from './contents.tsx';
import { Sought } from './prose.tsx';
import { RulingArticle } from './ruling.tsx';
import { SearchField } from './search-field.tsx';
import { SectionArticle } from './section.tsx';

/** Everything that there is to read about a game. */
export function Book(props: {
  readonly game: GameId;
  readonly words: BookWords;
  readonly text: GameText;
  readonly book: RuleBook;
}) {
  const { game, words, text, book } = props;
  const query = useSignal('');
  const chapter = chapterOf(text, book);
  const shown = found(chapter, query.value, words);
  useLayoutEffect(() => {
    query.value = '';
  }, [game]);
  usePlace(game, () => {
    query.value = '';
  });
  return (
    <div class="book">
      <div class="book-side">
        <SearchField
          query={query}
          words={words}
          ruling={chapter.rulings[0]?.id ?? ''}
          count={shown.sections.length + shown.rulings.length}
        />
        <Contents words={words} chapter={shown} />
      </div>
      <div class="book-text">
        {query.value === '' && <BookLinks game={game} words={words} />}
        <Sought.Provider value={shown.sought}>
          {shown.sections.map((section) => (
            <SectionArticle key={section.id} section={section} book={book} />
          ))}
          {shown.rulings.length > 0 && (
            <section class="book-rulings" aria-labelledby="rulings">
              <h2 id="rulings" tabIndex={-1}>
                {words.rulings}
              </h2>
              {query.value === '' && <p class="book-about">{words.rulingsAbout}</p>}
              {shown.rulings.map((ruling) => (
                <RulingArticle key={ruling.id} ruling={ruling} words={words} />
              ))}
            </section>
          )}
        </Sought.Provider>
        {shown.sections.length + shown.rulings.length === 0 && (
          <p class="panel">{words.found(0)}</p>
        )}
      </div>
    </div>
  );
}

/** Goes to the place that the address names, as soon as it is there, and whenever it is named again. */
function usePlace(game: GameId, showAll: () => void): void {
  const { url } = useLocation();
  useEffect(() => goToPlace(), [game, url]);
  useLayoutEffect(() => {
    const follow = () => {
      showAll();
      requestAnimationFrame(goToPlace);
    };
    // A link to the address that is open already changes nothing, but has to scroll all the same.
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) follow();
    };
    addEventListener('hashchange', follow);
    addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('click', press);
    };
  }, []);
}

function goToPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
