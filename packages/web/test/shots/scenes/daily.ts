/** The challenge of the day. */
import type { Page } from '@playwright/test';
import { dayAt, dayFrom, KINDS } from '../../../src/features/daily/days.ts';
import { keepDaily, put } from '../../daily.ts';
import { begins, en } from '../../words.ts';
import type { Scene } from './scene.ts';

const LIT = [false, false, true, false, true, true, false, true, true];

/** Some days that were played, today's first game among them. */
async function openPlayed(page: Page): Promise<void> {
  const today = dayAt(Date.now());
  const tries = [0, 1, 2, 4].flatMap((ago) =>
    KINDS.slice(0, ago === 0 ? 1 : 2).map((kind) => {
      const day = dayFrom(today, -ago);
      const points = kind === 'alone' ? 12 + ago : 9 + ago;
      const result = {
        isSuccess: kind === 'alone' || ago > 1,
        turns: LIT.length,
        points,
        theirs: 11,
        lit: LIT,
        advice: 0,
      };
      return { key: `${day} ${kind}`, value: { day, kind, isOnTime: true, result } };
    }),
  );
  await put(page, { dailies: tries });
  await page.goto('/daily');
  await page.getByRole('img', { name: begins(en.daily.cardAlt('')) }).waitFor();
}

/** The days, a game alone, and its end. */
export const DAILY: readonly Scene[] = [
  { name: 'daily', open: openPlayed },
  {
    name: 'daily-alone-turn',
    async open(page) {
      await page.goto(`/daily/${dayAt(Date.now())}/alone`);
      await page
        .getByRole('heading', { level: 1, name: begins(en.table.yourTurn('', true)) })
        .waitFor();
    },
  },
  {
    name: 'daily-over',
    async open(page) {
      const daily = { day: '2026-11-14', kind: 'alone', isPractice: false } as const;
      await keepDaily(page, daily);
      await page.goto(`/daily/${daily.day}/${daily.kind}`);
      await page.getByRole('button', { name: en.rollAndWrite.takeNone }).click();
      await page.getByRole('img', { name: begins(en.daily.cardAlt('')) }).waitFor();
    },
  },
];
