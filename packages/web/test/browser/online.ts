/** People who meet at a table over the network, and what may happen to the network between them. */
import type { Entry, TablePlan } from '@nyhavn/protocol';
import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { ANY, begins, en, whole } from '../words.ts';
import { byMouse, type Decide, playOn, statusLine } from './playing.ts';

/** What the line says of somebody who has opened a table. */
export const OWN_SEAT = `${en.together.waiting.you} · ${en.together.waiting.host}`;

/** Names for up to four people. */
const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dora'] as const;

/** Says who one is, and comes to where tables are opened. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.together.go }).click();
  await page.getByRole('textbox', { name: en.together.name.label }).fill(name);
  await page.getByRole('button', { name: en.together.name.ok }).click();
  await page.getByRole('heading', { name: en.together.open.title }).waitFor();
}

/** Opens a table of a game with so many free seats beside one's own; gives the link. */
export async function openTable(page: Page, title: string, others = 1): Promise<string> {
  const form = page.getByRole('form', { name: en.together.open.title });
  await form.getByRole('radio', { name: title }).check();
  for (let more = 1; more < others; more++) {
    await form.getByRole('button', { name: en.together.open.add }).click();
  }
  await form.getByRole('button', { name: en.together.open.go }).click();
  await expect(page.getByText(OWN_SEAT)).toBeVisible();
  return page.getByRole('textbox', { name: en.together.invite.link }).inputValue();
}

/** Waits until somebody sees the table in play. */
export async function seeTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.table.menu }).waitFor();
}

/** Follows an invitation; the table shows once all have come. */
export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: en.together.name.label }).fill(name);
  await page.getByRole('button', { name: en.together.invite.join }).click();
}

/** Anna opens a table, and the others follow her link; gives the link when the game has begun. */
export async function gather(pages: readonly Page[], title: string): Promise<string> {
  const [host, ...guests] = pages;
  if (!host) throw new Error('nobody comes');
  await introduce(host, PEOPLE[0]);
  const link = await openTable(host, title, guests.length);
  await beSeated(guests, link);
  await seeTable(host);
  return link;
}

/** Anna opens a table as only the API can, and the others follow her link. */
export async function gatherAt(
  pages: readonly Page[],
  plan: Partial<TablePlan> & Pick<TablePlan, 'game'>,
): Promise<string> {
  const [host, ...guests] = pages;
  if (!host) throw new Error('nobody comes');
  await introduce(host, PEOPLE[0]);
  const seats = pages.map(() => ({ kind: 'open' }));
  const reply = await host.request.post('/api/tables', { data: { seats, ...plan } });
  const link = `/table/${(await reply.json()).id}`;
  await host.goto(`${link}?sit`);
  await host.getByText(OWN_SEAT).waitFor();
  await beSeated(guests, link);
  await seeTable(host);
  return link;
}

async function beSeated(guests: readonly Page[], link: string): Promise<void> {
  // One after the other, so that everybody's seat is known.
  for (const [index, page] of guests.entries()) {
    await accept(page, link, PEOPLE[index + 1] ?? '');
    await page.getByRole('button', { name: en.together.invite.join }).waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: whole(en.together.waiting.leave, en.table.menu) })
      .waitFor();
  }
  for (const page of guests) await seeTable(page);
}

/** What the line says while its person is not asked. */
const IDLE = whole(`${ANY}…`, en.table.over.title, '');

/** Waits until one of these people is asked, and says who. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  let asked: Page | undefined;
  await expect(async () => {
    const lines = await Promise.all(pages.map((page) => statusLine(page).textContent()));
    asked = pages[lines.findIndex((line) => !IDLE.test(line ?? ''))];
    expect(asked).toBeDefined();
  }).toPass({ intervals: [20, 50, 100] });
  if (!asked) throw new Error('nobody is asked');
  return asked;
}

/** Lets the others play until it is one person's turn. */
export async function playUntil(page: Page, others: readonly Page[], play: Decide): Promise<void> {
  for (;;) {
    const asked = await whoIsAsked([page, ...others]);
    if (asked === page) return;
    await playOn(asked, play, byMouse, 1);
  }
}

/** What tells of the people at the table: a panel on a desk, elsewhere a dialog. */
export function peopleOf(page: Page): Locator {
  const name = en.together.people.title;
  return page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
}

/** Opens what tells of the people at the table. */
export async function openPeople(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: begins(en.together.people.title) }).click();
  return peopleOf(page);
}

/** What has happened at a table, as somebody may see it: from the server, not from the page. */
export async function entriesAt(page: Page, link: string): Promise<Entry[]> {
  const table = new URL(link, 'http://localhost').pathname.split('/').at(-1);
  const reply = await page.request.get(`/api/tables/${table}/entries`);
  return ((await reply.json()) as { entries: Entry[] }).entries;
}

/** Events of the game that stand. */
export async function eventsAt(page: Page, link: string): Promise<string[]> {
  const events: string[] = [];
  for (const entry of await entriesAt(page, link)) {
    if (!('kind' in entry)) events.push(`${entry.by}: ${entry.move}`);
    else if (entry.kind === 'undone') events.splice(-entry.count);
  }
  return events;
}

/** The wire between one page and the server. */
export interface Line {
  /** From now on what the page says arrives, but no answer ever comes. */
  mute(): void;
  /** All is as it was, for connections that are made from now on. */
  mend(): void;
}

/** Has a page speak over a line that can fail in the worst moment; before it connects. */
export async function lineOf(page: Page): Promise<Line> {
  let isMute = false;
  await page.routeWebSocket(/\/api\/socket$/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    let isGone = false;
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      isGone ||= isMute;
      if (!isGone) socket.send(message);
    });
  });
  return {
    mute() {
      isMute = true;
    },
    mend() {
      isMute = false;
    },
  };
}
