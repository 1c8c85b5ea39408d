import { describe, expect, test } from 'vitest';
import { MATERIAL as ROLL_AND_WRITE_MATERIAL } from '../../src/roll-and-write/data.ts';
import { trackIn } from '../../src/roll-and-write/picture.ts';
import { except, FULL, FULL_TRACKS, type SheetInput, table } from './table.ts';

/** A player who has rolled RRPPP and can draw a red two, a purple three or a single square. */
function active(sheet: SheetInput) {
  const tracks = { P: { star: 1 }, ...sheet.tracks };
  return table({ players: 3 })
    .sheet(0, { ...sheet, tracks })
    .chance('roll RRPPP');
}

describe('where coats of arms stand', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('row %i', (row) => {
    const building = except(FULL, `a${row}`, 'a9', 'e9');
    const three = active({ building }).play(0, `single a${row}`);
    expect(three.state.coats).toBe([2, 4, 6].includes(row) ? 1 : 0);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])('column %s', (column) => {
    const row = 'abcde'.replace(/./g, (letter) => (letter === column ? 'O' : '.'));
    const building = Array.from({ length: 8 }, () => row);
    const three = active({ building }).play(0, `single ${column}9`);
    expect(three.state.players[0]?.score).toBe(2);
    expect(three.state.coats).toBe('bd'.includes(column) ? 1 : 0);
  });
});

describe('a coat of arms', () => {
  const ROW_2 = ['OOOOO', 'OOO..'];
  const DRAW = 'draw R2 d2,e2 x=d2 dice=RR';

  test('unlocks what counts from the next turn on, and is known until then', () => {
    const three = active({ building: ROW_2 });
    three.play(0, DRAW).play(0, 'coat Y');
    const { signs } = ROLL_AND_WRITE_MATERIAL.tracks.find(({ colour }) => colour === 'Y')!;
    const under = (sign: string) => signs.slice(0, 2).split(sign).length - 1;
    const unlocked = { bonus: under('+'), star: under('*') };
    expect(unlocked.bonus + unlocked.star).toBeGreaterThan(0);
    expect(three.unlocked(0, 'Y')).toEqual(unlocked);
    expect(three.unlocked(1, 'Y')).toEqual({ bonus: 0, star: 0 });
    expect(trackIn(three.state, 0, 'Y')).toEqual({ marked: 2, bonus: 0, star: 0 });
    three.play(0, 'end');
    for (const other of three.state.waiting) three.play(other, 'mark -');
    expect(three.unlocked(0, 'Y')).toEqual({ bonus: 0, star: 0 });
    expect(trackIn(three.state, 0, 'Y')).toEqual({ marked: 2, ...unlocked });
  });

  test('comes before anything else', () => {
    const three = active({ building: ROW_2, tracks: { B: { star: 1 }, P: { star: 2 } } });
    three.play(0, DRAW);
    for (const other of ['end', 'nox', 'single a3', 'reroll P', 'draw R2 a3,a4 x=a3 dice=RR']) {
      expect(three.refusal(0, other)).toBe('coat-owed');
    }
    expect(three.refusal(1, 'coat R')).toBe('not-your-turn');
    expect(three.refusal('chance', 'roll RRRRR')).toBe('players-awaited');
    three.play(0, 'coat Y');
    expect(three.legal(0, 'end')).toEqual(['end']);
  });

  test('may come before the shape, which is drawn afterwards', () => {
    const three = active({ building: ['OOOOO', 'OOOO.'] }).play(0, 'single e2');
    expect(three.state).toMatchObject({ phase: 'coat', drawn: false, dice: 'RRPPP' });
    three.play(0, 'coat e3').play(0, 'draw R2 a3,a4 x=a3 dice=RR');
    expect(three.state).toMatchObject({ phase: 'turn', drawn: true });
  });

  test('draws a window by the drawing rules', () => {
    const three = active({ building: ROW_2 }).play(0, DRAW);
    expect(three.refusal(0, 'coat a2')).toBe('occupied');
    expect(three.refusal(0, 'coat a4')).toBe('unsupported');
    three.play(0, 'coat a3');
    expect(three.state.players[0]?.building.slice(0, 3)).toEqual(['OOOOO', 'OOOXO', 'O....']);
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
  });

  test('marks two boxes of one track, whose symbols wait for the next turn', () => {
    const three = active({ building: ROW_2, tracks: { B: { marked: 4 } } }).play(0, DRAW);
    three.play(0, 'coat B');
    expect(three.state.players[0]?.tracks.B).toEqual({ marked: 6, bonus: 0, star: 0 });
    three.play(0, 'end').play(1, 'mark -').play(2, 'mark -');
    expect(three.state.players[0]?.tracks.B).toEqual({ marked: 6, bonus: 1, star: 1 });
  });

  test('cannot be spent on a full track', () => {
    const three = active({ building: ROW_2, tracks: { Y: { marked: 9 } } }).play(0, DRAW);
    expect(three.refusal(0, 'coat Y')).toBe('track-full');
    expect(three.legal(0, 'coat Y')).toEqual([]);
  });

  test.each([7, 8])('gives two points at once for the ninth box, %i being marked', (marked) => {
    const three = active({ building: ROW_2, tracks: { Y: { marked } } }).play(0, DRAW);
    expect(three.state.players[0]?.score).toBe(1);
    three.play(0, 'coat Y');
    expect(three.state.players[0]).toMatchObject({ score: 3, tracks: { Y: { marked: 9 } } });
  });

  test('is used up: its row gives it once', () => {
    const three = active({ building: ROW_2, tracks: { P: { star: 1 } } }).play(0, DRAW);
    three.play(0, 'coat a3').play(0, 'single b3');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
  });
});

describe('several coats of arms', () => {
  test('follow one another when a square completes the next line', () => {
    const building = ['OOOOO', 'OOO..', 'OOOOO', 'OOOO.', 'OOOOO', 'OOOO.'];
    const three = active({ building }).play(0, 'draw R2 d2,e2 x=d2 dice=RR');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1 });
    three.play(0, 'coat e4');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1 });
    three.play(0, 'coat e6');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1 });
    expect(three.state.players[0]?.score).toBe(1 + 2 + 2);
    three.play(0, 'coat R');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
  });

  test('are owed together and taken one after the other', () => {
    const building = ['OOOOO', 'OOOO.', 'OOOO.', 'OOOO.', 'OOOOO', 'OOOO.'];
    const three = active({ building }).play(0, 'draw P3 e2,e3,e4 x=e3 dice=PPP');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 2 });
    expect(three.state.players[0]?.score).toBe(2 + 1 + 2);
    three.play(0, 'coat e6');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 2 });
    three.play(0, 'coat R');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1 });
    expect(three.refusal(0, 'end')).toBe('coat-owed');
    three.play(0, 'coat R');
    expect(three.state.players[0]?.tracks.R).toEqual({ marked: 4, bonus: 0, star: 2 });
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
  });

  test('come from a row and a column at once', () => {
    const column = Array.from({ length: 7 }, () => '.O...');
    const three = active({ building: ['OOOOO', 'O.OOO', ...column] }).play(0, 'single b2');
    expect(three.state).toMatchObject({ phase: 'coat', coats: 2 });
    expect(three.state.players[0]?.score).toBe(1 + 2);
  });

  test('all lapse when nothing is possible', () => {
    const three = active({
      building: except(FULL, 'b2'),
      tracks: { ...FULL_TRACKS, P: { marked: 9, star: 1 } },
    });
    three.play(0, 'single b2');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.legal(0, 'end')).toEqual(['end']);
  });

  test('lapse from the one on for which nothing is left', () => {
    const three = active({
      building: except(FULL, 'b2'),
      tracks: { ...FULL_TRACKS, P: { marked: 9, star: 1 }, Y: { marked: 8 } },
    });
    three.play(0, 'single b2');
    expect(three.legal(0)).toEqual(['coat Y']);
    three.play(0, 'coat Y');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.state.players[0]?.score).toBe(1 + 2 + 2);
  });

  test('lapse when the last square is drawn, full tracks leaving nothing else', () => {
    const three = active({
      building: except(FULL, 'b2', 'e9'),
      tracks: { ...FULL_TRACKS, P: { marked: 9, star: 1 } },
    });
    three.play(0, 'single b2');
    expect(three.state.coats).toBe(2);
    expect(three.legal(0)).toEqual(['coat e9']);
    three.play(0, 'coat e9');
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.state.players[0]?.score).toBe(1 + 2 + 2 + 4);
  });
});
