/** WebKit, driven by plain WebDriver over HTTP: just what tests here need of it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, WEBKIT_MISSING, webkitPrograms } from '@nyhavn/test-services';
import { type Device, scriptOf } from './device.ts';

const SCREEN = '1400x1000x24';

/** GTK's own switch is what pages hear of as reduced motion. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

/** Scripts may play whole games. */
const TIMEOUTS = { script: 380_000, pageLoad: 120_000 };

/** How long the driver may take to listen. */
const START_MS = 60_000;

/** Starts a WebKit that keeps everything in a folder of its own. */
export async function startWebKit(): Promise<WebKit> {
  const webkit = new WebKit();
  await webkit.start();
  return webkit;
}

class WebKit implements Device {
  readonly #home = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  #processes: ChildProcess[] = [];
  #session = '';

  async start(): Promise<void> {
    const programs = webkitPrograms();
    if (!programs) throw new Error(WEBKIT_MISSING);
    mkdirSync(join(this.#home, 'gtk-3.0'), { recursive: true });
    writeFileSync(join(this.#home, 'gtk-3.0', 'settings.ini'), GTK_SETTINGS);
    const env = {
      ...process.env,
      DISPLAY: await this.#startScreen(programs.screen),
      WEBKIT_FOLDER: this.#home,
      XDG_CONFIG_HOME: this.#home,
      LANG: 'C.UTF-8',
    };
    const port = await freePort();
    this.#processes.push(spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const options = { 'webkitgtk:browserOptions': { binary: programs.browser, args: [] } };
    const base = `http://127.0.0.1:${port}/session`;
    await isListening(`http://127.0.0.1:${port}/status`);
    const answer = await send(base, { capabilities: { alwaysMatch: options } });
    const { sessionId } = answer as { readonly sessionId: string };
    this.#session = `${base}/${sessionId}`;
    await send(`${this.#session}/timeouts`, TIMEOUTS);
  }

  async open(url: string): Promise<void> {
    await send(`${this.#session}/url`, { url });
  }

  async run<Arguments extends readonly unknown[], Value>(
    action: (...given: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>> {
    const script = `return ${scriptOf(action, 'arguments')};`;
    return (await send(`${this.#session}/execute/sync`, { script, args })) as Awaited<Value>;
  }

  async restart(): Promise<void> {
    await this.#end();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#end();
    rmSync(this.#home, { recursive: true, force: true });
  }

  async #end(): Promise<void> {
    if (this.#session) await fetch(this.#session, { method: 'DELETE' });
    for (const started of this.#processes.toReversed()) {
      if (started.exitCode !== null) continue;
      started.kill();
      await once(started, 'exit');
    }
    this.#processes = [];
    this.#session = '';
  }

  /** The X server chooses a display that is free, and says which. */
  async #startScreen(program: string): Promise<string> {
    const screen = spawn(program, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#processes.push(screen);
    const [number] = await once(screen.stdout, 'data');
    return `:${String(number).trim()}`;
  }
}

async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

async function isListening(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not listen');
    await sleep(50);
  }
}
