import { describe, expect, test } from 'vitest';
import { rollAndWrite } from '../../src/roll-and-write/public.ts';
import { except, FULL, FULL_TRACKS, table, tableForTwo } from './table.ts';

/** Row 2 lacks its last two cells; drawing them scores 1 and owes a coat of arms. */
const BEFORE_COAT = ['OOOOO', 'OOO..'];
const TAKE_COAT = 'draw R2 d2,e2 x=d2 dice=RR';

describe('games that cannot go on', () => {
  test('[RW-11] a dead game ends with the round', () => {
    const three = table({ players: 3 }).sheets({
      building: except(FULL, 'a1', 'e9'),
      tracks: FULL_TRACKS,
    });
    three.idleTurn(0).idleTurn(1);
    expect(three.state).toMatchObject({ phase: 'turn', round: 1, active: 2 });
    three.idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'over', round: 1, winners: [0, 1, 2] });
  });

  test('[RW-11] a game in which one player can still do something is not dead', () => {
    const dead = { building: except(FULL, 'a1', 'e9'), tracks: FULL_TRACKS };
    for (const alive of [
      { tracks: { ...FULL_TRACKS, Y: { marked: 8 } } },
      { tracks: { ...FULL_TRACKS, P: { marked: 9, star: 1 } } },
      { building: except(FULL, 'a1', 'a2') },
    ]) {
      const three = table({ players: 3 }).sheets(dead).sheet(1, alive);
      three.idleTurn(0).idleTurn(1).idleTurn(2);
      expect(three.state).toMatchObject({ phase: 'turn', round: 2, active: 0 });
    }
  });

  test('[RW-13] the game ends after round 60', () => {
    const three = table({ players: 3 }).inRound(59).idleTurn(0).idleTurn(1).idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'turn', round: 60 });
    three.idleTurn(0).idleTurn(1);
    expect(three.state).toMatchObject({ phase: 'turn', round: 60 });
    three.idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'over', round: 60 });
  });
});

describe('taking dice', () => {
  test('[RW-12] a die whose track is full cannot be chosen', () => {
    const three = table({ players: 3 }).sheet(1, { tracks: { R: { marked: 9 } } });
    three.chance('roll RBBPG').play(0, 'draw B2 a1,a2 x=a1 dice=BB').play(0, 'end');
    expect(three.refusal(1, 'mark R')).toBe('track-full');
    expect(three.legal(1)).toEqual(['mark -', 'mark G', 'mark P']);
    expect(three.legal(2)).toEqual(['mark -', 'mark G', 'mark P', 'mark R']);
  });

  test('[RW-12] a white die can mark another track than a full one', () => {
    const three = table({ players: 3 }).sheet(1, { tracks: { R: { marked: 9 } } });
    three.chance('roll BBBBW').play(0, 'draw B4L a1,b1,b2,b3 x=a1 dice=BBBB').play(0, 'end');
    expect(three.legal(1)).toEqual(['mark -', 'mark B', 'mark G', 'mark P', 'mark Y']);
  });

  test('[RW-12] two dice for one track need two free boxes', () => {
    const two = tableForTwo().sheet(1, { tracks: { R: { marked: 8 } } });
    two.chance('roll RRBBB').play(0, 'draw B3 a1,b1,b2 x=a1 dice=BBB').play(0, 'end');
    expect(two.refusal(1, 'mark RR')).toBe('track-full');
    expect(two.legal(1)).toEqual(['mark -', 'mark R']);
  });

  test('[RW-14] a choice counts when it is made, in any order, whatever the others choose', () => {
    const four = table({ players: 4 }).chance('roll RRBPG');
    four.play(0, 'draw R2 a1,a2 x=a1 dice=RR').play(0, 'end');
    const choices = four.legal(1);
    four.play(3, 'mark B');
    expect(four.state.waiting).toEqual([1, 2]);
    expect(four.state.players[3]?.tracks.B).toEqual({ marked: 1, bonus: 1, star: 0 });
    expect(four.legal(1)).toEqual(choices);
    expect(four.refusal(3, 'mark P')).toBe('not-your-turn');
    four.play(1, 'mark B').play(2, 'mark B');
    expect(four.state.players.map(({ tracks }) => tracks.B?.marked)).toEqual([0, 1, 1, 1]);
    expect(four.state).toMatchObject({ phase: 'turn', active: 1, chance: 'roll 5' });
  });

  test('[RW-14] so does a choice at the two-player start', () => {
    const two = table({ players: 2 }).chance('cross B4L Y4L').play(1, 'start R');
    expect(two.state.players[1]?.tracks.R).toEqual({ marked: 2, bonus: 1, star: 3 });
    expect(two.state.waiting).toEqual([0]);
    expect(two.refusal(1, 'start B')).toBe('not-your-turn');
    expect(two.refusal(0, 'start R')).toBeUndefined();
  });

  test('[RW-17] nobody has to take a die', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    three.play(0, 'draw R2 a1,a2 x=a1 dice=RR').play(0, 'end');
    three.play(1, 'mark -').play(2, 'mark -');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1 });
    for (const { tracks } of three.state.players) {
      expect(Object.values(tracks).map(({ marked }) => marked)).toEqual([0, 0, 0, 0, 0]);
    }
  });
});

describe('Use again and bonuses', () => {
  test('[RW-15] with one copy crossed and one free the player chooses', () => {
    const draw = 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRR';
    const two = () =>
      tableForTwo()
        .sheet(0, { tracks: { Y: { star: 1 } } })
        .chance('roll RRRRB');
    expect(two().legal(0, draw)).toEqual([draw, `${draw} again`]);
    const again = two().play(0, `${draw} again`);
    expect(again.state.crossed.R4).toBe(1);
    expect(again.state.players[0]?.tracks.Y?.star).toBe(0);
    const free = two().play(0, draw);
    expect(free.state.crossed.R4).toBe(2);
    expect(free.state.players[0]?.tracks.Y?.star).toBe(1);
  });

  test('[RW-15] tiles crossed out in the two-player set-up can be used again', () => {
    const draw = 'draw B4L a1,b1,b2,b3 x=a1 dice=BBBB';
    const two = tableForTwo().chance('roll BBBBY');
    expect(two.refusal(0, draw)).toBe('tile-crossed-out');
    expect(two.refusal(0, `${draw} again`)).toBe('no-star');
    two.sheet(0, { tracks: { Y: { star: 1 } } });
    expect(two.legal(0, draw)).toEqual([`${draw} again`]);
    two.play(0, `${draw} again`);
    expect(two.state.crossed).toEqual({ R4: 1, B4L: 1, P4: 1, G4: 1, Y4R: 1 });
  });

  test('[RW-15] a tile without a crossed copy cannot be used again', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { Y: { star: 1 } } });
    three.chance('roll RRRRB');
    const fresh = 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRR again';
    expect(three.refusal(0, fresh)).toBe('tile-not-crossed-out');
    expect(three.refusal(0, 'draw R2 a1,a2 x=a1 dice=RR again')).toBe('tile-not-crossed-out');
  });

  test('[RW-18] bonuses alone may pay for a tile', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { R: { bonus: 2 } } });
    three.chance('roll BBPGY');
    expect(three.legal(0, 'draw R2 a1,a2')).toEqual([
      'draw R2 a1,a2 x=a1 dice=- bonus=2',
      'draw R2 a1,a2 x=a2 dice=- bonus=2',
    ]);
    three.play(0, 'draw R2 a1,a2 x=a1 dice=- bonus=2');
    expect(three.state).toMatchObject({ drawn: true, dice: 'BBPGY' });
    expect(three.state.players[0]?.tracks.R?.bonus).toBe(0);
  });
});

describe('coats of arms', () => {
  test('[RW-16] a coat of arms must be used at once', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: BEFORE_COAT,
      tracks: { B: { star: 1 }, P: { star: 1 } },
    });
    three.chance('roll RRBPG').play(0, TAKE_COAT);
    expect(three.state).toMatchObject({ phase: 'coat', coats: 1, waiting: [0] });
    for (const other of ['end', 'nox', 'single a3', 'reroll B', 'mark R']) {
      expect(three.refusal(0, other)).toBe('coat-owed');
    }
    expect(three.legal(0)).toEqual([
      'coat B',
      'coat G',
      'coat P',
      'coat R',
      'coat Y',
      'coat a3',
      'coat b3',
      'coat c3',
      'coat d3',
      'coat e3',
    ]);
  });

  test('[RW-16] one box is marked where only one is left', () => {
    const tracks = { ...FULL_TRACKS, G: { marked: 8 } };
    const three = table({ players: 3 }).sheet(0, { building: BEFORE_COAT, tracks });
    three.chance('roll RRBPG').play(0, TAKE_COAT);
    expect(three.refusal(0, 'coat R')).toBe('track-full');
    expect(three.legal(0, 'coat G')).toEqual(['coat G']);
    three.play(0, 'coat G');
    expect(three.state.players[0]?.tracks.G?.marked).toBe(9);
  });

  test('[RW-16] a coat of arms lapses when neither action is possible', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: except(FULL, 'd2', 'e2'),
      tracks: FULL_TRACKS,
    });
    three.chance('roll RRBPG').play(0, TAKE_COAT);
    expect(three.state).toMatchObject({ phase: 'turn', coats: 0 });
    expect(three.legal(0)).toEqual(['end']);
  });

  test('[RW-19] what is unlocked in the own turn is usable from the next own turn on', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: BEFORE_COAT,
      tracks: { P: { marked: 2 } },
    });
    const purple = () => three.state.players[0]?.tracks.P;
    three.chance('roll RRBPG').play(0, TAKE_COAT).play(0, 'coat P');
    expect(purple()).toEqual({ marked: 4, bonus: 0, star: 0 });
    expect(three.refusal(0, 'single a3')).toBe('no-star');
    three.play(0, 'end');
    expect(purple()).toEqual({ marked: 4, bonus: 0, star: 0 });
    three.play(1, 'mark -').play(2, 'mark -');
    expect(purple()).toEqual({ marked: 4, bonus: 1, star: 1 });
    three.idleTurn(1).idleTurn(2).chance('roll RRBPG');
    expect(three.refusal(0, 'single a3')).toBeUndefined();
    expect(three.refusal(0, 'draw P2 a3,a4 x=a3 dice=P bonus=1')).toBeUndefined();
  });
});

describe('who starts', () => {
  test.each([0, 1, 2, 3])('[RW-20] seat %i starts if the set-up says so', (startPlayer) => {
    const four = table({ players: 4, startPlayer });
    const order = [0, 1, 2, 3].map((turn) => (startPlayer + turn) % 4);
    for (const seat of order) {
      expect(four.state).toMatchObject({ active: seat, round: 1 });
      four.idleTurn(seat);
    }
    expect(four.state).toMatchObject({ active: startPlayer, round: 2 });
  });

  test('[RW-20] the start player sits at the table and is no option', () => {
    const setup = { players: 3, startPlayer: 0, options: {} };
    const wrong = { ok: false, reason: 'wrong-start-player' };
    expect(rollAndWrite.setup({ ...setup, startPlayer: 3 })).toEqual(wrong);
    expect(rollAndWrite.setup({ ...setup, startPlayer: -1 })).toEqual(wrong);
    expect(rollAndWrite.setup({ ...setup, startPlayer: 0.5 })).toEqual(wrong);
    expect(rollAndWrite.setup({ ...setup, options: { startPlayer: 1 } })).toEqual({
      ok: false,
      reason: 'unknown-option',
    });
  });
});

describe('the last round', () => {
  test('[RW-21] is the one in which a player reaches 12 points, and no other follows', () => {
    const three = table({ players: 3 }).sheet(0, { score: 11, building: ['OOO..'] });
    three.chance('roll RRBPG').play(0, 'draw R2 d1,e1 x=d1 dice=RR').play(0, 'end');
    three.play(1, 'mark -').play(2, 'mark -').idleTurn(1);
    expect(three.state).toMatchObject({ phase: 'turn', round: 1, active: 2 });
    three.idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'over', round: 1, winners: [0] });
  });
});
