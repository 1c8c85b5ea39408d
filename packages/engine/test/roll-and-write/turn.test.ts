import { describe, expect, test } from 'vitest';
import { table, tilesOf } from './table.ts';

const DRAW_R2 = 'draw R2 a1,a2 x=a1 dice=RR';

describe('which tiles the dice allow', () => {
  test('three red dice allow red tiles of two and of three squares', () => {
    const three = table({ players: 3 }).chance('roll RRRPY');
    expect(tilesOf(three.legal(0))).toEqual(['R2', 'R3']);
  });

  test('two yellow dice turned to red make four red dice', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { G: { star: 1 } } });
    three.chance('roll RRBYY').play(0, 'recolour YY>R');
    expect(three.state.dice).toBe('RRRRB');
    expect(tilesOf(three.legal(0))).toEqual(['R2', 'R3', 'R4']);
  });

  test('a white die counts as any colour', () => {
    const three = table({ players: 3 }).chance('roll RRBYW');
    expect(tilesOf(three.legal(0))).toEqual(['B2', 'R2', 'R3', 'Y2']);
  });

  test('white dice alone allow every tile', () => {
    const three = table({ players: 3 }).chance('roll WWWWW');
    expect(tilesOf(three.legal(0))).toHaveLength(22);
    expect(three.legal(0, 'draw P5 a1,b1,c1,d1,e1 x=a1')).toEqual([
      'draw P5 a1,b1,c1,d1,e1 x=a1 dice=WWWWW',
    ]);
  });

  test('the same tile with other dice is another move', () => {
    const three = table({ players: 3 }).chance('roll RRBWW');
    expect(three.legal(0, 'draw R2 a1,a2 x=a1')).toEqual([
      'draw R2 a1,a2 x=a1 dice=RR',
      'draw R2 a1,a2 x=a1 dice=RW',
      'draw R2 a1,a2 x=a1 dice=WW',
    ]);
    expect(three.legal(0, 'draw R3 a1,b1,b2 x=a1')).toEqual([
      'draw R3 a1,b1,b2 x=a1 dice=RRW',
      'draw R3 a1,b1,b2 x=a1 dice=RWW',
    ]);
    three.play(0, 'draw R2 a1,a2 x=a1 dice=RW');
    expect(three.state.dice).toBe('RBW');
  });

  test('dice that do not lie there cannot pay', () => {
    const three = table({ players: 3 }).chance('roll RRBYW');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a1 dice=RRR')).toBe('dice-not-there');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a1 dice=RWW')).toBe('dice-not-there');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a1 dice=RBW')).toBe('dice-of-another-colour');
  });
});

describe('bonuses', () => {
  test('each bonus stands for a die of its colour', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { bonus: 1 } } });
    three.chance('roll RBBPG');
    expect(tilesOf(three.legal(0))).toEqual(['B2', 'B3']);
    three.play(0, 'draw B3 a1,b1,b2 x=a1 dice=BB bonus=1');
    expect(three.state.players[0]?.tracks.B?.bonus).toBe(0);
  });

  test('at most two are used in a turn', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { R: { bonus: 2 } } });
    three.chance('roll RRBPG');
    const r5 = 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RR';
    expect(three.refusal(0, `${r5} bonus=2`)).toBe('too-few-dice');
    expect(three.refusal(0, `${r5} bonus=3`)).toBe('unknown-move');
    three.play(0, 'draw R4 a1,a2,b1,b2 x=a1 dice=RR bonus=2');
    expect(three.state.dice).toBe('BPG');
  });

  test('those of another colour do not help', () => {
    const three = table({ players: 3 }).sheet(0, { tracks: { B: { bonus: 2 } } });
    three.chance('roll RRPGY');
    expect(three.refusal(0, 'draw R3 a1,b1,b2 x=a1 dice=RR bonus=1')).toBe('no-bonus');
    expect(tilesOf(three.legal(0))).toEqual(['B2', 'R2']);
  });
});

describe('re-rolls', () => {
  test('everybody starts with two', () => {
    const three = table({ players: 3 }).chance('roll RBPGY').play(0, 'reroll BY');
    expect(three.state).toMatchObject({ chance: 'roll 2', dice: 'RPG', waiting: [] });
    expect(three.refusal('chance', 'roll RRR')).toBe('wrong-number-of-dice');
    three.chance('roll WR').play(0, 'reroll RRPGW').chance('roll YYYYY');
    expect(three.state.dice).toBe('YYYYY');
    expect(three.refusal(0, 'reroll Y')).toBe('no-star');
    expect(three.state.players.map(({ tracks }) => tracks.R?.star)).toEqual([0, 2, 2]);
  });

  test('any dice that lie there may be picked, equal faces being one choice', () => {
    const three = table({ players: 3 }).chance('roll RRRWW');
    expect(three.legal(0, 'reroll')).toHaveLength(4 * 3 - 1);
    expect(three.refusal(0, 'reroll B')).toBe('dice-not-there');
    expect(three.refusal(0, 'reroll RRRR')).toBe('dice-not-there');
  });
});

describe('who may act', () => {
  test('nobody before the dice are rolled', () => {
    const three = table({ players: 3 });
    expect(three.refusal(0, 'end')).toBe('chance-awaited');
    expect(three.refusal('chance', 'end')).toBe('not-now');
    expect(three.refusal('chance', 'roll RRRR')).toBe('wrong-number-of-dice');
    expect(three.legal(0)).toEqual([]);
  });

  test('only the active player after that', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    expect(three.refusal('chance', 'roll RRBPG')).toBe('players-awaited');
    expect(three.refusal(1, DRAW_R2)).toBe('not-your-turn');
    expect(three.refusal(3, DRAW_R2)).toBe('not-your-turn');
    expect(three.refusal(-1, DRAW_R2)).toBe('not-your-turn');
    expect(three.legal(1)).toEqual([]);
  });

  test('nobody from outside the table, however large the number', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    expect(three.refusal(32, DRAW_R2)).toBe('not-your-turn');
    three.play(0, DRAW_R2).play(0, 'end');
    expect(three.refusal(33, 'mark B')).toBe('not-your-turn');
  });

  test('moves of other phases are refused', () => {
    const three = table({ players: 3 }).chance('roll RRBPG');
    for (const move of ['start R', 'coat R', 'coat a1', 'mark R', 'mark -', 'roll RRBPG']) {
      expect(three.refusal(0, move)).toBe('not-now');
    }
    three.play(0, DRAW_R2).play(0, 'end');
    expect(three.refusal(1, 'end')).toBe('not-now');
    expect(three.refusal(1, DRAW_R2)).toBe('not-now');
    expect(three.refusal(0, 'mark B')).toBe('not-your-turn');
  });

  test('a second shape is refused', () => {
    const three = table({ players: 3 }).chance('roll RRBBG').play(0, DRAW_R2);
    expect(three.refusal(0, 'draw B2 b1,b2 x=b1 dice=BB')).toBe('shape-drawn-already');
  });

  test('the turn goes on after the shape until it is ended', () => {
    const three = table({ players: 3 }).chance('roll RRRRR');
    three.play(0, 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RRRRR');
    expect(three.state).toMatchObject({ phase: 'turn', active: 0, waiting: [0] });
    expect(three.legal(0)).toEqual(['end']);
  });
});

describe('the others', () => {
  test('choose among the dice that were not used', () => {
    const three = table({ players: 3 }).chance('roll RRRPY');
    three.play(0, 'draw R3 a1,b1,b2 x=a1 dice=RRR').play(0, 'end');
    expect(three.state.waiting).toEqual([1, 2]);
    expect(three.legal(1)).toEqual(['mark -', 'mark P', 'mark Y']);
    expect(three.refusal(1, 'mark R')).toBe('die-not-left');
    three.play(1, 'mark P').play(2, 'mark P');
    expect(three.state.players.map(({ tracks }) => tracks.P?.marked)).toEqual([0, 1, 1]);
  });

  test('mark any track with a white die', () => {
    const three = table({ players: 3 }).chance('roll RRRRW');
    three.play(0, 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRR').play(0, 'end');
    expect(three.legal(2)).toEqual(['mark -', 'mark B', 'mark G', 'mark P', 'mark R', 'mark Y']);
    three.play(1, 'mark G').play(2, 'mark Y');
    expect(three.state.players[1]?.tracks.G?.marked).toBe(1);
    expect(three.state.players[2]?.tracks.Y?.marked).toBe(1);
  });

  test('are skipped when all dice were used', () => {
    const three = table({ players: 3 }).chance('roll RRRWW');
    three.play(0, 'draw R5 a1,b1,b2,c1,c2 x=a1 dice=RRRWW').play(0, 'end');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, chance: 'roll 5' });
  });

  test('are skipped one by one when nothing is possible for them', () => {
    const three = table({ players: 3 }).sheet(1, {
      tracks: { P: { marked: 9 }, Y: { marked: 9 } },
    });
    three.chance('roll RRRPY').play(0, 'draw R3 a1,b1,b2 x=a1 dice=RRR').play(0, 'end');
    expect(three.state.waiting).toEqual([2]);
    expect(three.refusal(1, 'mark -')).toBe('not-your-turn');
  });

  test('get all five dice when no shape was drawn', () => {
    const three = table({ players: 3 }).chance('roll RBPGY').play(0, 'end');
    expect(three.legal(1)).toEqual(['mark -', 'mark B', 'mark G', 'mark P', 'mark R', 'mark Y']);
  });
});

describe('when something can be used', () => {
  test('what a coat of arms unlocks is not usable in the same turn', () => {
    const three = table({ players: 3 }).sheet(0, {
      building: ['OOOOO', 'OOOO.'],
      tracks: { R: { star: 1 }, P: { star: 1 } },
    });
    three.chance('roll RRBPG').play(0, 'single e2').play(0, 'coat R').play(0, 'reroll B');
    three.chance('roll B');
    expect(three.refusal(0, 'draw R3 a3,b3,b4 x=a3 dice=RR bonus=1')).toBe('no-bonus');
    expect(three.refusal(0, 'reroll B')).toBe('no-star');
    three.play(0, 'draw R2 a3,a4 x=a3 dice=RR').play(0, 'end').play(1, 'mark -').play(2, 'mark -');
    expect(three.state.players[0]?.tracks.R).toEqual({ marked: 2, bonus: 1, star: 1 });
    three.idleTurn(1).idleTurn(2).chance('roll RRBPG');
    expect(three.refusal(0, 'draw R3 b3,c3,c4 x=b3 dice=RR bonus=1')).toBeUndefined();
    expect(three.refusal(0, 'reroll B')).toBeUndefined();
  });

  test('what a die of another player unlocks is usable in the next own turn', () => {
    const three = table({ players: 3 }).chance('roll RRBPG').play(0, DRAW_R2).play(0, 'end');
    three.play(2, 'mark -').play(1, 'mark B').chance('roll RRBPG');
    expect(three.refusal(1, 'draw B2 a1,a2 x=a1 dice=B bonus=1')).toBeUndefined();
  });

  test('No X ends with the turn', () => {
    const three = table({ players: 3 }).sheets({ tracks: { B: { star: 1 } } });
    three.chance('roll RRBPG').play(0, 'nox').play(0, 'draw R2 a1,a2 x=- dice=RR').play(0, 'end');
    three.play(1, 'mark -').play(2, 'mark -').chance('roll RRBPG');
    expect(three.refusal(1, 'draw R2 a1,a2 x=- dice=RR')).toBe('brick-missing');
    expect(three.refusal(1, DRAW_R2)).toBeUndefined();
  });
});
