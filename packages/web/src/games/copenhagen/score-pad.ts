/** Copenhagen on a score pad: finished houses, in colours if the players like to paint. */
import { copenhagen, copenhagenKeeper } from '@nyhavn/engine/copenhagen';
import { COLOURS, kindOf } from '@nyhavn/engine/house';
import type { Paint } from '../../art/types.ts';
import type { CopenhagenWords } from '../../words/en/games/copenhagen/index.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { sayHouse } from '../../words/games/house.ts';
import { sayOf } from '../../words/index.ts';
import { padOf } from '../house/score/opened-pad.tsx';
import type { ScoreFront } from '../house/score/score-front.ts';
import { COATS } from './material.ts';

const PAINTS: readonly Paint[] = [...COLOURS, 'W'];

function cellInWords(letter: string): string {
  const copenhagen = sayCopenhagen();
  const kind = kindOf(letter);
  const paint = PAINTS.find((one) => one === letter.toUpperCase());
  if (kind === 'empty' || !paint) return sayHouse().facade[kind];
  return kind === 'window' ? copenhagen.facade.window(paint) : copenhagen.facade.brick(paint);
}

/** Copenhagen on a score pad. */
const front: ScoreFront = {
  words: () => sayOf<CopenhagenWords>('copenhagen').score,
  keeper: copenhagenKeeper,
  medium: 'cardboard',
  fewest: copenhagen.players.min,
  paints: PAINTS,
  coats: COATS,
  ticksCoats: false,
  cellInWords,
};

/** Its score pad. */
export const Pad = padOf('copenhagen', front);
