/** Everything that is measured, and figures that follow from it. */
import type { Cost } from './measured-cluster.ts';
import type { Times } from './plan.ts';
import type { BotsFound } from './served.ts';
import type { LoadRow, PartRow, ProcessesRow, SpectatorsRow, TablesFound } from './steps.ts';
import type { Length, Thinking } from './thinking.ts';

/** Everything that is measured. */
export interface ClusterFigures {
  readonly processes: readonly ProcessesRow[];
  readonly tables: TablesFound;
  readonly spectators: readonly SpectatorsRow[];
  readonly length: { readonly parts: readonly PartRow[]; readonly loads: readonly LoadRow[] };
  readonly bots: {
    readonly served: BotsFound;
    readonly thinking: readonly Thinking[];
    readonly lengths: readonly Length[];
    /** Quick matches in a second. */
    readonly searches: number;
  };
}

/** Bytes of memory of each further table with its two clients, between the last two numbers of tables. */
export function memoryPerTable({ rows }: TablesFound): number {
  const [earlier, later] = rows.slice(-2);
  if (!earlier || !later) return 0;
  return (later.sizes.heap - earlier.sizes.heap) / (later.tables - earlier.tables);
}

/** The cost of one repetition. */
export function each({ servers, postgres, redis }: Cost, times: number): Times {
  return { servers: servers / times, postgres: postgres / times, redis: redis / times };
}

/** The cost of one second of an idle table. */
export function idleOf({ idle: { cost, tables, seconds } }: TablesFound): Times {
  return each(cost, tables * seconds);
}
