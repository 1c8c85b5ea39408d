/** Choosing how many play. */
import '../../../ui/choice.css';
import { playersOfAny } from '@nyhavn/engine';
import type { Signal } from '@preact/signals';
import { together } from '../../../words/together.ts';

const PLAYERS = playersOfAny();

/** The numbers of players for which there are tables. */
export const SIZES: readonly number[] = Array.from(
  { length: PLAYERS.max - PLAYERS.min + 1 },
  (_, index) => PLAYERS.min + index,
);

/** One of the numbers of players. */
export function SizeChoice({
  name,
  size,
}: {
  readonly name: string;
  readonly size: Signal<number>;
}) {
  const words = together.say()?.quick;
  return (
    <fieldset class="choice">
      <legend>{words?.sizes}</legend>
      <div class="choice-options">
        {SIZES.map((count) => (
          <label key={count} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={size.value === count}
              onChange={() => {
                size.value = count;
              }}
            />
            <span aria-hidden="true">{count}</span>
            <span class="visually-hidden">{words?.size(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
