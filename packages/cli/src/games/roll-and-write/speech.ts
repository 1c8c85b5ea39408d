/** Sheets in sentences. */
import type { Seat } from '@nyhavn/engine';
import { labelled, say } from '../../words.ts';
import { type CellWords, sheetSpeech } from '../house/building-words.ts';
import { colourList, paintOf } from '../house/words.ts';
import type { Speech } from '../terminal-game.ts';
import { BOXES, LARGE_TILES, TRACKS } from './material.ts';
import { occasion } from './now.ts';
import { type Picture, trackIn } from './picture.ts';

const CELLS: CellWords = {
  between: ' ',
  cell: (letter) => (letter === '.' ? say().house.facade.empty : letter),
};

/** Roll & Write in sentences. */
export const speech: Speech<Picture> = {
  table: ({ picture }) => [tilesInWords(picture)],
  ...sheetSpeech<Picture>(CELLS, { all: tracksInWords, news: tracksInWords }),
  now(scene, seat) {
    const { dice, noX } = scene.picture;
    const told = `${occasion(scene, seat, colourList(dice ?? ''))}.`;
    return noX ? [told, `${say().rollAndWrite.noXOn}.`] : [told];
  },
};

function tracksInWords(picture: Picture, seat: Seat): string[] {
  return TRACKS.map(({ colour }) => trackInWords(picture, seat, colour));
}

function trackInWords(picture: Picture, seat: Seat, colour: string): string {
  const { rollAndWrite: words, rollAndWriteTerminal } = say();
  const { marked, bonus, star } = trackIn(picture, seat, colour);
  const usable = [
    ...(bonus > 0 ? [words.bonuses(bonus)] : []),
    ...(star > 0 ? [`${words.stars(star)} (${words.ability[colour]})`] : []),
  ];
  const ready = usable.length === 0 ? '' : `, ${rollAndWriteTerminal.usable(usable.join(', '))}`;
  const marks = words.trackState(marked, BOXES);
  return `${labelled(words.track(paintOf(colour)), `${marks}${ready}`)}.`;
}

function tilesInWords({ crossed }: Picture): string {
  const left = LARGE_TILES.flat().flatMap(([name, copies]) =>
    Array.from({ length: copies - (crossed[name] ?? 0) }, () => name),
  );
  const { terminal, rollAndWriteTerminal } = say();
  return `${labelled(rollAndWriteTerminal.largeLeft, left.join(', ') || terminal.none)}.`;
}
