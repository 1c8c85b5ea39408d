import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { holdTogether } from '../../src/wire/hold.ts';

/** A stream that remembers what came in one go. */
function recorded(): { stream: Duplex; writes: string[] } {
  const writes: string[] = [];
  const stream = new Duplex({
    read() {},
    write(chunk, _, done) {
      writes.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join('+'));
      done();
    },
  });
  return { stream, writes };
}

function say(stream: Duplex, text: string): void {
  holdTogether(stream);
  stream.write(text);
}

const later = () => new Promise((resolve) => setImmediate(resolve));

test('what follows from one event travels together, also after promises', async () => {
  const { stream, writes } = recorded();
  const other = recorded();
  say(stream, 'news');
  say(other.stream, 'news');
  await Promise.resolve().then(() => Promise.resolve());
  say(stream, 'done');
  expect(writes).toEqual([]);
  await later();
  expect(writes).toEqual(['news+done']);
  expect(other.writes).toEqual(['news']);
});

test('nothing is held back for longer', async () => {
  const { stream, writes } = recorded();
  for (const text of ['first', 'second']) {
    say(stream, text);
    await later();
  }
  expect(writes).toEqual(['first', 'second']);
});
