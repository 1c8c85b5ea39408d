/**
 * Players to measure ours by: plain, general, and never made better afterwards. The arena takes them
 * with `--with packages/bots/test/yardsticks/index.ts`.
 */
import type { Bot } from '../../src/index.ts';
import { flat } from './flat.ts';
import { uct } from './uct.ts';

/** With a second a move, as they are measured, and with playouts, which are the same everywhere. */
export const bots: readonly Bot[] = [
  flat('flat-1s', { milliseconds: 1000 }),
  flat('flat-200', { playouts: 200 }),
  flat('flat-2000', { playouts: 2000 }),
  uct('uct-1s', { milliseconds: 1000 }),
  uct('uct-200', { playouts: 200 }),
  uct('uct-2000', { playouts: 2000 }),
];
