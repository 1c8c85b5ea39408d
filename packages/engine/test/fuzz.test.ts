import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHeader, GAMES, REFUSALS, readRecords } from '../src/index.ts';
import { rollAndWrite } from '../src/roll-and-write/public.ts';

const header = formatHeader(rollAndWrite, { players: 3, startPlayer: 0, options: {} });

/** Words that moves are made of, so that garbage comes close to them. */
const scraps = fc.constantFrom(
  ...['draw', 'roll', 'reroll', 'recolour', 'coat', 'mark', 'start', 'cross', 'single', 'nox'],
  ...['end', 'B4L', 'R2', 'Y5', 'B4R Y4L', 'a1,a2', 'a1,b1,b2', 'x=a1', 'x=-', 'dice=RRW'],
  ...['dice=-', 'bonus=1', 'bonus=9', 'again', 'RBPGY', 'WWWWW', 'R', '-', 'BB>R', 'c4', 'z0'],
  ...['build', 'take', 'discard', 'harbour', 'hand 0', 'card', 'both', 'coat take', 'coat turn'],
  ...['R4', 'brick=a1', 'cards=RRB', 'cards=-', '3,4', '1,5,7', 'RBPGYRB', 'discount'],
  ...['left', 'cross=B4L', 'cross=-', 'goal', 'goal 2', 'before', '2'],
  ...['__proto__', 'constructor', 'NaN', '0', '\u0000', 'é', '💠', '\n', '  '],
);

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(scraps, { maxLength: 8 }).map((words) => words.join(' ')),
);

test.each(GAMES)('whatever is not a move of $id is refused with a code', (game) => {
  fc.assert(
    fc.property(garbage, (text) => {
      const move = game.notation.parse(text);
      if (!move.ok) expect(REFUSALS).toContain(move.reason);
      else if (!/^(roll|left) /.test(text)) expect(game.notation.format(move.value)).toBe(text);
    }),
    { numRuns: 20_000 },
  );
});

test.each(GAMES)('a text of any length is refused by $id without being studied', (game) => {
  for (const text of ['R'.repeat(1e6), `draw R2 ${'a1,'.repeat(3e5)}`, `roll ${'R'.repeat(1e6)}`]) {
    expect(game.notation.parse(text)).toEqual({ ok: false, reason: 'unknown-move' });
  }
});

const lines = fc.oneof(
  garbage,
  fc.json(),
  fc.constantFrom(header, '{"by":"chance","move":"roll RBPGY"}', '{"by":0,"move":"end"}', ''),
  fc.record({ by: fc.anything(), move: garbage }).map((event) => JSON.stringify(event) ?? ''),
  fc
    .record({ nyhavn: fc.constantFrom(1, 2), game: scraps, players: fc.anything() })
    .map((fields) => JSON.stringify(fields)),
);

test('whatever is not a record is refused with a line and a code', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (texts) => {
      const read = readRecords(texts.join('\n'));
      if (read.ok) return;
      expect(REFUSALS).toContain(read.reason.code);
      const last = texts.join('\n').split('\n').length;
      expect(read.reason.line).toBeGreaterThanOrEqual(1);
      expect(read.reason.line).toBeLessThanOrEqual(last);
    }),
    { numRuns: 5_000 },
  );
});
