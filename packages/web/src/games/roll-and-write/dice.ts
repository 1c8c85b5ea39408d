/** The dice as they lie in the tray: those left, those used, those just rolled. */
import type { SeenStep } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_MATERIAL as MATERIAL,
  spokenRollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import type { Paint } from '../../art/types.ts';
import { FACES, type Picture } from './material.ts';

/** A die in the tray. */
export interface TrayDie {
  readonly face: Paint;
  /** Its place among the dice that are left; undefined once it is used. */
  readonly place: number | undefined;
  readonly isRolling: boolean;
}

/** All that lies in the tray. */
export interface Tray {
  readonly dice: readonly TrayDie[];
  /** The number of dice that are still to be rolled. */
  readonly missing: number;
  /** Changes with every roll. */
  readonly roll: number;
}

/** The tray now. */
export function trayOf(picture: Picture, steps: readonly SeenStep<Picture>[]): Tray {
  const left = [...(picture.dice ?? '')] as Paint[];
  const used = picture.drawn ? usedDice(steps) : [];
  const last = steps.at(-1);
  const latest = last && moveIn(last);
  // Faces lie as rolled if nothing has happened since.
  const rolled = latest?.verb === 'roll' ? [...latest.dice] : [];
  const roll = steps.findLastIndex((step) => moveIn(step).verb === 'roll');
  const dice = left.map((face, place): TrayDie => {
    const index = rolled.indexOf(face);
    if (index >= 0) rolled.splice(index, 1);
    return { face, place, isRolling: index >= 0 };
  });
  const all = [...dice, ...used.map((face) => ({ face, place: undefined, isRolling: false }))];
  return {
    dice: all.toSorted((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face)),
    missing: Math.max(0, MATERIAL.dice - all.length),
    roll,
  };
}

function usedDice(steps: readonly SeenStep<Picture>[]): Paint[] {
  const draw = steps.map(moveIn).findLast(({ verb }) => verb === 'draw');
  return draw?.verb === 'draw' ? ([...draw.dice] as Paint[]) : [];
}

/** The move of a step, part by part. */
function moveIn({ text }: SeenStep) {
  return spokenRollAndWrite(text);
}

/** The places of the dice with which some faces can be had. */
export function placesOf(dice: readonly TrayDie[], faces: string): number[] {
  const wanted = [...faces];
  return dice.flatMap(({ face, place }) => {
    const index = wanted.indexOf(face);
    if (place === undefined || index < 0) return [];
    wanted.splice(index, 1);
    return [place];
  });
}
