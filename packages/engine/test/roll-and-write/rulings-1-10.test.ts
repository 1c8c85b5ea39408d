import { describe, expect, test } from 'vitest';
import { except, FULL, table, tableForTwo, tilesOf } from './table.ts';

describe('two-player set-up', () => {
  test('[RW-1] chance crosses out one size 4 a colour and says which mirror images', () => {
    const two = table({ players: 2 });
    expect([...two.outcomes()].sort()).toEqual([
      ['cross B4L Y4L', 1],
      ['cross B4L Y4R', 1],
      ['cross B4R Y4L', 1],
      ['cross B4R Y4R', 1],
    ]);
    two.chance('cross B4R Y4L').play(0, 'start R').play(1, 'start R').chance('roll BBBBY');
    expect(two.state.crossed).toEqual({ R4: 1, B4R: 1, P4: 1, G4: 1, Y4L: 1 });
    expect(two.refusal(0, 'draw B4R a1,a2,a3,b1 x=a1 dice=BBBB')).toBe('tile-crossed-out');
    expect(tilesOf(two.legal(0))).toEqual(['B2', 'B3', 'B4L']);
  });

  test('[RW-1] nothing is crossed out with more than two players', () => {
    expect(table({ players: 3 }).state.crossed).toEqual({});
    expect(table({ players: 3 }).refusal('chance', 'cross B4L Y4L')).toBe('not-now');
  });
});

describe('colour change', () => {
  test('[RW-2] dice may be turned to white, and white dice may be turned', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { G: { star: 2 } } });
    three.chance('roll BBBWW');
    expect(three.legal(0, 'recolour')).toHaveLength(25);
    expect(three.legal(0, 'recolour BBB>')).toEqual([
      'recolour BBB>G',
      'recolour BBB>P',
      'recolour BBB>R',
      'recolour BBB>W',
      'recolour BBB>Y',
    ]);
    expect(three.legal(0, 'recolour WW>')).toHaveLength(5);
    three.play(0, 'recolour WW>R').play(0, 'recolour B>W');
    expect(three.state.dice).toBe('RRBBW');
    expect(three.refusal(0, 'recolour W>R')).toBe('no-star');
  });

  test('[RW-2] the dice picked show one face and get another', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { G: { star: 1 } } });
    three.chance('roll BBBWW');
    expect(three.refusal(0, 'recolour BW>R')).toBe('dice-of-several-faces');
    expect(three.refusal(0, 'recolour W>W')).toBe('same-face');
    expect(three.refusal(0, 'recolour WWW>R')).toBe('dice-not-there');
  });

  test('[RW-3] dice are neither re-rolled nor turned once the shape is drawn', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { G: { star: 1 } } });
    three.chance('roll RRBPG');
    expect(three.refusal(0, 'reroll B')).toBeUndefined();
    expect(three.refusal(0, 'recolour B>W')).toBeUndefined();
    three.play(0, 'draw R2 a1,a2 x=a1 dice=RR');
    expect(three.refusal(0, 'reroll B')).toBe('shape-drawn-already');
    expect(three.refusal(0, 'recolour B>W')).toBe('shape-drawn-already');
    expect(three.legal(0)).toEqual(['end']);
  });
});

describe('No X and One X', () => {
  test('[RW-4] one No X covers the shape and all single squares of the turn', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { star: 2 }, P: { star: 2 } } });
    three.chance('roll RRBPG').play(0, 'nox').play(0, 'single e1');
    expect(three.refusal(0, 'nox')).toBe('no-x-declared-already');
    expect(three.refusal(0, 'draw R2 a1,a2 x=a1 dice=RR')).toBe('brick-not-allowed');
    three.play(0, 'draw R2 a1,a2 x=- dice=RR').play(0, 'single e2');
    expect(three.state.players[0]?.building.slice(0, 2)).toEqual(['O...O', 'O...O']);
    expect(three.state.players[0]?.tracks.B).toEqual({ marked: 0, bonus: 0, star: 1 });
  });

  test('[RW-4] what was drawn before No X keeps its brick', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { star: 1 }, P: { star: 2 } } });
    three.chance('roll RRBPG').play(0, 'single e1').play(0, 'draw R2 a1,a2 x=a1 dice=RR');
    three.play(0, 'nox').play(0, 'single b1');
    expect(three.state.players[0]?.building.slice(0, 2)).toEqual(['XO..X', 'O....']);
  });

  test('[RW-4] No X is refused when nothing can be drawn any more', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { star: 1 } } });
    three.chance('roll RRBPG');
    expect(three.legal(0, 'nox')).toEqual(['nox']);
    three.play(0, 'draw R2 a1,a2 x=a1 dice=RR');
    expect(three.refusal(0, 'nox')).toBe('no-x-useless');
  });

  test('[RW-5] One X may be drawn before the shape and after it', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { P: { star: 2 } } });
    three.chance('roll RRBPG').play(0, 'single a1');
    expect(three.refusal(0, 'end')).toBe('shape-not-drawn');
    three.play(0, 'draw R2 a2,a3 x=a2 dice=RR');
    expect(three.legal(0)).toEqual([
      'end',
      'single a4',
      'single b1',
      'single c1',
      'single d1',
      'single e1',
    ]);
    three.play(0, 'single a4');
    expect(three.state.players[0]?.building.map((row) => row[0]).join('')).toBe('XXOX.....');
    expect(three.refusal(0, 'single b1')).toBe('no-star');
  });

  test('[RW-5] One X may be drawn in a turn without a shape', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { P: { star: 1 } } });
    three.chance('roll RBPGY').play(0, 'single a1').play(0, 'end');
    expect(three.state).toMatchObject({ phase: 'mark', drawn: false, dice: 'RBPGY' });
  });
});

describe('paying for a tile', () => {
  test('[RW-6] surplus dice stay unused, for the others', () => {
    const three = table({ players: 3 }).chance('roll RRRRB');
    three.play(0, 'draw R2 a1,a2 x=a1 dice=RR');
    expect(three.state.dice).toBe('RRB');
    three.play(0, 'end');
    expect(three.legal(1)).toEqual(['mark -', 'mark B', 'mark R']);
  });

  test('[RW-7] a bonus may not be spent while enough dice count', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { R: { bonus: 2 } } });
    three.chance('roll RRWBY');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a1 dice=RR bonus=1')).toBe('bonus-not-needed');
    expect(three.refusal(0, 'draw R2 a1,a2 x=a1 dice=- bonus=2')).toBe('bonus-not-needed');
    expect(three.legal(0, 'draw R3 a1,b1,b2 x=a1')).toEqual(['draw R3 a1,b1,b2 x=a1 dice=RRW']);
  });

  test('[RW-7] where dice are missing, all that count are used', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { R: { bonus: 2 } } });
    three.chance('roll RRWBY');
    const r4 = 'draw R4 a1,a2,b1,b2 x=a1 dice=';
    expect(three.refusal(0, `${r4}RR bonus=2`)).toBe('bonus-not-needed');
    expect(three.legal(0, r4)).toEqual([`${r4}RRW bonus=1`]);
    three.play(0, `${r4}RRW bonus=1`);
    expect(three.state.dice).toBe('BY');
    expect(three.state.players[0]?.tracks.R?.bonus).toBe(1);
  });
});

describe('placing a tile', () => {
  const MIRRORED = [
    ['RRRRR', 'draw R5 a1,a2,b1,b2,c1 x=a1 dice=RRRRR'],
    ['BBBBY', 'draw B4L a1,a2,a3,b1 x=a1 dice=BBBB'],
    ['BBBBY', 'draw B4R a1,b1,b2,b3 x=a1 dice=BBBB'],
    ['RYYYY', 'draw Y4L a2,a3,b1,b2 x=a2 dice=YYYY'],
    ['RYYYY', 'draw Y4R a1,a2,b2,b3 x=a1 dice=YYYY'],
    ['YYYYY', 'draw Y5 a2,a3,b2,c1,c2 x=a2 dice=YYYYY'],
  ] as const;

  test.each(MIRRORED)('[RW-8] a tile is not mirrored: roll %s, %s', (roll, draw) => {
    expect(table({ players: 3 }).chance(`roll ${roll}`).refusal(0, draw)).toBe('mirrored');
    const free = table({ players: 3, options: { mirror: true } }).chance(`roll ${roll}`);
    expect(free.refusal(0, draw)).toBeUndefined();
  });

  test('[RW-8] the option adds nothing to tiles that are their own mirror image', () => {
    const [strict, free] = [false, true].map((mirror) =>
      table({ players: 3, options: { mirror } }).chance('roll RRRRB'),
    );
    expect(free?.legal(0)).toEqual(strict?.legal(0));
  });

  test('[RW-9] gaps under overhangs may be filled', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: ['O....', 'O....', 'OOO..'],
      tracks: { P: { star: 1 } },
    });
    three.chance('roll RRBPG');
    expect(three.legal(0, 'single')).toEqual([
      'single a4',
      'single b1',
      'single b4',
      'single c1',
      'single c4',
      'single d1',
      'single e1',
    ]);
    expect(three.refusal(0, 'draw R2 b1,b2 x=b1 dice=RR')).toBeUndefined();
    expect(three.refusal(0, 'draw R2 b2,c2 x=b2 dice=RR')).toBe('unsupported');
    three.play(0, 'draw R2 b1,c1 x=b1 dice=RR');
    expect(three.state.players[0]?.building.slice(0, 3)).toEqual(['OXO..', 'O....', 'OOO..']);
  });
});

describe('passing', () => {
  test('[RW-10] who can draw with the dice alone may not pass', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    expect(three.refusal(0, 'end')).toBe('shape-not-drawn');
    expect(three.legal(0, 'end')).toEqual([]);
  });

  test('[RW-10] bonuses and stars need not be used to avoid a pass', () => {
    const three = table({ players: 3 }).sheet(0, {
      tracks: { R: { bonus: 2, star: 2 }, G: { star: 1 } },
    });
    three.chance('roll RBPGY');
    expect(tilesOf(three.legal(0))).toEqual(['R2', 'R3']);
    expect(three.legal(0, 'end')).toEqual(['end']);
  });

  test('[RW-10] a player for whose dice no tile fits may pass', () => {
    const building = except(FULL, 'a1', 'c1', 'e9');
    const three = table({ players: 3 }).sheet(0, { building }).chance('roll RRRRW');
    expect(tilesOf(three.legal(0))).toEqual([]);
    expect(three.refusal(0, 'end')).toBeUndefined();
  });

  test('[RW-10] one white die is enough to have to draw', () => {
    const two = tableForTwo().chance('roll RBPGW');
    expect(two.refusal(0, 'end')).toBe('shape-not-drawn');
    expect(tilesOf(two.legal(0))).toEqual(['B2', 'G2', 'G3', 'P2', 'R2']);
  });

  test('[RW-10] the option lets everybody pass', () => {
    const three = table({ players: 3, options: { passing: 'always' } }).chance('roll RRBPG');
    three.play(0, 'end');
    expect(three.state).toMatchObject({ phase: 'mark', drawn: false, dice: 'RRBPG' });
  });
});
