/** Rated games that are over in a moment: a bot plays for the person too. */
import type { Page } from '@playwright/test';

let asked = 0;

async function ask(page: Page, path: string, body: object): Promise<{ readonly id: string }> {
  const reply = await page.request.post(path, { data: body });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return reply.json();
}

/** Becomes somebody, without a page being open. */
export function becomeGuest(page: Page, name: string): Promise<{ readonly id: string }> {
  return ask(page, '/api/guest', { name });
}

/** Asks something of a table. */
export async function command(page: Page, table: string, what: object): Promise<void> {
  await ask(page, `/api/tables/${table}/commands`, { id: `rated-${asked++}`, command: what });
}

/** Lets a bot play a seat of one's own to the end, which is the last place. */
export async function letBotPlay(page: Page, table: string): Promise<void> {
  await command(page, table, { do: 'ask', matter: 'bot', seat: 0 });
}

/** A rated game of that size against bots, from its opening to its end; gives the table. */
export async function playRated(page: Page, game: string, size: number): Promise<string> {
  const bots = Array.from({ length: size - 1 }, (_, index) => ({
    kind: 'bot',
    bot: index === 0 ? 'greedy' : 'random',
  }));
  const plan = { game, seats: [{ kind: 'open' }, ...bots], isRated: true, isPublic: true };
  const { id } = await ask(page, '/api/tables', plan);
  await command(page, id, { do: 'sit', name: 'Anna' });
  await letBotPlay(page, id);
  const isOver = async () => (await page.request.get(`/api/tables/${id}/results`)).ok();
  // Bots think in a thread of the server, and nobody else is waited for.
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 250));
  return id;
}
