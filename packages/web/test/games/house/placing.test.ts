/** Holding a tile: whatever is legal can be reached, and nothing else looks possible. */
import { seededRandom } from '@nyhavn/bots';
import type { Game, GameState } from '@nyhavn/engine';
import { copenhagen, spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import type { FacadePicture } from '@nyhavn/engine/house';
import { rollAndWrite, spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, cellNamed, type Point, SIZE } from '../../../src/games/house/geometry.ts';
import { type Candidate, Placing, type PlacingPlan } from '../../../src/games/house/placing.ts';
import { resumedTable } from '../../../src/table/model/open-table.ts';
import type { Table } from '../../../src/table/model/table.ts';

type FacadeGame = Game<GameState, FacadePicture>;

const PEOPLE = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }];

/** A table at which chance and people have made random moves up to a turn with a tile to place. */
function tableAfter(
  game: FacadeGame,
  seed: string,
  moves: number,
  verb: string,
): Table<FacadePicture> {
  const random = seededRandom(seed);
  const begun = game.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  let state = begun.value.state;
  const lines: string[] = [];
  for (let made = 0; ; ) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return tableAfter(game, `${seed}'`, moves, verb);
    const by = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    const texts = Array.from({ length: by === 'chance' ? 0 : game.count(state, by) }, (_, index) =>
      game.notation.format(game.at(state, by, index)),
    );
    if (made >= moves && texts.some((text) => text.startsWith(verb))) break;
    const move = game.at(state, by, random.below(game.count(state, by)));
    const next = game.apply(state, by, move);
    if (!next.ok) throw new Error(next.reason);
    lines.push(JSON.stringify({ by, move: game.notation.format(move) }));
    state = next.value;
    if (by !== 'chance') made++;
  }
  const header = {
    nyhavn: 1,
    game: game.id,
    players: 3,
    startPlayer: 0,
    options: {},
    seats: PEOPLE,
  };
  const record = `${[JSON.stringify(header), ...lines].join('\n')}\n`;
  const saved = { id: 'test', revision: 1, record, updated: 0, isOver: false };
  const table = resumedTable(saved, { games: [game], hasSecrets: false });
  if (!table) throw new Error('the record of a test can be read');
  return table;
}

interface Spelled {
  readonly group: string;
  readonly cells: readonly string[];
  readonly brick: string | undefined;
  spell(cells: readonly string[], brick: string | undefined): string;
}

function spelledDraw(text: string): Spelled | undefined {
  const draw = spokenRollAndWrite(text);
  if (draw.verb !== 'draw') return undefined;
  const rest = text.slice(text.indexOf(' dice='));
  const spell: Spelled['spell'] = (cells, brick) =>
    `draw ${draw.tile} ${cells.join()} x=${brick ?? '-'}${rest}`;
  return { group: draw.tile + rest, cells: draw.cells, brick: draw.x, spell };
}

function spelledBuild(text: string): Spelled | undefined {
  const build = spokenCopenhagen(text);
  if (build.verb !== 'build') return undefined;
  const rest = text.slice(text.indexOf(' cards='));
  const spell: Spelled['spell'] = (cells, brick) =>
    `build ${build.tile} ${cells.join()} brick=${brick}${rest}`;
  return { group: build.tile + rest, cells: build.cells, brick: build.brick, spell };
}

/** One plan a tile and payment. */
function plansOf(
  table: Table,
  spelled: (text: string) => Spelled | undefined,
  brick: PlacingPlan['brick'],
) {
  const groups = new Map<string, { candidates: Candidate[]; spell: Spelled['spell'] }>();
  for (const { text } of table.legal.value) {
    const one = spelled(text);
    if (!one) continue;
    const group = groups.get(one.group) ?? { candidates: [], spell: one.spell };
    group.candidates.push({ cells: one.cells, brick: one.brick, text });
    groups.set(one.group, group);
  }
  return [...groups.values()].map(
    ({ candidates, spell }): PlacingPlan => ({
      colour: 'R',
      candidates,
      brick,
      isForCoat: false,
      spell,
    }),
  );
}

const GAMES = [
  { game: rollAndWrite as FacadeGame, verb: 'draw', spelled: spelledDraw, brick: 'chosen' },
  { game: copenhagen as FacadeGame, verb: 'build', spelled: spelledBuild, brick: 'fixed' },
] as const;

describe.each(GAMES)('holding a tile of $game.id', ({ game, verb, spelled, brick }) => {
  it.each([0, 8, 20, 40])('after %i moves', (moves) => {
    const table = tableAfter(game, `placing ${moves}`, moves, verb);
    const turn = table.turn.value;
    if (turn.kind !== 'person') throw new Error('somebody is asked');
    const plans = plansOf(table, spelled, brick);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans.slice(0, 8)) {
      const legal = new Set(plan.candidates.map(({ text }) => text));
      const placing = new Placing(table, turn.seat, plan);
      expect(placing.prospect.value.isLegal).toBe(true);
      const reached = new Set<string>();
      const look = () => {
        const prospect = placing.prospect.value;
        if (prospect.isLegal) {
          expect(legal).toContain(prospect.text);
          reached.add(prospect.text);
        } else {
          const { cells, brick: held } = placing.held.value;
          expect(legal).not.toContain(plan.spell(cells, held));
        }
      };
      const lookAtBricks = () => {
        for (const _ of placing.held.value.cells) {
          look();
          if (plan.brick === 'chosen') placing.nextBrick();
        }
      };
      for (const side of [0, 1]) {
        for (const cell of CELLS) {
          for (const _ of [0, 1, 2, 3]) {
            placing.rotate('right');
            placing.moveTo(cell);
            lookAtBricks();
            placing.rotate('left');
            look();
            placing.rotate('left');
            look();
          }
          placing.nudge(-1, 0);
          look();
          placing.nudge(0, 1);
          look();
        }
        if (side === 0 && placing.canFlip) placing.flip();
      }
      for (let place = 0; place < placing.places.count; place++) {
        placing.nextPlace();
        lookAtBricks();
      }
      const missed = [...legal].filter((text) => !reached.has(text));
      expect(missed).toEqual([]);
    }
  });
});

/** The point at which a tile is carried that lies over these cells: the middle of its lowest row. */
function pointAt(cells: readonly string[]): Point {
  const columns = cells.map((cell) => cellNamed(cell)[0]);
  const rows = cells.map((cell) => cellNamed(cell)[1]);
  const left = Math.min(...columns);
  return [left + (Math.max(...columns) - left + 1) / 2, Math.min(...rows) + 0.5];
}

/** A plan of every game with a tile that is not a single square. */
function someTile({ game, verb, spelled, brick }: (typeof GAMES)[number]) {
  const table = tableAfter(game, 'placing 20', 20, verb);
  const turn = table.turn.value;
  if (turn.kind !== 'person') throw new Error('somebody is asked');
  const plan = plansOf(table, spelled, brick).toSorted(
    (a, b) => b.candidates.length - a.candidates.length,
  )[0]!;
  return { placing: new Placing(table, turn.seat, plan), plan };
}

describe.each(GAMES)('dragging a tile of $game.id', (one) => {
  const points = fc.tuple(
    fc.double({ min: -1, max: SIZE.columns + 1, noNaN: true }),
    fc.double({ min: -1, max: SIZE.rows + 1, noNaN: true }),
  );

  it('falls to the nearest legal place within a cell', () => {
    const { placing, plan } = someTile(one);
    const legal = new Set(plan.candidates.map(({ cells }) => cells.join()));
    const cellsNow = () => placing.held.value.cells;
    fc.assert(
      fc.property(points, fc.nat(3), (point, turns) => {
        for (let turn = 0; turn < turns; turn++) placing.rotate('right');
        placing.dragTo(point);
        const [x, y] = pointAt(cellsNow());
        const near = [-1, 0, 1].flatMap((columns) =>
          [-1, 0, 1].map((rows) => {
            placing.dragTo([x + columns, y + rows]);
            return cellsNow();
          }),
        );
        const distances = near
          .filter((cells) => legal.has(cells.join()))
          .map((cells) => Math.hypot(pointAt(cells)[0] - point[0], pointAt(cells)[1] - point[1]));
        placing.dragTo(point);
        const isLegal = legal.has(cellsNow().join());
        const dragged = cellsNow();
        placing.dropAt(point);
        if (isLegal || distances.length === 0) expect(cellsNow()).toEqual(dragged);
        else {
          expect(legal).toContain(cellsNow().join());
          const [toX, toY] = pointAt(cellsNow());
          expect(Math.hypot(toX - point[0], toY - point[1])).toBeCloseTo(Math.min(...distances));
        }
      }),
    );
  });

  it('reaches every legal place', () => {
    const { placing, plan } = someTile(one);
    for (const { cells } of plan.candidates) {
      placing.moveTo(cells[0]!);
      placing.lay(cells, undefined);
      placing.dragTo([0, 0]);
      placing.dropAt(pointAt(cells));
      expect(placing.held.value.cells).toEqual(cells);
    }
  });

  it('hovers where a click would let it fall, and goes back', () => {
    const { placing } = someTile(one);
    const before = placing.held.value;
    fc.assert(
      fc.property(points, (point) => {
        placing.hoverAt(point);
        const hovered = placing.held.value;
        for (const cell of before.cells) expect(placing.isHeldAt(cell)).toBe(true);
        placing.hoverAt(undefined);
        expect(placing.held.value).toEqual(before);
        placing.dropAt(point);
        expect(placing.held.value.cells).toEqual(hovered.cells);
        placing.lay(before.cells, before.brick);
      }),
    );
  });
});
