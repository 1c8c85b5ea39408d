/** A table with whoever looks for one now. */
import { MAX_PLAYERS, MIN_PLAYERS } from '@nyhavn/engine';
import { useSignal } from '@preact/signals';
import { Icon } from '../art/icon.tsx';
import { together } from '../words/together.ts';
import { GameChoice } from './game-choice.tsx';

const SIZES = Array.from(
  { length: MAX_PLAYERS - MIN_PLAYERS + 1 },
  (_, index) => MIN_PLAYERS + index,
);

/** Game and size, and off to a table. */
export function QuickMatch(props: {
  readonly onFind: (wanted: { readonly game: string; readonly size: number }) => Promise<void>;
}) {
  const words = together.say()?.quick;
  const game = useSignal('roll-and-write');
  const size = useSignal(MIN_PLAYERS);
  if (!words) return null;
  return (
    <form
      class="panel quick-match"
      aria-labelledby="quick-match"
      onSubmit={(event) => {
        event.preventDefault();
        void props.onFind({ game: game.value, size: size.value });
      }}
    >
      <h2 id="quick-match">{words.title}</h2>
      <p>{words.about}</p>
      <GameChoice name="quick-game" game={game} />
      <fieldset class="choice">
        <legend>{words.sizes}</legend>
        <div class="choice-options">
          {SIZES.map((count) => (
            <label key={count} class="choice-option">
              <input
                type="radio"
                name="quick-size"
                checked={size.value === count}
                onChange={() => {
                  size.value = count;
                }}
              />
              {words.size(count)}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" class="button primary">
        <Icon name="people" />
        {words.go}
      </button>
    </form>
  );
}
