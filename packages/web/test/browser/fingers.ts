/** Real touches, as many fingers as there are points. */
import type { Page } from '@playwright/test';

interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

/** Gives the function that puts fingers down, moves them and lifts them. */
export async function fingers(page: Page) {
  const touch = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly TouchPoint[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
}
