/** The events of a game, in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { type SpokenDraw, spokenRollAndWrite as spokenOf } from '@nyhavn/engine/roll-and-write';
import { type Player, playerAt } from '../../play/player.ts';
import { list, say } from '../../words.ts';
import { gainSentence } from '../house/gains.ts';
import { colourList, colourName, paintOf } from '../house/words.ts';
import { gainOf } from './gains.ts';
import { trackOf } from './material.ts';
import type { Picture } from './picture.ts';
import { paymentInWords } from './words.ts';

type Step = SeenStep<Picture>;

/** The sentences of some steps, with what they gained. */
export function story(players: readonly Player[], steps: readonly Step[]): string[] {
  return steps.map((step) => stepInWords(players, step));
}

/** Returns true if a step needs no words: the dice of a person who is shown them anyway. */
export function isSilent(players: readonly Player[], { by, text, before }: Step): boolean {
  const spoken = spokenOf(text);
  if (by !== 'chance' || spoken.verb !== 'roll' || before.active === null) return false;
  return spoken.dice.length === 5 && !playerAt(players, before.active).bot;
}

function stepInWords(players: readonly Player[], step: Step): string {
  const { by, before, after, text } = step;
  const words = say().rollAndWrite.story;
  const spoken = spokenOf(text);
  if (spoken.verb === 'cross') return words.cross(list(spoken.tiles));
  const seat = by === 'chance' ? (before.active ?? 0) : by;
  const sentence = words.by(playerAt(players, seat).name, deedIn(step));
  return by === 'chance'
    ? sentence
    : sentence + gainSentence(gainOf(before, after, by, spoken.verb));
}

/** The move of a player, without the name. */
function deedIn({ text, before, after }: Step): string {
  const words = say().rollAndWrite.story;
  const spoken = spokenOf(text);
  switch (spoken.verb) {
    case 'roll':
      return words.roll(colourList(spoken.dice));
    case 'start':
      return words.start(paintOf(spoken.track));
    case 'reroll':
      return words.reroll(colourList(spoken.dice));
    case 'recolour':
      return words.recolour(colourList(spoken.dice), colourName(spoken.to));
    case 'nox':
      return words.noX;
    case 'single':
      return words.single(spoken.cell, !before.noX);
    case 'draw':
      return drawIn(spoken);
    case 'coatSquare':
      return words.coatSquare(spoken.cell);
    case 'coatTrack':
      return words.coatTrack(paintOf(spoken.track), 2);
    case 'mark':
      return marksIn(spoken.tracks);
    default:
      return after.dice ? words.endLeaving(colourList(after.dice)) : words.end;
  }
}

function drawIn(draw: SpokenDraw): string {
  const { tileShort, story: words } = say().rollAndWrite;
  const tile = tileShort(paintOf(draw.tile), draw.cells.length);
  return words.draw(tile, draw.cells.join(','), draw.x ?? '', paymentInWords(draw));
}

function marksIn(tracks: string): string {
  const words = say().rollAndWrite.story;
  const [first = '', second] = tracks;
  if (first === '') return words.markNone;
  if (second === undefined) return words.mark(paintOf(first));
  return first === second ? words.markTwice(paintOf(first)) : words.markTwo(colourList(tracks));
}

/** The next boxes of a track, as in `marks box 3 (a bonus)`, from the number that is marked already. */
export function boxesInWords(colour: string, marked: number, boxes: number): string {
  const words = say().rollAndWrite;
  const { signs } = trackOf(colour);
  const last = Math.min(marked + boxes, signs.length);
  const numbers = Array.from({ length: last - marked }, (_, index) => marked + index + 1);
  const unlocked = numbers.flatMap((box) => {
    const sign = signs.charAt(box - 1);
    if (sign === '+') return [words.unlocksBonus];
    return sign === '*' ? [words.unlocksStar(words.ability[colour] ?? '')] : [];
  });
  return words.marksBoxes(numbers, unlocked.length === 0 ? '' : list(unlocked));
}
