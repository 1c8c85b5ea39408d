/** A small scene of each game for the quay, drawn with the game's own pieces. */
import { Card } from '../../art/card.tsx';
import { Die } from '../../art/die.tsx';
import { House } from '../../art/house.tsx';
import type { CellLook, Medium } from '../../art/types.ts';

interface Scene {
  readonly medium: Medium;
  readonly score: number;
  /** The house from the bottom row up; upper case windows, lower case bricks. */
  readonly building: readonly string[];
  readonly lit: readonly number[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  'roll-and-write': {
    medium: 'paper',
    score: 5,
    building: ['bBYyP', 'GGYPP', 'GgBPp', 'R.BB.', 'RRr..'],
    lit: [1, 2, 3],
  },
  copenhagen: {
    medium: 'cardboard',
    score: 7,
    building: ['RRGGg', 'rWGPP', 'BByYp', 'bB.YY', 'RR...'],
    lit: [1, 2, 3],
  },
};

/** The picture of a game: a house under construction, and dice or cards before it. */
export function GamePicture({ game }: { readonly game: string }) {
  const scene = SCENES[game];
  if (!scene) return null;
  const isDice = scene.medium === 'paper';
  return (
    <div class="game-picture" aria-hidden="true">
      <House
        seat={isDice ? 0 : 1}
        medium={scene.medium}
        score={scene.score}
        cells={(cell) => lookOf(scene, cell)}
        rowCoats={[4, 6].map((row) => ({ row, taken: false }))}
        columnCoats={isDice ? ['b', 'd'].map((column) => ({ column, taken: false })) : []}
        finishedRows={scene.lit}
      />
      <div class="game-picture-pieces">
        {isDice ? (
          <>
            <Die face="B" />
            <Die face="W" />
            <Die face="R" />
          </>
        ) : (
          <>
            <Card colour="G" />
            <Card colour="Y" />
            <Card colour="P" />
          </>
        )}
      </div>
    </div>
  );
}

function lookOf({ building }: Scene, cell: string): CellLook {
  const letter = building[Number(cell.slice(1)) - 1]?.charAt('abcde'.indexOf(cell.charAt(0))) ?? '';
  if (letter === '' || letter === '.') return { kind: 'empty' };
  const colour = letter.toUpperCase() as NonNullable<CellLook['colour']>;
  return { kind: letter === colour ? 'window' : 'brick', colour };
}
