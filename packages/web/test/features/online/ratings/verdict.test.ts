import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../src/features/online/ratings/verdict.ts';

function faces(expected: number) {
  return [...'RBPGYW'].map((face) => ({ face, seen: expected, expected, deviation: 1 }));
}

describe('what is said of chance', () => {
  it.each([
    [null, 100, { kind: 'too-early' }],
    [0.5, 4.9, { kind: 'too-early' }],
    [1, 5, { kind: 'usual', cases: 99 }],
    [0.42, 100, { kind: 'usual', cases: 42 }],
    [0.05, 100, { kind: 'usual', cases: 5 }],
    [0.049, 100, { kind: 'odd', cases: 5 }],
    [0.01, 100, { kind: 'odd', cases: 1 }],
    [0.0099, 100, { kind: 'strange', cases: 100 }],
    [0.0009, 100, { kind: 'strange', cases: 1000 }],
    [1e-30, 100, { kind: 'strange', cases: 1_000_000 }],
    [0, 100, { kind: 'strange', cases: 1_000_000 }],
  ])('p = %s with %d expected', (p, expected, verdict) => {
    expect(verdictOn({ p, faces: faces(expected) })).toEqual(verdict);
  });
});
