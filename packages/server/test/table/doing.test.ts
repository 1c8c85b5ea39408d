import { expect, test } from 'vitest';
import { Doing } from '../../src/table/doing.ts';

test('whoever throws before the first await is counted out like everybody else', async () => {
  let idle = 0;
  const doing = new Doing(() => idle++);
  const fail = (): Promise<void> => {
    throw new Error('at once');
  };
  await expect(doing.inTurn(fail)).rejects.toThrow('at once');
  expect(doing.isNothing).toBe(true);
  await expect(doing.during(fail)).rejects.toThrow('at once');
  expect(doing.isNothing).toBe(true);
  expect(idle).toBe(2);
});

test('it says that nothing is left to do once the last of several is done', async () => {
  const heard: string[] = [];
  const doing = new Doing(() => heard.push('idle'));
  const tasks = ['first', 'second'].map((name) =>
    doing.inTurn(async () => {
      await Promise.resolve();
      heard.push(name);
    }),
  );
  await Promise.all(tasks);
  expect(heard).toEqual(['first', 'second', 'idle']);
});
