/** Sheets, dice and tiles drawn in text. */
import type { Seat } from '@nyhavn/engine';
import type { PrintedTrack } from '@nyhavn/engine/roll-and-write';
import type { Paint } from '../../play/paint.ts';
import { labelled, say } from '../../words.ts';
import { type BuildingStyle, drawingOf, EMPTY, largeArt, smallArt } from '../house/building-art.ts';
import type { Drawing, Scene } from '../terminal-game.ts';
import { COAT_COLUMNS, COAT_ROWS, LARGE_TILES, TRACKS } from './material.ts';
import { occasion } from './now.ts';
import { type Picture, trackIn } from './picture.ts';

const STAR = '★';

/** Draws Roll & Write. */
export function drawing(paint: Paint): Drawing<Picture> {
  const style: BuildingStyle = {
    paint,
    coatRows: COAT_ROWS,
    coatColumns: COAT_COLUMNS,
    cell(letter, _, isComplete) {
      if (letter === '.') return paint.faint(EMPTY);
      return isComplete ? paint.strong(letter) : letter;
    },
  };
  const sheet = (scene: Scene<Picture>, seat: Seat) => {
    const tracks = TRACKS.flatMap((track) => trackArt(track, scene.picture, seat, paint));
    return largeArt(scene, seat, tracks, style);
  };
  return drawingOf<Picture>(
    paint,
    {
      table: (scene, seat) => [...sheet(scene, seat), ...facadeLines(scene.picture, paint)],
      sheet,
      small: (scene, seat) => smallLines(scene, seat, style),
    },
    {
      now(scene, seat) {
        const { dice, noX } = scene.picture;
        return `${occasion(scene, seat, diceArt(dice ?? '', paint))}${noX ? `  (${say().rollAndWrite.noX})` : ''}`;
      },
      stand({ picture }, seat) {
        return picture.phase === 'mark' ? undefined : JSON.stringify([seat, picture.players]);
      },
    },
  );
}

function trackArt(
  { colour, signs }: PrintedTrack,
  picture: Picture,
  seat: Seat,
  paint: Paint,
): string[] {
  const { marked, bonus, star } = trackIn(picture, seat, colour);
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

function smallLines(scene: Scene<Picture>, seat: Seat, style: BuildingStyle): string[] {
  const tracks = TRACKS.map(({ colour }) => {
    const { marked, bonus, star } = trackIn(scene.picture, seat, colour);
    return `${style.paint.face(colour, colour)}${marked} +${bonus}${STAR}${star}`;
  });
  return [...smallArt(scene, seat, style), ...tracks];
}

function diceArt(dice: string, paint: Paint): string {
  return [...dice].map((face) => paint.face(face, ` ${face} `)).join(' ');
}
