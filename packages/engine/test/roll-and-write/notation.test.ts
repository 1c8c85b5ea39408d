import { describe, expect, test } from 'vitest';
import type { RefusalCode } from '../../src/index.ts';
import { rollAndWrite } from '../../src/roll-and-write/public.ts';
import { type Table, table, tableForTwo } from './table.ts';

const { parse, format } = rollAndWrite.notation;

/** The canonical spelling of a text, or the code with which it is refused. */
function read(text: string): string {
  const move = parse(text);
  return move.ok ? format(move.value) : move.reason;
}

describe('canonical spellings', () => {
  test.each([
    'cross B4L Y4R',
    'cross B4R Y4L',
    'roll RBBYW',
    'roll W',
    'start B',
    'reroll BY',
    'reroll RBPGY',
    'recolour BB>R',
    'recolour W>Y',
    'recolour RRRRR>W',
    'nox',
    'single c4',
    'single a1',
    'single e9',
    'draw B4L a1,b1,b2,b3 x=b2 dice=BBBW',
    'draw P5 a1,b1,c1,d1,e1 x=- dice=PPPPP',
    'draw R2 a1,a2 x=a1 dice=- bonus=2',
    'draw R5 a1,b1,b2,c1,c2 x=c2 dice=RRRR bonus=1 again',
    'draw G4 a2,b1,b2,b3 x=a2 dice=WWWW again',
    'draw Y2 e8,e9 x=e9 dice=WW',
    'coat c4',
    'coat R',
    'end',
    'mark R',
    'mark RY',
    'mark RR',
    'mark -',
  ])('%s', (text) => {
    expect(read(text)).toBe(text);
  });

  test.each([
    ['roll WYBRB', 'roll RBBYW'],
    ['roll YX', 'unknown-colour'],
    ['roll GPGPG', 'roll PPGGG'],
  ])('a roll may come in any order: %s is %s', (text, meaning) => {
    expect(read(text)).toBe(meaning);
  });

  test('every legal move is read back as itself', () => {
    const positions: [Table, number][] = [
      [
        tableForTwo()
          .chance('roll RRBBW')
          .sheet(0, { tracks: { Y: { star: 1 } } }),
        0,
      ],
      [table({ players: 3, options: { mirror: true } }).chance('roll WWWWW'), 0],
      [tableForTwo().chance('roll RBPGY').play(0, 'end'), 1],
    ];
    for (const [position, seat] of positions) {
      const moves = position.legal(seat);
      expect(new Set(moves).size).toBe(moves.length);
      expect(moves.map(read)).toEqual(moves);
    }
  });
});

describe('other spellings', () => {
  const REFUSED: readonly (readonly [RefusalCode, string])[] = [
    ['not-canonical', 'reroll YB'],
    ['not-canonical', 'reroll WR'],
    ['not-canonical', 'mark YR'],
    ['not-canonical', 'mark '],
    ['not-canonical', 'draw R2 a2,a1 x=a1 dice=RR'],
    ['not-canonical', 'draw R3 a1,b2,b1 x=a1 dice=RRR'],
    ['not-canonical', 'draw R4 a1,b1,a2,b2 x=a1 dice=RRRR'],
    ['not-canonical', 'draw R3 a1,b1,b2 x=a1 dice=WRR'],
    ['unknown-move', ''],
    ['unknown-move', ' '],
    ['unknown-move', 'pass'],
    ['unknown-move', 'End'],
    ['unknown-move', 'NOX'],
    ['unknown-move', ' end'],
    ['unknown-move', 'end '],
    ['unknown-move', 'end\n'],
    ['unknown-move', 'nox now'],
    ['unknown-move', 'roll'],
    ['unknown-move', 'Roll RRRRR'],
    ['unknown-move', 'mark'],
    ['unknown-move', 'draw'],
    ['unknown-move', 'draw R2'],
    ['unknown-move', 'draw R2 a1,a2 dice=RR x=a1'],
    ['unknown-move', 'draw R2 a1,a2 x=a1'],
    ['unknown-move', 'draw R2 a1,a2 x=a1 dice='],
    ['unknown-move', 'draw R2 a1,a2 x= dice=RR'],
    ['unknown-move', 'draw  R2 a1,a2 x=a1 dice=RR'],
    ['unknown-move', 'draw R2 a1,a2  x=a1 dice=RR'],
    ['unknown-move', 'draw R2 a1, a2 x=a1 dice=RR'],
    ['unknown-move', 'draw R2 a1,a2 x=a1 dice=RR '],
    ['unknown-move', 'draw R2 a1,a2 x=a1 dice=RR bonus=0'],
    ['unknown-move', 'draw R2 a1,a2 x=a1 dice=- bonus=3'],
    ['unknown-move', 'draw R4 a1,a2,b1,b2 x=a1 dice=RRR again bonus=1'],
    ['unknown-move', 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRR Again'],
    ['unknown-move', `draw R2 a1,a2 x=a1 dice=RR${' '.repeat(100)}`],
    ['unknown-tile', 'draw R6 a1,a2 x=a1 dice=RR'],
    ['unknown-tile', 'draw r2 a1,a2 x=a1 dice=RR'],
    ['unknown-tile', 'draw B4 a1,b1,b2,b3 x=a1 dice=BBBB'],
    ['unknown-tile', 'draw R4L a1,a2,b1,b2 x=a1 dice=RRRR'],
    ['unknown-tile', 'cross Y4R B4L'],
    ['unknown-tile', 'cross B4L'],
    ['unknown-tile', 'cross B4L  Y4R'],
    ['unknown-tile', 'cross R4 R4'],
    ['unknown-cell', 'single f1'],
    ['unknown-cell', 'single a0'],
    ['unknown-cell', 'single a10'],
    ['unknown-cell', 'single C4'],
    ['unknown-cell', 'single  c4'],
    ['unknown-cell', 'single R'],
    ['unknown-cell', 'coat W'],
    ['unknown-cell', 'coat r'],
    ['unknown-cell', 'coat RB'],
    ['unknown-cell', 'draw R2 a9,a10 x=a9 dice=RR'],
    ['unknown-cell', 'draw R2 e1,f1 x=e1 dice=RR'],
    ['unknown-cell', 'draw R2 a1,a2, x=a1 dice=RR'],
    ['unknown-colour', 'start W'],
    ['unknown-colour', 'start r'],
    ['unknown-colour', 'start RB'],
    ['unknown-colour', 'roll rbbyw'],
    ['unknown-colour', 'roll R B'],
    ['unknown-colour', 'reroll b'],
    ['unknown-colour', 'reroll -'],
    ['unknown-colour', 'mark W'],
    ['unknown-colour', 'mark r'],
    ['unknown-colour', 'mark  R'],
    ['unknown-colour', 'recolour BB'],
    ['unknown-colour', 'recolour >R'],
    ['unknown-colour', 'recolour B>'],
    ['unknown-colour', 'recolour B>RR'],
    ['unknown-colour', 'recolour B>R>G'],
    ['unknown-colour', 'recolour B > R'],
    ['unknown-colour', 'draw R2 a1,a2 x=a1 dice=rr'],
    ['same-face', 'recolour BB>B'],
    ['dice-of-several-faces', 'recolour BR>G'],
    ['wrong-number-of-dice', 'recolour BBBBBB>R'],
    ['wrong-number-of-dice', 'roll '],
    ['wrong-number-of-dice', 'roll RRRRRR'],
    ['wrong-number-of-dice', 'reroll '],
    ['wrong-number-of-dice', 'reroll RBPGYW'],
    ['too-many-dice', 'mark RRR'],
    ['too-many-dice', 'draw R2 a1,a2 x=a1 dice=RRR'],
    ['too-many-dice', 'draw R2 a1,a2 x=a1 dice=RR bonus=1'],
    ['too-few-dice', 'draw R3 a1,b1,b2 x=a1 dice=RR'],
    ['too-few-dice', 'draw R3 a1,b1,b2 x=a1 dice=- bonus=2'],
    ['dice-of-another-colour', 'draw R2 a1,a2 x=a1 dice=RB'],
    ['not-this-tile', 'draw R2 a1,a2,a3 x=a1 dice=RR'],
    ['not-this-tile', 'draw R2 a1 x=a1 dice=RR'],
    ['not-this-tile', 'draw R2 a1,a3 x=a1 dice=RR'],
    ['not-this-tile', 'draw P5 a1,a2,a3,b1,b2 x=a1 dice=PPPPP'],
    ['brick-outside', 'draw R2 a1,a2 x=a3 dice=RR'],
    ['brick-outside', 'draw R2 a1,a2 x=A1 dice=RR'],
    ['tile-not-crossed-out', 'draw R3 a1,b1,b2 x=a1 dice=RRR again'],
  ];

  test.each(REFUSED)('%s: %j', (code, text) => {
    expect(parse(text)).toEqual({ ok: false, reason: code });
  });
});
