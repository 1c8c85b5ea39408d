/** Measures bots and quick matches on the server. */
import { RULES } from '../game.ts';
import { until, within } from '../within.ts';
import { BotTable, newGuest } from './bot-table.ts';
import { difference } from './crowd.ts';
import type { Cost } from './measured-cluster.ts';
import { inCluster } from './steps.ts';

/** The cost of moves of which about half are made by bots of the lowest level, which think little. */
export interface BotsFound {
  readonly byBots: number;
  readonly byClients: number;
  readonly seconds: number;
  readonly cost: Cost;
}

/** Tables with a bot each, at two processes, and moves that the bots make before and while it is measured. */
const BOT_TABLES = 80;
const BOTS_WARM = 1000;
const BOTS = 1000;

/** Searches for a quick match of one kind, at two processes at the same time, and how many in a second come to an end. */
const SEARCHES = 200;
const AT_A_TIME = 8;

/** Quick matches. */
export function measureSearches(node: readonly string[]): Promise<number> {
  return inCluster(2, node, async (cluster) => {
    const port = (index: number) => cluster.servers[index % 2]?.port ?? 0;
    const cookies: string[] = [];
    while (cookies.length < AT_A_TIME) {
      cookies.push(await within(10_000, 'a guest', newGuest(port(0))));
    }
    const search = async (index: number) => {
      const answer = await fetch(`http://127.0.0.1:${port(index)}/api/quick`, {
        method: 'POST',
        headers: { cookie: cookies[index % AT_A_TIME] ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ game: RULES.id, size: 2 }),
      });
      if (!answer.ok) throw new Error(`a search was answered with ${answer.status}`);
      await answer.text();
    };
    const many = (count: number) =>
      Promise.all(
        cookies.map(async (_, who) => {
          for (let index = who; index < count; index += AT_A_TIME) await search(index);
        }),
      );
    await within(30_000, 'the first searches', many(SEARCHES / 4));
    const began = performance.now();
    await within(60_000, `${SEARCHES} searches`, many(SEARCHES));
    return (1000 * SEARCHES) / (performance.now() - began);
  });
}

/** Clients against bots of the server, which are jobs for whichever process has time. */
export function measureBots(node: readonly string[]): Promise<BotsFound> {
  return inCluster(2, node, async (cluster) => {
    const port = (index: number) => cluster.servers[index % 2]?.port ?? 0;
    const tables = Array.from(
      { length: BOT_TABLES },
      (_, index) => new BotTable(port(index), 'apprentice', index),
    );
    const sitting = Promise.all(tables.map((table) => table.sit()));
    await within(30_000, 'sitting down with bots', sitting);
    const count = () => ({
      byBots: tables.reduce((sum, { byBot }) => sum + byBot, 0),
      byClients: tables.reduce((sum, { byClient }) => sum + byClient, 0),
    });
    const made = (moves: number) =>
      until(
        120_000,
        () => `${moves} moves of bots`,
        () => count().byBots >= moves,
      );
    await made(BOTS_WARM);
    const [before, earlier] = [await cluster.cost(), count()];
    const began = performance.now();
    await made(BOTS_WARM + BOTS);
    const [cost, later] = [difference(await cluster.cost(), before), count()];
    const seconds = (performance.now() - began) / 1000;
    for (const table of tables) table.close();
    return {
      byBots: later.byBots - earlier.byBots,
      byClients: later.byClients - earlier.byClients,
      seconds,
      cost,
    };
  });
}
