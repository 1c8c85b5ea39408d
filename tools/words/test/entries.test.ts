/** Texts in source files: found by their keys, and changed where they stand. */
import { expect, it } from 'vitest';
import { entriesOf } from '../src/entries.ts';
import { edited } from '../src/literals.ts';

const SOURCE = `
const symbols = { star: 'Star' };
export const words = {
  plain: 'A text', // 'not this'
  symbols,
  deep: { list: ['one', \`two\`], 'a-b': "It's" } as Record<string, unknown>,
  name: (name: string) => \`Hello \${name}, \${at(name)}!\`,
  count: (count: number) => (count === 1 ? 'one' : \`\${count} of them\`),
  nested: (count: number) => \`\${counted(count, 'a', 'b')}.\`,
};
export const other = { text: 'Other' };
`;

it('finds texts and templates by their keys, and leaves code alone', () => {
  const entries = entriesOf('a.ts', SOURCE);
  expect([...entries].map(([key, { text }]) => [key, text])).toEqual([
    ['plain', 'A text'],
    ['symbols.star', 'Star'],
    ['deep.list.0', 'one'],
    ['deep.list.1', 'two'],
    ['deep.a-b', "It's"],
    ['name', 'Hello {name}, {at(name)}!'],
    ['count', undefined],
    ['nested', undefined],
    ['other.text', 'Other'],
  ]);
  expect(entries.get('name')?.holes).toEqual(['name', 'at(name)']);
  expect(entries.get('count')?.line).toBe(8);
});

it.each([
  ['plain', 'New\nline', "plain: 'New\\nline', // 'not this'"],
  ['plain', 'It\'s a "\\"', 'plain: "It\'s a \\"\\\\\\"", //'],
  ['deep.list.1', 'zwei', "['one', 'zwei']"],
  ['name', '{at(name)}: `{name}`', '(name: string) => `$'],
])('%s becomes %j', (key, text, written) => {
  const changed = edited(SOURCE, [entriesOf('a.ts', SOURCE).get(key)!.edit(text)]);
  expect(changed).toContain(written);
  expect(entriesOf('a.ts', changed).get(key)?.text).toBe(text);
});
