/** The players' buildings: letters from the picture, colours from what was drawn. */
import type { SeenStep } from '@nyhavn/engine';
import { kindOf, letterAt } from '@nyhavn/engine/house';
import { spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { CellLook } from '../../art/house/cell-look.ts';
import type { Paint } from '../../art/types.ts';
import type { SeatPlan } from '../../store/seats.ts';
import { personAt } from '../../table/seat-names.ts';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { facadeSentences, type HouseView, linesIn } from '../house/house-view.ts';
import { COATS, colourOf, type Picture } from './material.ts';

/** The part of a building that only the events tell, not the picture. */
interface Drawn {
  /** The colour of each cell; squares drawn one by one have none. */
  readonly colours: Map<string, Paint>;
  /** The cells of the last round in which this player drew anything. */
  newCells: string[];
  newRound: number;
}

/** The cells that each player has drawn, from the events. */
function drawnBy(players: number, steps: readonly SeenStep<Picture>[]): readonly Drawn[] {
  const drawn = Array.from({ length: players }, (): Drawn => {
    return { colours: new Map(), newCells: [], newRound: 0 };
  });
  for (const { by, text, before } of steps) {
    const own = by === 'chance' ? undefined : drawn[by];
    const cells = own ? cellsOf(text, own.colours) : [];
    if (!own || cells.length === 0) continue;
    const { round } = before;
    if (round !== own.newRound) own.newCells = [];
    own.newRound = round;
    own.newCells.push(...cells);
  }
  return drawn;
}

function cellsOf(text: string, colours: Map<string, Paint>): readonly string[] {
  const move = spokenRollAndWrite(text);
  if (move.verb === 'single' || move.verb === 'coatSquare') return [move.cell];
  if (move.verb !== 'draw') return [];
  for (const cell of move.cells) colours.set(cell, colourOf(move.tile));
  return move.cells;
}

/** Every player's building, by seat. */
export function housesOf(
  seats: readonly SeatPlan[],
  picture: Picture,
  steps: readonly SeenStep<Picture>[],
): HouseView[] {
  const drawn = drawnBy(seats.length, steps);
  return picture.players.map(({ score, building }, seat) => {
    const { colours, newCells } = drawn[seat]!;
    const cells = (cell: string): CellLook => {
      const kind = kindOf(letterAt(building, cell));
      if (kind === 'empty') return { kind };
      const colour = colours.get(cell);
      return {
        kind,
        ...(colour ? { colour } : {}),
        ...(newCells.includes(cell) ? { isNew: true } : {}),
      };
    };
    return {
      seat,
      ...personAt(seats, seat),
      medium: 'paper',
      score,
      cells,
      ...linesIn(building, COATS),
      sentences: facadeSentences(building, (letter, cell) =>
        cellInWords(letter, colours.get(cell)),
      ),
    };
  });
}

/** The content of a cell, by its letter and its colour if that is known. */
export function cellInWords(letter: string, colour: Paint | undefined): string {
  const { cell } = sayRollAndWrite();
  if (letter === '.') return cell.empty;
  return letter === 'X' ? cell.brick(colour) : cell.window(colour);
}
