/** What happened, in sentences. */
import { gainOf, gainSentence } from './gains.ts';
import { trackOf } from './material.ts';
import type { SpokenDraw } from './spoken.ts';
import type { Player, Step, Table } from './table.ts';
import { diceInWords, faceList, faceName, list, paymentInWords } from './words.ts';

/** The sentence of a step, with what it gained. */
export function stepInWords(table: Table, step: Step): string {
  const seat = step.by === 'chance' ? step.before.active : step.by;
  const sentence = actInWords(step, seat === null ? undefined : table.player(seat));
  if (step.by === 'chance') return sentence;
  return sentence + gainSentence(gainOf(step.before, step.after, step.by, step.spoken.verb));
}

/** Somebody with a verb, as in `You draw` and `Bot 2 draws`. */
function does(player: Player | undefined, verb: string): string {
  if (!player) return `Somebody ${verb}s`;
  return player.isYou ? `You ${verb}` : `${player.name} ${verb}s`;
}

function actInWords({ spoken, before, after }: Step, player: Player | undefined): string {
  switch (spoken.verb) {
    case 'cross':
      return `Two players: one tile of four squares is crossed out in each colour, ${list(spoken.tiles)} among them.`;
    case 'roll':
      return `${does(player, 'roll')} ${faceList(spoken.dice)}.`;
    case 'start':
      return `${does(player, 'mark')} the first two boxes of the ${faceName(spoken.track)} track.`;
    case 'reroll':
      return `${does(player, 'use')} Re-roll on ${diceInWords(spoken.dice)}.`;
    case 'recolour':
      return `${does(player, 'use')} Colour change: ${diceInWords(spoken.dice)} turned to ${faceName(spoken.to)}.`;
    case 'nox':
      return `${does(player, 'use')} No X: only windows for the rest of this turn.`;
    case 'single':
      return `${does(player, 'use')} One X for ${before.noX ? 'a window' : 'a brick'} at ${spoken.cell}.`;
    case 'draw':
      return drawInWords(spoken, player);
    case 'coatSquare':
      return `${does(player, 'use')} a coat of arms for a window at ${spoken.cell}.`;
    case 'coatTrack':
      return `${does(player, 'use')} a coat of arms to mark the ${faceName(spoken.track)} track.`;
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
  return dice === '' ? '' : `, leaving ${faceList(dice)}`;
}

function marksInWords(tracks: string): string {
  const [first = '', second] = tracks;
  if (second === undefined) return `a box of the ${faceName(first)} track`;
  if (first === second) return `two boxes of the ${faceName(first)} track`;
  return `a box of the ${faceName(first)} track and one of the ${faceName(second)} track`;
}

/** What the next boxes of a track hold, as in `red box 3 with a bonus`, from how many are marked already. */
export function boxesInWords(colour: string, marked: number, boxes: number): string {
  const { signs, ability } = trackOf(colour);
  const last = Math.min(marked + boxes, signs.length);
  const numbers = Array.from({ length: last - marked }, (_, index) => marked + index + 1);
  const unlocked = numbers.flatMap((box) => {
    const sign = signs.charAt(box - 1);
    if (sign === '+') return ['a bonus'];
    return sign === '*' ? [`a star for ${ability}`] : [];
  });
  const where = `${faceName(colour)} ${numbers.length === 1 ? 'box' : 'boxes'} ${list(numbers.map(String))}`;
  return unlocked.length === 0 ? where : `${where} with ${list(unlocked)}`;
}
