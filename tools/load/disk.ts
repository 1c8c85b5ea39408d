/** How quick the disk is at the moment: a table in play waits for a flush with every move. */
import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache');
const TIMES = 40;

/** The median of some flushes of a page, in milliseconds. */
export function flushTime(): number {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `flush-${process.pid}`);
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const times = Float64Array.from({ length: TIMES }, () => {
    const began = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(path);
  return times.sort()[TIMES / 2] ?? 0;
}
