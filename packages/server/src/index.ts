/** The program that serves the product. */
import fastify, { type FastifyInstance } from 'fastify';
import { secure } from './security.ts';
import { serveClient } from './static.ts';

/** What a server is made of. */
export interface ServerOptions {
  /** The folder with the client as it was built. */
  readonly client: string;
}

/** A server that does not listen yet. */
export async function createServer({ client }: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  await secure(server);
  await serveClient(server, client);
  return server;
}

/** Where to listen; port 0 is any that is free. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

/** A server that listens. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** Begins to serve; where it can not listen, it throws Node's error with its code. */
export async function serve(options: ServerOptions, place: Place): Promise<Serving> {
  const server = await createServer(options);
  await server.listen(place);
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    close: () => server.close(),
  };
}
