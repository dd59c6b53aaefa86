import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

const ALL = [
  'src/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'torture/**/*.test.ts',
  'bench/**/*.test.ts',
  'fuzz/**/*.test.ts',
]
// Tests that take long by nature: `npm test` runs them, `npm run check` does not.

/** Whole processes, and what wants to be alone in one: each has its modules to itself. */
const LONG = [
  'src/server/platform/postgres/{account,binaries,cluster,embedded,hold,leftovers,socket-folder,supervise}.test.ts',
  'src/server/{shop,stop,workers}.test.ts',
  'src/server/auth/same-work.test.ts',
  'src/server/platform/pictures/hostile.test.ts',
  'torture/{short,cut,away,silence}.test.ts',
  'fuzz/{short,searches}.test.ts',
  'bench/short.test.ts',
]
/** Everybody at every call, hundreds at once, passwords by the dozen, whole catalogues, and silences that are waited for. */
const LONG_ROOMS = [
  'src/server/{who-may,discretion}.test.ts',
  'src/server/auth/login.test.ts',
  'src/server/{audit/every-change,platform/migrations,platform/pages/poisoning}.test.ts',
  'src/server/**/{orphans,races,adding-up,crowding}.test.ts',
  'src/server/catalog/{search,insert-products,paging,export,kept-lists,wrong-forms}.test.ts',
  'src/server/platform/{hearing,outage-watch,worker-processes}.test.ts',
  'src/server/platform/pictures/pictures.test.ts',
  'src/server/platform/postgres/{binaries-copy,log,package}.test.ts',
  'demo/{catalogue,seed/seed}.test.ts',
]
/** Made once for all that are `LONG`. */
const ORIGINALS = ['torture/bundle-setup.ts', 'src/server/platform/postgres/testing/setup.ts']
/** After the rooms, if those are run as well; more workers than cores, because tests of processes wait as much as they work. */
const LATER = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/** Pages are made as in production: with React’s other half, which watches itself, they take twice as long. */
const EARNEST = { NODE_ENV: 'production' }

export default defineConfig({
  // Only so they can be made with either half; and what is transformed is kept for all projects.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    globalSetup: 'src/server/testing/global-setup.ts',
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // The files of a worker share its modules: no test changes them, and reading them anew took longer than the tests.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ALL,
          exclude: [...configDefaults.exclude, ...LONG, ...LONG_ROOMS],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'long', include: LONG, globalSetup: ORIGINALS, env: EARNEST, ...LATER } },
      { extends: true, test: { name: 'long-rooms', include: LONG_ROOMS, isolate: false, env: EARNEST, ...LATER } },
    ],
  },
})
