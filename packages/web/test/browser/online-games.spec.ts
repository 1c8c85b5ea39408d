/** Whole games over the real server: killed browsers, lost answers, two devices of one person. */
import type { Locator, Page } from '@playwright/test';
import { ASKS } from '../table-words.ts';
import { ANY, en, has, MANY, whole } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { eventsAt, gather, lineOf, playUntil, seeTable, whoIsAsked } from './online.ts';
import { byMouse, chooseMove, type Decide, playOn, statusLine } from './playing.ts';
import { playSwiftly } from './swift-player.ts';

// Guests have phones; the host sits at a desk.
test.use({ visitorsViewport: { width: 360, height: 640 } });

const LOST = en.together.link.lost;

/** What is said of a game whose chance was checked, with lots from two devices. */
const FAIR = has(
  en.together.over.proof.chained(MANY, 'rolls'),
  en.together.over.proof.chained(MANY, 'cards'),
);

/** Lets one person come to the last press of a move. */
async function aboutToMove(page: Page, others: readonly Page[], play: Decide): Promise<Locator> {
  for (;;) {
    await playUntil(page, others, play);
    const last = await chooseMove(page, play);
    if (last) return last;
  }
}

/** All play to the end at the same time, and come to the same result. */
async function playAll(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map(playSwiftly));
  const results = await Promise.all(
    pages.map((page) => page.getByRole('dialog').getByRole('table').innerText()),
  );
  expect(new Set(results).size, 'everybody sees the same result').toBe(1);
}

/** How often a seat has moved. */
function movesOf(events: readonly string[], seat: number): number {
  return events.filter((event) => event.startsWith(`${seat}: `)).length;
}

/** The moves of all seats, without what was rolled and dealt. */
function movesByPeople(events: readonly string[]): string[] {
  return events.filter((event) => !event.startsWith('chance: '));
}

for (const { id, title, play } of GAMES) {
  test(`${id}: two people; one is killed in a turn, and loses the network in a move`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const victim = await visit();
    const link = await gather([page, victim.page], title);
    for (let made = 0; made < 4; made++) {
      await playOn(await whoIsAsked([page, victim.page]), play, byMouse, 1);
    }

    await aboutToMove(victim.page, [page], play);
    const atKill = await eventsAt(page, link);
    const cookies = await victim.context.storageState();
    await victim.context.close();
    await expect(
      page.getByRole('button', {
        name: whole(en.table.pointsOf('Ben', `${ANY}${en.together.people.away}`)),
      }),
    ).toBeVisible();
    const ben = await visit(cookies);
    const line = await lineOf(ben.page);
    await ben.page.goto(link);
    await seeTable(ben.page);
    expect(await eventsAt(page, link)).toEqual(atKill);

    // The server gets the move; its answer is lost, and then the network.
    const last = await aboutToMove(ben.page, [page], play);
    const before = await eventsAt(page, link);
    line.mute();
    await last.click();
    await expect(statusLine(ben.page)).toHaveText(en.table.sending);
    await expect
      .poll(async () => movesOf(await eventsAt(page, link), 1))
      .toBe(movesOf(before, 1) + 1);
    const during = await eventsAt(page, link);
    await ben.setOffline(true);
    await expect(ben.page.getByText(LOST)).toBeVisible();
    await expect(
      page.getByRole('button', {
        name: whole(en.table.pointsOf('Ben', `${ANY}${en.together.people.away}`)),
      }),
    ).toBeVisible();
    // A cut of ten seconds, once; a shorter one is the same to everybody but the clock.
    if (id === 'copenhagen') await ben.page.waitForTimeout(10_000);
    line.mend();
    await ben.setOffline(false);
    await expect(ben.page.getByText(LOST)).toBeHidden();
    await expect(statusLine(ben.page)).not.toHaveText(en.table.sending);
    // What is drawn next waits for Ben's device, and may have come since.
    const after = await eventsAt(page, link);
    expect(movesByPeople(after), 'the move counts once').toEqual(movesByPeople(during));

    await playAll([page, ben.page]);
    await page.getByRole('button', { name: en.together.over.verify }).click();
    await expect(page.getByText(FAIR)).toBeVisible();

    // A page that is loaded again still knows what this device added, and what it heard before.
    await page.reload();
    await page.getByRole('button', { name: en.together.over.verify }).click();
    await expect(page.getByText(FAIR)).toContainText(en.together.over.proof.own);
  });

  test(`${id}: four people, one of them at two devices at once`, async ({ page, visit }) => {
    test.slow();
    const visitors = [await visit(), await visit(), await visit()] as const;
    const [ben, cleo, dora] = [visitors[0].page, visitors[1].page, visitors[2].page];
    const link = await gather([page, ben, cleo, dora], title);
    const phone = await visit(await visitors[2].context.storageState());
    await phone.page.goto(link);
    await seeTable(phone.page);
    const others = [page, ben, cleo];

    // Both make a move in the same moment: one counts.
    const button = await aboutToMove(dora, others, play);
    const twin = await chooseMove(phone.page, play);
    const before = await eventsAt(dora, link);
    const hands = await Promise.all([button.elementHandle(), twin?.elementHandle()]);
    await Promise.all(hands.map((hand) => hand?.evaluate((one) => (one as HTMLElement).click())));
    await converge();
    expect(movesOf(await eventsAt(dora, link), 3)).toBe(movesOf(before, 3) + 1);

    // The phone chooses without a network; what it sends on coming back is refused, as the other was first.
    const late = await aboutToMove(phone.page, others, play);
    await phone.setOffline(true);
    await late.click();
    await expect(statusLine(phone.page)).toHaveText(en.table.sending);
    const played = await eventsAt(dora, link);
    await playOn(dora, play, byMouse, 1);
    await expect
      .poll(async () => movesOf(await eventsAt(dora, link), 3))
      .toBe(movesOf(played, 3) + 1);
    // It is said for some seconds only, so the test looks for it from before it can be there.
    const refusal = has(en.together.refusals.stale, en.refusals['not-your-turn']);
    const told = phone.page.getByText(refusal).waitFor();
    await phone.setOffline(false);
    await told;
    await converge();
    expect(movesOf(await eventsAt(dora, link), 3)).toBe(movesOf(played, 3) + 1);
    await phone.context.close();

    if (id === 'roll-and-write') await takeDiceTogether();
    await playAll([page, ben, cleo, dora]);

    /** Both devices show the same, and neither waits for an answer. */
    async function converge() {
      await expect(async () => {
        const lines = [statusLine(dora), statusLine(phone.page)];
        const [one, other] = await Promise.all(lines.map((line) => line.textContent()));
        expect(one).toBe(other);
        expect(one).not.toBe(en.table.sending);
      }).toPass();
    }

    /** When a turn ends, all others are asked at once, and answer in any order. */
    async function takeDiceTogether() {
      const all = [page, ben, cleo, dora];
      const asked = ASKS.die;
      for (let isTurn = false; ; ) {
        const one = await whoIsAsked(all);
        const isTaking = asked.test((await statusLine(one).textContent()) ?? '');
        if (isTaking && isTurn) break;
        // Of a turn that has ended before, some may have taken theirs.
        isTurn = !isTaking;
        await playOn(one, play, byMouse, 1);
      }
      let takers: Page[] = [];
      const lookAround = async () => {
        const lines = await Promise.all(all.map((each) => statusLine(each).textContent()));
        takers = all.filter((_, index) => asked.test(lines[index] ?? ''));
        return takers.length;
      };
      await expect.poll(lookAround).toBe(3);
      await Promise.all(takers.map((taker) => playOn(taker, play, byMouse, 1)));
    }
  });
}
