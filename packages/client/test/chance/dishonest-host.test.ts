/**
 * Attacks on verifiable chance by a host that has the server's whole process and database, and by its accomplices: each is
 * refused or found by the device of an honest person, by `verify`, or by the comparison with what the device heard.
 */
import {
  chainDrawOf,
  compareWithHeard,
  type Entry,
  HashChain,
  hashOf,
  recordOf,
  verifyRecords,
} from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import { type Device, Host } from './host.ts';

const GAMES = ['roll-and-write', 'copenhagen'] as const;

/** Hosts of both games, whose tables have begun. */
async function begun(game: string) {
  const host = await Host.open(game);
  await host.begins();
  return host;
}

/** The findings of `verify` and of the comparison on a device. */
function found(entries: readonly Entry[], device: Device) {
  const record = recordOf(entries);
  const verified = verifyRecords(record);
  const { heard, roots, person } = device;
  const comparison = compareWithHeard(record, { entries: heard, person, contributions: [], roots });
  return { verified: verified.ok ? verified.findings[0] : undefined, comparison };
}

describe('a clairvoyant host', () => {
  const DRAWS = 100_000;
  const FACES = 6;
  /** The 99th percentile of chi-square with 25 degrees of freedom. */
  const CRITICAL = 44.31;

  /** A chain in full, which is quicker than link by link. */
  function linksOf(name: string, number: number): string[] {
    const links = [`${name}${number}`.padEnd(64, '0')];
    while (links.length <= 1000) links.push(hashOf(links.at(-1)!));
    return links.toReversed();
  }

  /** Predicts so many dice with all that a host has before a draw; the table of what it said and what came. */
  function predicted(isHonestThere: boolean): { counts: number[][]; hits: number } {
    const counts = Array.from({ length: FACES }, () => Array<number>(FACES).fill(0));
    let hits = 0;
    for (let done = 0; done < DRAWS; ) {
      const [server, honest, accomplice] = [
        linksOf('5e', done),
        linksOf('c1', done),
        linksOf('ac', done),
      ];
      for (let draw = 0; draw < 1000; draw++, done++) {
        // The host knows its own chain, that of its accomplice, the head, and all links that were revealed so far.
        const known = { serverLink: server[draw + 1]!, head: server[draw]!, draw };
        const other = accomplice[draw + 1]!;
        const [last, next] = isHonestThere ? [honest[draw]!, honest[draw + 1]!] : ['', ''];
        const guess = chainDrawOf({ ...known, links: [last, other] }).below(FACES);
        const roll = chainDrawOf({ ...known, links: [next, other] }).below(FACES);
        counts[guess]![roll]!++;
        hits += Number(guess === roll);
      }
    }
    return { counts, hits };
  }

  test(`says no more of ${DRAWS} rolls than chance, where one honest client takes part`, () => {
    const { counts } = predicted(true);
    const sums = counts.map((row) => row.reduce((sum, count) => sum + count, 0));
    const rolled = counts.map((_, roll) => counts.reduce((sum, row) => sum + row[roll]!, 0));
    let chi = 0;
    for (const [guess, row] of counts.entries()) {
      for (const [roll, count] of row.entries()) {
        const expected = (sums[guess]! * rolled[roll]!) / DRAWS;
        chi += (count - expected) ** 2 / expected;
      }
    }
    expect(chi).toBeLessThan(CRITICAL);
  });

  test('says every roll where no honest client takes part', () => {
    expect(predicted(false).hits).toBe(DRAWS);
  });

  test.each(GAMES)('is named by verify for each draw of %s that it could know', async (game) => {
    const host = await begun(game);
    for (let left = 0; left < 6; left++) {
      await host.playsOn('chance');
      await host.draws(await host.asks({ seats: [] }), { missed: [] }, ['', '']);
    }
    await host.closes();
    const { verified, comparison } = found(host.entries, host.devices[0]!);
    if (verified?.kind !== 'chained') throw new Error(JSON.stringify(verified));
    const known = verified.draws.filter(({ tookPart }) => tookPart.length === 0);
    expect(known.length).toBeGreaterThanOrEqual(6);
    expect(comparison.kind).toBe('same');
    for (const device of host.devices) {
      expect(device.problem).toBeUndefined();
      for (const { draw } of known) expect(device.chance.hasOwnLinkIn(draw)).toBe(false);
    }
  });
});

describe.each(GAMES)('a host of %s', (game) => {
  test('that is honest finds devices that take part in every draw', async () => {
    const host = await begun(game);
    for (let more = 0; more < 12; more++) {
      await host.playsOn('chance');
      await host.draws(await host.asks());
      if (host.game.awaits(host.state).kind === 'over') break;
    }
    for (const device of host.devices) {
      expect(device.problem).toBeUndefined();
      expect(device.chance.checks.length).toBeGreaterThan(10);
      for (const { draw } of device.chance.checks) {
        expect(device.chance.hasOwnLinkIn(draw)).toBe(true);
      }
    }
  });

  test('that asks before the game awaits chance gets no link', async () => {
    const host = await begun(game);
    await host.playsOn('seats');
    const head = await host.asks();
    expect(host.linksFor()).toEqual(['', '']);
    // It goes on nevertheless, with the head of before.
    await host.playsOn('chance');
    await host.draws(head);
    for (const { problem } of host.devices) expect(problem).toBe('index');
  });

  test('that asks who starts before all have sat down gets no link', async () => {
    const host = await Host.open(game);
    await host.sits(0);
    await host.asks({ seats: [0] });
    expect(host.linksFor(0)).toEqual(['', '']);
  });

  test('that lets somebody move while a draw is due is found', async () => {
    const host = await begun(game);
    await host.playsOn('seats');
    while (!host.awaitsChance) await host.moves();
    const head = await host.asks();
    expect(host.linksFor()).not.toContain('');
    // Both links are known now: an accomplice could move with the roll in sight.
    await host.tell({ kind: 'undone', count: 1 });
    host.states.pop();
    if (!host.awaitsChance) await host.moves(1);
    while (!host.awaitsChance) await host.moves();
    await host.draws(head);
    for (const { problem } of host.devices) expect(problem).toBe('index');
  });

  test('that asks for another head, or twice, gets no link and is found', async () => {
    for (const isSecond of [false, true]) {
      const host = await begun(game);
      await host.playsOn('chance');
      if (isSecond) {
        await host.asks();
        const [before] = host.linksFor();
        await host.tell({ kind: 'said', by: 0, phrase: 'hello' });
        for (const device of host.devices) device.sent.length = 0;
        await host.asks();
        expect(before).not.toBe('');
      } else await host.asks({ head: 'ab'.repeat(32) });
      expect(host.linksFor()).toEqual(['', '']);
      const { head } = host.entries.at(-1) as Extract<Entry, { kind: 'due' }>;
      await host.draws(head);
      for (const { problem } of host.devices) expect(problem).toBe('head');
    }
  });

  test('that tells two people two stories gets one link at most, and is found', async () => {
    const host = await begun(game);
    await host.playsOn('chance');
    const [ida, ole] = host.devices as [Device, Device];
    await host.tell({ kind: 'said', by: 1, phrase: 'hello' }, [ole]);
    await host.asks();
    expect(ida.linkFor(host.draw)).toBe('');
    expect(ole.linkFor(host.draw)).not.toBe('');
    const { head } = host.entries.at(-1) as Extract<Entry, { kind: 'due' }>;
    await host.draws(head);
    expect(ida.problem).toBe('head');
    expect(ole.problem).toBeUndefined();
  });

  test('that repeats or skips an index gets no link and is found by devices and by verify', async () => {
    for (const step of [-1, 1]) {
      const host = await begun(game);
      await host.playsOn('seats');
      await host.playsOn('chance');
      host.draw += step;
      const drawn = host.draw;
      const before = host.devices.map(({ sent }) => sent.length);
      const head = await host.asks();
      expect(host.devices.map(({ sent }) => sent.length)).toEqual(before);
      await host.draws(head, { missed: [] }, ['', '']);
      await host.closes();
      for (const device of host.devices) {
        expect(device.problem).toBe('index');
        expect(found(host.entries, device).verified).toMatchObject({ kind: 'false' });
      }
      expect(drawn).toBeGreaterThan(0);
    }
  });

  test('that asks everybody but one device is seen by that device', async () => {
    const host = await begun(game);
    await host.playsOn('chance');
    await host.draws(await host.asks({ seats: [1] }), { missed: [] });
    for (const device of host.devices) {
      expect(device.chance.checks.at(-1)).toMatchObject({ tookPart: [1], missed: [] });
      expect(device.problem).toBeUndefined();
    }
    const [ida] = host.devices as [Device];
    expect(ida.linkFor(host.draw - 1)).toBe('');
    expect(ida.chance.hasOwnLinkIn(host.draw - 1)).toBe(false);
  });

  test('that uses up a draw that it does not like for another beginning is found', async () => {
    const host = await begun(game);
    await host.playsOn('chance');
    const { told, random } = host.drawn(await host.asks());
    host.draw++;
    await host.tell({ kind: 'began', startPlayer: random.below(2), ...told });
    for (const { problem } of host.devices) expect(problem).toBe('index');
    await host.closes();
    expect(found(host.entries, host.devices[0]!).verified).toMatchObject({ kind: 'false' });
  });

  test('that deals or rolls before the draw of who starts is found', async () => {
    const host = await Host.open(game);
    await host.sits(0);
    await host.sits(1);
    const { told } = host.drawn(await host.asks());
    await host.tell({
      by: 'chance',
      move: game === 'copenhagen' ? 'card R' : 'roll RRRRR',
      ...told,
    });
    for (const { problem } of host.devices) expect(problem).toBe('index');
  });

  test('that says that a device did not answer gets the same link again, and is seen', async () => {
    const host = await begun(game);
    await host.playsOn('chance');
    const [ida] = host.devices as [Device];
    // Ida answers in time; the host says that she did not.
    const head = await host.asks();
    const [known, other] = host.linksFor() as [string, string];
    expect(known).not.toBe('');
    await host.draws(head, {}, ['', other]);
    expect(ida.chance.checks.at(-1)?.missed).toEqual([0]);
    // A link that was sent but not used is sent again, and her chain stays.
    await host.playsOn('chance');
    await host.asks();
    expect(ida.linkFor(host.draw)).toBe(known);
    expect(ida.sent.filter(({ do: what }) => what === 'anchor')).toEqual([]);
    const { head: next } = host.entries.at(-1) as Extract<Entry, { kind: 'due' }>;
    await host.draws(next);
    expect(ida.chance.checks.at(-1)).toMatchObject({ tookPart: [0, 1], missed: [] });
    expect(ida.problem).toBeUndefined();
  });

  test('that replays a link, leaves one out in silence, or invents one is found', async () => {
    const lies: ((links: string[]) => Partial<{ links: string[]; missed: number[] }>)[] = [
      ([, other = '']) => ({ links: ['', other], missed: [] }),
      ([, other = '']) => ({ links: ['ab'.repeat(32), other], missed: [] }),
      ([own = '', other = '']) => ({ links: [own, other], missed: [1] }),
      ([own = '']) => ({ links: [own], missed: [] }),
    ];
    for (const lie of lies) {
      const host = await begun(game);
      await host.playsOn('chance');
      const head = await host.asks();
      const told = lie(host.linksFor());
      await host.draws(head, told, told.links);
      for (const { problem } of host.devices) expect(problem).toBe('client-link');
    }
  });

  test('that puts its own chain on an honest seat does not take part for it unseen', async () => {
    for (const kind of ['anchored', 'sat'] as const) {
      const host = await begun(game);
      await host.playsOn('chance');
      const head = await host.asks();
      const forged = new HashChain('f0'.repeat(32));
      const { anchor } = forged;
      const [ida] = host.devices as [Device];
      const name = 'Ida';
      const entry: Entry =
        kind === 'sat' ? { kind, seat: 0, person: 'Ida', name, anchor } : { kind, seat: 0, anchor };
      await host.tell(entry);
      const [, other = ''] = host.linksFor();
      await host.draws(head, {}, [forged.link(1), other]);
      // A chain counts from the next draw on, never for the one that is due.
      expect(ida.problem).toBe('client-link');
      await host.playsOn('chance');
      const next = await host.asks();
      await host.draws(next, {}, [forged.link(2), '']);
      expect(ida.chance.hasOwnLinkIn(host.draw - 1)).toBe(false);
      expect(ida.chance.hasOwnLinkIn(0)).toBe(true);
    }
  });

  test('that rewrites its record for verify is found by what the device heard', async () => {
    const host = await begun(game);
    await host.playsOn('chance');
    await host.draws(await host.asks());
    await host.closes();
    const [ida] = host.devices as [Device];
    const other = await begun(game);
    await other.playsOn('chance');
    await other.draws(await other.asks());
    await other.closes();
    const { verified, comparison } = found(other.entries, ida);
    // The other record fits itself.
    expect(verified?.kind).toBe('chained');
    expect(comparison.kind).toBe('different');
    expect(found(host.entries, ida).comparison.kind).toBe('same');
  });
});

test('whoever sits down last, in league with the host, can choose among outcomes of nothing', async () => {
  // A grinding sitter tries anchors; with the honest link unknown, each gives the same odds.
  const honest = new HashChain('1d'.repeat(32));
  const server = new HashChain('5e'.repeat(32));
  const counts = [0, 0];
  for (let table = 0; table < 1000; table++) {
    const serverLink = server.link(1 + (table % 1000));
    // The best of 16 anchors, by all that both know before the draw is due: that seat 1 should start.
    const heads = Array.from(
      { length: 16 },
      (_, one) => new HashChain(`${table}a${one}`.padStart(64, '0')).root,
    );
    const guess = (head: string) =>
      chainDrawOf({ serverLink, head, draw: 0, links: [honest.anchor, head] });
    const chosen = heads.find((head) => guess(head).below(2) === 1) ?? heads[0]!;
    const links = [honest.link(1 + table), chosen];
    counts[chainDrawOf({ serverLink, head: chosen, draw: 0, links }).below(2)]!++;
  }
  // 99 % of fair series of 1000 lie within 41 of the middle.
  expect(Math.abs(counts[1]! - 500)).toBeLessThan(41);
});
