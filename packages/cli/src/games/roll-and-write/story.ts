/** The events of a game, in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { type SpokenDraw, spokenRollAndWrite as spokenOf } from '@nyhavn/engine/roll-and-write';
import { does, type Player, playerAt } from '../../play/player.ts';
import { list } from '../../play/words.ts';
import { gainSentence } from '../house/gains.ts';
import { colourList, colourName } from '../house/words.ts';
import { gainOf } from './gains.ts';
import { trackOf } from './material.ts';
import type { Picture } from './picture.ts';
import { diceInWords, paymentInWords } from './words.ts';

type Step = SeenStep<Picture>;

/** The sentences of some steps, with what they gained. */
export function story(players: readonly Player[], steps: readonly Step[]): string[] {
  return steps.map((step) => stepInWords(players, step));
}

/** Whether a step needs no words: the dice of a person who is shown them anyway. */
export function isSilent(players: readonly Player[], { by, text, before }: Step): boolean {
  const spoken = spokenOf(text);
  if (by !== 'chance' || spoken.verb !== 'roll' || before.active === null) return false;
  return spoken.dice.length === 5 && !playerAt(players, before.active).bot;
}

function stepInWords(players: readonly Player[], step: Step): string {
  const { by, before, after, text } = step;
  const seat = by === 'chance' ? before.active : by;
  const sentence = actInWords(step, seat === null ? undefined : playerAt(players, seat));
  if (by === 'chance') return sentence;
  return sentence + gainSentence(gainOf(before, after, by, spokenOf(text).verb));
}

function actInWords({ text, before, after }: Step, player: Player | undefined): string {
  const spoken = spokenOf(text);
  switch (spoken.verb) {
    case 'cross':
      return `Two players: one tile of 4 is crossed out in each colour, including ${list(spoken.tiles)}.`;
    case 'roll':
      return `${does(player, 'roll')} ${colourList(spoken.dice)}.`;
    case 'start':
      return `${does(player, 'mark')} the first two boxes of the ${colourName(spoken.track)} track.`;
    case 'reroll':
      return `${does(player, 'use')} Re-roll on ${diceInWords(spoken.dice)}.`;
    case 'recolour':
      return `${does(player, 'use')} Colour change: ${diceInWords(spoken.dice)} turned to ${colourName(spoken.to)}.`;
    case 'nox':
      return `${does(player, 'use')} No X: only windows for the rest of this turn.`;
    case 'single':
      return `${does(player, 'use')} One X for ${before.noX ? 'a window' : 'a brick'} at ${spoken.cell}.`;
    case 'draw':
      return drawInWords(spoken, player);
    case 'coatSquare':
      return `${does(player, 'use')} a coat of arms to draw a window at ${spoken.cell}.`;
    case 'coatTrack':
      return `${does(player, 'use')} a coat of arms to mark the ${colourName(spoken.track)} track.`;
    case 'end':
      return `${does(player, 'end')} the turn${leftInWords(after.dice ?? '')}.`;
    case 'mark':
      return spoken.tracks === ''
        ? `${does(player, 'take')} no die.`
        : `${does(player, 'mark')} ${marksInWords(spoken.tracks)}.`;
  }
}

function drawInWords(draw: SpokenDraw, player: Player | undefined): string {
  const brick = draw.x === undefined ? 'all windows' : `X at ${draw.x}`;
  return `${does(player, 'draw')} ${draw.tile} at ${draw.cells.join(',')} with ${paymentInWords(draw)}, ${brick}.`;
}

function leftInWords(dice: string): string {
  return dice === '' ? '' : `, leaving ${colourList(dice)}`;
}

function marksInWords(tracks: string): string {
  const [first = '', second] = tracks;
  if (second === undefined) return `a box of the ${colourName(first)} track`;
  if (first === second) return `two boxes of the ${colourName(first)} track`;
  return `a box of the ${colourName(first)} track and one of the ${colourName(second)} track`;
}

/** The next boxes of a track, as in `red box 3 with a bonus`, from the number that is marked already. */
export function boxesInWords(colour: string, marked: number, boxes: number): string {
  const { signs, ability } = trackOf(colour);
  const last = Math.min(marked + boxes, signs.length);
  const numbers = Array.from({ length: last - marked }, (_, index) => marked + index + 1);
  const unlocked = numbers.flatMap((box) => {
    const sign = signs.charAt(box - 1);
    if (sign === '+') return ['a bonus'];
    return sign === '*' ? [`a star for ${ability}`] : [];
  });
  const where = `${colourName(colour)} ${numbers.length === 1 ? 'box' : 'boxes'} ${list(numbers.map(String))}`;
  return unlocked.length === 0 ? where : `${where} with ${list(unlocked)}`;
}
