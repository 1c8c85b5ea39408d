import { BLANK_SHEET, withCell } from '@nyhavn/engine/house';
import { describe, expect, it } from 'vitest';
import { freshPad, Pad } from '../../../../src/games/house/score/pad.ts';
import type { KeptPad } from '../../../../src/store/stored-shapes.ts';

const EMPTY = BLANK_SHEET.building;

function begin(sheets = 1) {
  const kept: KeptPad[] = [];
  const pad = new Pad(freshPad('roll-and-write', sheets), (one) => kept.push(one));
  const draw = (cell: string, stroke?: object) =>
    pad.draw(cell, { building: withCell(pad.sheet.value.building, cell, 'O') }, stroke);
  return { pad, kept, draw };
}

describe('a pad', () => {
  it('takes back and makes again any number of steps', () => {
    const { pad, draw } = begin();
    const seen = [pad.sheets.value];
    for (let step = 0; step < 45; step++) {
      draw(`${'abcde'[step % 5]}${Math.floor(step / 5) + 1}`);
      seen.push(pad.sheets.value);
    }
    for (let step = 44; step >= 0; step--) {
      pad.undo();
      expect(pad.sheets.value).toBe(seen[step]);
    }
    expect(pad.canUndo.value).toBe(false);
    for (let step = 1; step <= 45; step++) {
      pad.redo();
      expect(pad.sheets.value).toBe(seen[step]);
    }
    expect(pad.canRedo.value).toBe(false);
  });

  it('takes a stroke for one step, and two strokes for two', () => {
    const { pad, draw } = begin();
    const [first, second] = [{}, {}];
    draw('a1', first);
    draw('b1', first);
    draw('c1', second);
    pad.undo();
    expect(pad.sheet.value.building[0]).toBe('OO...');
    pad.undo();
    expect(pad.sheet.value.building).toEqual(EMPTY);
  });

  it('counts no step where nothing changes, and forgets what was undone when something does', () => {
    const { pad, kept, draw } = begin();
    draw('a1');
    draw('a1');
    expect(kept).toHaveLength(1);
    pad.undo();
    draw('b1');
    expect(pad.canRedo.value).toBe(false);
  });

  it('marks and rubs out', () => {
    const { pad } = begin();
    pad.toggle('boxes', 'R1');
    pad.toggle('boxes', 'R3');
    pad.toggle('boxes', 'R1');
    expect(pad.sheet.value.boxes).toEqual(['R3']);
  });

  it('turns to the sheet on which a step is taken back', () => {
    const { pad, draw } = begin(2);
    draw('a1');
    pad.seat.value = 1;
    pad.undo();
    expect(pad.seat.value).toBe(0);
  });

  it('empties all sheets but keeps the names, and can bring them back', () => {
    const { pad, draw } = begin(2);
    pad.change(pad.sheets.value.map((sheet, seat) => ({ ...sheet, name: `N${seat}` })));
    draw('a1');
    pad.clear();
    expect(pad.sheets.value).toEqual([
      { ...BLANK_SHEET, name: 'N0' },
      { ...BLANK_SHEET, name: 'N1' },
    ]);
    pad.undo();
    expect(pad.sheet.value.building[0]).toBe('O....');
  });

  it('stays on a sheet that is there', () => {
    const { pad } = begin(2);
    pad.seat.value = 1;
    pad.change(pad.sheets.value.slice(0, 1));
    expect(pad.seat.value).toBe(0);
    pad.follow(freshPad('roll-and-write', 3));
    expect(pad.sheets.value).toHaveLength(3);
  });

  it('takes back every step while it is open, and keeps the last of them only', () => {
    const { pad, kept } = begin();
    for (let times = 0; times < 300; times++) pad.toggle('boxes', 'R1');
    expect(kept.at(-1)?.past.length).toBeLessThan(50);
    let steps = 0;
    for (; pad.canUndo.value; steps++) pad.undo();
    expect(steps).toBe(300);
    expect(kept.at(-1)?.future.length).toBeLessThan(50);
  });

  it('is kept after every step', () => {
    const { pad, kept, draw } = begin();
    draw('a1');
    pad.undo();
    pad.redo();
    expect(kept.map(({ past, future }) => [past.length, future.length])).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(kept.at(-1)?.now).toBe(pad.sheets.value);
  });
});
