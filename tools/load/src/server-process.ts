/** A server in a process of its own, as the bench sees it. */
import { type ChildProcess, fork } from 'node:child_process';
import type { BenchReply, BenchRequest, Usage } from './child.ts';

type Value = readonly string[] | Usage | number;

/** Starts a server, asks it, and ends it. */
export class ServerProcess {
  readonly port: number;
  /** The process itself. */
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (value: Value) => void>();
  #asked = 0;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.pid = child.pid ?? 0;
    child.on('message', (answer: BenchReply) => {
      if (!('number' in answer)) return;
      this.#waiting.get(answer.number)?.(answer.value);
      this.#waiting.delete(answer.number);
    });
  }

  /** Starts `servers/NAME.ts`, with arguments for Node and variables of its own. */
  static start(
    name: string,
    node: readonly string[] = [],
    variables: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const child = fork(new URL(`./servers/${name}.ts`, import.meta.url), {
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning', ...node],
      env: { ...process.env, NODE_ENV: 'production', ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${name} has ended with ${code}`)));
      child.once('message', (answer: BenchReply) => {
        if ('port' in answer) resolve(new ServerProcess(child, answer.port));
      });
    });
  }

  /** The data with which clients find so many new tables. */
  async open(count: number): Promise<readonly string[]> {
    return (await this.#ask({ ask: 'open', number: this.#asked++, count })) as readonly string[];
  }

  /** Processor time so far. */
  async usage(): Promise<Usage> {
    return (await this.#ask({ ask: 'usage', number: this.#asked++ })) as Usage;
  }

  /** Bytes that are alive. */
  async memory(): Promise<number> {
    return (await this.#ask({ ask: 'memory', number: this.#asked++ })) as number;
  }

  #ask(question: BenchRequest): Promise<Value> {
    return new Promise((resolve) => {
      this.#waiting.set(question.number, resolve);
      this.#child.send(question);
    });
  }

  /** Ends it; a server that is asked kindly writes its profile, if it makes one. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.on('error', () => undefined);
      this.#child.disconnect();
    });
  }
}
