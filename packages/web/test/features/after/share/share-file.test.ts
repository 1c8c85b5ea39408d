/** What comes of asking the system to give a file away. */
import { beforeEach, expect, test, vi } from 'vitest';
import { canShareFiles, shareFile } from '../../../../src/features/after/share/share-file.ts';

const saved: string[] = [];
vi.mock('../../../../src/ui/download.ts', () => ({
  downloadFile: (name: string) => saved.push(name),
}));

const FILE = new File(['<svg/>'], 'houses.svg', { type: 'image/svg+xml' });

beforeEach(() => {
  saved.length = 0;
});

/** A system that takes files in this way. */
function system(
  share: (data: ShareData) => Promise<void>,
  canShare?: (data: ShareData) => boolean,
) {
  vi.stubGlobal('navigator', { share, canShare });
}

test.each([
  ['takes it', () => Promise.resolve(), 'shared', []],
  ['is told never mind', () => Promise.reject(new DOMException('', 'AbortError')), 'shared', []],
  ['wants a fresh tap', () => Promise.reject(new DOMException('', 'NotAllowedError')), 'again', []],
  ['breaks', () => Promise.reject(new DOMException('', 'DataError')), 'saved', ['houses.svg']],
  ['has no such thing', () => Promise.reject(new TypeError()), 'saved', ['houses.svg']],
])('a system that %s', async (_, share, outcome, files) => {
  system(share);
  expect(await shareFile(FILE, 'Houses')).toBe(outcome);
  expect(saved).toEqual(files);
});

test('only what the system takes is offered', () => {
  system(
    () => Promise.resolve(),
    ({ files }) => files?.[0]?.name === 'nyhavn.png' && files[0].type === 'image/png',
  );
  expect(canShareFiles('image/png', 'png')).toBe(true);
  expect(canShareFiles('application/jsonl', 'jsonl')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(canShareFiles('image/png', 'png')).toBe(false);
});
