/** The cards and the tile of a step as little drawings. */
import type { SeenStep } from '@nyhavn/engine';
import { spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import type { Paint } from '../../art/types.ts';
import { type Pieces, StepPieces } from '../house/step-pieces.tsx';
import { cardsAt, type Picture } from './picture.ts';

/** The drawings beside the sentence of a step. */
export function StepPicture({ step }: { readonly step: SeenStep<Picture> }) {
  return <StepPieces pieces={piecesOf(step)} />;
}

function piecesOf({ text, before }: SeenStep<Picture>): Pieces {
  const move = spokenCopenhagen(text);
  switch (move.verb) {
    case 'take':
      return { cards: cardsAt(before, move.places) };
    case 'discard':
    case 'hand':
    case 'harbour':
      return { cards: move.cards };
    case 'card':
      return { cards: move.card === 'end' ? '' : move.card };
    case 'build': {
      const { tile, cells, brick, cards } = move;
      const colour = tile.charAt(0) as Paint;
      return { cards, tile: { colour, medium: 'cardboard', cells, brick } };
    }
    case 'coatSquare':
      return { tile: { colour: 'W', medium: 'cardboard', cells: [move.cell] } };
    default:
      return {};
  }
}
