import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { say } from '../../../src/words.ts';
import { folder, transcript, typed } from '../script.ts';

function resumable(file: string) {
  const records = readRecords(readFileSync(file, 'utf8'));
  const game = records.ok ? records.value.games.at(-1) : undefined;
  if (!game) throw new Error('no game');
  return game;
}

test('a game that was left goes on as if nothing had happened', async () => {
  const whole = join(folder, 'whole-copenhagen.jsonl');
  const parts = join(folder, 'parts-copenhagen.jsonl');
  await transcript(() => '1', { game: copenhagen, save: whole });

  const left = await transcript(typed(...'1111'), { game: copenhagen, save: parts });
  expect(left).toContain(`npx nyhavn play --resume ${parts}\n${say().terminal.goodbye}\n`);
  // The record decides which game it is, whatever the settings say.
  const text = await transcript(() => '1', {
    resume: resumable(parts),
    save: parts,
    seed: 'other',
  });
  expect(text).toContain(say().terminal.continues(1).split(/1/)[0]);
  expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});
