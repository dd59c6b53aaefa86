import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from '../tests/longest-first.ts'

const tests = (kind: string) =>
  ['src', 'demo', 'pretend', 'scripts', 'tests', 'bench'].map((at) => `${at}/**/*${kind}.test.{ts,tsx}`)
// What a test costs stands in its name. `npm run check` runs the quick ones, `npm test` also those of promises.mjs, and
// `npm run test:all` all.
/** Whole processes, and what wants to be alone in one: each has its modules to itself. */
const PROCESS = tests('.process')
/** Everybody at every call, hundreds at once, passwords by the dozen, whole catalogues, and silences that are waited for. */
const LONG = tests('.long')
const BROWSER = tests('.e2e')
/** Shops that are killed for minutes: `npm run torture` alone. */
const TORTURE = tests('.torture')
/** Made once for all that are `PROCESS`. */
const ORIGINALS = ['tests/torture/bundle-setup.ts', 'src/server/platform/postgres/testing/setup.ts']

/** Pages are made as in production: with React’s other half, which watches itself, they take twice as long. */
const EARNEST = { NODE_ENV: 'production' }

export default defineConfig({
  // Only so they can be made with either half; and what is transformed is kept for all projects.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    globalSetup: 'src/server/testing/global-setup.ts',
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    pool: 'forks',
    // More than cores: tests wait for databases and processes as much as they work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A bound ends what hangs, and never what a slow or busy machine takes its time for.
    // A test may wait for several conditions, each as long as `poll` allows.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      // The files of a worker share its modules: no test changes them, and reading them anew took longer than the tests.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: tests(''),
          exclude: [...configDefaults.exclude, ...PROCESS, ...LONG, ...BROWSER, ...TORTURE],
          isolate: false,
        },
      },
      // After the rooms, if those are run as well; so are the long ones.
      {
        extends: true,
        test: {
          name: 'process',
          include: PROCESS,
          globalSetup: ORIGINALS,
          env: EARNEST,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'torture', include: TORTURE, globalSetup: ORIGINALS, env: EARNEST } },
      {
        extends: true,
        test: { name: 'long', include: LONG, isolate: false, env: EARNEST, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
