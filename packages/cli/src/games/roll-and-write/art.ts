/** Sheets, dice and tiles drawn in text. */
import type { Seat } from '@nyhavn/engine';
import type { Paint } from '../../play/paint.ts';
import { playerAt } from '../../play/player.ts';
import { labelled, say } from '../../words.ts';
import {
  type BuildingStyle,
  EMPTY,
  labelArt,
  largeArt,
  previewArt,
  smallArt,
  smallHeader,
  tableArt,
} from '../house/building-art.ts';
import { standInWords } from '../house/building-words.ts';
import type { Drawing, Scene } from '../terminal-game.ts';
import { COAT_COLUMNS, COAT_ROWS, LARGE_TILES, type PrintedTrack, TRACKS } from './material.ts';
import { occasion } from './now.ts';
import { type Picture, type SheetPicture, sheetOf, trackPicture } from './picture.ts';

const STAR = '★';

/** Draws Roll & Write. */
export function drawing(paint: Paint): Drawing<Picture> {
  const style = styleOf(paint);
  return {
    table(scene, seat) {
      const own = [...sheetLines(scene, seat, style, paint), ...facadeLines(scene.picture, paint)];
      const others = scene.players.flatMap((_, other) =>
        other === seat ? [] : [smallLines(scene, other, style, paint)],
      );
      return tableArt(own, others);
    },
    sheet: (scene, seat) => sheetLines(scene, seat, style, paint).join('\n'),
    now(scene, seat) {
      const { dice, noX } = scene.picture;
      return `${occasion(scene, seat, diceArt(dice ?? '', paint))}${noX ? `  (${say().rollAndWrite.noX})` : ''}`;
    },
    stand({ picture }, seat) {
      return picture.phase === 'mark' ? undefined : JSON.stringify([seat, picture.players]);
    },
    previews: (choices, first) => previewArt(choices, first, paint),
    label: (text) => labelArt(text, paint),
  };
}

function styleOf(paint: Paint): BuildingStyle {
  return {
    coatRows: COAT_ROWS,
    coatColumns: COAT_COLUMNS,
    cell(letter, _, isComplete) {
      if (letter === '.') return paint.faint(EMPTY);
      return isComplete ? paint.strong(letter) : letter;
    },
  };
}

function sheetLines(
  { players, picture }: Scene<Picture>,
  seat: Seat,
  style: BuildingStyle,
  paint: Paint,
): string[] {
  const sheet = sheetOf(picture, seat);
  const header = labelled(playerAt(players, seat).name, standInWords(sheet));
  const tracks = TRACKS.flatMap((track) => trackArt(track, sheet, paint));
  return [paint.strong(header), ...largeArt(sheet.building, tracks, style, paint)];
}

function trackArt({ colour, signs }: PrintedTrack, sheet: SheetPicture, paint: Paint) {
  const { marked, bonus, star } = trackPicture(sheet, colour);
  const boxes = [...signs].map((_, index) => (index < marked ? '■' : '□')).join(' ');
  const printed = [...signs].map((sign) => sign.replace('*', STAR)).join(' ');
  const usable = [`+${bonus}`, `${STAR}${star}`].map((text, index) =>
    (index === 0 ? bonus : star) > 0 ? paint.strong(text) : paint.faint(text),
  );
  return [
    `${paint.face(colour, colour)} ${boxes}  ${usable.join(' ')}`,
    `  ${printed}  ${paint.faint(say().rollAndWrite.abilityShort[colour] ?? '')}`,
  ];
}

function facadeLines({ crossed }: Picture, paint: Paint): string[] {
  const groups = LARGE_TILES.map((tiles) =>
    tiles
      .flatMap(([name, copies]) => {
        const gone = crossed[name] ?? 0;
        return Array.from({ length: copies }, (_, copy) =>
          copy < gone ? paint.faint('-'.repeat(name.length)) : paint.face(name.charAt(0), name),
        );
      })
      .join(' '),
  );
  const words = say().rollAndWriteTerminal;
  const first = groups.slice(0, 3).join('  ');
  const heading = labelled(words.tilesLeft, first);
  return [
    heading,
    `${' '.repeat(heading.length - first.length)}${groups.slice(3).join('  ')}`,
    paint.faint(words.smallLeft),
    paint.faint(words.signs),
  ];
}

function smallLines(
  { players, picture }: Scene<Picture>,
  seat: Seat,
  style: BuildingStyle,
  paint: Paint,
): string[] {
  const sheet = sheetOf(picture, seat);
  const tracks = TRACKS.map(({ colour }) => {
    const { marked, bonus, star } = trackPicture(sheet, colour);
    return `${paint.face(colour, colour)}${marked} +${bonus}${STAR}${star}`;
  });
  const header = smallHeader(playerAt(players, seat), seat, sheet.score, paint);
  return [header, ...smallArt(sheet.building, style, paint), ...tracks];
}

function diceArt(dice: string, paint: Paint): string {
  return [...dice].map((face) => paint.face(face, ` ${face} `)).join(' ');
}
