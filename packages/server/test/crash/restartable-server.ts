/** A server in a process of its own that is killed and started again at the same address. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@nyhavn/test-services';

/** Milliseconds until a request that found no server is made again. */
const RETRY_PAUSE_MS = 50;

/** The server, as long as it lives and afterwards. */
export class RestartableServer {
  readonly port: number;
  /** All that it has ever written to its terminal. */
  said = '';
  /** True if it has ended though nobody has ended it. */
  hasFallen = false;
  readonly #data: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(data: string, port: number, env: NodeJS.ProcessEnv) {
    this.#data = data;
    this.#env = env;
    this.port = port;
  }

  /** Starts a server on a folder of data, at a port that is free, and on what the environment names. */
  static async start(data: string, env: NodeJS.ProcessEnv = {}): Promise<RestartableServer> {
    const server = new RestartableServer(data, await freePort(), env);
    await server.#start();
    return server;
  }

  async #start(): Promise<void> {
    const server = join(import.meta.dirname, 'server.ts');
    const child = fork(server, [this.#data, `${this.port}`], {
      silent: true,
      execArgv: ['--trace-warnings'],
      env: { ...process.env, ...this.#env },
    });
    child.stdout?.on('data', (text) => {
      this.said += text;
    });
    child.stderr?.on('data', (text) => {
      this.said += text;
    });
    this.#process = child;
    child.once('exit', () => {
      this.hasFallen ||= this.#process === child;
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`it did not start: ${this.said}`))),
    ]);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Kills it, without a word of warning, and starts it again. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#start();
  }

  /** The number of its process. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Has it stand still. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Has it go on. */
  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Sets its time of day so many milliseconds ahead of what it is. */
  jump(milliseconds: number): void {
    this.#process?.send(milliseconds);
  }

  /** Kills it for good. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Lets it end in peace. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Asks the API until there is an answer and it is not “later”, as whoever has that cookie. */
  async post(path: string, body: object, cookie = ''): Promise<{ id: string; cookie: string }> {
    for (;;) {
      try {
        const reply = await fetch(`http://127.0.0.1:${this.port}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(body),
        });
        if ([429, 503].includes(reply.status)) throw new TypeError('later');
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        const { id } = (await reply.json()) as { id: string };
        return { id, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? cookie };
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  }
}
