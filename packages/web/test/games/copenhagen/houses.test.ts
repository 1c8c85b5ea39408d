import { beforeAll, describe, expect, it } from 'vitest';
import { housesOf } from '../../../src/games/copenhagen/houses.ts';
import { CELLS } from '../../../src/games/house/geometry.ts';
import { speak } from '../../speaking.ts';
import { en } from '../../words.ts';
import { playThrough } from './games.ts';

beforeAll(() => speak());

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

describe('houses', () => {
  it('show every cell as it is, and what was built last as new', () => {
    const history = playThrough('houses', 2);
    const picture = history.picture('spectator');
    const steps = history.seen('spectator', 0);
    const houses = housesOf(SEATS, picture, steps);
    expect(houses.map(({ name }) => name)).toEqual([en.home.you, 'Freja']);
    for (const { seat, cells, score } of houses) {
      const { building, empty } = picture.players[seat]!;
      const looks = CELLS.map(cells);
      expect(looks.filter(({ kind }) => kind === 'empty')).toHaveLength(empty);
      const bricks = building.join('').replaceAll(/[^a-z]/g, '').length;
      expect(looks.filter(({ kind }) => kind === 'brick')).toHaveLength(bricks);
      const last = steps.findLast(({ by }) => by === seat)?.text ?? '';
      const placed = last.startsWith('build') ? last.split(' ')[2]!.split(',') : [];
      if (!last.startsWith('coat'))
        expect(CELLS.filter((cell) => cells(cell).isNew).sort()).toEqual(placed);
      expect(score).toBe(picture.players[seat]!.score);
    }
  });

  it('have coats of arms on four cells and beside three rows', () => {
    const history = playThrough('coats', 2);
    const start = history.seen('spectator', 0)[0]!.before;
    const [house] = housesOf(SEATS, start, []);
    expect(CELLS.filter((cell) => house!.cells(cell).coat)).toEqual(['d9', 'b7', 'e5', 'c3']);
    expect(house!.rowCoats.map(({ row }) => row)).toEqual([2, 4, 6]);
    expect(house!.sentences).toEqual([en.house.facade.allEmpty]);
  });
});
