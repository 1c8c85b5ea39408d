import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { Outbox } from '../../src/wire/outbox.ts';

/** An outbox whose stream remembers what came in one go; one that is slow takes nothing. */
function recorded(isSlow = false) {
  const writes: string[] = [];
  const stream = new Duplex({
    decodeStrings: false,
    read() {},
    write(text: string, encoding, done) {
      writes.push(Buffer.from(text, encoding).toString());
      if (!isSlow) done();
    },
  });
  const socket = { OPEN: 1, readyState: 1 };
  return { outbox: new Outbox(socket, stream), socket, stream, writes };
}

const later = () => new Promise((resolve) => setImmediate(resolve));

test('what follows from one event travels together, also after promises', async () => {
  const { outbox, writes } = recorded();
  const other = recorded();
  outbox.put('news');
  other.outbox.put('news');
  await Promise.resolve().then(() => Promise.resolve());
  outbox.put('done');
  expect(writes).toEqual([]);
  await later();
  expect(writes).toEqual(['newsdone']);
  expect(other.writes).toEqual(['news']);
});

test('nothing is held back for longer', async () => {
  const { outbox, writes } = recorded();
  for (const text of ['first', 'second']) {
    outbox.put(text);
    await later();
  }
  expect(writes).toEqual(['first', 'second']);
});

test('characters are bytes', async () => {
  const { outbox, writes } = recorded();
  outbox.put(Buffer.from('Frederiksstaden på øen').toString('latin1'));
  await later();
  expect(writes).toEqual(['Frederiksstaden på øen']);
});

test('what is held back counts as what waits for a slow reader', async () => {
  const { outbox } = recorded(true);
  outbox.put('12345');
  expect(outbox.unsent).toBe(5);
  await later();
  outbox.put('678');
  expect(outbox.unsent).toBe(8);
});

test('a stream that has ended is left alone', async () => {
  const { outbox, stream, writes } = recorded();
  outbox.put('news');
  stream.end();
  await later();
  expect(writes).toEqual([]);
});

test('nothing follows a good-bye', async () => {
  const { outbox, socket, writes } = recorded();
  outbox.put('news');
  socket.readyState = 2;
  await later();
  expect(writes).toEqual([]);
});
