/** The dice, tile and boxes of a step as little drawings. */
import type { SeenStep } from '@nyhavn/engine';
import { spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { type Pieces, StepPieces } from '../house/step-pieces.tsx';
import { colourOf } from './material.ts';

/** The drawings beside the sentence of a step. */
export function StepPicture({ step }: { readonly step: SeenStep }) {
  return <StepPieces pieces={piecesOf(step.text)} />;
}

function piecesOf(text: string): Pieces {
  const move = spokenRollAndWrite(text);
  switch (move.verb) {
    case 'roll':
    case 'reroll':
    case 'recolour':
      return { dice: move.dice };
    case 'draw': {
      const { tile, cells, x, dice } = move;
      return { dice, tile: { colour: colourOf(tile), medium: 'paper', cells, brick: x } };
    }
    case 'mark':
      return { dice: move.tracks };
    case 'start':
    case 'coatTrack':
      return { dice: move.track };
    default:
      return {};
  }
}
