/** A small scene of a game, drawn with the game's own pieces. */
import { Card } from './card.tsx';
import { Die } from './die.tsx';
import { House, lookIn } from './house.tsx';
import type { Colour, Medium, Paint } from './types.ts';

/** A house under construction, and dice or cards before it. */
export interface Scene {
  readonly seat: number;
  readonly medium: Medium;
  readonly score: number;
  /** The house from the bottom row up; upper case windows, lower case walls. */
  readonly building: readonly string[];
  readonly lit: readonly number[];
  readonly rowCoats: readonly number[];
  readonly columnCoats: readonly string[];
  readonly dice?: readonly Paint[];
  readonly cards?: readonly Colour[];
}

/** The picture of a game. */
export function ScenePicture({ scene }: { readonly scene: Scene }) {
  const {
    seat,
    medium,
    score,
    building,
    lit,
    rowCoats,
    columnCoats,
    dice = [],
    cards = [],
  } = scene;
  return (
    <div class="game-picture" aria-hidden="true">
      <House
        seat={seat}
        medium={medium}
        score={score}
        cells={(cell) => lookIn(building, cell)}
        rowCoats={rowCoats.map((row) => ({ row, taken: false }))}
        columnCoats={columnCoats.map((column) => ({ column, taken: false }))}
        finishedRows={lit}
      />
      <div class="game-picture-pieces">
        {dice.map((face) => (
          <Die key={face} face={face} />
        ))}
        {cards.map((colour) => (
          <Card key={colour} colour={colour} />
        ))}
      </div>
    </div>
  );
}
