/** What is said of draws: those that servers bend, those without any device, and those that devices missed. */
import { DrawParticipant, Transcript } from '@nyhavn/client';
import { gameNamed } from '@nyhavn/engine';
import { type DrawCheck, type Entry, recordOf } from '@nyhavn/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { KeptHere } from '../../../../../client/test/kept-here.ts';
import { type ChainedWays, chained } from '../../../../../protocol/test/chained.ts';
import { proofInWords } from '../../../../src/features/online/table/proof.ts';
import {
  drawsInWords,
  participantsInWords,
  problemInWords,
} from '../../../../src/features/online/table/proof-draws.ts';
import { LANGUAGES } from '../../../../src/store/languages.ts';
import { proof as words } from '../../../../src/words/en/proof.ts';
import { seal as sealWords } from '../../../../src/words/en/seal.ts';
import { speak } from '../../../speaking.ts';

beforeAll(() => speak());

const NAMES = ['Ida', 'Ole', 'Freja'];
const nameOf = (seat: number) => NAMES[seat] ?? '';

/** The checks of a device that receives these entries. */
function checksOf(entries: readonly Entry[]): readonly DrawCheck[] {
  const participant = new DrawParticipant({
    person: 'person-0',
    send: async () => undefined,
    newRoot: async () => ''.padEnd(64, '3'),
  });
  participant.follow(entries);
  return participant.checks;
}

/** What *Verify fairness* says on the device of a spectator that received these entries. */
async function verified(id: string, entries: readonly Entry[]): Promise<string> {
  const transcript = new Transcript('table', 'person-9', new KeptHere());
  transcript.record(entries);
  const known = { witness: await transcript.witness(), checks: checksOf(entries), nameOf };
  return proofInWords(words, gameNamed(id)!, recordOf(entries), known);
}

type Bend = NonNullable<ChainedWays['bends']>;
const OTHER = 'f'.repeat(64);

/** Bends the fifth draw. */
function fifth(bend: Bend): Bend {
  return (drawing) => {
    if (drawing.draw === 5) bend(drawing);
  };
}

const LIES: readonly (readonly [DrawCheck['problem'] & string, ChainedWays])[] = [
  [
    'index',
    {
      tells: fifth((drawing) => {
        drawing.draw += 1;
      }),
    },
  ],
  [
    'client-link',
    {
      bends: fifth((drawing) => {
        drawing.links[1] = OTHER;
      }),
    },
  ],
  [
    'server-link',
    {
      bends: fifth((drawing) => {
        drawing.link = OTHER;
      }),
    },
  ],
  [
    'event',
    {
      bends: fifth((drawing) => {
        drawing.head = OTHER;
      }),
    },
  ],
];

describe('a device at a server that bends a draw', () => {
  it.each(LIES)('says what is wrong: %s', async (problem, lie) => {
    const entries = chained('roll-and-write', 1, lie);
    const said = words.wrong('draw 5', words.problems[problem]);
    expect(problemInWords(words, checksOf(entries))).toBe(said);
    const text = await verified('roll-and-write', entries);
    expect(text).toContain(said);
    expect(text).toContain(words.notTrusted);
  });

  it('says when the transcripts differ', () => {
    const entries = chained('roll-and-write').map((entry) =>
      'kind' in entry && entry.kind === 'due' && entry.draw === 5
        ? { ...entry, head: OTHER }
        : entry,
    );
    const said = words.wrong('draw 5', words.problems.head);
    expect(problemInWords(words, checksOf(entries))).toBe(said);
  });
});

describe.each(['roll-and-write', 'copenhagen'])('after an honest game of %s', (id) => {
  it('nothing is wrong', () => {
    expect(problemInWords(words, checksOf(chained(id)))).toBeUndefined();
  });

  it('every draw without a device is named, and every seat that did not answer', async () => {
    const answers = (draw: number) => (draw <= 2 ? [] : draw === 4 ? [0] : [0, 1]);
    const text = await verified(id, chained(id, 1, { answers }));
    const first = drawsInWords(words, [0, 1, 2]);
    expect(first).toBe(words.draws(3, `0 (${words.starting}) and 1–2`));
    expect(text).toContain(`${words.alone(3)} ${words.aloneAt(first)}`);
    expect(text).toContain(words.unanswered(4));
    expect(text).toContain(words.missedAt('Ida', first));
    expect(text).toContain(words.missedAt('Ole', drawsInWords(words, [0, 1, 2, 4])));
    expect(text).not.toContain(words.notTrusted);
  });
});

it('says who took part, who did not answer, and that this device was left out', () => {
  const draw = (tookPart: number[], missed: number[]) =>
    ({ draw: 5, tookPart, missed, isEventChecked: true }) as const;
  const said = (check: DrawCheck, own?: number) =>
    participantsInWords(sealWords, check, { own, nameOf });
  const { tookPart, missed, missedOwn, nobody, notAsked } = sealWords;
  expect(said(draw([0, 1], []), 0)).toEqual([tookPart('Ida and Ole')]);
  expect(said(draw([1], [0]), 0)).toEqual([tookPart('Ole'), missedOwn]);
  expect(said(draw([1], [0]), 1)).toEqual([tookPart('Ole'), missed('Ida')]);
  // The host asked Ole alone.
  expect(said(draw([1], []), 0)).toEqual([tookPart('Ole'), notAsked]);
  expect(said(draw([], []), 0)).toEqual([nobody, notAsked]);
  expect(said(draw([], []))).toEqual([nobody]);
});

it('every language names draws and problems', async () => {
  const checks = checksOf(chained('roll-and-write', 1, LIES[0]![1]));
  for (const language of LANGUAGES) {
    await speak(language);
    const { proof } = await import(`../../../../src/words/${language}/proof.ts`);
    expect(problemInWords(proof, checks)).toContain(proof.problems.index);
  }
});
