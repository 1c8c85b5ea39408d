/** The faces of dice and the colours of cards, in the order in which the games have them. */
import type { Statistics } from '@nyhavn/protocol';
import type { Paint } from '../../../art/types.ts';

const ORDER: readonly Paint[] = ['R', 'B', 'P', 'G', 'Y', 'W'];

/** The count of a face, beside the expected one. */
export interface FaceCount {
  readonly face: Paint;
  readonly seen: number;
  readonly expected: number;
  readonly deviation: number;
}

/** Those faces that can be drawn, in order. */
export function orderedFaces(faces: Statistics['faces']): FaceCount[] {
  return ORDER.flatMap((face) => {
    const found = faces.find((one) => one.face === face);
    return found ? [{ ...found, face }] : [];
  });
}
