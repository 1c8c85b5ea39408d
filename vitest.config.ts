import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}'],
    globalSetup: 'packages/server/test/services/setup.ts',
    testTimeout: 120_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
  },
});
