import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../tests/longest-first.ts'

/** Promises to customers, kept by the built shop in a real browser. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.test.ts'],
    globalSetup: 'tests/e2e/global-setup.ts',
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-browser' },
    pool: 'forks',
    // The files of a worker share its modules, and so its browsers (tests/e2e/contexts.ts).
    isolate: false,
    // One more than there are cores: browsers wait for pages, and tests for browsers.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A bound ends what hangs, and never what a slow or busy machine takes its time for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 50 } },
  },
})
