import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CopenhagenPicture, copenhagen as game } from '../../src/copenhagen/public.ts';
import { COLOURS } from '../../src/house/public.ts';
import { legalTexts } from '../../src/index.ts';
import { refuseUnlisted } from '../mutate.ts';
import { choices } from '../random.ts';
import { materialFor, TILES } from '../reference/copenhagen-data.ts';
import { positions } from './positions.ts';
import { cardsIn } from './table.ts';

const { picture } = game.notation;

/** Checks something in every position of some random games. */
function everywhere(numRuns: number, check: (seen: CopenhagenPicture) => void): void {
  fc.assert(
    fc.property(choices, (choose) => {
      for (const state of positions(choose)) check(picture(state));
    }),
    { numRuns },
  );
}

/** The number of cells with one of these letters in all houses. */
function cellsWith({ players }: CopenhagenPicture, letters: string): number {
  const cells = players.flatMap(({ building }) => building).join('');
  return [...cells].filter((cell) => letters.includes(cell)).length;
}

test('no card is lost or added', () => {
  fc.assert(
    fc.property(choices, (choose) => {
      for (const state of positions(choose)) {
        const { cardsPerColour } = materialFor(state.houses.length);
        const { players, pile, end } = picture(state);
        const counts = COLOURS.map((_, colour) => cardsIn(state, colour));
        expect(counts).toEqual(COLOURS.map(() => cardsPerColour));
        expect(players.map(({ hand }) => hand?.length)).toEqual(players.map(({ cards }) => cards));
        expect(pile).toBe(state.pileSize + (end === 'pile' ? 1 : 0));
      }
    }),
    { numRuns: 15 },
  );
});

test('no tile is lost or added', () => {
  everywhere(20, (seen) => {
    const { tileCopies } = materialFor(seen.players.length);
    const built = COLOURS.map((colour) => {
      const copies = [2, 3, 4, 5].map((size) => {
        const left = seen.supply[`${colour}${size}`] ?? Number.NaN;
        return { size, count: (tileCopies[size] ?? 0) - left };
      });
      const tiles = copies.reduce((sum, { count }) => sum + count, 0);
      const cells = copies.reduce((sum, { size, count }) => sum + size * count, 0);
      return { tiles, cells };
    });
    const standing = COLOURS.map((colour) => ({
      tiles: cellsWith(seen, colour.toLowerCase()),
      cells: cellsWith(seen, colour + colour.toLowerCase()),
    }));
    expect(standing).toEqual(built);
    expect(cellsWith(seen, 'W') + (seen.supply.W ?? 0)).toBe(12);
    expect(Math.min(...Object.values(seen.supply))).toBeGreaterThanOrEqual(0);
  });
});

test('no ability tile is lost or added', () => {
  everywhere(20, ({ players, abilities }) => {
    const counts = Object.entries(abilities).map(
      ([name, left]) => left + players.filter((player) => name in player.abilities).length,
    );
    expect(counts).toEqual([0, 1, 2, 3, 4].map(() => players.length));
  });
});

/** The score of a line, doubled without a brick. */
function pointsOf(line: string, withBrick: number): number {
  if (line.includes('.')) return 0;
  return /[a-z]/.test(line) ? withBrick : 2 * withBrick;
}

test('the score is what the completed lines say', () => {
  everywhere(20, ({ players }) => {
    for (const { score, empty, building } of players) {
      const columns = [0, 1, 2, 3, 4].map((column) => building.map((row) => row[column]).join(''));
      const rows = building.map((row) => pointsOf(row, 1));
      const points = [...rows, ...columns.map((column) => pointsOf(column, 2))];
      expect(score).toBe(points.reduce((sum, one) => sum + one, 0));
      expect(empty).toBe(building.join('').split('.').length - 1);
    }
  });
});

test('nobody holds more than seven cards, but to discard them', () => {
  let discards = 0;
  everywhere(20, ({ phase, active, players }) => {
    const over = players.flatMap(({ cards }, seat) => (cards > 7 ? [seat] : []));
    expect(over).toEqual(phase === 'discard' ? [active] : []);
    if (phase === 'discard') discards++;
  });
  expect(discards).toBeGreaterThan(0);
});

test('every game ends, by twelve points or the End card, and not before', () => {
  const ends = new Set<string>();
  everywhere(30, ({ phase, players, end, winners, coats, harbour }) => {
    const twelve = players.some(({ score }) => score >= 12);
    expect(phase === 'over').toBe(twelve || end === 'drawn');
    expect(winners !== null).toBe(phase === 'over');
    if (phase === 'over') ends.add(twelve ? 'points' : 'card');
    if (phase !== 'coat') expect(coats).toBe(0);
    if (phase === 'turn') expect(harbour).not.toContain('.');
  });
  expect([...ends].sort()).toEqual(['card', 'points']);
});

test('a move that is not listed is refused with a code, however close it comes', () => {
  const endings = [' brick=a1', ' cards=-', 'R', ' '];
  const refused = refuseUnlisted({ game, positions, endings, numRuns: 20 });
  expect(refused).toBeGreaterThan(5_000);
});

/** Cells and brick of a tile in every orientation, moved to the corner, as text. */
function waysToLie(name: string): Set<string> {
  const tile = TILES.find((other) => other.name === name)!;
  const ways = new Set<string>();
  for (const side of [1, -1]) {
    let squares = tile.cells.map(([column, row]) => ({
      at: [side * column, row] as const,
      brick: column === tile.brick[0] && row === tile.brick[1],
    }));
    for (let quarter = 0; quarter < 4; quarter++) {
      squares = squares.map(({ at: [column, row], brick }) => ({ at: [row, -column], brick }));
      ways.add(cornered(squares));
    }
  }
  return ways;
}

/** Squares as text, whatever their order and place, the brick with a star. */
function cornered(squares: readonly { at: readonly [number, number]; brick: boolean }[]): string {
  const left = Math.min(...squares.map(({ at }) => at[0]));
  const bottom = Math.min(...squares.map(({ at }) => at[1]));
  const texts = squares.map(
    ({ at, brick }) => `${at[0] - left}${at[1] - bottom}${brick ? '*' : ''}`,
  );
  return texts.sort().join(' ');
}

test('every build is a way in which its tile can lie, the brick going with it', () => {
  const ways = new Map(TILES.map(({ name }) => [name, waysToLie(name)]));
  const seen = new Set<string>();
  fc.assert(
    fc.property(choices, (choose) => {
      for (const state of positions(choose)) {
        if (game.awaits(state).kind !== 'seats') continue;
        for (const text of legalTexts(game, state, state.active)) {
          const [, name = '', cells, brick] = /^build (..) (\S+) brick=(..) /.exec(text) ?? [];
          if (!cells) continue;
          const squares = cells.split(',').map((cell) => ({
            at: ['abcde'.indexOf(cell.charAt(0)), Number(cell.charAt(1))] as const,
            brick: cell === brick,
          }));
          const way = cornered(squares);
          seen.add(`${name} ${way}`);
          if (!ways.get(name)?.has(way)) expect.fail(text);
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(seen.size).toBeGreaterThan(60);
});
