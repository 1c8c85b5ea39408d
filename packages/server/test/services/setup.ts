/** Starts Postgres and Redis for tests, each when the first test asks for it, and stops them after the last. */
import { createServer } from 'node:http';
import { type Service, startPostgres, startRedis } from '@nyhavn/test-services';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port at which this process says where a service is. */
    readonly servicesPort: number;
  }
}

const STARTS: Readonly<Record<string, () => Promise<Service>>> = {
  '/postgres': startPostgres,
  '/redis': startRedis,
};

/** Vitest calls this once, before all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Service>>();
  const server = createServer(async ({ url = '' }, response) => {
    // A kept connection may be closed at the moment in which a test asks again.
    response.setHeader('connection', 'close');
    try {
      const service = started.get(url) ?? STARTS[url]?.();
      if (!service) throw new Error(`nothing is called ${url}`);
      started.set(url, service);
      response.end((await service).url);
    } catch (error) {
      response.writeHead(500).end(`${error}`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  project.provide('servicesPort', typeof address === 'object' && address ? address.port : 0);
  return async () => {
    server.close();
    for (const service of await Promise.allSettled(started.values())) {
      if (service.status === 'fulfilled') await service.value.stop();
    }
  };
}
