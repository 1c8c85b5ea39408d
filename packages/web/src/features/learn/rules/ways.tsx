/** Ways from the book: to the other game, to the lesson, to a table. */
import { Button } from '../../../ui/button.tsx';
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
        <Button icon="learn" href={`/learn/${game}`}>
          {words.learn}
        </Button>
        <Button icon={game === 'copenhagen' ? 'cards' : 'dice'} href={`/play/new?game=${game}`}>
          {words.play}
        </Button>
      </p>
    </div>
  );
}
