/** Tapping dice in: every tap in its place, two taps for a correction. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { describe, expect, it } from 'vitest';
import { DiceEntry } from '../../../src/games/roll-and-write/dice-entry.ts';
import { resumedTable } from '../../../src/table/model/open-table.ts';
import type { Table } from '../../../src/table/model/table.ts';
import { PEOPLE } from './games.ts';

function padOf(record: string): { pad: DiceEntry; table: Table } {
  const table = resumedTable(
    { id: 'test', revision: 1, record, updated: 0, isOver: false },
    { games: [rollAndWrite], hasSecrets: false },
  );
  if (!table) throw new Error('the record of a test can be read');
  return { pad: new DiceEntry(table), table };
}

function realDice(players: number) {
  const seats = PEOPLE.slice(0, players);
  const header = {
    nyhavn: 1,
    game: 'roll-and-write',
    players,
    startPlayer: 0,
    seats,
    dice: 'real',
  };
  return padOf(`${JSON.stringify(header)}\n`);
}

describe('a pad for a roll', () => {
  it('fills one place after the other', () => {
    const { pad } = realDice(3);
    expect(pad.question.value).toEqual({ kind: 'roll', dice: 5 });
    for (const face of ['W', 'B', 'R', 'B'] as const) expect(pad.fill(face)).toBe(true);
    expect([pad.missing, pad.next.value, pad.text.value]).toEqual([1, 4, undefined]);
    pad.fill('Y');
    expect(pad.text.value).toBe('roll RBBYW');
    expect(pad.fill('G')).toBe(false);
  });

  it('corrects a die with two taps', () => {
    const { pad } = realDice(3);
    for (const face of ['R', 'R', 'R', 'R', 'R'] as const) pad.fill(face);
    pad.choose(1);
    pad.fill('G');
    expect(pad.slots.value).toEqual(['R', 'G', 'R', 'R', 'R']);
    expect(pad.next.value).toBeUndefined();
  });

  it('goes on where it was after a correction in the middle', () => {
    const { pad } = realDice(3);
    pad.fill('R');
    pad.fill('B');
    pad.choose(0);
    pad.fill('Y');
    pad.fill('W');
    expect(pad.slots.value).toEqual(['Y', 'B', 'W', undefined, undefined]);
  });

  it('takes away the last die, or the one that is chosen', () => {
    const { pad } = realDice(3);
    for (const face of ['R', 'B', 'P'] as const) pad.fill(face);
    pad.erase();
    expect(pad.dice.value).toBe('RB');
    pad.choose(0);
    pad.erase();
    expect(pad.slots.value[0]).toBeUndefined();
    pad.choose(1);
    pad.choose(1);
    expect(pad.dice.value).toBe('');
    pad.erase();
    expect(pad.dice.value).toBe('');
  });

  it('moves from place to place and stops at the ends', () => {
    const { pad } = realDice(3);
    pad.move(-1);
    expect(pad.next.value).toBe(0);
    pad.move(9);
    expect(pad.next.value).toBe(4);
  });

  it('is empty again for the next question', () => {
    const { pad, table } = realDice(3);
    for (const face of ['R', 'R', 'R', 'R', 'R'] as const) pad.fill(face);
    table.tell(pad.text.value ?? '');
    expect(pad.question.value).toBeUndefined();
    table.play('reroll RR');
    expect(pad.question.value).toEqual({ kind: 'roll', dice: 2 });
    expect(pad.slots.value).toEqual([undefined, undefined]);
  });
});

it('crosses out one image in each colour', () => {
  const { pad } = realDice(2);
  pad.cross('Y4R');
  expect(pad.text.value).toBeUndefined();
  pad.cross('B4L');
  expect(pad.text.value).toBe('cross B4L Y4R');
  pad.cross('B4R');
  expect(pad.text.value).toBe('cross B4R Y4R');
  pad.cross('B4R');
  expect(pad.text.value).toBeUndefined();
});
