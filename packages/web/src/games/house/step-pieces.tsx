/** The pieces of a step as little drawings beside its sentence: dice, cards, a tile. */
import './step-pieces.css';
import { Card } from '../../art/card.tsx';
import { Die } from '../../art/die.tsx';
import { TileArt } from '../../art/house/tile.tsx';
import type { Colour, Medium, Paint } from '../../art/types.ts';
import { cellNamed, settled } from './geometry.ts';

/** The pieces of a step; letters that are no colour, such as hidden cards, are left out. */
export interface Pieces {
  readonly dice?: string;
  readonly cards?: string;
  readonly tile?: {
    readonly colour: Paint;
    readonly medium: Medium;
    readonly cells: readonly string[];
    readonly brick?: string | undefined;
  };
}

/** Draws them; those who listen hear the sentence. */
export function StepPieces({ pieces }: { readonly pieces: Pieces }) {
  const { dice = '', cards = '', tile } = pieces;
  const squares = settled((tile?.cells ?? []).map(cellNamed));
  const [brick] = tile?.brick === undefined ? [] : settledBrick(tile.cells, tile.brick);
  const known = [...cards].filter((card) => 'RBPGY'.includes(card));
  if (dice === '' && known.length === 0 && !tile) return null;
  return (
    <span class="step-pieces" aria-hidden="true">
      {tile && (
        <TileArt {...{ squares, brick }} colour={tile.colour} medium={tile.medium} size={9} />
      )}
      {[...dice].map((face, index) => (
        <Die key={index} face={face as Paint} />
      ))}
      {known.map((card, index) => (
        <Card key={index} colour={card as Colour} />
      ))}
    </span>
  );
}

/** The number of the brick's square among the settled ones. */
function settledBrick(cells: readonly string[], brick: string): number[] {
  const all = cells.map(cellNamed);
  const left = Math.min(...all.map(([column]) => column));
  const low = Math.min(...all.map(([, row]) => row));
  const [column, row] = cellNamed(brick);
  const at = settled(all).findIndex(([c, r]) => c === column - left && r === row - low);
  return at < 0 ? [] : [at];
}
