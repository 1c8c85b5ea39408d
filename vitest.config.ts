import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait most of the time begin first, so that others run meanwhile. */
const WAITING = /[/]test[/]weather[/]/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => Number(WAITING.test(moduleId));
    return sorted.toSorted((one, other) => isWaiting(other) - isWaiting(one));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}'],
    globalSetup: 'packages/server/test/services/setup.ts',
    testTimeout: 120_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
  },
});
