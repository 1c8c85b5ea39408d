/** Texts in source files, and edits of them. */
import { expect, it } from 'vitest';
import { edited, literalsOf, parse } from '../src/literals.ts';

it('finds texts in texts, and no names that programs know', () => {
  const file = parse(
    'a.ts',
    `import x from 'x'; const y = { 'a-b': \`one \${z === 'k' ? \`two \${x}\` : 'three'} four\`, [x['q']]: "five" };`,
  );
  expect(literalsOf(file).map(({ text }) => text)).toEqual([
    'one \ue000 four',
    'two \ue000',
    'three',
    'five',
  ]);
});

it('changes only what an edit names', () => {
  const edits = [
    { start: 0, end: 1, text: 'A' },
    { start: 2, end: 3, text: 'CC' },
  ];
  expect(edited('abcd', edits)).toBe('AbCCd');
});
