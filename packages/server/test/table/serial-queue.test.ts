import { expect, test } from 'vitest';
import { SerialQueue } from '../../src/table/serial-queue.ts';

test('whoever throws before the first await is counted out like everybody else', async () => {
  let idle = 0;
  const doing = new SerialQueue(() => idle++);
  const fail = (): Promise<void> => {
    throw new Error('at once');
  };
  await expect(doing.run(fail)).rejects.toThrow('at once');
  expect(doing.isIdle).toBe(true);
  await expect(doing.hold(fail)).rejects.toThrow('at once');
  expect(doing.isIdle).toBe(true);
  expect(idle).toBe(2);
});

test('it says that nothing is left to do once the last of several is done', async () => {
  const heard: string[] = [];
  const doing = new SerialQueue(() => heard.push('idle'));
  const tasks = ['first', 'second'].map((name) =>
    doing.run(async () => {
      await Promise.resolve();
      heard.push(name);
    }),
  );
  await Promise.all(tasks);
  expect(heard).toEqual(['first', 'second', 'idle']);
});
