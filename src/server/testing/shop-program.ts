import { fileURLToPath } from 'node:url'
import { SERVING_LIMITS } from '../assembly/serving-limits.ts'
import { PATIENCE } from '../platform/database/patience.queries.ts'
import { runShop } from '../programs/run.ts'
import { UNHURRIED } from './databases.ts'

// A machine that is busy with other tests may need minutes where a shop gives up after seconds. Who tests how a shop gives up leaves
// the setting out.
if (process.env['PATIENT'] === '1') {
  Object.assign(PATIENCE, UNHURRIED)
  Object.assign(SERVING_LIMITS, { longestWaitMs: 120_000, stopAtMostMs: 120_000 })
}

/** The shop as `npm start` runs it, without the browser’s files: what tests start in a process of its own. */
await runShop(
  fileURLToPath(import.meta.url),
  async () => ({
    floor: await import('../../web/entry-server.tsx'),
    build: {
      folder: import.meta.dirname,
      css: '',
      font: undefined,
      scriptsOf: () => [],
      pageCacheBytes: 1e6,
    },
  }),
  () => import('../../../demo/fill.ts'),
)
