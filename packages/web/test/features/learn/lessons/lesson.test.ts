/** A lesson being read: what is kept, and what comes of moves, undo and another go. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Lesson } from '../../../../src/features/learn/lessons/lesson.ts';
import { lessons as steps } from '../../../../src/games/roll-and-write/lessons.ts';
import type { LessonProgress } from '../../../../src/store/progress.ts';

const GROUND = 'draw B3 a1,a2,b1 x=a2 dice=BBB';

let kept: LessonProgress[];

function lessonAt(open: string, done: readonly string[] = []): Lesson {
  return new Lesson({
    game: 'roll-and-write',
    steps,
    rules: { games: [rollAndWrite], hasSecrets: false },
    progress: { game: 'roll-and-write', done, open, steps: steps.length },
    keep: (progress) => kept.push(progress),
  });
}

beforeAll(() => {
  // Nothing moves, so nothing is waited for.
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

beforeEach(() => {
  kept = [];
});

describe('a lesson', () => {
  it('opens the step that was left, or the first', () => {
    expect(lessonAt('coat').step.value.id).toBe('coat');
    expect(lessonAt('').step.value.id).toBe('support');
    expect(lessonAt('no such step').number.value).toBe(0);
  });

  it('keeps what is done, and the step to go on with', () => {
    const lesson = lessonAt('support', ['coat']);
    expect(kept.at(-1)).toMatchObject({ open: 'support', done: ['coat'] });
    expect(lesson.table.value.play(GROUND)).toBeUndefined();
    expect(lesson.outcome.value).toEqual({ kind: 'done' });
    expect(kept.at(-1)).toMatchObject({ open: 'dice', done: ['coat', 'support'] });
  });

  it('refuses for the reasons of the rules, and the step stays open', () => {
    const { wrong } = steps[0]!;
    const lesson = lessonAt('support');
    expect(lesson.table.value.play(wrong.move)).toBe(wrong.reason);
    expect(lesson.outcome.value).toEqual({ kind: 'open' });
  });

  it('takes back what was done, and begins anew', () => {
    const lesson = lessonAt('row');
    const table = lesson.table.value;
    table.play('draw R2 e1,e2 x=e1 dice=RR');
    expect(lesson.outcome.value).toEqual({ kind: 'strayed', remark: 'brick' });
    table.undo();
    expect(lesson.outcome.value).toEqual({ kind: 'open' });
    table.play('draw R2 a3,b3 x=a3 dice=RR');
    expect(lesson.outcome.value).toEqual({ kind: 'strayed', remark: undefined });
    lesson.again();
    expect(lesson.table.value).not.toBe(table);
    expect(lesson.outcome.value).toEqual({ kind: 'open' });
  });

  it('goes on and back, as far as there are steps', () => {
    const lesson = lessonAt('support');
    lesson.go(-1);
    expect(lesson.number.value).toBe(0);
    lesson.go(1);
    expect(lesson.step.value.id).toBe('dice');
    lesson.open('end');
    expect(lesson.isLast).toBe(true);
    lesson.go(1);
    expect(lesson.step.value.id).toBe('end');
  });

  it('lets chance follow the script', async () => {
    const lesson = lessonAt('reroll');
    const table = lesson.table.value;
    // Nobody is so quick that the table has not settled.
    await new Promise((resolve) => setTimeout(resolve));
    table.play('reroll RG');
    expect(lesson.outcome.value).toEqual({ kind: 'open' });
    await new Promise<void>((resolve) => {
      lesson.outcome.subscribe(({ kind }) => {
        if (kind === 'done') resolve();
      });
    });
    expect(table.steps.value.at(-1)?.text).toBe('roll BW');
  });

  it('rests where the script says nothing more, and nothing is kept as a game', async () => {
    const lesson = lessonAt('support');
    const table = lesson.table.value;
    table.play(GROUND);
    table.play('end');
    await table.kept();
    expect(table.turn.value.kind).toBe('bot');
    expect(table.saveStatus.value).toBe('kept');
  });
});
