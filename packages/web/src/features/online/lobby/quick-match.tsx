/** Quick match: a table with other people who look for one now. */

import { type GameId, playersOfAny } from '@nyhavn/engine';
import { useSignal } from '@preact/signals';
import { GAME_IDS } from '../../../games/registry.ts';
import { bound } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/check.tsx';
import { together } from '../../../words/together.ts';
import { GameChoice } from './game-choice.tsx';
import { SizeChoice } from './size-choice.tsx';

/** What a person looks for. */
export interface QuickMatchWish {
  readonly game: GameId;
  readonly size: number;
  readonly isRated: boolean;
}

/** Game and size, and off to a table. */
export function QuickMatch(props: { readonly onFind: (wanted: QuickMatchWish) => Promise<void> }) {
  const words = together.known().quick;
  const game = useSignal<GameId>(GAME_IDS[0]!);
  const size = useSignal(playersOfAny().min);
  const isRated = useSignal(false);
  const rated = together.known().open.rated;
  return (
    <form
      class="panel quick-match"
      aria-labelledby="quick-match"
      onSubmit={(event) => {
        event.preventDefault();
        void props.onFind({ game: game.value, size: size.value, isRated: isRated.value });
      }}
    >
      <h2 id="quick-match">{words.title}</h2>
      <p>{words.about}</p>
      <GameChoice name="quick-game" game={game} />
      <SizeChoice name="quick-size" size={size} />
      <Check label={rated} {...bound(isRated)} />
      <Button look="primary" icon="people" type="submit">
        {words.go}
      </Button>
    </form>
  );
}
