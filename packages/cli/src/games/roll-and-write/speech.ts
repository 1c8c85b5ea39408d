/** Sheets in sentences. */
import type { Seat } from '@nyhavn/engine';
import { playerAt } from '../../play/player.ts';
import { labelled, say } from '../../words.ts';
import {
  buildingInWords,
  type CellWords,
  rowChanges,
  scoreChanges,
  standInWords,
} from '../house/building-words.ts';
import { colourList, paintOf } from '../house/words.ts';
import type { Speech } from '../terminal-game.ts';
import { BOXES, LARGE_TILES, TRACKS } from './material.ts';
import { occasion } from './now.ts';
import { type Picture, sheetOf, trackIn } from './picture.ts';

const CELLS: CellWords = {
  between: ' ',
  cell: (letter) => (letter === '.' ? say().house.facade.empty : letter),
};

/** Roll & Write in sentences. */
export const speech: Speech<Picture> = {
  table: ({ picture }) => [tilesInWords(picture)],
  sheet({ players, picture }, seat) {
    const sheet = sheetOf(picture, seat);
    const name = say().table.sheetOf(playerAt(players, seat));
    return [
      `${labelled(name, standInWords(sheet))}.`,
      ...buildingInWords(sheet.building, CELLS),
      ...TRACKS.map(({ colour }) => trackInWords(picture, seat, colour)),
    ];
  },
  now(scene, seat) {
    const { dice, noX } = scene.picture;
    const told = `${occasion(scene, seat, colourList(dice ?? ''))}.`;
    return noX ? [told, `${say().rollAndWrite.noXOn}.`] : [told];
  },
  news(before, { picture }, seat) {
    const tracks = TRACKS.flatMap(({ colour }) => {
      const told = trackInWords(picture, seat, colour);
      return told === trackInWords(before, seat, colour) ? [] : [told];
    });
    return [
      ...rowChanges(sheetOf(before, seat).building, sheetOf(picture, seat).building, CELLS),
      ...tracks,
      ...scoreChanges(before.players, picture.players, seat),
    ];
  },
};

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
