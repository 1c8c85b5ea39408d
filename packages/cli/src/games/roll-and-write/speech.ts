/** Sheets in sentences. */
import type { Seat } from '@nyhavn/engine';
import { playerAt, possession } from '../../play/player.ts';
import { capital, count } from '../../play/words.ts';
import {
  buildingInWords,
  type CellWords,
  rowChanges,
  scoreChanges,
  standInWords,
} from '../house/building-words.ts';
import { colourList, colourName } from '../house/words.ts';
import type { Speech } from '../terminal-game.ts';
import { BOXES, LARGE_TILES, TRACKS, trackOf } from './material.ts';
import { occasion } from './now.ts';
import { type Picture, sheetOf, trackPicture } from './picture.ts';

const CELLS: CellWords = {
  between: ' ',
  cell: (letter) => (letter === '.' ? 'empty' : letter),
};

/** Roll & Write in sentences. */
export const speech: Speech<Picture> = {
  table: ({ picture }) => [tilesInWords(picture)],
  sheet({ players, picture }, seat) {
    const sheet = sheetOf(picture, seat);
    const name = possession(playerAt(players, seat), 'sheet');
    return [
      `${name}: ${standInWords(sheet)}.`,
      ...buildingInWords(sheet.building, CELLS),
      ...TRACKS.map(({ colour }) => trackInWords(picture, seat, colour)),
    ];
  },
  now(scene, seat) {
    const { dice, noX } = scene.picture;
    const told = `${occasion(scene, seat, colourList(dice ?? ''))}.`;
    return noX ? [told, 'No X is on.'] : [told];
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
  const { marked, bonus, star } = trackPicture(sheetOf(picture, seat), colour);
  const usable = [
    ...(bonus > 0 ? [bonus === 1 ? '1 bonus' : `${bonus} bonuses`] : []),
    ...(star > 0 ? [`${count(star, 'star')} for ${trackOf(colour).ability}`] : []),
  ];
  const ready = usable.length === 0 ? '' : `, ready to use: ${usable.join(', ')}`;
  return `${capital(colourName(colour))} track: ${marked} of ${BOXES}${ready}.`;
}

function tilesInWords({ crossed }: Picture): string {
  const left = LARGE_TILES.flat().flatMap(([name, copies]) =>
    Array.from({ length: copies - (crossed[name] ?? 0) }, () => name),
  );
  return `Large tiles left: ${left.length === 0 ? 'none' : left.join(', ')}.`;
}
