/** What every engine has to do: one list of steps for all of them. */
import type { Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { accept, seeTable } from '../browser/online.ts';
import { playSwiftly } from '../browser/swift-player.ts';
import { playInPage, TABLE_WORDS } from '../play-in-page.ts';
import { keepGame } from '../positions.ts';
import { putReview, reviewedGame } from '../reviews.ts';
import { ANY, en, has, titleOf } from '../words.ts';
import type { Device } from './device.ts';
import {
  fillNamed,
  installed,
  isDark,
  isThere,
  noteFiles,
  notePrinting,
  offeredFile,
  offeredPicture,
  pressNamed,
  printedPages,
  storedRecord,
  textOf,
} from './in-page.ts';

type GameId = 'roll-and-write' | 'copenhagen';

/** Moves before a page is loaded again. */
const SOME = 4;

/** The board, once keys are heard and nothing more is to come. */
const BOARD = '.board[data-is-complete="true"]';
const RESULT = 'dialog .result';

/** What a review says once it has looked at everything. */
const ADJUSTED = has(
  en.review.totals.adjustedSentence(ANY, ANY),
  en.review.totals.adjustedMost(ANY),
  en.review.totals.adjustedLeast(ANY),
);

/** Somebody with a device at a server, who waits until the page is ready for what they do. */
export class Traveller {
  readonly device: Device;
  readonly url: string;

  constructor(device: Device, url: string) {
    this.device = device;
    this.url = url;
  }

  async open(path: string, selector: string): Promise<void> {
    await this.device.open(new URL(path, this.url).href);
    await this.see(selector);
  }

  async see(selector: string): Promise<void> {
    await expect.poll(() => this.device.run(isThere, selector), selector).toBe(true);
  }

  async press(name: string): Promise<void> {
    await expect.poll(() => this.device.run(pressNamed, name), name).toBe(true);
  }

  async fill(name: string, text: string): Promise<void> {
    await expect.poll(() => this.device.run(fillNamed, name, text), name).toBe(true);
  }

  /** Makes so many moves and waits to be asked again, or plays to the end. */
  async play(most?: number): Promise<void> {
    const given = most === undefined ? [] : [most];
    await this.device.run(playInPage, TABLE_WORDS, ...given);
  }
}

/** A whole game against bots, which is loaded again in the middle of it. */
export async function playLocally(somebody: Traveller, game: GameId): Promise<void> {
  const { device } = somebody;
  await somebody.open('/', 'main');
  await somebody.press(en.home.playNowGame(titleOf(game)));
  await somebody.see(BOARD);
  await somebody.play(SOME);
  const before = await device.run(storedRecord);
  await somebody.open(await device.run(() => location.href), BOARD);
  await somebody.play(0);
  expect(await device.run(storedRecord)).toContain(before);
  await somebody.play();
  await somebody.see(RESULT);
}

/** A whole game over the network against somebody with another browser, loaded again in the middle. */
export async function playTogether(somebody: Traveller, game: GameId, other: Page): Promise<void> {
  const { device } = somebody;
  await somebody.open('/', 'main');
  await somebody.press(en.home.together.go);
  await somebody.fill(en.together.name.label, 'Anna');
  await somebody.press(en.together.name.ok);
  await somebody.press(titleOf(game));
  await somebody.press(en.together.open.go);
  await expect.poll(() => device.run(() => location.pathname)).toMatch(/^[/]table[/]/);
  const link = new URL(await device.run(() => location.pathname), somebody.url).href;
  await accept(other, link, 'Ben');
  await seeTable(other);
  await somebody.see(BOARD);
  const otherPlays = playSwiftly(other);
  await somebody.play(SOME);
  await somebody.open(link, BOARD);
  await somebody.play();
  await somebody.see(RESULT);
  await otherPlays;
  const result = 'dialog table';
  expect(await device.run(textOf, result)).toBe(await other.evaluate(textOf, result));
}

/** A finished game is reviewed, and given away as a picture. */
export async function lookBack(somebody: Traveller, game: GameId): Promise<void> {
  const { device } = somebody;
  const { record, review } = reviewedGame(game, 3);
  await somebody.open('/settings', '.choice-option');
  await device.run(keepGame, {
    id: 'kept',
    revision: 1,
    record,
    updated: Date.now(),
    isOver: true,
  });
  await device.run(putReview, { id: 'kept', review });
  await somebody.open('/game/kept?part=review', '.totals-account dd');
  await somebody.press(en.review.goOn);
  await expect.poll(() => device.run(textOf, '[role=tabpanel]')).toMatch(ADJUSTED);

  await somebody.open('/game/kept?part=share', '[data-is-drawn="true"]');
  await device.run(noteFiles);
  await somebody.press(en.share.png);
  await expect.poll(async () => (await device.run(offeredFile))?.start).toContain('PNG');
  const picture = await device.run(offeredPicture);
  expect(picture).toMatchObject({ width: 2400, height: 1260 });
  expect(picture.colours, 'the picture is not blank').toBeGreaterThan(50);
}

/** The look by night, and sheets for paper. */
export async function darkAndPrinted(somebody: Traveller): Promise<void> {
  const { device } = somebody;
  await somebody.open('/settings', '.choice-option');
  for (const [theme, isToBeDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await somebody.press(en.settings.themes[theme]);
    await expect.poll(() => device.run(isDark)).toBe(isToBeDark);
  }
  await somebody.open('/print', '.print-page');
  const ratio = await device.run(() => {
    const box = document.querySelector('.print-page')?.getBoundingClientRect();
    return box ? box.width / box.height : 0;
  });
  expect(ratio).toBeCloseTo(210 / 297, 2);
  await device.run(notePrinting);
  await somebody.press(en.print.page.print);
  await expect.poll(() => device.run(printedPages)).toBe(4);
}

/** Without a network: the quay, the rules, a game; and all of it still there when the browser is started again. */
export async function goOffline(somebody: Traveller, cut: () => Promise<void>): Promise<void> {
  const { device } = somebody;
  await somebody.open('/', 'main');
  await device.run(installed);
  await cut();
  await somebody.open('/', 'main');
  await somebody.press(en.home.rulesGame(titleOf('copenhagen')));
  await expect.poll(() => device.run(textOf, 'h1')).toContain(titleOf('copenhagen'));
  await somebody.open('/play/new?game=copenhagen', BOARD);
  await somebody.play(SOME);
  const before = await device.run(storedRecord);

  await device.restart();
  await somebody.open('/', 'main');
  await somebody.press(en.home.goOn);
  await somebody.see(BOARD);
  await somebody.play(0);
  expect(await device.run(storedRecord)).toContain(before);
}
