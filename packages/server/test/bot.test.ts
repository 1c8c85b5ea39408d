import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecords } from '@nyhavn/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, serve } from '../src/index.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const BOT = join(DOCS, 'examples/bot.ts');

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let serving: RunningServer;
let url: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const place = { port: 0, host: '127.0.0.1' };
  serving = await serve({ client: folder, data: join(folder, 'data') }, place);
  url = `http://127.0.0.1:${serving.port}`;
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A bot as a process of its own, perhaps with a token. */
function start(words: readonly string[] = [], token = ''): ChildProcess & { said: string } {
  const env = { ...process.env, NYHAVN_TOKEN: token };
  const bot = Object.assign(spawn(process.execPath, [BOT, url, ...words], { env }), { said: '' });
  for (const stream of [bot.stdout, bot.stderr]) {
    stream?.on('data', (text) => {
      bot.said += text;
    });
  }
  return bot;
}

async function ended(bots: readonly ReturnType<typeof start>[]): Promise<void> {
  const codes = await Promise.all(bots.map(async (bot) => (await once(bot, 'exit'))[0]));
  expect(bots.map(({ said }) => said)).toEqual(bots.map(() => ''));
  expect(codes).toEqual(bots.map(() => 0));
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

async function ask(path: string, body?: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const reply = await fetch(`${url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const [given = ''] = (reply.headers.get('set-cookie') ?? '').split(';');
  return { json: (await reply.json()) as { id: string; record: string }, cookie: given };
}

/** A bot of somebody's, and the token that it is known by. */
async function makeBot(name: string, cookie: string): Promise<{ bot: string; secret: string }> {
  const { json } = await ask('me/bots', { name }, cookie);
  return json as unknown as { bot: string; secret: string };
}

describe('the bot of docs/bots.md', () => {
  test('is the one in the text, and shorter than 30 lines', () => {
    const code = readFileSync(BOT, 'utf8');
    expect(code.split('\n').length - 1).toBeLessThan(30);
    expect(readFileSync(join(DOCS, 'bots.md'), 'utf8')).toContain(`\`\`\`ts\n${code}\`\`\``);
  });

  test.each(['copenhagen', 'roll-and-write'])(
    'plays a whole rated game of %s by a token, against one of the house and a guest',
    async (game) => {
      const { cookie } = await ask('guest', { name: 'Host' });
      const { bot, secret } = await makeBot(`Bot for ${game}`, cookie);
      const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }];
      const { json: table } = await ask('tables', { game, seats, isRated: true }, cookie);
      await ended([start([table.id], secret), start([table.id])]);
      const { json } = await ask(`tables/${table.id}/record`);
      const found = verifyRecords(json.record);
      if (!found.ok || found.findings[0]?.kind !== 'chained') throw new Error(json.record);
      // Bots of people take part in every draw, and those of the house in none.
      for (const { tookPart } of found.findings[0].draws) expect(tookPart).toEqual([0, 2]);

      const known = async (id: string) => (await ask(`people/${id}`)).json;
      await expect
        .poll(() => known(bot))
        .toMatchObject({
          name: `Bot for ${game}`,
          isBot: true,
          ratings: [{ game, size: 3, opponents: 'bots', games: 1 }],
          played: [{ game, size: 3, played: 1 }],
        });
      const leaders = (await ask(`ratings/${game}/3?opponents=bots`)).json as unknown as {
        id: string;
      }[];
      expect(leaders.map(({ id }) => id)).toEqual(expect.arrayContaining([bot, 'bot:random']));
      expect(leaders).toHaveLength(3);
    },
  );

  test('finds a table by itself', async () => {
    const first = start();
    while (!((await ask('tables')).json as unknown as unknown[]).length) await turn();
    await ended([first, start()]);
  });
});
