/** Programs of the system that serve tests and measurements: on a free port of this machine, with data that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The account that a program runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A program that runs. */
export interface Service {
  readonly url: string;
  /** The process that was started; others may be its children. */
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it at once, by a signal; what it keeps stays. */
  crash(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again where it was. */
  again(): Promise<void>;
  /** Has it stand still. */
  pause(): void;
  /** Has it go on. */
  resume(): void;
}

/** A service to start, and how to know that it is ready. */
interface ServiceRecipe {
  readonly program: string;
  readonly args: readonly string[];
  readonly account?: Account | undefined;
  /** The line of its output once it answers. */
  readonly ready: string;
}

/** A port of this machine that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}

/** A folder that belongs to an account. */
export function folderFor(account: Account | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The first of these people whom this system knows; undefined where this is not run by root anyway. */
export function lesserAccount(...names: readonly string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of names) {
    const [, , uid, gid] = people.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`no account is called ${names.join(' or ')}`);
}

/** Starts a program that serves at an address and keeps what it has in a folder. */
export async function serve(recipe: ServiceRecipe, url: string, folder: string): Promise<Service> {
  let child = await start(recipe);
  const signal = (name: NodeJS.Signals) => {
    if (!isAlive(child)) return;
    for (const pid of familyOf(child.pid ?? 0)) {
      try {
        process.kill(pid, name);
      } catch {
        // A child of it may have ended meanwhile.
      }
    }
  };
  return {
    url,
    get pid() {
      return child.pid ?? 0;
    },
    async stop() {
      await end(child, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    crash: (name) => end(child, name),
    async again() {
      child = await start(recipe);
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

/** A process and its children, as far as this system tells. */
function familyOf(parent: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    try {
      // After the name of the program, which may be anything, come its state and its parent.
      const args = readFileSync(`/proc/${name}/stat`, 'utf8').split(')').at(-1)?.split(' ');
      return Number(args?.[2]) === parent;
    } catch {
      return false;
    }
  });
  return [parent, ...children.map(Number)];
}

/** Starts a program, and waits until it says that it is there. */
async function start({ program, args, account, ready }: ServiceRecipe): Promise<ChildProcess> {
  const child = spawn(program, args, { ...account, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const onOutput = (text: Buffer) => {
      said += text;
      if (said.includes(ready)) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} did not start: ${said}`)));
  });
  // Its output is not read any more, and may exceed the buffer.
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();
  return child;
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isAlive(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
