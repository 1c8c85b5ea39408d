/** Houses: what the picture and what history say of them. */
import { spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { beforeAll, describe, expect, it } from 'vitest';
import { CELLS, cellNamed } from '../../../src/games/house/geometry.ts';
import { placesOf, trayOf } from '../../../src/games/roll-and-write/dice.ts';
import { housesOf } from '../../../src/games/roll-and-write/houses.ts';
import { speak } from '../../speaking.ts';
import { PEOPLE, recordOf, tableAfter } from './games.ts';

beforeAll(() => speak());

describe('houses', () => {
  const record = recordOf('houses', 3);
  const table = () => tableAfter(record, record.length - 1);

  it('have the letters of the picture', () => {
    const picture = table().picture.value;
    const houses = housesOf(PEOPLE, picture, table().steps.value);
    houses.forEach(({ cells, score }, seat) => {
      expect(score).toBe(picture.players[seat]?.score);
      for (const cell of CELLS) {
        const [column, row] = cellNamed(cell);
        const letter = picture.players[seat]?.building[row]?.charAt(column);
        const kind = letter === 'X' ? 'brick' : letter === 'O' ? 'window' : 'empty';
        expect(cells(cell).kind).toBe(kind);
      }
    });
  });

  it('have the colour of the tile that was drawn, and none on single squares', () => {
    const { steps, picture } = table();
    const houses = housesOf(PEOPLE, picture.value, steps.value);
    for (const { by, text } of steps.value) {
      const move = spokenRollAndWrite(text);
      if (by === 'chance') continue;
      const look = (cell: string) => houses[by]?.cells(cell).colour;
      if (move.verb === 'draw')
        for (const cell of move.cells) expect(look(cell)).toBe(move.tile[0]);
      if (move.verb === 'single' || move.verb === 'coatSquare')
        expect(look(move.cell)).toBe(undefined);
    }
  });

  it('show what was drawn in the last turn as new', () => {
    const { steps, picture } = table();
    const houses = housesOf(PEOPLE, picture.value, steps.value);
    const last = steps.value.findLast(({ text }) => text.startsWith('draw'));
    const move = last && spokenRollAndWrite(last.text);
    if (!last || move?.verb !== 'draw') throw new Error('somebody draws in a game');
    for (const cell of move.cells) {
      expect(houses[last.by as number]?.cells(cell).isNew).toBe(true);
    }
  });

  it('take a coat of arms when its line is complete', () => {
    const { steps, picture } = table();
    for (const house of housesOf(PEOPLE, picture.value, steps.value)) {
      for (const { row, taken } of house.rowCoats) {
        expect(taken).toBe(house.finishedRows.includes(row));
      }
      expect(house.sentences.length).toBeGreaterThan(0);
    }
  });
});

describe('the tray', () => {
  it('shows five dice or room for them at every moment', () => {
    const record = recordOf('tray', 2);
    for (let events = 1; events < record.length - 1; events += 2) {
      const { steps, picture } = tableAfter(record, events);
      const { dice, missing } = trayOf(picture.value, steps.value);
      expect(dice.length + missing).toBe(5);
      const left = dice.flatMap(({ face, place }) => (place === undefined ? [] : [face]));
      expect(left.join('')).toBe(picture.value.dice ?? '');
    }
  });

  it('finds dice for faces, each once', () => {
    const dice = [...'BBBW'].map((face, place) => ({ face: face as 'B', place, isRolling: false }));
    expect(placesOf(dice, 'BBW')).toEqual([0, 1, 3]);
  });
});
