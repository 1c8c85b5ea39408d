import { expect, test } from 'vitest';
import { SerialQueue } from '../../src/table/serial-queue.ts';

test('whoever throws before the first await is counted out like everybody else', async () => {
  let idle = 0;
  const queue = new SerialQueue(() => idle++);
  const fail = (): Promise<void> => {
    throw new Error('at once');
  };
  await expect(queue.run(fail)).rejects.toThrow('at once');
  expect(queue.isIdle).toBe(true);
  await expect(queue.hold(fail)).rejects.toThrow('at once');
  expect(queue.isIdle).toBe(true);
  expect(idle).toBe(2);
});

test('it says that nothing is left to do once the last of several is done', async () => {
  const heard: string[] = [];
  const queue = new SerialQueue(() => heard.push('idle'));
  const tasks = ['first', 'second'].map((name) =>
    queue.run(async () => {
      await Promise.resolve();
      heard.push(name);
    }),
  );
  await Promise.all(tasks);
  expect(heard).toEqual(['first', 'second', 'idle']);
});
