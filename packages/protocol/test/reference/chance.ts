/**
 * Verifiable chance a second time, from its specification, `docs/fairness.md` and `docs/notation.md` alone: from links to
 * random numbers, and from these to events. It shares no code with the product.
 */
import { createHash, createHmac } from 'node:crypto';

/** SHA-256 over bytes. */
export function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** SHA-256 of bytes in hexadecimal text, as such text. */
export function hashOf(hex: string): string {
  return sha256(Buffer.from(hex, 'hex')).toString('hex');
}

/** JSON with keys sorted by code point, and no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const bytes = (key: string) => Buffer.from(key, 'utf8');
  const keys = Object.entries(value).sort(([one], [other]) => bytes(one).compare(bytes(other)));
  return `{${keys.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** What a draw follows from. */
export interface Inputs {
  /** The server's link, and those of the seats, hexadecimal; empty for seats without one. */
  readonly link: string;
  readonly links: readonly string[];
  readonly head: string;
  readonly draw: number;
}

/** The random numbers of one draw: each below its limit. */
export function numbersOf({ link, links, head, draw }: Inputs): (limit: number) => number {
  const words: number[] = [];
  let blocks = 0;
  const word = () => {
    if (words.length === 0) {
      const text = `nyhavn 2|${head}|${draw}|${links.join(',')}|${blocks++}`;
      const block = createHmac('sha256', Buffer.from(link, 'hex')).update(text).digest();
      for (let at = 0; at < block.length; at += 4) words.push(block.readUInt32BE(at));
    }
    return words.shift() ?? 0;
  };
  const small = (limit: number) => {
    for (;;) {
      const number = word();
      if (number < Math.floor(2 ** 32 / limit) * limit) return number % limit;
    }
  };
  return (limit) => {
    if (limit <= 2 ** 32) return small(limit);
    for (;;) {
      const number = small(Math.ceil(limit / 2 ** 32)) * 2 ** 32 + word();
      if (number < limit) return number;
    }
  };
}

/** An event that stands, as a record spells it. */
export interface Played {
  readonly by: number | 'chance';
  readonly move: string;
}

/** A game, as far as its chance depends on it. */
export interface Setting {
  readonly game: string;
  readonly players: number;
  readonly startPlayer: number;
}

/** The event of chance that comes after those that stand, by the numbers of its draw. */
export function eventOf(
  setting: Setting,
  before: readonly Played[],
  below: (limit: number) => number,
): string {
  return setting.game === 'roll-and-write'
    ? rollOf(setting, before, below)
    : cardOf(setting, before, below);
}

const CROSSES = ['cross B4L Y4L', 'cross B4R Y4L', 'cross B4L Y4R', 'cross B4R Y4R'];

const FACES = [...'RBPGYW'];

function inOrder(faces: readonly string[]): string[] {
  return FACES.flatMap((face) => faces.filter((other) => other === face));
}

function rollOf(
  { players }: Setting,
  before: readonly Played[],
  below: (limit: number) => number,
): string {
  if (before.length === 0 && players === 2) return CROSSES[below(4)] ?? '';
  const [, again = 'RBPGY'] = /^reroll (.*)$/.exec(before.at(-1)?.move ?? '') ?? [];
  let ticket = below(6 ** again.length);
  const dice = [...again].map(() => {
    const face = FACES[ticket % 6] ?? '';
    ticket = Math.floor(ticket / 6);
    return face;
  });
  return `roll ${inOrder(dice).join('')}`;
}

const CARDS: Readonly<Record<number, number>> = { 2: 14, 3: 12, 4: 14 };

const HANDS = [2, 3, 3, 4];

/** The End card may come among the last so many. */
const LAST = 10;

function cardOf(
  { players, startPlayer }: Setting,
  before: readonly Played[],
  below: (limit: number) => number,
): string {
  let pile = inOrder([...'RBPGY'.repeat(CARDS[players] ?? 0)]);
  let discards: string[] = [];
  let hasEnd = players === 2;
  const take = (cards: string) => {
    for (const card of cards) {
      const at = pile.indexOf(card);
      if (at < 0) throw new Error(`no ${card} in the pile`);
      pile.splice(at, 1);
    }
  };
  let hands = 0;
  let hasHarbour = false;
  for (const { by, move } of before) {
    const [verb, one = '', two = ''] = move.split(' ');
    if (by !== 'chance') {
      discards.push(...(/^(?:discard |build .* cards=)([RBPGY]+)/.exec(move)?.[1] ?? ''));
      continue;
    }
    if (verb === 'harbour') hasHarbour = true;
    if (verb === 'hand') hands++;
    if (move === 'card end') hasEnd = false;
    else take(verb === 'hand' ? two : one);
    if (pile.length === 0 && !hasEnd) [pile, discards, hasEnd] = [inOrder(discards), [], true];
  }
  const deal = (count: number) => {
    const sizes = Array.from({ length: count }, (_, index) => pile.length - index);
    let ticket = below(sizes.reduce((product, size) => product * size, 1));
    return sizes.map((size) => {
      const [card = ''] = pile.splice(ticket % size, 1);
      ticket = Math.floor(ticket / size);
      return card;
    });
  };
  if (!hasHarbour) return `harbour ${deal(7).join('')}`;
  if (hands < players) {
    const seat = (startPlayer + hands) % players;
    return `hand ${seat} ${inOrder(deal(HANDS[hands] ?? 0)).join('')}`;
  }
  const mayEnd = hasEnd && pile.length + 1 <= LAST;
  return `card ${pile[below(pile.length + (mayEnd ? 1 : 0))] ?? 'end'}`;
}
