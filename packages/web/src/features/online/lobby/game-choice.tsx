/** Choosing between the games. */

import type { GameId } from '@nyhavn/engine';
import type { Signal } from '@preact/signals';
import { GAME_IDS } from '../../../games/registry.ts';
import { bound } from '../../../ui/bound.ts';
import { Choice } from '../../../ui/choice.tsx';
import { gameName } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';

/** One of the games. */
export function GameChoice({
  name,
  game,
}: {
  readonly name: string;
  readonly game: Signal<GameId>;
}) {
  return (
    <Choice
      legend={together.known().open.game}
      name={name}
      options={GAME_IDS.map((id) => [id, gameName(id)])}
      {...bound(game)}
    />
  );
}
