import { defineConfig } from 'vitest/config'

const ALL = ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts', 'torture/**/*.test.ts']
/** Tests that start, kill and restart whole processes, and one that fills a whole shop: each has its modules to itself. */
const PROCESSES = [
  'src/server/platform/postgres/*.test.ts',
  'src/server/{shop,stop}.test.ts',
  'src/server/**/orphans.test.ts',
  'torture/short.test.ts',
  'demo/seed/seed.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: 'src/server/testing/global-setup.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // The files of a worker share its modules: no test changes them, and reading them anew took longer than the tests.
      { extends: true, test: { name: 'rooms', include: ALL, exclude: PROCESSES, isolate: false } },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
    ],
  },
})
