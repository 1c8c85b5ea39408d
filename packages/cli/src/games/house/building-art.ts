/** Buildings drawn in text: large with rows and columns named, small, and as choices would leave them. */
import type { Seat } from '@nyhavn/engine';
import { columnPoints, type Facade, type FacadePicture, rowPoints } from '@nyhavn/engine/house';
import type { Choice } from '../../play/menu.ts';
import { type Paint, padded, sideBySide } from '../../play/paint.ts';
import { playerAt } from '../../play/player.ts';
import { labelled, say } from '../../words.ts';
import type { Drawing, Scene } from '../terminal-game.ts';
import { COLUMNS, ROWS } from './building.ts';
import { standInWords } from './building-words.ts';

/** The sign of a coat of arms. */
export const COAT = '♦';
/** The sign of an empty cell. */
export const EMPTY = '·';
/** Columns of the screen that a large sheet and a small one take. */
const LARGE_COLUMNS = 52;
const SMALL_COLUMNS = 9;
/** Columns that a large building takes, with what stands beside its rows. */
const BUILDING_COLUMNS = 17;

const FROM_TOP = Array.from({ length: ROWS }, (_, index) => ROWS - index);

/** The appearance of one game's buildings. */
export interface BuildingStyle {
  readonly paint: Paint;
  readonly coatRows: readonly number[];
  readonly coatColumns: string;
  /** A cell by its letter, its name, and whether its row is complete. */
  cell(letter: string, name: string, isComplete: boolean): string;
}

/** A player's points and building large, with other lines to the right of it. */
export function largeArt(
  { players, picture }: Scene<FacadePicture>,
  seat: Seat,
  beside: readonly string[],
  style: BuildingStyle,
): string[] {
  const { paint } = style;
  const house = picture.players[seat]!;
  const { building } = house;
  const header = labelled(playerAt(players, seat).name, standInWords(house));
  const rows = FROM_TOP.map((row) => {
    const text = building[row - 1] ?? '';
    const points = rowPoints(text);
    const coat = style.coatRows.includes(row) && points === 0 ? COAT : ' ';
    const cells = cellsArt(text, row, style, points > 0).join(' ');
    return `${row}${coat} ${cells} ${pointsArt(points, paint)}`;
  });
  const left = [...rows, lettersArt(building, style), columnsArt(building, paint)];
  const lines = left.map((line, index) => padded(line, BUILDING_COLUMNS) + (beside[index] ?? ''));
  return [paint.strong(header), ...lines.map((line) => line.trimEnd())];
}

function cellsArt(text: string, row: number, style: BuildingStyle, isComplete: boolean): string[] {
  return [...text].map((letter, column) =>
    style.cell(letter, `${COLUMNS.charAt(column)}${row}`, isComplete),
  );
}

function pointsArt(points: number, paint: Paint): string {
  return points === 0 ? '' : paint.strong(`=${points}`);
}

function lettersArt(building: Facade, { coatColumns }: BuildingStyle): string {
  const letters = [...COLUMNS].map((letter, column) => {
    const hasCoat = coatColumns.includes(letter) && columnPoints(building, column) === 0;
    return letter + (hasCoat ? COAT : ' ');
  });
  return `   ${letters.join('')}`;
}

function columnsArt(building: Facade, paint: Paint): string {
  const points = [...COLUMNS].map((_, column) =>
    padded(pointsArt(columnPoints(building, column), paint), 2),
  );
  return `   ${points.join('')}`;
}

/** A player's points and building small: its rows, and under them the points of its columns. */
export function smallArt(
  { players, picture }: Scene<FacadePicture>,
  seat: Seat,
  style: BuildingStyle,
): string[] {
  const { paint } = style;
  const { building, score } = picture.players[seat]!;
  const { bot, isYou, name } = playerAt(players, seat);
  const short = bot || isYou ? name : say().terminal.playerShort(seat + 1);
  const rows = FROM_TOP.map((row) => {
    const text = building[row - 1] ?? '';
    return `${cellsArt(text, row, style, false).join('')} ${pointsArt(rowPoints(text), paint)}`;
  });
  const columns = [...COLUMNS].map((_, column) => columnPoints(building, column) || ' ').join('');
  return [paint.strong(`${short}=${score}`), ...rows, columns];
}

/** A game drawn from the lines of its sheets: one player's large, and those of the others beside them. */
export function drawingOf<Picture extends FacadePicture>(
  paint: Paint,
  lines: Readonly<
    Record<'table' | 'sheet' | 'small', (scene: Scene<Picture>, seat: Seat) => string[]>
  >,
  rest: Pick<Drawing<Picture>, 'now' | 'stand'>,
): Drawing<Picture> {
  return {
    ...rest,
    table(scene, seat) {
      const others = [...scene.players.keys()].filter((other) => other !== seat);
      const small = others.map((other) => ({
        lines: lines.small(scene, other),
        width: SMALL_COLUMNS,
      }));
      return sideBySide([{ lines: lines.table(scene, seat), width: LARGE_COLUMNS }, ...small]);
    },
    sheet: (scene, seat) => lines.sheet(scene, seat).join('\n'),
    previews: (choices, first) => previewArt(choices, first, paint),
    label: (text) => labelArt(text, paint),
  };
}

/** A building as a choice would leave it, with the squares that are new. */
export interface Preview {
  readonly building: Facade;
  readonly cells: readonly string[];
  /** The text under it, line by line. */
  readonly captions: readonly string[];
}

function isPreview(preview: unknown): preview is Preview {
  return typeof preview === 'object' && preview !== null && 'building' in preview;
}

/** Buildings side by side, as choices would leave them, under the choices' numbers. */
function previewArt(choices: readonly Choice[], first: number, paint: Paint): string {
  const previews = choices.flatMap(({ preview }) => (isPreview(preview) ? [preview] : []));
  const rows = previews.flatMap(({ cells }) => cells.map((cell) => Number(cell.slice(1))));
  const lowest = Math.max(1, Math.min(...rows) - 1);
  const shown = FROM_TOP.filter((row) => row >= lowest && row <= Math.max(...rows));
  const captions = previews[0]?.captions.flatMap((_, line) =>
    previews.some((preview) => preview.captions[line] !== '') ? [line] : [],
  );
  const labels = { lines: ['', ...shown.map(String)], width: 2 };
  const blocks = previews.map((preview, index) => ({
    lines: [
      ` ${paint.strong(String(first + index))}`,
      ...shown.map((row) => previewRow(preview, row, paint)),
      COLUMNS,
      ...(captions ?? []).map((line) => preview.captions[line] ?? ''),
    ],
    width: SMALL_COLUMNS,
  }));
  return sideBySide([labels, ...blocks]);
}

function previewRow({ building, cells }: Preview, row: number, paint: Paint): string {
  return [...(building[row - 1] ?? '')]
    .map((letter, column) => {
      if (!cells.includes(`${COLUMNS.charAt(column)}${row}`)) {
        return letter === '.' ? EMPTY : letter;
      }
      return paint.reverse(letter);
    })
    .join('');
}

const CODE = /^(?:([RBPGY]\d[LR]?)|([RBPGYW]+))(?=[:,\u00a0])/;

/** A label whose tile name, dice or cards at the beginning have their colours. */
function labelArt(label: string, paint: Paint): string {
  return label.replace(CODE, (code: string, tile: string | undefined) =>
    tile ? paint.face(tile.charAt(0), tile) : paint.faces(code),
  );
}
