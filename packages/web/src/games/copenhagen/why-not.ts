/** Why a tile can't be built: the nearest attempt is put to the engine. */
import type { RefusalCode } from '@nyhavn/engine';
import { COPENHAGEN_MATERIAL, unspokenCopenhagen as spell } from '@nyhavn/engine/copenhagen';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { cellName, extentOf, SIZE, squaresOf } from '../house/geometry.ts';
import { cardsInWords, tileInWords } from './naming.ts';
import { houseOf } from './picture.ts';
import { type Asked, likelyCards } from './selection.ts';

/** Refusals that come before the place of the tile is looked at, and those about the place. */
const MISPLACED: readonly RefusalCode[] = ['occupied', 'unsupported'];

/** A sentence that says why a tile can't be built now. */
export function whyNotBuild(asked: Asked, tile: string): string {
  const { refusals } = say();
  const copenhagen = sayCopenhagen();
  const picture = asked.picture.value;
  const turn = asked.turn.value;
  if (tile === 'W') return copenhagen.supply.white;
  if (picture.phase === 'both' && turn.kind === 'person') return copenhagen.both.useFirst;
  const cards =
    turn.kind === 'person' ? likelyCards(tile, houseOf(picture, turn.seat).hand ?? '') : '';
  let worst: RefusalCode = 'not-your-turn';
  for (const { cells, brick } of placementsOf(tile)) {
    const trial = asked.tryOut(spell({ verb: 'build', tile, cells, brick, cards }));
    if (trial.ok) continue;
    worst = trial.reason;
    if (!MISPLACED.includes(worst)) break;
  }
  const reason = refusals[worst];
  return worst === 'too-few-cards'
    ? copenhagen.supply.tried(tileInWords(tile), cardsInWords(cards), reason)
    : reason;
}

/** Every place inside the house in which a tile could lie, from the bottom up. */
function* placementsOf(name: string): Generator<{ cells: string[]; brick: string }> {
  const tile = COPENHAGEN_MATERIAL.tiles.find((one) => one.name === name);
  for (const [number, { squares }] of (tile?.shape.orientations ?? []).entries()) {
    const offsets = squaresOf(squares);
    const [width, height] = extentOf(offsets);
    for (let row = 0; row + height <= SIZE.rows; row++) {
      for (let column = 0; column + width <= SIZE.columns; column++) {
        const cells = offsets.map(([c, r]) => cellName([c + column, r + row]));
        yield { cells, brick: cells[tile?.bricks[number]?.[0] ?? 0] ?? '' };
      }
    }
  }
}
