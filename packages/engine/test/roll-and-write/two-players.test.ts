import { describe, expect, test } from 'vitest';
import { table, tableForTwo, tilesOf } from './table.ts';

const SMALL_SHAPES = ['B2', 'B3', 'G2', 'G3', 'P2', 'P3', 'R2', 'R3', 'Y2', 'Y3'];
const SIZE_5 = ['B5', 'G5', 'P5', 'R5', 'Y5'];

describe('set-up', () => {
  test.each([
    ['L', 'L'],
    ['L', 'R'],
    ['R', 'L'],
    ['R', 'R'],
  ])('crosses out B4%s and Y4%s and one copy of each other size 4', (blue, yellow) => {
    const two = table({ players: 2 }).chance(`cross B4${blue} Y4${yellow}`);
    expect(two.state.crossed).toEqual({
      R4: 1,
      [`B4${blue}`]: 1,
      P4: 1,
      G4: 1,
      [`Y4${yellow}`]: 1,
    });
    two.play(0, 'start R').play(1, 'start R').chance('roll WWWWW');
    const left = [`B4${blue === 'L' ? 'R' : 'L'}`, `Y4${yellow === 'L' ? 'R' : 'L'}`];
    expect(tilesOf(two.legal(0))).toEqual(
      [...SMALL_SHAPES, ...SIZE_5, 'G4', 'P4', 'R4', ...left].sort(),
    );
  });

  test('awaits the crossing first', () => {
    const two = table({ players: 2 });
    expect(two.refusal(0, 'start R')).toBe('chance-awaited');
    expect(two.refusal('chance', 'roll RRRRR')).toBe('not-now');
    two.chance('cross B4L Y4L');
    expect(two.refusal('chance', 'cross B4L Y4L')).toBe('players-awaited');
  });

  test('leaves one copy of the tiles that have two', () => {
    const draw = 'draw G4 a2,b1,b2,b3 x=a2 dice=GGGG';
    const two = tableForTwo().chance('roll GGGGG').play(0, draw);
    expect(two.state.crossed.G4).toBe(2);
    two.play(0, 'end').play(1, 'mark -').chance('roll GGGGG');
    expect(two.refusal(1, draw)).toBe('tile-crossed-out');
  });

  test('lets both choose a track at the same time', () => {
    const two = table({ players: 2 }).chance('cross B4L Y4L');
    expect(two.state.waiting).toEqual([0, 1]);
    const choices = ['start B', 'start G', 'start P', 'start R', 'start Y'];
    expect(two.legal(0)).toEqual(choices);
    expect(two.refusal(0, 'end')).toBe('not-now');
    two.play(0, 'start Y');
    expect(two.legal(1)).toEqual(choices);
    expect(two.refusal(0, 'start R')).toBe('not-your-turn');
    two.play(1, 'start Y');
    expect(two.state).toMatchObject({ phase: 'turn', active: 0, chance: 'roll 5', waiting: [] });
  });

  test('gives the same game whoever chooses first', () => {
    const two = () => table({ players: 2, startPlayer: 1 }).chance('cross B4L Y4L');
    const first = two().play(0, 'start R').play(1, 'start B').state;
    expect(two().play(1, 'start B').play(0, 'start R').state).toEqual(first);
    expect(first.active).toBe(1);
  });

  test.each([
    ['R', { marked: 2, bonus: 1, star: 3 }],
    ['B', { marked: 2, bonus: 1, star: 1 }],
    ['P', { marked: 2, bonus: 1, star: 0 }],
    ['G', { marked: 2, bonus: 1, star: 0 }],
    ['Y', { marked: 2, bonus: 1, star: 0 }],
  ] as const)('marks two boxes of %s, usable at once', (colour, track) => {
    const two = table({ players: 2 }).chance('cross B4L Y4L').play(0, `start ${colour}`);
    expect(two.state.players[0]?.tracks[colour]).toEqual(track);
    two.play(1, 'start G').chance('roll RBPGY');
    const draw = `draw ${colour}2 a1,a2 x=a1 dice=${colour} bonus=1`;
    expect(two.refusal(0, draw)).toBeUndefined();
    expect(two.refusal(0, 'nox')).toBe(colour === 'B' ? undefined : 'no-star');
  });
});

describe('taking dice', () => {
  /** The other player's choices after B3 was drawn with BBB, two dice being left. */
  const choices = (left: string, tracks = {}) => {
    const two = tableForTwo().sheet(1, { tracks }).chance(`roll BBB${left}`);
    return two.play(0, 'draw B3 a1,b1,b2 x=a1 dice=BBB').play(0, 'end');
  };

  test('takes up to two dice of different colours', () => {
    const two = choices('RY');
    expect(two.legal(1)).toEqual(['mark -', 'mark R', 'mark RY', 'mark Y']);
    expect(two.refusal(1, 'mark RR')).toBe('die-not-left');
    expect(two.refusal(1, 'mark P')).toBe('die-not-left');
    two.play(1, 'mark RY');
    expect(two.state.players[1]?.tracks).toMatchObject({
      R: { marked: 1, bonus: 1 },
      Y: { marked: 1, bonus: 1 },
    });
    expect(two.state).toMatchObject({ active: 1, chance: 'roll 5' });
  });

  test('takes two dice of the same colour if there are two', () => {
    const two = choices('RR');
    expect(two.legal(1)).toEqual(['mark -', 'mark R', 'mark RR']);
    two.play(1, 'mark RR');
    expect(two.state.players[1]?.tracks.R).toEqual({ marked: 2, bonus: 1, star: 3 });
  });

  test('takes a white die for any track, beside another die', () => {
    expect(choices('RW').legal(1)).toEqual([
      'mark -',
      'mark B',
      'mark G',
      'mark P',
      'mark R',
      'mark RB',
      'mark RG',
      'mark RP',
      'mark RR',
      'mark RY',
      'mark Y',
    ]);
    expect(choices('RW').refusal(1, 'mark BY')).toBe('die-not-left');
    expect(choices('RW').refusal(1, 'mark BB')).toBe('die-not-left');
  });

  test('takes two white dice for any two tracks or one of them twice', () => {
    const moves = choices('WW').legal(1);
    expect(moves).toHaveLength(1 + 5 + 5 + 10);
    expect(moves).toContain('mark BB');
    expect(moves).toContain('mark GY');
  });

  test('needs two free boxes to mark a track twice', () => {
    const two = choices('RR', { R: { marked: 8 } });
    expect(two.legal(1)).toEqual(['mark -', 'mark R']);
    expect(two.refusal(1, 'mark RR')).toBe('track-full');
    two.play(1, 'mark R');
    expect(two.state.players[1]).toMatchObject({ score: 2, tracks: { R: { marked: 9 } } });
    expect(choices('RR', { R: { marked: 7 } }).play(1, 'mark RR').state.players[1]).toMatchObject({
      score: 2,
      tracks: { R: { marked: 9 } },
    });
  });

  test('can use a white die beside a colour whose track is full', () => {
    expect(choices('RW', { R: { marked: 9 } }).legal(1)).toEqual([
      'mark -',
      'mark B',
      'mark G',
      'mark P',
      'mark Y',
    ]);
  });

  test('takes no more than two', () => {
    const two = tableForTwo().chance('roll RBPGY').play(0, 'end');
    expect(two.refusal(1, 'mark RBP')).toBe('too-many-dice');
    expect(two.legal(1)).toHaveLength(1 + 5 + 10);
  });

  test.each([3, 4])('takes only one with %i players', (players) => {
    const more = table({ players }).chance('roll BBBRW');
    more.play(0, 'draw B3 a1,b1,b2 x=a1 dice=BBB').play(0, 'end');
    expect(more.refusal(1, 'mark RY')).toBe('too-many-dice');
    expect(more.refusal(1, 'mark RR')).toBe('too-many-dice');
    expect(more.legal(1)).toEqual(['mark -', 'mark B', 'mark G', 'mark P', 'mark R', 'mark Y']);
  });
});
