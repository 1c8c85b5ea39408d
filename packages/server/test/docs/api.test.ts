import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALL_REFUSALS,
  API,
  ClientMessage,
  Command,
  Entry,
  MATTERS,
  MAX_MESSAGE_BYTES,
  PHRASES,
  PROTOCOL_VERSION,
  PushMessage,
  PushSubscription,
  SERVER_REFUSALS,
  type ServerMessage,
  statusOf,
  TableEntry,
  TablePlan,
} from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RATES } from '../../src/api/limits.ts';
import { UPGRADES } from '../../src/wire/gate.ts';
import { PERSON_LIMITS } from '../../src/wire/limits.ts';

const TEXT = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');

/** The examples of a kind, as in ```json entry. */
function examples(kind: string): unknown[] {
  const fences = [...TEXT.matchAll(/^```json(?: (\w+))?\n([\s\S]*?)^```$/gm)];
  return fences.flatMap(([, name, json]) => (name === kind ? [JSON.parse(json ?? '')] : []));
}

/** The names that a schema of several kinds tells them apart by. */
function kindsOf(schema: {
  readonly options: readonly { readonly entries: object }[];
  readonly key: string;
}): string[] {
  return schema.options.map(({ entries }) => {
    const field = (entries as Record<string, { literal: string }>)[schema.key];
    return field?.literal ?? '';
  });
}

type NameOf<Message> = Message extends unknown ? keyof Message : never;

/** Everything that the server sends; what is added to the protocol is missing here until it is added. */
const FROM_SERVER: Readonly<Record<NameOf<ServerMessage>, true>> = {
  hello: true,
  done: true,
  refused: true,
  news: true,
  present: true,
  clock: true,
  shut: true,
};

describe('docs/api.md', () => {
  test.each(Object.values(API).map(({ method, path }) => `${method} ${path}`))(
    'has the address %s',
    (address) => expect(TEXT).toContain(`| \`${address}\` |`),
  );

  test('says for whom each address is', () => {
    for (const { method, path, isPersonal, isForAdministrators } of Object.values(API)) {
      const who = isForAdministrators ? 'administrators ' : isPersonal ? '' : 'everybody ';
      expect(TEXT).toContain(`| \`${method} ${path}\` | ${who}|`);
    }
  });

  test.each([
    ['entry', TableEntry, Entry, 'kind'],
    ['command', Command, Command, 'do'],
    ['client', ClientMessage, ClientMessage, 'type'],
  ] as const)('has a valid example of every %s', (name, kinds, schema, key) => {
    const found = examples(name) as Record<string, string>[];
    for (const example of found) expect(v.is(schema, example), JSON.stringify(example)).toBe(true);
    const named = new Set(found.map((example) => example[key]));
    for (const kind of kindsOf(kinds)) expect(named).toContain(kind);
  });

  test('has valid examples of what has to do with Web Push', () => {
    expect(examples('push').map((example) => v.is(PushMessage, example))).toEqual([true]);
    const subscriptions = examples('subscription');
    expect(subscriptions.map((example) => v.is(PushSubscription, example))).toEqual([true]);
  });

  test('lists every entry, command, phrase and matter', () => {
    for (const kind of [...kindsOf(TableEntry), ...kindsOf(Command)]) {
      expect(TEXT).toContain(`| \`${kind}\` |`);
    }
    for (const word of [...PHRASES, ...MATTERS]) expect(TEXT).toContain(`\`${word}\``);
  });

  test('has a plan with every field, and what stands there if it is left out', () => {
    const [plan] = examples('plan') as (typeof TablePlan.entries)[];
    const { game, seats } = plan ?? {};
    expect(v.parse(TablePlan, { game, seats })).toEqual(plan);
    expect(Object.keys(plan ?? {}).sort()).toEqual(Object.keys(TablePlan.entries).sort());
  });

  test('has results as the server gives them', () => {
    const found = examples('results');
    expect(found).not.toEqual([]);
    for (const example of found) expect(v.is(API.results.reply, example)).toBe(true);
  });

  test('has an example of everything that the server sends', () => {
    const found = examples('server') as Record<string, unknown[]>[];
    expect(found.flatMap(Object.keys).sort()).toEqual(Object.keys(FROM_SERVER).sort());
    for (const { news = [], refused } of found) {
      for (const entry of (news[2] ?? []) as unknown[]) expect(v.is(Entry, entry)).toBe(true);
      if (refused) expect(ALL_REFUSALS).toContain(refused[0]);
    }
  });

  test.each([...SERVER_REFUSALS])('says when %s comes, and its status', (code) => {
    expect(TEXT).toContain(`| \`${code}\` | ${statusOf(code)} |`);
  });

  test('names every refusal of the rules', () => {
    expect(ALL_REFUSALS.filter((code) => !TEXT.includes(`\`${code}\``))).toEqual([]);
  });

  test('has the limits of every address', () => {
    for (const [name, { burst, perSecond }] of Object.entries(RATES)) {
      const route = API[name as keyof typeof API];
      const what = route ? `\`${route.method} ${route.path}\`` : 'all together';
      expect(TEXT).toContain(`| ${what} | ${burst} | ${perSecond} |`);
    }
  });

  test('has the limits and the version as they are', () => {
    const { messages, perPerson, sockets, channels, maxUnsentBytes, heartbeatMs } = PERSON_LIMITS;
    expect(TEXT).toContain(`${messages.burst} at once, ${messages.perSecond} a second on average`);
    expect(TEXT).toContain(
      `${perPerson.burst} at once, ${perPerson.perSecond} a second on average`,
    );
    expect(TEXT).toContain(`| connections of a person | ${sockets};`);
    expect(TEXT).toContain(
      `${UPGRADES.burst} at once, ${UPGRADES.perSecond} a second on average; more`,
    );
    expect(TEXT).toContain(`at most ${MAX_MESSAGE_BYTES} bytes`);
    expect(TEXT).toContain(`| channels of a connection | ${channels} |`);
    expect(TEXT).toContain(`| what waits for a slow reader | ${maxUnsentBytes / 2 ** 20} MB,`);
    expect(TEXT).toContain(`every ${heartbeatMs / 1000} seconds`);
    expect(TEXT).toContain(`This is version ${PROTOCOL_VERSION}.`);
  });
});
