/** BookLinks from the book: to the other game, to the lesson, to a table. */

import type { GameId } from '@nyhavn/engine';
import { GAME_IDS, moduleOf } from '../../../games/registry.ts';
import { Button } from '../../../ui/button.tsx';
import type { BookWords } from '../../../words/en/rules/index.ts';
import { gameName } from '../../../words/index.ts';

/** The links of one game. */
export function BookLinks({ game, words }: { readonly game: GameId; readonly words: BookWords }) {
  const games = GAME_IDS.filter((id) => moduleOf(id)?.rules);
  const { icon, lesson } = moduleOf(game) ?? {};
  return (
    <div class="book-ways">
      <nav class="book-games" aria-label={words.games}>
        {games.map((other) => (
          <a
            key={other}
            href={`/rules/${other}`}
            aria-current={other === game ? 'page' : undefined}
          >
            {gameName(other)}
          </a>
        ))}
      </nav>
      <p class="book-links">
        {lesson && (
          <Button icon="learn" href={`/learn/${game}`}>
            {words.learn}
          </Button>
        )}
        <Button icon={icon ?? 'dice'} href={`/play/new?game=${game}`}>
          {words.play}
        </Button>
      </p>
    </div>
  );
}
