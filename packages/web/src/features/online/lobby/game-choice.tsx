/** Choosing between the games. */
import '../../../ui/choice.css';
import type { GameId } from '@nyhavn/engine';
import type { Signal } from '@preact/signals';
import { GAME_IDS } from '../../../games/fronts.ts';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';

/** One of the games. */
export function GameChoice({
  name,
  game,
}: {
  readonly name: string;
  readonly game: Signal<GameId>;
}) {
  const { common } = say();
  return (
    <fieldset class="choice">
      <legend>{together.say()?.open.game}</legend>
      <div class="choice-options">
        {GAME_IDS.map((id) => (
          <label key={id} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={game.value === id}
              onChange={() => {
                game.value = id;
              }}
            />
            {common.games[id] ?? id}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
