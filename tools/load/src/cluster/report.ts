/** The measurements, as the tables of `docs/scale.md`. */
import { gameNamed } from '@nyhavn/engine';
import type { Part } from '../argv.ts';
import type { Figures } from './crowd.ts';
import { type ClusterFigures, each, idleOf, memoryPerTable } from './found.ts';
import { bytes, markdown, rough, tenths, whole } from './markdown.ts';
import type { Times } from './plan.ts';
import { assumptions, assumptionsOf, costsOf, limits, plan, unitCosts } from './planning.ts';
import type { LoadRow, PartRow, ProcessesRow, SpectatorsRow, TablesFound } from './steps.ts';
import type { Length, Thinking } from './thinking.ts';

const MEGABYTE = 1 << 20;

/** Processor time of a move: servers, Postgres, Redis. */
const perMove = ({ cost, moves }: Figures) =>
  [cost.servers, cost.postgres, cost.redis].map((time) => whole(time / moves));

function processes(rows: readonly ProcessesRow[]): string {
  return markdown(
    [
      'processes',
      'clients of a table at',
      'moves/s',
      'p50 ms',
      'p99 ms',
      'µs/move: servers',
      'Postgres',
      'Redis',
      'calm: p50 ms',
      'p99 ms',
      'µs/move: servers',
      'Postgres',
      'Redis',
    ],
    rows.map(({ processes, spread, full, calm }) => [
      `${processes}`,
      processes > 1 && spread === 'apart' ? 'two processes' : 'one process',
      whole(full.movesPerSecond),
      tenths(full.p50),
      tenths(full.p99),
      ...perMove(full),
      tenths(calm.p50),
      tenths(calm.p99),
      ...perMove(calm),
    ]),
  );
}

function memory(rows: readonly ProcessesRow[]): string {
  return markdown(
    [
      'processes',
      'clients of a table at',
      'MB a server',
      'MB Postgres',
      'MB Redis',
      'bytes/move to two clients',
      'in the database',
      'in its log',
    ],
    rows.map(({ processes, spread, full, before, after }) => [
      `${processes}`,
      processes > 1 && spread === 'apart' ? 'two processes' : 'one process',
      whole(after.server / MEGABYTE),
      whole(after.postgres / MEGABYTE),
      whole(after.redis / MEGABYTE),
      whole(full.bytes / full.moves),
      whole((after.stored - before.stored) / full.moves),
      whole((after.log - before.log) / full.moves),
    ]),
  );
}

function tables(found: TablesFound): string {
  return markdown(
    ['tables', 'moves/s', 'µs/move: servers', 'Postgres', 'Redis', 'MB alive in the server'],
    found.rows.map(({ tables, full, sizes }) => [
      whole(tables),
      whole(full.movesPerSecond),
      ...perMove(full),
      whole(sizes.heap / MEGABYTE),
    ]),
  );
}

function quiet(found: TablesFound): string {
  const { opening } = found;
  const [open, idle] = [each(opening.cost, opening.times), idleOf(found)];
  const row = (name: string, times: Times, more: string) => [
    name,
    rough(times.servers),
    rough(times.postgres),
    rough(times.redis),
    more,
  ];
  return markdown(
    ['', 'µs: servers', 'Postgres', 'Redis', 'bytes'],
    [
      row(
        'opening a table with two new people',
        open,
        `${bytes(opening.stored / opening.times)} in the database, ${bytes(opening.log / opening.times)} in its log`,
      ),
      row(
        'one second of an idle table with two clients',
        idle,
        `${bytes(memoryPerTable(found))} in the server`,
      ),
      [`recording a closed table: ${whole(found.counted)} a second`, '', '', '', ''],
    ],
  );
}

function spectators(rows: readonly SpectatorsRow[]): string {
  return markdown(
    ['spectators', 'moves/s', 'µs/move: servers', 'Postgres', 'Redis', 'bytes/move'],
    rows.map(({ spectators, figures }) => [
      `${spectators}`,
      whole(figures.movesPerSecond),
      ...perMove(figures),
      whole(figures.bytes / figures.moves),
    ]),
  );
}

function parts(rows: readonly PartRow[]): string {
  return markdown(
    ['moves of a game', 'µs/move: servers', 'Postgres', 'Redis'],
    rows.map(({ from, to, figures }) => [`${from}–${to}`, ...perMove(figures)]),
  );
}

function loads(rows: readonly LoadRow[]): string {
  return markdown(
    ['entries of a table', 'ms until it is read', 'µs: Postgres'],
    rows.map(({ entries, milliseconds, postgres }) => [
      whole(entries),
      tenths(milliseconds),
      whole(postgres),
    ]),
  );
}

function titleOf(game: string): string {
  return gameNamed(game)?.title ?? game;
}

function thinking(rows: readonly Thinking[]): string {
  const games = Object.keys(rows[0]?.movesPerSecond ?? {});
  return markdown(
    ['level', ...games.map((game) => `moves/s of a processor, ${titleOf(game)}`)],
    rows.map(({ level, movesPerSecond }) => [
      level,
      ...games.map((game) => rough(movesPerSecond[game] ?? 0)),
    ]),
  );
}

function served({
  served: { byBots, byClients, seconds, cost },
  searches,
}: ClusterFigures['bots']): string {
  const moves = byBots + byClients;
  return markdown(
    ['two processes', 'a second', 'µs: servers', 'Postgres', 'Redis'],
    [
      [
        'moves in games against apprentices',
        whole(moves / seconds),
        ...[cost.servers, cost.postgres, cost.redis].map((time) => whole(time / moves)),
      ],
      ['searches for quick matches of one kind', whole(searches), '', '', ''],
    ],
  );
}

function lengths(rows: readonly Length[]): string {
  return markdown(
    ['game', 'players', 'moves', 'events of chance'],
    rows.map(({ game, players, moves, chance }) => [
      titleOf(game),
      `${players}`,
      whole(moves),
      whole(chance),
    ]),
  );
}

/** All tables by name, as far as there are figures for them. */
export function blocksOf(found: Partial<ClusterFigures>): Map<string, string> {
  const blocks = new Map<string, string>();
  if (found.processes) {
    blocks.set('processes', processes(found.processes));
    blocks.set('memory', memory(found.processes));
  }
  if (found.tables) {
    blocks.set('tables', tables(found.tables));
    blocks.set('quiet', quiet(found.tables));
  }
  if (found.spectators) blocks.set('spectators', spectators(found.spectators));
  if (found.length) {
    blocks.set('length', parts(found.length.parts));
    blocks.set('loads', loads(found.length.loads));
  }
  if (found.bots) {
    blocks.set('thinking', thinking(found.bots.thinking));
    blocks.set('served', served(found.bots));
    blocks.set('games', lengths(found.bots.lengths));
  }
  if (isWhole(found)) {
    const [costs, assumed] = [costsOf(found), assumptionsOf(found.bots.lengths)];
    blocks.set('costs', unitCosts(costs));
    blocks.set('assumptions', assumptions(assumed));
    blocks.set('plan', plan(costs, assumed));
    blocks.set('limits', limits(costs, assumed));
  }
  return blocks;
}

const NEEDED: readonly Part[] = ['processes', 'tables', 'spectators', 'length', 'bots'];

function isWhole(found: Partial<ClusterFigures>): found is ClusterFigures {
  return NEEDED.every((part) => found[part] !== undefined);
}
