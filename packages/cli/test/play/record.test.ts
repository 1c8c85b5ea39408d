import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedGame, readRecords } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { say } from '../../src/words.ts';
import { folder, transcript, typed } from './script.ts';

function gamesIn(file: string): readonly RecordedGame[] {
  const records = readRecords(readFileSync(file, 'utf8'));
  if (!records.ok) throw new Error(`line ${records.reason.line}: ${records.reason.code}`);
  return records.value.games;
}

function lastOf(file: string): RecordedGame {
  const game = gamesIn(file).at(-1);
  if (!game) throw new Error('no game');
  return game;
}

test('a game that was left goes on as if nothing had happened', async () => {
  const whole = join(folder, 'whole.jsonl');
  const parts = join(folder, 'parts.jsonl');
  await transcript(() => '1', { save: whole });

  const left = await transcript(typed(...'1111111111111'), { save: parts });
  expect(left).toContain(`npx nyhavn play --resume ${parts}\n${say().terminal.goodbye}\n`);
  const { game, end } = lastOf(parts);
  const shown = await transcript(typed(), { resume: lastOf(parts), save: parts });
  expect(shown).toContain(say().terminal.continues(lastOf(parts).events.length));
  expect(game.notation.picture(lastOf(parts).end)).toEqual(game.notation.picture(end));

  await transcript(() => '1', { resume: lastOf(parts), save: parts, seed: 'not this one' });
  expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test('every event is in the file at once, and undo takes it out again', async () => {
  const file = join(folder, 'at-once.jsonl');
  const lines: number[] = [];
  const inputs = ['draw R3 a1,b1,b2 x=b2 dice=RRW', 'undo', 'reroll P', ''];
  await transcript(
    () => {
      lines.push(readFileSync(file, 'utf8').trim().split('\n').length);
      return inputs.shift();
    },
    { save: file, seed: 'q1', players: 4 },
  );
  expect(lines).toEqual([2, 3, 2, 4, 4]);
  expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')).toMatchObject({
    nyhavn: 1,
    seed: 'q1',
    people: 1,
    bots: ['greedy', 'greedy', 'greedy'],
  });
});

test('undo works across a resumption', async () => {
  const file = join(folder, 'undo.jsonl');
  const settings = { save: file, seed: 'q1', players: 4 };
  await transcript(typed('draw R3 a1,b1,b2 x=b2 dice=RRW'), settings);
  const text = await transcript(typed('undo'), { ...settings, resume: lastOf(file) });
  expect(text).toContain(say().terminal.undone);
  expect(lastOf(file).events).toHaveLength(1);
});

test('a file keeps the games that stand in it already', async () => {
  const file = join(folder, 'several.jsonl');
  await transcript(typed('reroll P'), { save: file, seed: 'q1', players: 4 });
  await transcript(typed('reroll P', 'undo'), { save: file, seed: 'q1', players: 4 });
  expect(gamesIn(file)).toHaveLength(2);
});

test('save keeps the game from then on, but never in a file that is something else', async () => {
  const file = join(folder, 'later.jsonl');
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear Hans\n');
  const text = await transcript(typed(`save ${letter}`, `save ${file}`, '1', '1', '1', '1'));
  expect(text).toContain(say().terminal.otherFile(letter));
  expect(text).toContain(say().terminal.saving(file));
  expect(readFileSync(letter, 'utf8')).toBe('Dear Hans\n');
  expect(lastOf(file).events.length).toBeGreaterThan(1);
});

test('a file that cannot be written does not stop the game', async () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const text = await transcript(() => '1', { save: join(file, 'inside.jsonl') });
  expect(text).toContain(say().terminal.notSaved(join(file, 'inside.jsonl'), ''));
  expect(text).toContain(`${say().table.over.title}.`);
});

test('leaving without a file asks for one', async () => {
  const file = join(folder, 'asked.jsonl');
  const text = await transcript(typed('reroll P', 'quit', file), { seed: 'q1', players: 4 });
  expect(text).toContain(`npx nyhavn play --resume ${file}`);
  expect(lastOf(file).events).toHaveLength(3);
});
