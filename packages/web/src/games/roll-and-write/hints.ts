/** Strategy tips for beginners in Roll & Write; each says only what the engine confirms. */
import type { Hint } from '../../table/help/answer.ts';
import type { RollAndWriteHelpWords } from '../../words/en/games/roll-and-write/help.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import {
  brickRow,
  cleanColumn,
  completion,
  hintsFrom,
  isBare,
  type Tips,
} from '../house/help/hint-lines.ts';
import { hasCoat, nameOf } from '../house/help/house-answers.ts';
import { factsOf, type Line } from '../house/help/lines.ts';
import { COATS, type GameTable, type Picture, TRACKS, tileNamed } from './material.ts';
import { tileShort } from './naming.ts';
import type { Possible } from './possible.ts';
import type { Selection } from './selection.ts';

interface Moment {
  readonly words: RollAndWriteHelpWords['tips'];
  readonly possible: Possible;
  readonly selection: Selection;
  readonly building: readonly string[];
  readonly tracks: Picture['players'][number]['tracks'];
}

/** The tips that fit this moment, the best first. */
export function hintsOf(
  words: RollAndWriteHelpWords,
  table: GameTable,
  selection: Selection,
): Hint[] {
  const turn = table.turn.value;
  const picture = table.picture.value;
  if (turn.kind !== 'person') return [];
  const { building = [], tracks = {} } = picture.players[turn.seat] ?? {};
  const possible = selection.possible.value;
  const moment = { words: words.tips, possible, selection, building, tracks };
  const tips = picture.phase === 'mark' ? MARKING : selection.placing.value ? PLACING : CHOOSING;
  if (picture.phase === 'coat' || picture.phase === 'start' || picture.drawn) return [];
  return hintsFrom(tips, moment);
}

/** While a tile is to be chosen. */
const CHOOSING: Tips<Moment> = {
  coatLine({ words, building, possible }) {
    const found = completion(building, drawsIn(possible), (line) => hasCoat(COATS, line));
    return found && words.coatLine(nameOf(found.line), tileShort(found.tile));
  },
  noX({ words, building, possible }) {
    const isClean = (line: Line) => !factsOf(building, line).hasBrick;
    const found = possible.noX && completion(building, drawsIn(possible), isClean);
    if (!found) return undefined;
    const { most } = factsOf(building, found.line);
    return words.noX(nameOf(found.line), say().common.points(most));
  },
  line({ words, building, possible }) {
    const found = completion(building, drawsIn(possible), (line) => !hasCoat(COATS, line));
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
  broad({ words, building, possible }) {
    return isBare(building) && possible.draws.size > 0 ? words.broad : undefined;
  },
  column({ words, building }) {
    const column = cleanColumn(building);
    return column && words.column(nameOf(column));
  },
};

/** While a tile is in the hand. */
const PLACING: Tips<Moment> = {
  white({ words, selection }) {
    const whites = new Set(selection.payments.value.map(({ dice }) => dice.split('W').length));
    return whites.size > 1 ? words.white : undefined;
  },
  brickRow({ words, building, selection, possible }) {
    const picked = selection.picked.value;
    const drawings = picked?.kind === 'tile' ? (possible.draws.get(picked.tile) ?? []) : [];
    const rows = drawings.map(({ x }) => (x === undefined ? undefined : brickRow(building, x)));
    const row = rows.find((one) => one !== undefined);
    return row && words.brickRow(nameOf(row));
  },
};

/** While dice that another player left can be taken. */
const MARKING: Tips<Moment> = {
  star({ words, possible, tracks }) {
    const rollAndWrite = sayRollAndWrite();
    const near = TRACKS.find(({ colour, signs }) => {
      const { marked = 0 } = tracks[colour] ?? {};
      return possible.marks.has(colour) && signs.charAt(marked) === '*';
    });
    return (
      near &&
      words.star(`${rollAndWrite.track(near.colour)} (${rollAndWrite.ability[near.colour]})`)
    );
  },
};

function drawsIn({ draws }: Possible) {
  return [...draws.values()].flat();
}
