/** `nyhavn serve`: the product in a browser. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningServer, ServerOptions } from '@nyhavn/server';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure, UsageError } from '../usage.ts';
import { either, say } from '../words.ts';

/** The folder of the client that `npm run build` makes. */
const CLIENT = join(import.meta.dirname, '..', '..', '..', 'web', 'dist');

/** `nyhavn serve`. */
export const serve: Command = {
  name: 'serve',
  usage:
    '[--port 3000] [--host 127.0.0.1] [--data ./data] [--origin https://nyhavn.example] [--proxy] [--proxy-hops 1] [--admins ID,…] [--log warn]',
  summary: () => say().commands.help.summaries.serve,
  async run(argv) {
    const given = new Arguments(argv, {
      values: ['port', 'host', 'data', 'origin', 'proxy-hops', 'admins', 'log'],
      flags: ['proxy'],
    });
    const port = given.number('port', 0, 65_535, 3000);
    const host = given.text('host') || '127.0.0.1';
    const data = resolve(given.text('data') || 'data');
    const origin = originIn(given);
    const proxyHops = given.number('proxy-hops', 0, 10, given.flag('proxy') ? 1 : 0);
    const operations = operationsIn(given);
    const administrators = administratorsIn(given);
    if (!existsSync(join(CLIENT, 'index.html'))) {
      throw new Failure(say().commands.serve.notBuilt('npm run build'));
    }
    const { DATABASE_URL: database, REDIS_URL: redis } = process.env;
    const signals = new Signals();
    const serving = await listen(
      {
        client: CLIENT,
        data,
        proxyHops,
        administrators,
        pushHosts: pushHostsIn(process.env.NYHAVN_PUSH_HOSTS),
        database,
        redis,
        onFatal: ({ message }) => fail(say().commands.serve.notGoingOn(message)),
        endsOnUncaught: true,
        ...origin,
        ...operations,
      },
      port,
      host,
    );
    process.stdout.write(`${say().commands.serve.at(urlOf(host, serving.port))}\n`);
    await signals.interrupted();
    await serving.close();
  },
};

/** SIGINT and SIGTERM. They are handled from the start, because a container's first process ignores others. */
class Signals {
  /** The action of the next signal. A starting server has nothing to store, so it may end at once. */
  #next: () => void = () => process.exit(0);

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => this.#next());
  }

  /** Comes with the next signal; the one after it no longer waits for anything. */
  interrupted(): Promise<void> {
    return new Promise((resolve) => {
      this.#next = () => {
        this.#next = () => process.exit(1);
        resolve();
      };
    });
  }
}

/** Ends the process, whatever still runs in it: a supervisor starts it again. */
function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * The address at which people reach the server, if it is given: passkeys work at that address
 * alone.
 */
function originIn(given: Arguments): Pick<ServerOptions, 'origin'> {
  const text = given.text('origin');
  if (text === undefined) return {};
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return { origin: url.origin };
  throw new UsageError(say().commands.options.address('--origin', 'https://nyhavn.example'));
}

/** The ids of those who may see, mute and close everything. */
function administratorsIn(given: Arguments): ReadonlySet<string> {
  const ids = (given.text('admins') ?? process.env.NYHAVN_ADMINS ?? '').split(/[\s,]+/);
  const named = ids.filter((id) => id !== '');
  for (const id of named) {
    // A name is not enough: another person could have claimed it.
    if (!/^[\w-]{16}$/.test(id)) {
      throw new UsageError(say().commands.options.person(id));
    }
  }
  return new Set(named);
}

/** Push services that are written to beside those of the well-known browsers. */
function pushHostsIn(text = ''): readonly string[] {
  const hosts = text.split(/[\s,]+/).filter((host) => host !== '');
  for (const host of hosts) {
    if (!/^[.]?([a-z0-9-]+[.])+[a-z0-9-]+$/.test(host)) {
      throw new UsageError(say().commands.options.host('NYHAVN_PUSH_HOSTS', host));
    }
  }
  return hosts;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The operator's settings; secrets come from the environment alone. */
function operationsIn(
  given: Arguments,
): Pick<ServerOptions, 'log' | 'metricsToken' | 'shutdownDelayMs'> {
  const { NYHAVN_LOG, NYHAVN_METRICS_TOKEN, NYHAVN_FAREWELL = '0' } = process.env;
  const named = given.text('log') ?? NYHAVN_LOG ?? 'warn';
  const level = LEVELS.find((known) => known === named);
  if (level === undefined)
    throw new UsageError(say().commands.options.oneOf('--log', either(LEVELS)));
  if (!/^\d{1,3}$/.test(NYHAVN_FAREWELL)) {
    throw new UsageError(say().commands.options.number('NYHAVN_FAREWELL', 0, 999));
  }
  return {
    log: { level },
    shutdownDelayMs: 1000 * Number(NYHAVN_FAREWELL),
    ...(NYHAVN_METRICS_TOKEN ? { metricsToken: NYHAVN_METRICS_TOKEN } : {}),
  };
}

async function listen(options: ServerOptions, port: number, host: string): Promise<RunningServer> {
  // Loaded here, because all other commands begin faster without it.
  const server = await import('@nyhavn/server');
  try {
    return await server.serve(options, { port, host });
  } catch (error) {
    return fail(reasonOf(error, port, host));
  }
}

/** The address to type: this machine is called localhost. */
function urlOf(host: string, port: number): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = here ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Why the server can't start, in a sentence. */
function reasonOf(error: unknown, port: number, host: string): string {
  const words = say().commands.serve;
  if (!(error instanceof Error)) return words.notStarting(String(error));
  if (!('code' in error)) return error.message;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: words.portUsed(port, `nyhavn serve --port ${port + 1}`),
    EADDRNOTAVAIL: words.notOurs(host),
    ECONNREFUSED: words.noDatabase('DATABASE_URL'),
    ...('syscall' in error && error.syscall === 'listen'
      ? { EACCES: words.portRefused(port) }
      : {}),
    ...('hostname' in error && error.hostname === host ? { ENOTFOUND: words.notOurs(host) } : {}),
  };
  return reasons[String(error.code)] ?? words.notStarting(error.message);
}
