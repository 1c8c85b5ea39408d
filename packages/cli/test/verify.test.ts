import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS, playMatch, seededRandom } from '@nyhavn/bots';
import { formatEvent, formatHeader, gameNamed } from '@nyhavn/engine';
import { commitmentTo, fairEvent, fairStart, recordOf } from '@nyhavn/protocol';
import { LANGUAGES, terminalWordsIn } from '@nyhavn/web/terminal-words';
import { afterAll, describe, expect, test } from 'vitest';
import { type ChainedWays, chained } from '../../protocol/test/chained.ts';
import { once, played } from '../../protocol/test/playing.ts';
import { nyhavn } from './nyhavn.ts';

const WORDS = await terminalWordsIn('en');
const { commands: COMMANDS, proof: PROOF } = WORDS;
const SAID = COMMANDS.verify;

/** The sentence for the wrong draw, for the event that is named. */
function falseDrawIn(stdout: string): string {
  return PROOF.falseDraw(Number(/\d+/.exec(stdout)?.[0]));
}

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEED = 'c0ffee'.padEnd(64, '0');
const CONTRIBUTIONS = ['00112233445566778899aabbccddeeff', '', ''];

/** The record of a whole game whose chance follows from the seed. */
function fairRecord(id: string, seed = SEED, nextDraw = (draw: number) => draw + 1): string[] {
  const game = gameNamed(id);
  if (!game) throw new Error(id);
  const lots = { seed, contributions: CONTRIBUTIONS };
  const setup = { players: 3, startPlayer: fairStart(3, lots), options: {} };
  const begun = game.setup(setup);
  if (!begun.ok) throw new Error(begun.reason);
  const more = { commitment: commitmentTo(SEED), seed, contributions: CONTRIBUTIONS };
  const lines = [formatHeader(game, setup, more)];
  const { state } = begun.value;
  const random = seededRandom('verify');
  for (let draw = 0; ; ) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return lines;
    if (awaited.kind === 'chance') {
      draw = nextDraw(draw);
      const event = { by: 'chance' as const, move: fairEvent(game, state, lots, draw) };
      lines.push(JSON.stringify({ ...JSON.parse(formatEvent(game, event)), draw }));
      game.applyUnchecked(state, event.by, event.move);
      continue;
    }
    const [event] = playMatch(game, game.copy(state), [...BOTS], random);
    if (!event) throw new Error('nobody moves');
    lines.push(formatEvent(game, event));
    game.applyUnchecked(state, event.by, event.move);
  }
}

function verify(lines: readonly string[]) {
  const file = join(folder, 'game.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return nyhavn(['verify', file]);
}

describe.each(['roll-and-write', 'copenhagen'])('verify a game of %s', (id) => {
  test('says what was proven', () => {
    const { status, stdout } = verify(fairRecord(id));
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^The game was fair\. .* 1 device added to it, and all \d+ (rolls|cards) follow/,
    );
    expect(stdout).toContain(SAID.limits);
    expect(stdout).not.toMatch(/undone|before the end/);
  });

  test('says of a game that stops in the middle which part is proven', () => {
    const { status, stdout } = verify(fairRecord(id).slice(0, 31));
    expect(status).toBe(0);
    expect(stdout).toContain(SAID.part(30));
  });

  test('says of a record that was cut off in the middle of a line which part is proven', () => {
    const lines = fairRecord(id).slice(0, 31);
    const file = join(folder, 'cut.jsonl');
    writeFileSync(file, `${lines.join('\n')}\n{"by":`);
    const { status, stdout, stderr } = nyhavn(['verify', file]);
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('Line 32 is cut off'),
    });
    expect(stdout).toContain(SAID.part(30));
  });

  test('takes draws that were left out for no proof, and for a lie where nothing was undone', () => {
    const [header = '', ...events] = fairRecord(id, SEED, (draw) => draw + (draw === 4 ? 3 : 1));
    const old = verify([header, ...events]);
    expect(old.status).toBe(1);
    expect(old.stdout).toMatch(/^Not proven: 2 draws are missing from the record\./);
    const { status, stdout } = verify([header.replace(/}$/, ',"undone":[]}'), ...events]);
    expect(status).toBe(1);
    expect(stdout).toContain(falseDrawIn(stdout));
  });

  test('finds draws that were used again', () => {
    const { status, stdout } = verify(fairRecord(id, SEED, (draw) => Math.min(draw + 1, 3)));
    expect(status).toBe(1);
    expect(stdout).toContain(falseDrawIn(stdout));
  });

  test('finds a seed that was changed afterwards', () => {
    const { status, stdout } = verify(fairRecord(id, SEED.replace('c0', 'c1')));
    expect(status).toBe(1);
    expect(stdout).toContain(SAID.false.commitment);
  });

  test('finds a contribution that was left out', () => {
    const [header = '', ...events] = fairRecord(id);
    const { status, stdout } = verify([header.replace(CONTRIBUTIONS[0] ?? '', ''), ...events]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^(Event \d+|The start player) doesn’t follow from the secret/);
  });

  test('knows nothing of games with other chance', () => {
    const { stdout: record } = nyhavn(['sim', '--game', id, '--players', '2', '--record', '-']);
    const { status, stdout } = verify(record.trimEnd().split('\n'));
    expect(status).toBe(3);
    expect(stdout).toContain(PROOF.unknown);
  });
});

describe.each(['roll-and-write', 'copenhagen'])('verify a game of %s of version 2', (id) => {
  /** Nobody answers draw 2, and Ole misses draw 3. */
  const answers = (draw: number) => ({ 2: [], 3: [0] })[draw] ?? [0, 1];
  const lines = (ways: ChainedWays) =>
    recordOf(chained(id, 1, ways))
      .trimEnd()
      .split('\n');

  test('prints for each draw who took part, who missed it, and what that proves', () => {
    const record = lines({ answers });
    const { status, stdout } = verify(record);
    expect(status).toBe(0);
    const draws = stdout.split('\n').filter((line) => line.includes(SAID.follows));
    expect(draws).toHaveLength(record.filter((line) => line.includes('"draw"')).length);
    const [both, one, none] = [
      SAID.tookPart(WORDS.common.list(['Ida', 'Ole'])),
      SAID.tookPart('Ida'),
      SAID.foreseeable,
    ];
    for (const [draw, line] of draws.entries()) {
      if (draw === 2) expect(line).toContain(none);
      else expect(line).toContain(SAID.unforeseeable);
      expect(line.includes(both)).toBe(draw !== 2 && draw !== 3);
    }
    expect(draws[2]).toContain(SAID.missed(WORDS.common.list(['Ida', 'Ole'])));
    expect(draws[3]).toContain(one);
    expect(draws[3]).toContain(SAID.missed('Ole'));
    expect(stdout).toContain(SAID.limits);
  });

  test('proves nothing where no device took part in any draw', () => {
    const { status, stdout, stderr } = verify(lines({ answers: () => [] }));
    expect(status).toBe(3);
    expect(stdout).toContain(SAID.noneAdded);
    expect(stdout).not.toContain(SAID.unforeseeable);
    expect(stderr).toBe(`${SAID.notProven}\n`);
  });

  test('proves nothing before the server has shown what it anchored', () => {
    const [header = '', ...events] = lines({});
    const { anchor, ...rest } = JSON.parse(header);
    const { status, stdout } = verify([JSON.stringify(rest), ...events]);
    expect(status).toBe(3);
    expect(stdout).toContain(SAID.noAnchor);
    expect(anchor).toMatch(/^[0-9a-f]{64}$/);
  });

  test('finds a root of another chain, and a draw that is left out', () => {
    const [header = '', ...events] = lines({});
    const other = JSON.stringify({ ...JSON.parse(header), root: SEED.replace('c0', 'c1') });
    const bent = verify([other, ...events]);
    expect(bent.status).toBe(1);
    expect(bent.stdout).toContain(SAID.false.commitment);
    const skipped = lines({
      tells(drawing) {
        if (drawing.draw >= 4) drawing.draw++;
      },
    });
    const { status, stdout } = verify(skipped);
    expect(status).toBe(1);
    expect(stdout).toContain(falseDrawIn(stdout));
  });
});

test('says everything that a reader has to know of a game with undo that was stopped', () => {
  const { entries, draws } = played('roll-and-write', 2, { takesBack: once(40, 9), until: 60 });
  const { status, stdout } = verify(recordOf(entries).trimEnd().split('\n'));
  expect(status).toBe(0);
  expect(stdout).toBe(
    `${PROOF.fair(draws.length, 'rolls', 2)}
${PROOF.commitment('5db8414a3b4b48b0…')}
${PROOF.undone(2)} ${SAID.undone}
${SAID.part(50)}
${SAID.limits}
`,
  );
});

test('finds one die that was turned', () => {
  const lines = fairRecord('roll-and-write');
  const last = lines.findLastIndex((line) => line.includes('"roll '));
  const turned = lines.slice(0, last + 1);
  turned[last] = '{"by":"chance","move":"roll WWWWW"}';
  const { status, stdout } = verify(turned);
  expect(status).toBe(1);
  expect(stdout).toBe(`${PROOF.falseAt(last)}\n`);
});

test('a record that breaks the rules is not looked at further', () => {
  const { status, stderr } = verify(['{"nyhavn":1}']);
  expect({ status, stderr: stderr.slice(0, 7) }).toEqual({ status: 1, stderr: 'Line 1:' });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('results are in the words of the page', async () => {
    const { proof, commands } = await terminalWordsIn(language);
    const file = join(folder, `${language}.jsonl`);
    writeFileSync(file, `${fairRecord('roll-and-write', SEED.replace('c0', 'c1')).join('\n')}\n`);
    const lie = nyhavn(['verify', file, '--language', language]);
    expect(lie.stdout).toBe(`${commands.verify.false.commitment}\n`);
    expect(lie.stderr).toBe(`${commands.verify.notProven}\n`);
    const record = fairRecord('copenhagen');
    writeFileSync(file, `${record.join('\n')}\n`);
    const fair = nyhavn(['verify', file, '--language', language]);
    const draws = record.filter((line) => line.includes('"draw"')).length;
    expect(fair.stdout).toContain(proof.fair(draws, 'cards', 1));
    expect(fair.stdout).toContain(commands.verify.limits);
    const none = nyhavn(['verify', join(folder, 'nowhere'), '--language', language]);
    expect(none.stderr).toContain(commands.files.missing);
  });
});
