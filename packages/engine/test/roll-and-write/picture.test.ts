import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const EMPTY = Array.from({ length: 9 }, () => '.....');
const NONE = { marked: 0, bonus: 0, star: 0 };
const TRACKS = { R: { marked: 0, bonus: 0, star: 2 }, B: NONE, P: NONE, G: NONE, Y: NONE };
const PLAYER = { score: 0, empty: 45, building: EMPTY, tracks: TRACKS };

describe('the picture of a state', () => {
  test('before and after the two-player choice', () => {
    const two = table({ players: 2, startPlayer: 1 });
    const start = {
      phase: 'start',
      round: 1,
      active: null,
      dice: null,
      drawn: false,
      noX: false,
      crossed: {},
      coats: 0,
      waiting: [],
      chance: 'cross',
      players: [PLAYER, PLAYER],
      winners: null,
    };
    expect(two.state).toEqual(start);
    const crossed = { R4: 1, B4R: 1, P4: 1, G4: 1, Y4L: 1 };
    two.chance('cross B4R Y4L');
    expect(two.state).toEqual({ ...start, crossed, chance: null, waiting: [0, 1] });
    two.play(1, 'start B');
    const blue = { ...PLAYER, tracks: { ...TRACKS, B: { marked: 2, bonus: 1, star: 1 } } };
    const players = [PLAYER, blue];
    expect(two.state).toEqual({ ...start, crossed, chance: null, waiting: [0], players });
    two.play(0, 'start B');
    expect(two.state).toEqual({
      ...start,
      phase: 'turn',
      active: 1,
      crossed,
      chance: 'roll 5',
      players: [blue, blue],
    });
  });

  test('through a turn', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { star: 1 } } });
    const ready = { ...PLAYER, tracks: { ...TRACKS, B: { ...NONE, star: 1 } } };
    const turn = {
      phase: 'turn',
      round: 1,
      active: 0,
      dice: null as string | null,
      drawn: false,
      noX: false,
      crossed: {},
      coats: 0,
      waiting: [] as number[],
      chance: 'roll 5' as string | null,
      players: [ready, PLAYER, PLAYER],
      winners: null,
    };
    expect(three.state).toEqual(turn);

    three.chance('roll YWBRB');
    expect(three.state).toEqual({ ...turn, dice: 'RBBYW', waiting: [0], chance: null });

    three.play(0, 'reroll BBYW');
    const rolledOnce = { ...ready.tracks, R: { ...NONE, star: 1 } };
    const again = [{ ...ready, tracks: rolledOnce }, PLAYER, PLAYER];
    expect(three.state).toEqual({ ...turn, dice: 'R', chance: 'roll 4', players: again });

    three.chance('roll RRRB').play(0, 'reroll RRRRB');
    const used = { ...ready, tracks: { ...rolledOnce, R: NONE } };
    const players = [used, PLAYER, PLAYER];
    expect(three.state).toEqual({ ...turn, dice: '', players });

    three.chance('roll RRRRW').play(0, 'nox');
    const declared = { ...used, tracks: { ...used.tracks, B: NONE } };
    const shared = { ...turn, chance: null, noX: true, waiting: [0] };
    expect(three.state).toEqual({
      ...shared,
      dice: 'RRRRW',
      players: [declared, PLAYER, PLAYER],
    });

    three.play(0, 'draw R4 a1,a2,b1,b2 x=- dice=RRRR');
    const building = ['OO...', 'OO...', ...EMPTY.slice(2)];
    const drawn = {
      ...shared,
      drawn: true,
      dice: 'W',
      crossed: { R4: 1 },
      players: [{ ...declared, empty: 41, building }, PLAYER, PLAYER],
    };
    expect(three.state).toEqual(drawn);

    three.play(0, 'end');
    expect(three.state).toEqual({ ...drawn, phase: 'mark', waiting: [1, 2] });

    three.play(1, 'mark -').play(2, 'mark -');
    expect(three.state).toEqual({
      ...drawn,
      active: 1,
      dice: null,
      drawn: false,
      noX: false,
      waiting: [],
      chance: 'roll 5',
    });
  });

  test('while a coat of arms is owed', () => {
    const three = table({ players: 3 }).sheet(0, { building: ['OOOOO', 'OOO..'] });
    three.chance('roll RRBPG').play(0, 'draw R2 d2,e2 x=e2 dice=RR');
    const building = ['OOOOO', 'OOOOX', ...EMPTY.slice(2)];
    expect(three.state).toEqual({
      phase: 'coat',
      round: 1,
      active: 0,
      dice: 'BPG',
      drawn: true,
      noX: false,
      crossed: {},
      coats: 1,
      waiting: [0],
      chance: null,
      players: [{ ...PLAYER, score: 1, empty: 35, building }, PLAYER, PLAYER],
      winners: null,
    });
  });

  test('in the others’ choice after a turn without a shape', () => {
    const three = table({ players: 3 }).chance('roll RBPGY').play(0, 'end');
    expect(three.state).toMatchObject({
      phase: 'mark',
      active: 0,
      dice: 'RBPGY',
      drawn: false,
      waiting: [1, 2],
    });
  });

  test('when the last die is used', () => {
    const three = table({ players: 3 }).chance('roll RRRRR');
    three.play(0, 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RRRRR');
    expect(three.state).toMatchObject({ phase: 'turn', dice: '', drawn: true, waiting: [0] });
  });

  test('when the game is over', () => {
    const tracks = { B: { star: 1 }, P: { marked: 2 } };
    const three = table({ players: 3 }).sheet(2, {
      score: 12,
      building: ['OOOOO', 'OOO..'],
      tracks,
    });
    three.idleTurn(0).idleTurn(1).chance('roll RRBPG').play(2, 'nox');
    three.play(2, 'draw R2 d2,e2 x=- dice=RR').play(2, 'coat P').play(2, 'end');
    three.play(1, 'mark -');
    expect(three.state).toMatchObject({ phase: 'mark', drawn: true, noX: true, dice: 'BPG' });
    three.play(0, 'mark -');
    const last = { ...TRACKS, P: { marked: 4, bonus: 1, star: 1 } };
    const building = ['OOOOO', 'OOOOO', ...EMPTY.slice(2)];
    expect(three.state).toEqual({
      phase: 'over',
      round: 1,
      active: null,
      dice: null,
      drawn: false,
      noX: false,
      crossed: {},
      coats: 0,
      waiting: [],
      chance: null,
      players: [PLAYER, PLAYER, { score: 14, empty: 35, building, tracks: last }],
      winners: [2],
    });
  });
});
