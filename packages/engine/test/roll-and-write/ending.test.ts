import { describe, expect, test } from 'vitest';
import { except, FULL, FULL_TRACKS, table, tableForTwo } from './table.ts';

/** A table whose round is played without anything happening. */
function afterIdleRound(players: number, prepare: (seats: ReturnType<typeof table>) => void) {
  const seats = table({ players });
  prepare(seats);
  for (let seat = 0; seat < players; seat++) seats.idleTurn(seat);
  return seats.state;
}

describe('twelve points', () => {
  test('end the game at the end of the round only', () => {
    const three = table({ players: 3 }).sheet(0, { score: 11, building: ['OOO..'] });
    three.chance('roll RRBPG').play(0, 'draw R2 d1,e1 x=d1 dice=RR').play(0, 'end');
    three.play(1, 'mark -').play(2, 'mark -');
    expect(three.state.players[0]?.score).toBe(12);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1 });
    three.idleTurn(1);
    expect(three.state).toMatchObject({ phase: 'turn', active: 2 });
    three.idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'over', winners: [0] });
  });

  test('are needed: eleven are not enough', () => {
    const state = afterIdleRound(3, (seats) => seats.sheets({ score: 11 }));
    expect(state).toMatchObject({ phase: 'turn', round: 2, winners: null });
  });

  test('may come from a track finished in another player’s turn', () => {
    const three = table({ players: 3 }).sheet(1, { score: 10, tracks: { R: { marked: 8 } } });
    three.idleTurn(0).idleTurn(1).chance('roll RBPGY').play(2, 'end');
    three.play(1, 'mark R').play(0, 'mark -');
    expect(three.state).toMatchObject({ phase: 'over', winners: [1] });
    expect(three.state.players[1]?.score).toBe(12);
  });

  test('reached in the first turn of a round let the round be finished', () => {
    const three = table({ players: 3 }).sheet(2, { score: 10, tracks: { R: { marked: 8 } } });
    three.chance('roll RBPGY').play(0, 'end').play(2, 'mark R').play(1, 'mark -');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, round: 1 });
    three.idleTurn(1).idleTurn(2);
    expect(three.state).toMatchObject({ phase: 'over', winners: [2] });
  });

  test('may come from the last choice of two players', () => {
    const two = tableForTwo().sheet(0, { score: 10, tracks: { R: { marked: 7 } } });
    two.idleTurn(0).chance('roll RRBBB').play(1, 'draw B3 a1,b1,b2 x=a1 dice=BBB');
    two.play(1, 'end').play(0, 'mark RR');
    expect(two.state).toMatchObject({ phase: 'over', winners: [0] });
  });

  test('end a round that another seat began, before its next turn', () => {
    const three = table({ players: 3, startPlayer: 2 }).sheet(0, { score: 12 });
    three.idleTurn(2).idleTurn(0);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1 });
    three.idleTurn(1);
    expect(three.state).toMatchObject({ phase: 'over', round: 1, winners: [0] });
  });
});

describe('the winner', () => {
  test('has most points', () => {
    const state = afterIdleRound(3, (seats) => {
      seats.sheet(0, { score: 12, building: FULL.slice(1) }).sheet(1, { score: 14 });
    });
    expect(state.winners).toEqual([1]);
  });

  test('has fewest empty cells among those with most points', () => {
    const state = afterIdleRound(4, (seats) => {
      seats.sheet(0, { score: 12, building: ['OO...'] });
      seats.sheet(1, { score: 13, building: ['OO...'] });
      seats.sheet(2, { score: 13, building: ['OXO..'] });
      seats.sheet(3, { score: 11, building: ['OOOO.'] });
    });
    expect(state.winners).toEqual([2]);
  });

  test('shares the victory with those who are equal, in the order of seats', () => {
    const three = table({ players: 4, startPlayer: 3 });
    three.sheets({ score: 12, building: ['OO...'] }).sheet(1, { building: ['O....'] });
    three.idleTurn(3).idleTurn(0).idleTurn(1).idleTurn(2);
    expect(three.state.winners).toEqual([0, 2, 3]);
  });
});

describe('after the end', () => {
  test('every move is refused', () => {
    const three = table({ players: 3 }).sheet(0, { score: 12 });
    three.idleTurn(0).idleTurn(1).idleTurn(2);
    expect(three.refusal('chance', 'roll RRRRR')).toBe('game-over');
    for (const seat of [0, 1, 2]) {
      expect(three.refusal(seat, 'end')).toBe('game-over');
      expect(three.refusal(seat, 'mark -')).toBe('game-over');
      expect(three.legal(seat)).toEqual([]);
    }
    expect(three.outcomes().size).toBe(0);
  });
});

describe('the last round', () => {
  test('is the sixtieth, scored as usual', () => {
    const state = afterIdleRound(3, (seats) => seats.inRound(60).sheet(1, { score: 3 }));
    expect(state).toMatchObject({ phase: 'over', round: 60, winners: [1] });
  });

  test('is not the fifty-ninth', () => {
    const state = afterIdleRound(3, (seats) => seats.inRound(59));
    expect(state).toMatchObject({ phase: 'turn', round: 60, active: 0 });
  });
});

describe('a dead game', () => {
  const DEAD = { building: except(FULL, 'b1', 'd1', 'e9'), tracks: FULL_TRACKS };

  test('ends with the round, scored as usual', () => {
    const state = afterIdleRound(3, (seats) => seats.sheets(DEAD).sheet(2, { score: 1 }));
    expect(state).toMatchObject({ phase: 'over', round: 1, winners: [2] });
  });

  test('needs no free cell at all', () => {
    const full = { building: FULL, tracks: { ...FULL_TRACKS, P: { marked: 9, star: 3 } } };
    const state = afterIdleRound(3, (seats) => seats.sheets(DEAD).sheet(1, full));
    expect(state).toMatchObject({ phase: 'over', round: 1 });
  });

  test('may have other stars and bonuses left', () => {
    const rich = {
      R: { marked: 9, bonus: 2, star: 6 },
      B: { marked: 9, bonus: 2, star: 3 },
      P: { marked: 9, bonus: 2 },
      G: { marked: 9, bonus: 2, star: 3 },
      Y: { marked: 9, bonus: 2, star: 3 },
    };
    const state = afterIdleRound(3, (seats) => seats.sheets({ ...DEAD, tracks: rich }));
    expect(state).toMatchObject({ phase: 'over', round: 1 });
  });

  test.each([0, 1, 2])('is dead for all: seat %i may still go on', (seat) => {
    for (const alive of [
      { tracks: { ...FULL_TRACKS, R: { marked: 8 } } },
      { tracks: { ...FULL_TRACKS, P: { marked: 9, star: 1 } } },
      { building: except(FULL, 'd1', 'e8', 'e9') },
    ]) {
      const state = afterIdleRound(3, (seats) => seats.sheets(DEAD).sheet(seat, alive));
      expect(state).toMatchObject({ phase: 'turn', round: 2 });
    }
  });

  /** The last player fills b1 and b2 and spends two coats of arms on the purple track. */
  const afterTwoCoats = (marked: number, ...coats: string[]) => {
    const three = table({ players: 3 })
      .sheets(DEAD)
      .sheet(2, {
        building: except(FULL, 'b1', 'b2', 'e9'),
        tracks: { ...FULL_TRACKS, P: { marked } },
      });
    three.idleTurn(0).idleTurn(1).chance('roll RRBPG').play(2, 'draw R2 b1,b2 x=b1 dice=RR');
    for (const coat of coats) three.play(2, coat);
    return three.play(2, 'end').state;
  };

  test('is not dead when a One X star was unlocked just now', () => {
    const state = afterTwoCoats(5, 'coat P', 'coat P');
    expect(state).toMatchObject({ phase: 'turn', round: 2 });
    expect(state.players[2]?.tracks.P).toEqual({ marked: 9, bonus: 0, star: 1 });
  });

  test('is dead when nothing was unlocked', () => {
    const state = afterTwoCoats(7, 'coat P', 'coat e9');
    expect(state).toMatchObject({ phase: 'over', round: 1, winners: [2] });
  });
});
