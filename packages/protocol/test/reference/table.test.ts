/** The verifier that is written from the specification alone finds every lie, and no fault in honest tables. */
import { describe, expect, test } from 'vitest';
import { type Entry, gameOf, HashChain, recordOf } from '../../src/index.ts';
import { asSpectator } from '../../src/transcript-head.ts';
import { type ChainedWays, chained, ROOTS, SERVER_ROOT } from '../chained.ts';
import { verifyTable } from './table.ts';

/** What the verifier says of a table, of which a spectator has seen that. */
function faultsOf(entries: readonly Entry[], record = recordOf(entries)): readonly string[] {
  const [opened] = entries;
  if (!opened || !('kind' in opened) || opened.kind !== 'opened') throw new Error('no opening');
  const seen = entries.map((entry) => asSpectator(gameOf(opened.plan), entry));
  return verifyTable(JSON.parse(JSON.stringify(seen)), record).faults;
}

const at = 4;

const LIES: readonly [string, ChainedWays][] = [
  ['skips an index', { bends: (drawing) => void (drawing.draw >= at && drawing.draw++) }],
  ['repeats an index', { bends: (drawing) => void (drawing.draw >= at && drawing.draw--) }],
  [
    'replays a link of a client',
    {
      tells: (drawing) => {
        if (drawing.draw === at) drawing.links[0] = new HashChain(ROOTS[0]).link(at);
      },
    },
  ],
  [
    'leaves a client out in silence',
    {
      bends: (drawing) => {
        if (drawing.draw === at) drawing.links[1] = '';
      },
    },
  ],
  [
    'uses another link of its own',
    {
      bends: (drawing) => {
        if (drawing.draw === at) drawing.link = new HashChain(SERVER_ROOT).link(9);
      },
    },
  ],
  [
    'draws from another head',
    {
      bends: (drawing) => {
        if (drawing.draw === at) drawing.head = 'ab'.repeat(32);
      },
    },
  ],
];

describe.each(['roll-and-write', 'copenhagen'])('%s', (game) => {
  test('an honest table has no fault, also with draws that were missed or undone', () => {
    const answers = (draw: number) => [0, 1].filter((seat) => draw % (seat + 2) !== 0);
    const takesBack = (all: number) => (all % 11 === 10 ? 1 + (all % 3) : 0);
    for (let moves = 1; moves < 6; moves++) {
      for (const ways of [{}, { answers }, { takesBack }, { answers, takesBack }]) {
        expect(faultsOf(chained(game, moves, ways))).toEqual([]);
      }
    }
  });

  test.each(LIES)('a server that %s is found', (_, ways) => {
    expect(faultsOf(chained(game, 1, ways))).not.toEqual([]);
  });

  test('an entry that was left out, changed, or told twice is found', () => {
    const entries = chained(game, 1, { until: 40 });
    const record = recordOf(entries);
    const some = [2, 5, 9, 20];
    for (const index of some) {
      expect(faultsOf(entries.toSpliced(index, 1), record)).not.toEqual([]);
      const twice = entries.toSpliced(index, 0, { kind: 'said', by: 0, phrase: 'hello' });
      expect(faultsOf(twice, record)).not.toEqual([]);
    }
  });
});
