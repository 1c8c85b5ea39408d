import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait most of the time begin first, so that others run meanwhile. */
const WAITING = /[/]test[/]fault-injection[/]/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => Number(WAITING.test(moduleId));
    return sorted.toSorted((one, other) => isWaiting(other) - isWaiting(one));
  }
}

/** Tests of what keeps nothing between them: their modules are loaded once for all files of a thread. */
const PURE = ['packages/{engine,bots}/test/**/*.test.ts', 'tools/{solo,train}/test/*.test.ts'];

/** A game that is registered from outside stays in the files that know it. */
const OUTSIDE = ['packages/*/test/third-game/*.test.ts'];

/** Tests that play thousands of games, start processes, or need other programs; `npm run quick` leaves them out. */
const SLOW =
  process.env.NYHAVN_TESTS === 'quick'
    ? [
        'packages/bots/test/{arena,learned,review,roll-and-write,yardsticks}/**',
        'packages/bots/test/{bots,score-sheet}.test.ts',
        'packages/cli/test/**',
        'packages/client/test/served/**',
        'packages/engine/test/{contract,differential,fuzz,history,tree}.test.ts',
        'packages/engine/test/*/{fast,own-sheet,properties}.test.ts',
        'packages/server/test/{cluster,crash,docs,fault-injection,history,redaction}/**',
        'packages/server/test/{people,push,ratings,security,store,admin,operations}/**',
        'packages/server/test/api-limits.test.ts',
        'packages/web/test/{features/{after/{share,review,puzzles},learn/lessons,online},games/roll-and-write/print,table/help,floor}/**',
        'tools/{services,solo,train}/test/**',
      ]
    : [];

const WHOLE = ['packages/*/test/**/*.test.{ts,tsx}', 'tools/{,*/}test/*.test.ts'];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: 'packages/server/test/services/setup.ts',
    // Nothing takes that long where all is well; a busy machine may.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    // A poll ends as soon as it is answered.
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores of a small machine: some wait for others.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude: [...SLOW, ...OUTSIDE], isolate: false },
      },
      {
        extends: true,
        test: { name: 'whole', include: WHOLE, exclude: [...PURE, ...SLOW, ...OUTSIDE] },
      },
      { extends: true, test: { name: 'outside', include: OUTSIDE, exclude: SLOW } },
    ],
  },
});
