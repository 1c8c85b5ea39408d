/** `npm run film`: plays two turns of Roll & Write with motion on and writes them to `docs/playing.webp`. Needs `img2webp`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS, CHROMIUM_MISSING, chromiumPath } from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { chromium, type Page } from '@playwright/test';
import { nextQuestion, type Press } from '../browser/playing.ts';
import { playRollAndWrite } from '../browser/roll-and-write-player.ts';
import { canPay, openTable } from '../positions.ts';
import { ROLL_AND_WRITE } from './scenes/scene.ts';

const FILM = 'docs/playing.webp';
const SIZE = { width: 960, height: 600 };
const DECISIONS = 5;
/** The time in which somebody sees what a press is about to do. */
const PAUSE_MS = 600;
const LAST_FRAME_MS = 2000;
/** Frames that follow each other faster than this are left out. */
const SHORTEST_FRAME_MS = 70;
const QUALITY = '70';

type Frame = { readonly png: Buffer; readonly atMs: number };

/** Takes a picture whenever the page changes, until `act` has ended. */
async function record(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const atMs = (metadata.timestamp ?? 0) * 1000;
    const last = frames.at(-1);
    if (!last || atMs - last.atMs >= SHORTEST_FRAME_MS) {
      frames.push({ png: Buffer.from(data, 'base64'), atMs });
    }
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await act();
  await session.send('Page.stopScreencast');
  return frames;
}

/** Writes frames as an animated picture that begins again at its end. */
function write(frames: readonly Frame[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'nyhavn-film-'));
  const parts = frames.flatMap(({ png, atMs }, index) => {
    const file = join(folder, `${index}.png`);
    writeFileSync(file, png);
    const durationMs = (frames[index + 1]?.atMs ?? atMs + LAST_FRAME_MS) - atMs;
    return ['-d', String(Math.round(durationMs)), '-lossy', '-q', QUALITY, file];
  });
  const { status, error } = spawnSync('img2webp', [
    '-loop',
    '0',
    '-min_size',
    ...parts,
    '-o',
    FILM,
  ]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw error ?? new Error(`img2webp ended with ${status}`);
}

const slowly: Press = async (target) => {
  await target.hover();
  await target.page().waitForTimeout(PAUSE_MS);
  await target.click();
  await target.page().waitForTimeout(PAUSE_MS);
};

const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const product = await serveProduct();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  const page = await browser.newPage({ viewport: SIZE, baseURL: product.url, locale: 'en-GB' });
  await openTable(page, { ...ROLL_AND_WRITE, isThere: canPay(ROLL_AND_WRITE.isThere) });
  await page.waitForLoadState('networkidle');
  const frames = await record(page, async () => {
    for (let count = 0; count < DECISIONS; count++) {
      const status = await nextQuestion(page, slowly);
      if (status === undefined) break;
      await playRollAndWrite(page, status, slowly);
    }
    await page.waitForTimeout(PAUSE_MS);
  });
  write(frames);
  console.log(`${FILM}: ${frames.length} frames`);
} finally {
  await browser.close();
  await product.close();
}
// What scenes use of the client may listen to other tabs, for which Node would wait.
process.exit();
