import { describe, expect, test } from 'vitest';
import { copenhagen } from '../../src/copenhagen/public.ts';
import type { RefusalCode } from '../../src/index.ts';
import { ALL_ACTIVE, dealt } from './table.ts';

const { parse, format } = copenhagen.notation;

/** The canonical spelling of a text, or the code with which it is refused. */
function read(text: string): string {
  const move = parse(text);
  return move.ok ? format(move.value) : move.reason;
}

describe('canonical spellings', () => {
  test.each([
    'harbour RBPGYRB',
    'harbour YYYYYYY',
    'hand 0 RB',
    'hand 3 RRPY',
    'hand 3 ????',
    'card R',
    'card Y',
    'card end',
    'take 3,4',
    'take 1,5',
    'take 3,4,6',
    'take 1,2,7',
    'discard R',
    'discard RB',
    'discard PGY',
    'both',
    'build R4 a1,a2,b1,b2 brick=a1 cards=RRR',
    'build R2 a1,b1 brick=b1 cards=-',
    'build P5 a1,b1,c1,d1,e1 brick=e1 cards=PPPPP',
    'build B3 a1,a2,b2 brick=b2 cards=RBB',
    'build Y2 e8,e9 brick=e9 cards=GG',
    'build Y5 a2,a3,b2,c1,c2 brick=a3 cards=RRYY',
    'coat c4',
    'coat a1',
    'coat e9',
    'coat take any',
    'coat take extra',
    'coat take discount',
    'coat take change',
    'coat take both',
    'coat turn',
    'coat skip',
    'end',
  ])('%s', (text) => {
    expect(read(text)).toBe(text);
  });

  test('every legal move is read back as itself', () => {
    const three = dealt({ players: 3 });
    three.house(0, { abilities: ALL_ACTIVE, hand: 'RRRBBPY', building: ['rRB..', 'W....'] });
    const discarding = three.copy().play(0, 'take 2,4,6');
    const owing = three
      .copy()
      .house(0, { abilities: { any: 'used' } })
      .middle({ coats: 1 });
    for (const position of [three, discarding, owing]) {
      const moves = position.legal(0);
      expect(new Set(moves).size).toBe(moves.length);
      expect(moves.map(read)).toEqual(moves);
    }
  });
});

describe('other spellings', () => {
  const REFUSED: readonly (readonly [RefusalCode, string])[] = [
    ['not-canonical', 'take 4,3'],
    ['not-canonical', 'take 3,6,4'],
    ['not-canonical', 'take 3,3'],
    ['not-canonical', 'take 3,3,4'],
    ['not-canonical', 'discard BR'],
    ['not-canonical', 'discard YG'],
    ['not-canonical', 'hand 0 BR'],
    ['not-canonical', 'build R2 a2,a1 brick=a1 cards=RR'],
    ['not-canonical', 'build R4 a1,b1,a2,b2 brick=a1 cards=RRRR'],
    ['not-canonical', 'build R3 a1,a2,b2 brick=a1 cards=BRR'],
    ['not-canonical', 'build R3 a1,b2,a2 brick=a1 cards=RRR'],
    ['unknown-move', ''],
    ['unknown-move', ' '],
    ['unknown-move', 'pass'],
    ['unknown-move', 'End'],
    ['unknown-move', 'BOTH'],
    ['unknown-move', ' end'],
    ['unknown-move', 'end '],
    ['unknown-move', 'both '],
    ['unknown-move', 'both now'],
    ['unknown-move', 'end\n'],
    ['unknown-move', 'take'],
    ['unknown-move', 'card'],
    ['unknown-move', 'coat'],
    ['unknown-move', 'harbour'],
    ['unknown-move', 'Take 1,2'],
    ['unknown-move', ' take 1,2'],
    ['unknown-move', 'roll RRRRR'],
    ['unknown-move', 'draw R2 a1,a2 x=a1 dice=RR'],
    ['unknown-move', 'hand RB'],
    ['unknown-move', 'hand 4 RB'],
    ['unknown-move', 'hand -1 RB'],
    ['unknown-move', 'hand 00 RB'],
    ['unknown-move', 'hand 0 R B'],
    ['unknown-move', 'hand  0 RB'],
    ['unknown-move', 'build'],
    ['unknown-move', 'build R2'],
    ['unknown-move', 'build R2 a1,a2 brick=a1'],
    ['unknown-move', 'build R2 a1,a2 cards=RR brick=a1'],
    ['unknown-move', 'build R2 a1,a2 brick=a1 cards='],
    ['unknown-move', 'build R2 a1,a2 brick= cards=RR'],
    ['unknown-move', 'build R2 a1,a2 x=a1 cards=RR'],
    ['unknown-move', 'build  R2 a1,a2 brick=a1 cards=RR'],
    ['unknown-move', 'build R2 a1, a2 brick=a1 cards=RR'],
    ['unknown-move', 'build R2 a1,a2 brick=a1 cards=RR '],
    ['unknown-move', 'build R2 a1,a2 brick=a1 cards=R R'],
    ['unknown-move', `build R2 a1,a2 brick=a1 cards=RR${' '.repeat(100)}`],
    ['unknown-tile', 'build R6 a1,a2 brick=a1 cards=RR'],
    ['unknown-tile', 'build R1 a1 brick=a1 cards=R'],
    ['unknown-tile', 'build r2 a1,a2 brick=a1 cards=RR'],
    ['unknown-tile', 'build W a1 brick=a1 cards=-'],
    ['unknown-tile', 'build B4L a1,b1,b2,b3 brick=a1 cards=BBBB'],
    ['unknown-cell', 'build R2 a9,a10 brick=a9 cards=RR'],
    ['unknown-cell', 'build R2 e1,f1 brick=e1 cards=RR'],
    ['unknown-cell', 'build R2 a1,a2, brick=a1 cards=RR'],
    ['unknown-cell', 'build R2 A1,A2 brick=A1 cards=RR'],
    ['unknown-cell', 'coat '],
    ['unknown-cell', 'coat a0'],
    ['unknown-cell', 'coat f1'],
    ['unknown-cell', 'coat R'],
    ['unknown-cell', 'coat C4'],
    ['unknown-cell', 'coat  c4'],
    ['unknown-cell', 'coat take'],
    ['unknown-cell', 'coat turn '],
    ['unknown-cell', 'coat Skip'],
    ['unknown-ability', 'coat take '],
    ['unknown-ability', 'coat take Any'],
    ['unknown-ability', 'coat take  any'],
    ['unknown-ability', 'coat take any,extra'],
    ['unknown-ability', 'coat take a1'],
    ['unknown-place', 'take '],
    ['unknown-place', 'take 3'],
    ['unknown-place', 'take 0,1'],
    ['unknown-place', 'take 7,8'],
    ['unknown-place', 'take 1, 2'],
    ['unknown-place', 'take 1,2,3,4'],
    ['unknown-place', 'take 1,2,'],
    ['unknown-place', 'take a,b'],
    ['unknown-place', 'take  1,2'],
    ['unknown-colour', 'harbour RBPGYRW'],
    ['unknown-colour', 'harbour rbpgyrb'],
    ['unknown-colour', 'harbour RBPGYR.'],
    ['unknown-colour', 'hand 0 RW'],
    ['unknown-colour', 'card W'],
    ['unknown-colour', 'card r'],
    ['unknown-colour', 'card RB'],
    ['unknown-colour', 'card '],
    ['unknown-colour', 'card End'],
    ['unknown-colour', 'discard -'],
    ['unknown-colour', 'discard R,B'],
    ['unknown-colour', 'discard r'],
    ['unknown-colour', 'build R2 a1,a2 brick=a1 cards=RW'],
    ['unknown-colour', 'build R2 a1,a2 brick=a1 cards=rr'],
    ['unknown-colour', 'build R2 a1,a2 brick=a1 cards=--'],
    ['wrong-number-of-cards', 'harbour RBPGYR'],
    ['wrong-number-of-cards', 'harbour RBPGYRBB'],
    ['wrong-number-of-cards', 'harbour '],
    ['wrong-number-of-cards', 'hand 0 RRRRRRRR'],
    ['wrong-number-of-cards', 'discard '],
    ['wrong-number-of-cards', 'discard RRRRRRRR'],
    ['too-many-cards', 'build R2 a1,a2 brick=a1 cards=RRR'],
    ['too-many-cards', 'build R2 a1,a2 brick=a1 cards=RBB'],
    ['cards-of-several-colours', 'build R3 a1,a2,b2 brick=a1 cards=RBP'],
    ['cards-of-several-colours', 'build R2 a1,a2 brick=a1 cards=BP'],
    ['not-this-tile', 'build R2 a1,a2,a3 brick=a1 cards=RR'],
    ['not-this-tile', 'build R2 a1 brick=a1 cards=RR'],
    ['not-this-tile', 'build R2 a1,a3 brick=a1 cards=RR'],
    ['not-this-tile', 'build B4 a1,a2,b1,b2 brick=a1 cards=BBBB'],
    ['brick-outside', 'build R2 a1,a2 brick=a3 cards=RR'],
    ['brick-outside', 'build R2 a1,a2 brick=A1 cards=RR'],
    ['brick-outside', 'build R2 a1,a2 brick=- cards=RR'],
    ['brick-elsewhere', 'build R3 a1,a2,b2 brick=a2 cards=RRR'],
    ['brick-elsewhere', 'build P5 a1,b1,c1,d1,e1 brick=c1 cards=PPPPP'],
    ['brick-elsewhere', 'build G5 a2,b1,b2,b3,c2 brick=b2 cards=GGGGG'],
  ];

  test.each(REFUSED)('%s: %j', (code, text) => {
    expect(parse(text)).toEqual({ ok: false, reason: code });
  });
});
