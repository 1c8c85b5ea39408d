import { expect, test } from 'vitest';
import { labelled, say } from '../../../src/words.ts';
import { transcript, typed } from '../script.ts';

const ESCAPE = '\u001b[';

function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].length));
}

test('plain speech is plain letters from the beginning to the end', async () => {
  const text = await transcript((_, sofar) => (sofar.includes('table\n') ? '1' : 'table'), {
    plain: true,
    colour: true,
  });
  expect(text).toContain(`${say().table.over.title}.`);
  expect(text).toMatch(/^[\n\x20-\x7e]*$/);
  const { ability, stars, track, trackState } = say().rollAndWrite;
  const ready = say().rollAndWriteTerminal.usable(`${stars(2)} (${ability.R})`);
  expect(text).toContain(`${labelled(track('R'), `${trackState(0, 9)}, ${ready}`)}.`);
});

test('plain speech tells what has changed, and the whole sheet on demand', async () => {
  const text = await transcript(typed('draw R3 a1,b1,b2 x=b2 dice=RRW', 'sheet'), {
    plain: true,
    seed: 'q1',
    players: 4,
  });
  const dice = labelled(say().rollAndWrite.dice, 'red, red, red, purple and white');
  expect(text).toContain(`${dice}.\n1: ${say().rollAndWriteTerminal.draw}.\n`);
  const [, afterMove = ''] = text.split('white dice.\n');
  expect(afterMove.startsWith('Row 1: O O empty empty empty.\nRow 2: empty X ')).toBe(true);
  expect(text.match(/Blue track/g)).toHaveLength(1);
  expect(text).toContain(say().house.facade.above);
});

test('colours come on top of letters, never instead of them', async () => {
  const inputs = ['1', '1', '1', '1', '1', '1', '1', '1', '1'];
  const painted = await transcript(typed(...inputs), { colour: true });
  const bare = await transcript(typed(...inputs), { colour: false });
  expect(painted).toContain(ESCAPE);
  expect(bare).not.toContain(ESCAPE);
  const stripped = painted.split(ESCAPE).map((part, index) => {
    return index === 0 ? part : part.slice(part.indexOf('m') + 1);
  });
  const withoutFile = (text: string) => text.replaceAll(/\S+\.jsonl/g, '');
  expect(withoutFile(stripped.join(''))).toBe(withoutFile(bare));
});

test('nothing is wider than 80 columns, and the first screen has at most 24 lines', async () => {
  const text = await transcript(() => '1', { players: 4 });
  expect(widest(text)).toBeLessThanOrEqual(80);
  const first = await transcript(typed(), { players: 4 });
  expect(first.split('(end)')[0]?.split('\n').length).toBeLessThanOrEqual(24);
});

test('sheets show complete lines, coats of arms, tracks and the tiles that are left', async () => {
  const text = await transcript(() => '1', { players: 2 });
  expect(text).toMatch(/^2♦ · · · · ·/m);
  expect(text).toMatch(/^1 {2}[XO] [XO] [XO] [XO] [XO] =1/m);
  expect(text).toMatch(/R ■ ■ □ □ □ □ □ □ □ {2}\+1 ★3/);
  expect(text).toMatch(/Tiles left: -- R4 R5/);
});

test('the end tells where the points come from, and they add up', async () => {
  for (const seed of ['one', 'two', 'three']) {
    const text = await transcript(() => '1', { seed, plain: true });
    const [, ending = ''] = text.split(`${say().table.over.title}.\n`);
    for (const line of ending.split('\n').filter((told) => /: \d+ points?\./.test(told))) {
      const [, total = ''] = /: (\d+) point/.exec(line) ?? [];
      const parts = [...line.matchAll(/\((\d+)\)/g)].map(([, points]) => Number(points));
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(Number(total));
    }
  }
});
