/** Ways from the book: to the other game, to the lesson, to a table. */
import { Icon } from '../../../ui/icon.tsx';
import type { BookWords } from '../../../words/en/rules/index.ts';
import { say } from '../../../words/index.ts';
import { type BookGame, SECTIONS } from '../../../words/rules-sections.ts';

/** Which game it is about, and where else to go. */
export function Ways({ game, words }: { readonly game: BookGame; readonly words: BookWords }) {
  const { common } = say();
  const games = Object.keys(SECTIONS);
  return (
    <div class="book-ways">
      <nav class="book-games" aria-label={words.games}>
        {games.map((other) => (
          <a
            key={other}
            href={`/rules/${other}`}
            aria-current={other === game ? 'page' : undefined}
          >
            {common.games[other] ?? other}
          </a>
        ))}
      </nav>
      <p class="book-links">
        <a class="button" href={`/learn/${game}`}>
          <Icon name="learn" />
          {words.learn}
        </a>
        <a class="button" href={`/play/new?game=${game}`}>
          <Icon name={game === 'copenhagen' ? 'cards' : 'dice'} />
          {words.play}
        </a>
      </p>
    </div>
  );
}
