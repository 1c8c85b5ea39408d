/** Opens the store of a server: SQLite in its data folder, or the Postgres of a cluster. */
import type { Cluster } from '../cluster/cluster.ts';
import type { ReportError } from '../operations/errors.ts';
import { secretIn } from '../secret.ts';
import type { SlewedClock } from '../slewed-clock.ts';
import { lockFolder } from './data-folder.ts';
import { openSqlite } from './sqlite.ts';
import type { AppendObserver, Store } from './store.ts';

/** The location of the database. */
export interface StoreOptions {
  /** The folder for everything that has to last. */
  readonly data: string;
  /** The Postgres in which tables and people are kept instead, for any number of processes. */
  readonly database?: string | undefined;
  /** The Redis over which those processes talk. */
  readonly redis?: string | undefined;
  /** Called once when the server can't go on, because its store has died: end the process, so that it is started again. */
  readonly onFatal?: (error: Error) => void;
}

/** The opened store, and the cluster of processes on it. */
export interface OpenedStore {
  readonly store: Store;
  /** The key that signs cookies. */
  readonly secret: Buffer;
  readonly cluster?: Cluster;
  /** Joins the cluster; whether this process is the first. */
  join(deps: Parameters<Cluster['join']>[1]): Promise<boolean>;
}

/** Dependencies of stores. */
interface StoreDeps {
  readonly clock: SlewedClock;
  readonly report: ReportError;
  readonly observer: AppendObserver;
  readonly cleanup: AsyncDisposableStack;
}

/** Opens the store that the options name. The cleanup closes it. */
export async function openStore(options: StoreOptions, deps: StoreDeps): Promise<OpenedStore> {
  const { data, database, redis } = options;
  if (database) return openShared({ data, database, redis }, deps);
  if (redis) throw new Error('REDIS_URL is for many processes, which need DATABASE_URL as well.');
  const { report, observer, cleanup } = deps;
  const folder = lockFolder(data);
  cleanup.defer(() => folder.unlock());
  if (folder.warning !== undefined) report('data folder', new Error(folder.warning));
  const secret = secretIn(data);
  const store = await openSqlite(folder.file, {
    report,
    observer,
    onDeath: (error) => options.onFatal?.(error),
  });
  cleanup.defer(() => store.close());
  folder.opened();
  cleanup.defer(() => folder.closing());
  return { store, secret, join: async () => true };
}

async function openShared(
  { data, database, redis }: StoreOptions & { readonly database: string },
  { clock, report, observer, cleanup }: StoreDeps,
): Promise<OpenedStore> {
  const secret = secretIn(data);
  // Loaded here, because a server without a cluster starts faster without it.
  const [{ openPostgres }, { Cluster }, { joinBus }] = await Promise.all([
    import('./postgres.ts'),
    import('../cluster/cluster.ts'),
    import('../cluster/index.ts'),
  ]);
  const store = await openPostgres(database, report, observer);
  cleanup.defer(() => store.close());
  const cluster = new Cluster(store, clock.now, report);
  const join: OpenedStore['join'] = async (deps) => {
    const { bus, isFirst } = await joinBus({ database, redis, store, secret }, cluster);
    try {
      await cluster.syncClock(clock);
      await cluster.join(bus, deps);
      return isFirst;
    } catch (error) {
      await bus.close();
      throw error;
    }
  };
  return { store, secret, cluster, join };
}
