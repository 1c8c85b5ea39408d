import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@nyhavn/bots';
import { gameNamed } from '@nyhavn/engine';
import {
  commitmentTo,
  DrawChecker,
  drawOf,
  type Entry,
  fairEvent,
  fairStart,
} from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/fairness.md'), 'utf8');

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const CONTRIBUTIONS = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100', ''];
const INPUTS = { seed: SEED, contributions: CONTRIBUTIONS };

/** A block as the page says, with nothing of ours. */
function block(draw: number, number: number, seed = SEED): Buffer {
  return createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`nyhavn 1|${CONTRIBUTIONS.join(',')}|${draw}|${number}`)
    .digest();
}

/** A number below a limit as the page says, with nothing of ours. */
function below(draw: number, limit: number, seed = SEED): number {
  let [number, at] = [0, 0];
  let bytes = block(draw, 0, seed);
  const word = () => {
    if (at === bytes.length) [bytes, at] = [block(draw, ++number, seed), 0];
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  const small = (bound: number) => {
    for (;;) {
      const value = word();
      if (value < Math.floor(2 ** 32 / bound) * bound) return value % bound;
    }
  };
  if (limit <= 2 ** 32) return small(limit);
  for (;;) {
    const value = small(Math.ceil(limit / 2 ** 32)) * 2 ** 32 + word();
    if (value < limit) return value;
  }
}

function begun(id: string, players: number) {
  const game = gameNamed(id);
  const state = game?.setup({ players, startPlayer: 0, options: {} });
  if (!game || !state?.ok) throw new Error(id);
  return { game, state: state.value.state };
}

describe('what docs/fairness.md says', () => {
  test('the commitment', () => {
    const hash = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
    expect(TEXT).toContain(`seed           ${SEED}`);
    expect(TEXT).toContain(`commitment     ${hash}`);
    expect(commitmentTo(SEED)).toBe(hash);
  });

  test('what OpenSSL prints, and the roll that follows', () => {
    const [, lines = ''] = /computes everything again\.\n\n```\n([^`]*)```/.exec(TEXT) ?? [];
    const [, script = ''] = /```sh\n([^`]*)```/.exec(TEXT) ?? [];
    const [, printed = ''] = /It prints [^`]*```\n([^`]*)```/.exec(TEXT) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
    try {
      writeFileSync(join(folder, 'table.jsonl'), lines);
      expect(execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' })).toBe(printed);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const word = Number.parseInt(printed.trim().split('\n').at(-1)?.slice(0, 8) ?? '', 16);
    expect(word).toBeLessThan(Math.floor(2 ** 32 / 7776) * 7776);
    expect(TEXT).toContain(`${word} mod 7776 = ${word % 7776}`);
    const dice = [0, 1, 2, 3, 4].map((die) => Math.floor((word % 7776) / 6 ** die) % 6);
    expect(TEXT).toContain(`${dice.join(', ')} in sixes`);
    const [opened, ...entries] = lines
      .trim()
      .split('\n')
      .map((line): Entry => JSON.parse(line));
    const checker = DrawChecker.for(opened!);
    for (const entry of entries) checker?.follow(entry);
    const check = { tookPart: [0, 1], missed: [], isEventChecked: true };
    expect(checker?.checks).toEqual([
      { draw: 0, ...check },
      { draw: 1, ...check },
    ]);
  });

  test('both draws of the example of version 1', () => {
    const { game, state } = begun('roll-and-write', 3);
    const words = [0, 1].map((draw) => block(draw, 0).readUInt32BE(0));
    const [start = 0, roll = 0] = words;
    for (const draw of [0, 1]) expect(TEXT).toContain(`\`${block(draw, 0).toString('hex')}\``);
    for (const word of words) expect(TEXT).toContain(`0x${word.toString(16)} = ${word}`);
    expect(TEXT).toContain(`${start} mod 3 = ${start % 3}`);
    expect(TEXT).toContain(`${roll} mod 7776 = ${roll % 7776}`);
    const dice = [0, 1, 2, 3, 4].map((die) => Math.floor((roll % 7776) / 6 ** die) % 6);
    const faces = dice.map((face) => 'RBPGYW'[face]);
    expect(TEXT).toContain(`${roll % 7776} is ${dice.join(', ')} in sixes`);
    const sorted = [...'RBPGYW'].flatMap((face) => faces.filter((other) => other === face));
    expect(TEXT).toContain(`${faces.join(' ')}, spelled \`roll ${sorted.join('')}\``);
    expect(fairStart(3, INPUTS)).toBe(start % 3);
    expect(game.notation.format(fairEvent(game, state, INPUTS, 1))).toBe(`roll ${sorted.join('')}`);
  });

  test('the derivation, for small and large limits and many draws', () => {
    const limits = [1, 2, 3, 6, 70, 7776, 3_000_000_000, 2 ** 32, 2 ** 32 + 1, 1_946_482_876_800];
    for (const limit of limits) {
      for (let draw = 0; draw < 50; draw++) {
        expect(drawOf(INPUTS, draw).below(limit)).toBe(below(draw, limit));
      }
    }
    const own = drawOf(INPUTS, 7);
    const many = Array.from({ length: 20 }, () => own.below(2 ** 32));
    const bytes = Buffer.concat([block(7, 0), block(7, 1), block(7, 2)]);
    expect(many).toEqual(many.map((_, index) => bytes.readUInt32BE(4 * index)));
  });

  test('the tickets of a crossing', () => {
    const two = begun('roll-and-write', 2);
    const crossings = [0, 1, 2, 3].map(
      (ticket) => `\`${two.game.notation.format(two.game.at(two.state, 'chance', ticket))}\``,
    );
    expect(TEXT).toContain(`4, in this order: ${crossings.join(', ')}`);
  });

  test.each([2, 3, 4])('all cards of a whole game of Copenhagen with %i players', (players) => {
    const row = TEXT.match(new RegExp(`^\\| ${players} \\| (\\d+) \\| ([\\d, ]+) \\|$`, 'm'));
    const [, each = '', hands = ''] = row ?? [];
    const colours = [...'RBPGY'];
    let pile = colours.flatMap((colour) => Array<string>(Number(each)).fill(colour));
    let discards: string[] = [];
    let isEndInPile = players === 2;
    const { game, state } = begun('copenhagen', players);
    const deal = (draw: number, cards: number) => {
      const sizes = Array.from({ length: cards }, (_, index) => pile.length - index);
      let ticket = below(
        draw,
        sizes.reduce((product, size) => product * size, 1),
      );
      return sizes.map((size) => {
        const [card = ''] = pile.splice(ticket % size, 1);
        ticket = Math.floor(ticket / size);
        return card;
      });
    };
    const drawCard = (draw: number) => {
      const mayEnd = isEndInPile && pile.length + 1 <= 10;
      const [card = 'end'] = pile.splice(below(draw, pile.length + (mayEnd ? 1 : 0)), 1);
      if (pile.length === 0 && !(isEndInPile && card !== 'end')) {
        [pile, discards, isEndInPile] = [inOrder(discards), [], true];
      }
      return card;
    };
    const inOrder = (cards: readonly string[]) =>
      colours.flatMap((colour) => cards.filter((card) => card === colour));
    const expected = (draw: number) => {
      if (draw === 1) return `harbour ${deal(draw, 7).join('')}`;
      const size = hands.split(', ')[draw - 2];
      if (size === undefined) return `card ${drawCard(draw)}`;
      return `hand ${draw - 2} ${inOrder(deal(draw, Number(size))).join('')}`;
    };
    const choose = seededRandom(`docs ${players}`);
    for (let draw = 0; ; ) {
      const awaited = game.awaits(state);
      if (awaited.kind === 'over') return;
      if (awaited.kind === 'chance') {
        const move = fairEvent(game, state, INPUTS, ++draw);
        expect(game.notation.format(move)).toBe(expected(draw));
        game.applyUnchecked(state, 'chance', move);
        continue;
      }
      const [seat = 0] = awaited.seats;
      const move = game.at(state, seat, choose.below(game.count(state, seat)));
      const [, cards = ''] = /^(?:discard |build .* cards=)([RBPGY]+)/.exec(
        game.notation.format(move),
      ) ?? ['', ''];
      discards.push(...cards);
      game.applyUnchecked(state, seat, move);
    }
  });
});
