import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { endCardInWords } from '../../../src/games/copenhagen/words.ts';
import { asSentence } from '../../../src/play/words.ts';
import { say } from '../../../src/words.ts';
import { offered, type Script, transcript, typed } from '../script.ts';
import { onePerson } from './stand.ts';

const game = copenhagen;

/** The place of the End card at first. */
const endCard = () => endCardInWords({ end: 'pile', pile: 59 });

/** Builds where it can, for that is the last choice; looks at the table first. */
const builder: Script = (prompt, sofar) => {
  if (!sofar.includes('table\n')) return 'table';
  return /back/.test(prompt) ? '1' : String(offered(prompt)[1]);
};

test('plain speech is plain letters from the beginning to the end', async () => {
  const text = await transcript(builder, { game, plain: true, colour: true });
  expect(text).toContain(`${say().table.over.title}.`);
  expect(text).toMatch(/^[\n\x20-\x7e]*$/);
  expect(text).toContain('Abilities: any (Any cards).');
  expect(text).toMatch(/Row 1: .*(red|blue|purple|green|yellow) brick/);
  expect(text).toContain(say().copenhagen.facade.emptyCoat);
  expect(text).toContain('Tiles left: R2 2, R3 3, ');
});

test('plain speech says what a turn needs', async () => {
  const text = await transcript(typed('1', '1'), { resume: onePerson(), plain: true });
  expect(text).toContain(
    'Turn 1. Your turn.\n' +
      'Harbour: 1 red, 2 blue, 3 purple, 4 green, 5 yellow, 6 red, 7 blue.\n' +
      'Hand: 2 red cards.\n' +
      `Draw pile: 59 cards, ${endCard()}.\n` +
      `${asSentence(say().copenhagen.status.takeOrBuild)}\n` +
      '1: RB: red and blue (1, 2).\n',
  );
});

test('nothing is wider than 80 columns, and a turn has at most 24 lines', async () => {
  const text = await transcript(builder, { game, players: 4 });
  expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  const [, turn = ''] = /\n(You: 0 points[\s\S]*?, or help: )/.exec(text) ?? [];
  expect(turn.split('\n').length).toBeLessThanOrEqual(24);
});

test('the table shows harbour, hand, abilities, supply and the houses of all', async () => {
  const build = 'build R2 a1,b1 brick=a1 cards=RR';
  const text = await transcript(typed(build), { resume: onePerson() });
  expect(text).toContain(`Harbour: 1 R  2 B  3 P  4 G  5 Y  6 R  7 B  Pile 59, ${endCard()}`);
  expect(text).toMatch(/^9 {2}· · · ♦ · {5}Hand: R R {2,}···♦·$/m);
  expect(text).toMatch(/^1 {2}r R · · ·/m);
  expect(text).toContain('Discards: R2 B0 P0 G0 Y0');
  expect(text).toMatch(/R2×1 R3×2 R4×2 R5×1 {3}any×0/);
  expect(text).toMatch(/Hand 3$/m);
});

test('colours come on top of letters, never instead of them', async () => {
  const inputs = ['1', '1', '8', '1', '1', '1'];
  const painted = await transcript(typed(...inputs), { game, colour: true });
  const bare = await transcript(typed(...inputs), { game });
  const stripped = painted.split('\u001b[').map((part, index) => {
    return index === 0 ? part : part.slice(part.indexOf('m') + 1);
  });
  expect(stripped.length).toBeGreaterThan(50);
  const nameless = (told: string) => told.replaceAll(/\S+\.jsonl/g, '');
  expect(nameless(stripped.join(''))).toBe(nameless(bare));
});
