/** Strategy tips for beginners in Roll & Write; each says only what the engine confirms. */
import { ROLL_AND_WRITE_MATERIAL as MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { Hint } from '../../table/help/answer.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { brickRow, cleanColumn, isBare, isWithin, openLines } from '../house/help/hint-lines.ts';
import { hasCoat, nameOf } from '../house/help/house-answers.ts';
import { factsOf, type Line } from '../house/help/lines.ts';
import { type GameTable, type Picture, TRACKS, tileNamed } from './material.ts';
import { tileShort } from './naming.ts';
import type { LegalDraw, Possible } from './possible.ts';
import type { Selection } from './selection.ts';

const COATS = { coats: { ...MATERIAL.coats, cells: [] } };

interface Moment {
  readonly words: RollAndWriteHelpWords['tips'];
  readonly picture: Picture;
  readonly possible: Possible;
  readonly selection: Selection;
  readonly seat: number;
}

type Tip = (moment: Moment) => string | undefined;

/** The tips that fit this moment, the best first. */
export function hintsOf(
  words: RollAndWriteHelpWords,
  table: GameTable,
  selection: Selection,
): Hint[] {
  const turn = table.turn.value;
  const picture = table.picture.value;
  if (turn.kind !== 'person') return [];
  const possible = selection.possible.value;
  const { seat } = turn;
  const moment = { words: words.tips, picture, possible, selection, seat };
  const tips = picture.phase === 'mark' ? MARKING : selection.placing.value ? PLACING : CHOOSING;
  if (picture.phase === 'coat' || picture.phase === 'start' || picture.drawn) return [];
  return Object.entries(tips).flatMap(([id, tip]) => {
    const text = tip(moment);
    return text === undefined ? [] : [{ id, text }];
  });
}

/** While a tile is to be chosen. */
const CHOOSING: Readonly<Record<string, Tip>> = {
  coatLine({ words, picture, possible, seat }) {
    const found = completion(possible, picture, seat, (line) => hasCoat(COATS, line));
    return found && words.coatLine(nameOf(found.line), tileShort(found.tile));
  },
  noX({ words, picture, possible, seat }) {
    const { building } = sheetOf(picture, seat);
    const isClean = (line: Line) => !factsOf(building, line).hasBrick;
    const found = possible.noX && completion(possible, picture, seat, isClean);
    if (!found) return undefined;
    const { most } = factsOf(building, found.line);
    return words.noX(nameOf(found.line), say().common.points(most));
  },
  line({ words, picture, possible, seat }) {
    const found = completion(possible, picture, seat, (line) => !hasCoat(COATS, line));
    return found && words.line(nameOf(found.line), tileShort(found.tile));
  },
  reroll({ words, possible }) {
    const sizes = [...possible.draws.keys()].map((tile) => tileNamed(tile).size);
    return possible.rerolls.size > 0 && Math.max(0, ...sizes) <= 2 ? words.reroll : undefined;
  },
  large({ words, possible }) {
    const large = [...possible.draws].find(
      ([tile, drawings]) => tileNamed(tile).size > 3 && drawings.some(({ again }) => !again),
    );
    return large && words.large(tileShort(large[0]));
  },
  broad({ words, picture, possible, seat }) {
    return isBare(sheetOf(picture, seat).building) && possible.draws.size > 0
      ? words.broad
      : undefined;
  },
  column({ words, picture, seat }) {
    const column = cleanColumn(sheetOf(picture, seat).building);
    return column && words.column(nameOf(column));
  },
};

/** While a tile is in the hand. */
const PLACING: Readonly<Record<string, Tip>> = {
  white({ words, selection }) {
    const whites = new Set(selection.payments.value.map(({ dice }) => dice.split('W').length));
    return whites.size > 1 ? words.white : undefined;
  },
  brickRow({ words, picture, selection, possible, seat }) {
    const { building } = sheetOf(picture, seat);
    const picked = selection.picked.value;
    const drawings = picked?.kind === 'tile' ? (possible.draws.get(picked.tile) ?? []) : [];
    const rows = drawings.map(({ x }) => (x === undefined ? undefined : brickRow(building, x)));
    const row = rows.find((one) => one !== undefined);
    return row && words.brickRow(nameOf(row));
  },
};

/** While dice can be taken that somebody left. */
const MARKING: Readonly<Record<string, Tip>> = {
  star({ words, picture, possible, seat }) {
    const rollAndWrite = sayRollAndWrite();
    const near = TRACKS.find(({ colour, signs }) => {
      const { marked = 0 } = sheetOf(picture, seat).tracks[colour] ?? {};
      return possible.marks.has(colour) && signs.charAt(marked) === '*';
    });
    return (
      near &&
      words.star(`${rollAndWrite.track(near.colour)} (${rollAndWrite.ability[near.colour]})`)
    );
  },
};

/** A line that a drawing completes. */
function completion(
  { draws }: Possible,
  picture: Picture,
  seat: number,
  isMeant: (line: Line) => boolean,
): { readonly line: Line; readonly tile: string } | undefined {
  const all: LegalDraw[] = [...draws.values()].flat();
  for (const { line, missing } of openLines(sheetOf(picture, seat).building)) {
    if (!isMeant(line)) continue;
    const drawing = all.find(({ cells }) => isWithin(missing, cells));
    if (drawing) return { line, tile: drawing.tile };
  }
  return undefined;
}

function sheetOf(picture: Picture, seat: number): Picture['players'][number] {
  const sheet = picture.players[seat];
  if (!sheet) throw new Error(`nobody sits at ${seat}`);
  return sheet;
}
