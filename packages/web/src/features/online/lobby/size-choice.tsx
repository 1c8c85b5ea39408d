/** Choosing how many play. */

import { playersOfAny } from '@nyhavn/engine';
import type { Signal } from '@preact/signals';
import { bound } from '../../../ui/bound.ts';
import { Choice } from '../../../ui/choice.tsx';
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
  const words = together.known().quick;
  return (
    <Choice
      legend={words.sizes}
      name={name}
      options={SIZES.map((count) => [
        count,
        <>
          <span aria-hidden="true">{count}</span>
          <span class="visually-hidden">{words.size(count)}</span>
        </>,
      ])}
      {...bound(size)}
    />
  );
}
