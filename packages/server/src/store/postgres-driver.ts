/** The seam between the server and `pg`, which a simulation replaces. */
import pg from 'pg';

/** Makes connections to Postgres. */
export interface PostgresDriver {
  pool(config: pg.PoolConfig): pg.Pool;
  client(config: pg.ClientConfig): pg.Client;
}

/** Connections over the network. */
export const PG: PostgresDriver = {
  pool: (config) => new pg.Pool(config),
  client: (config) => new pg.Client(config),
};
