/** *Verify fairness* against servers that send another record, or tell another story, than before. */
import { Transcript } from '@nyhavn/client';
import { gameNamed } from '@nyhavn/engine';
import {
  commitmentTo,
  type Entry,
  fairEvent,
  fairStart,
  recordOf,
  TablePlan,
  verifyRecords,
} from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { KeptHere } from '../../../../../client/test/kept-here.ts';
import { proofInWords } from '../../../../src/features/online/table/proof.ts';
import { LANGUAGES } from '../../../../src/store/languages.ts';
import { proof as words } from '../../../../src/words/en/proof.ts';
import { begins, has, MANY } from '../../../words.ts';

const OWN = '00112233445566778899aabbccddeeff';
const ANNA = 'person-anna';

const rules = gameNamed('roll-and-write')!;

interface Story {
  readonly seed?: string;
  readonly contribution?: string;
  /** Which of the legal moves is made. */
  readonly choice?: number;
}

/** A fair game of three, as a server tells it to everybody. */
function story({ seed = 'c0ffee'.padEnd(64, '0'), contribution = OWN, choice = 0 }: Story = {}) {
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const plan = v.parse(TablePlan, { game: rules.id, seats });
  const contributions = [contribution, 'ab'.repeat(16), 'cd'.repeat(16)];
  const lots = { seed, contributions };
  const startPlayer = fairStart(3, lots);
  const begun = rules.setup({ players: 3, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const entries: Entry[] = [
    { kind: 'opened', plan, host: ANNA, commitment: commitmentTo(seed) },
    ...['anna', 'ben', 'cleo'].map((name, seat): Entry => {
      const added = contributions[seat] ?? '';
      return { kind: 'sat', seat, person: `person-${name}`, name, contribution: added };
    }),
    { kind: 'began', startPlayer },
  ];
  const { state } = begun.value;
  for (let draw = 0; ; ) {
    const awaited = rules.awaits(state);
    if (awaited.kind === 'over') return [...entries, { kind: 'closed', seed } as const];
    const by = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    const move =
      by === 'chance'
        ? fairEvent(rules, state, lots, ++draw)
        : rules.at(state, by, choice % rules.count(state, by));
    entries.push({ by, move: rules.notation.format(move) });
    rules.applyUnchecked(state, by, move);
  }
}

/** A page on which Anna sits down with what her device adds, and hears the rest. */
async function page(entries: readonly Entry[], kept = new KeptHere(), person = ANNA) {
  const transcript = new Transcript('table', person, kept);
  transcript.record(entries.slice(0, 1));
  await transcript.contribute(OWN);
  for (const entry of entries.slice(1)) transcript.record([entry]);
  return transcript;
}

async function told(transcript: Transcript, record: string): Promise<string> {
  return proofInWords(words, rules, record, { ...DEVICE, witness: await transcript.witness() });
}

/** What a device knows that found nothing wrong. */
const DEVICE = { checks: [], nameOf: (seat: number) => `seat ${seat}` };

const STORY = story();

/** What is said of fair chance, of whatever it consists and whoever added to it. */
const FAIR = has(
  ...(['rolls', 'cards'] as const).flatMap((kind) =>
    [0, 1, MANY].map((contributed) => words.fair(MANY, kind, contributed)),
  ),
);
const EVENTS = STORY.filter((entry) => 'move' in entry).length;

describe('a device that played from the beginning', () => {
  it('says what it compared, and what it did not', async () => {
    const text = await told(await page(STORY), recordOf(STORY));
    expect(text).toMatch(FAIR);
    expect(text).toContain(words.compared(EVENTS));
    expect(text).toContain(words.own);
    expect(text).toContain(words.names);
    expect(text).not.toContain(words.nothingOwn);
    expect(text).not.toMatch(has(words.missed(1), words.missed(MANY)));
  });

  it.each([
    ['with another secret', { seed: 'ab'.repeat(32) }, words.different.commitment],
    [
      'in which its contribution was replaced',
      { contribution: 'ef'.repeat(16) },
      words.different.contributions,
    ],
    ['with other moves', { choice: 5 }, begins(words.differentAt(MANY))],
  ])('finds a server that sends a fair record %s', async (_, lie, what) => {
    const record = recordOf(story(lie));
    expect(verifyRecords(record)).toMatchObject({ findings: [{ kind: 'fair' }] });
    const text = await told(await page(STORY), record);
    expect(text).toMatch(what);
    expect(text).toContain(words.notTrusted);
    expect(text).not.toMatch(FAIR);
  });

  it('finds a server that used another contribution than the device sent, and told everybody so', async () => {
    const lie = story({ contribution: 'ef'.repeat(16) });
    expect(await told(await page(lie), recordOf(lie))).toContain(words.different.own);
  });

  it('finds a draw that was used twice', async () => {
    const [header = '', ...lines] = recordOf(STORY).split('\n');
    const old = [header.replace(',"undone":[]', ''), ...lines].join('\n');
    const last = lines.findLastIndex((line) => line.includes('"chance"'));
    const draw = Number(/"draw":(\d+)/.exec(lines[last] ?? '')?.[1]);
    expect(await told(await page(STORY), old)).toMatch(FAIR);
    const repeated = old.replace(`"draw":${draw}}`, `"draw":${draw - 1}}`);
    expect(await told(await page(STORY), repeated)).toBe(words.falseDraw(last + 1));
  });
});

describe('a page that is opened again', () => {
  it('counts what happened while no page was open', async () => {
    const kept = new KeptHere();
    const half = STORY.slice(0, 30);
    await (await page(half, kept)).witness();
    const again = new Transcript('table', ANNA, kept);
    again.record(STORY.slice(0, 40));
    again.record(STORY.slice(40));
    const text = await told(again, recordOf(STORY));
    expect(text).toMatch(FAIR);
    expect(text).toContain(words.own);
    expect(text).toContain(words.missed(10));
  });

  it.each([
    ['another secret', story({ seed: 'ab'.repeat(32) })],
    ['other moves', story({ choice: 5 })],
    ['less than before, as after a restored backup', STORY.slice(0, 20)],
  ])('finds a server that tells %s now, also on all later pages', async (_, lie) => {
    const kept = new KeptHere();
    await (await page(STORY.slice(0, 40), kept)).witness();
    const again = new Transcript('table', ANNA, kept);
    again.record(lie);
    expect(await told(again, recordOf(lie))).toContain(words.contradicted);
    const third = new Transcript('table', ANNA, kept);
    third.record(lie);
    expect(await told(third, recordOf(lie))).toContain(words.contradicted);
  });

  it('is not confused by another page here that heard more already', async () => {
    const kept = new KeptHere();
    const first = await page(STORY.slice(0, 42), kept);
    await first.witness();
    const second = new Transcript('table', ANNA, kept);
    second.record(STORY.slice(0, 40));
    second.record(STORY.slice(40));
    expect(await told(second, recordOf(STORY))).toMatch(FAIR);
  });
});

it('a spectator’s page says that it added nothing, and what it was not there for', async () => {
  const kept = new KeptHere();
  const spectator = new Transcript('table', 'person-dora', kept);
  spectator.record(STORY.slice(0, 25));
  spectator.record(STORY.slice(25));
  const text = await told(spectator, recordOf(STORY));
  expect(text).toMatch(FAIR);
  expect(text).toContain(words.nothingOwn);
  expect(text).toContain(words.missed(20));
  expect(kept.kept.size, 'nothing is kept of tables at which nobody here sat').toBe(0);
});

it('a device whose seat was refused accuses nobody', async () => {
  const kept = new KeptHere();
  const refused = new Transcript('table', ANNA, kept);
  refused.record(STORY.slice(0, 1));
  await refused.contribute('ef'.repeat(16));
  await refused.withdraw('ef'.repeat(16));
  refused.record(STORY.slice(1));
  const text = await told(refused, recordOf(STORY));
  expect(text).toMatch(FAIR);
  expect(text).toContain(words.nothingOwn);
});

it('every language says every sentence', async () => {
  const witness = await (await page(STORY)).witness();
  for (const language of LANGUAGES) {
    const { proof } = await import(`../../../../src/words/${language}/proof.ts`);
    const text = proofInWords(proof, rules, recordOf(STORY), {
      ...DEVICE,
      witness: { ...witness, missed: 2 },
    });
    expect(text).not.toMatch(/undefined|NaN/);
    expect(text).toContain(proof.missed(2));
  }
});
