/** The events of a game in sentences. */
import type { SeenStep } from '@nyhavn/engine';
import { gainBetween } from '@nyhavn/engine/house';
import { type SpokenDraw, spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { SeatPlan } from '../../store/seats.ts';
import { capital } from '../../table/help/sentences.ts';
import { nameAt } from '../../table/seat-names.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { gainSentence } from '../house/gain-words.ts';
import { BOXES, type Picture, TRACKS, trackIn } from './material.ts';
import { colourName, facesInWords, paintOf, paymentInWords, tileShort } from './naming.ts';

/** Steps in sentences, one a step. */
export function story(seats: readonly SeatPlan[], steps: readonly SeenStep<Picture>[]): string[] {
  return steps.map((step) => sentenceOf(seats, step));
}

function sentenceOf(seats: readonly SeatPlan[], step: SeenStep<Picture>): string {
  const { by, before, after, text } = step;
  const words = sayRollAndWrite().story;
  const move = spokenRollAndWrite(text);
  if (move.verb === 'cross') return words.cross(say().common.list(move.tiles.map(crossedInWords)));
  const seat = by === 'chance' ? (before.active ?? 0) : by;
  const sentence = words.by(nameAt(seats, seat), deedOf(step));
  if (by === 'chance') return sentence;
  const gain = gainBetween(before, after, by, move.verb.startsWith('coat'));
  const worth = gainSentence(gain);
  return [sentence, ...fullTracks(step, by), ...(worth === '' ? [] : [`${capital(worth)}.`])].join(
    ' ',
  );
}

function deedOf({ text, before, after, by }: SeenStep<Picture>): string {
  const words = sayRollAndWrite().story;
  const move = spokenRollAndWrite(text);
  switch (move.verb) {
    case 'roll':
      return words.roll(facesInWords(move.dice));
    case 'start':
      return words.start(paintOf(move.track));
    case 'reroll':
      return words.reroll(facesInWords(move.dice));
    case 'recolour':
      return words.recolour(facesInWords(move.dice), colourName(move.to));
    case 'nox':
      return words.noX;
    case 'single':
      return words.single(move.cell, !before.noX);
    case 'draw':
      return drawInWords(move);
    case 'coatSquare':
      return words.coatSquare(move.cell);
    case 'coatTrack':
      return words.coatTrack(
        paintOf(move.track),
        markedIn(after, by, move.track) - markedIn(before, by, move.track),
      );
    case 'end':
      return after.dice ? words.endLeaving(facesInWords(after.dice)) : words.end;
    case 'mark':
      return marksInWords(move.tracks);
    case 'cross':
      return '';
  }
}

function drawInWords(draw: SpokenDraw): string {
  const words = sayRollAndWrite().story;
  const { tile, cells, x = '' } = draw;
  return words.draw(tileShort(tile), cells.join(', '), x, paymentInWords(draw));
}

function marksInWords(tracks: string): string {
  const words = sayRollAndWrite().story;
  const [first = '', second] = tracks;
  if (first === '') return words.markNone;
  if (second === undefined) return words.mark(paintOf(first));
  return first === second ? words.markTwice(paintOf(first)) : words.markTwo(facesInWords(tracks));
}

function crossedInWords(tile: string): string {
  const { shapes, story: words } = sayRollAndWrite();
  return words.crossTile(paintOf(tile), shapes[tile] ?? '');
}

function fullTracks({ before, after }: SeenStep<Picture>, seat: number): string[] {
  return TRACKS.filter(
    ({ colour }) =>
      markedIn(after, seat, colour) === BOXES && markedIn(before, seat, colour) < BOXES,
  ).map(({ colour }) => sayRollAndWrite().story.trackFull(colour));
}

function markedIn(picture: Picture, seat: number | 'chance', track: string): number {
  return seat === 'chance' ? 0 : trackIn(picture, seat, track).marked;
}
