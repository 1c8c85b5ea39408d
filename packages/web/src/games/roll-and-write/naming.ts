/** Tiles, dice, payments and boxes in words. */
import type { Paint } from '../../art/types.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { BOXES, colourOf, signsOf, TRACK_POINTS, tileNamed } from './material.ts';
import type { Payment } from './possible.ts';

/** The colour of a tile, a track or a face of a die, by its letter. */
export function paintOf(name: string): Paint {
  return name.charAt(0) as Paint;
}

/** The name of a colour or of the white face, as it stands alone. */
export function colourName(name: string): string {
  return say().common.colours[paintOf(name)];
}

/** A tile in full, as in `Blue 4-square tile, J shape`. */
export function tileInWords(tile: string): string {
  const rollAndWrite = sayRollAndWrite();
  const { size } = tileNamed(tile);
  const shape = rollAndWrite.shapes[tile] ?? '';
  return rollAndWrite.tile(paintOf(tile), size, shape);
}

/** A tile in short, as in `blue 4-square tile`. */
export function tileShort(tile: string): string {
  return sayRollAndWrite().tileShort(paintOf(tile), tileNamed(tile).size);
}

/** Dice by their faces, as in `blue, blue and white`. */
export function facesInWords(dice: string): string {
  return say().common.list([...dice].map(colourName));
}

/** The payment for a tile, counted, as in `3 dice and 1 bonus`. */
export function costInWords({ dice, bonus, again }: Payment): string {
  const words = sayRollAndWrite();
  const parts = dice === '' ? [] : [words.diceCount(dice.length)];
  if (bonus > 0) parts.push(words.bonuses(bonus));
  if (again) parts.push(words.payment.again);
  return say().common.list(parts);
}

/** The payment for a tile, die by die, as in `dice blue and white and 1 bonus`. */
export function paymentInWords({ dice, bonus, again }: Payment): string {
  const words = sayRollAndWrite();
  const { story } = words;
  const parts: string[] = [];
  if (dice.length === 1) parts.push(story.dieList(paintOf(dice)));
  if (dice.length > 1) parts.push(story.diceList(facesInWords(dice)));
  if (bonus > 0) parts.push(words.bonuses(bonus));
  const paid = say().common.list(parts);
  return again ? `${paid}, ${story.again}` : paid;
}

/** The gain of marking some more boxes of a track, as in `marks boxes 3 and 4: a bonus`. */
export function boxesInWords(track: string, marked: number, boxes: number): string {
  const { common } = say();
  const words = sayRollAndWrite();
  const last = Math.min(marked + boxes, BOXES);
  const numbers = Array.from({ length: last - marked }, (_, index) => marked + index + 1);
  const unlocked = numbers.flatMap((box) => {
    const sign = signsOf(track).charAt(box - 1);
    if (sign === '+') return [words.unlocksBonus];
    return sign === '*' ? [words.unlocksStar(words.ability[colourOf(track)] ?? '')] : [];
  });
  if (last === BOXES) unlocked.push(words.fullTrack(common.points(TRACK_POINTS)));
  return words.marksBoxes(numbers, unlocked.length === 0 ? '' : common.list(unlocked));
}

/**
 * The stars and bonuses that a coat of arms unlocked for the next turn; empty if there are none.
 */
export function unlockedInWords({ star, bonus }: { star: number; bonus: number }): string {
  const words = sayRollAndWrite();
  const things = [
    ...(star > 0 ? [words.stars(star)] : []),
    ...(bonus > 0 ? [words.bonuses(bonus)] : []),
  ];
  return things.length === 0 ? '' : words.soon(say().common.list(things));
}
