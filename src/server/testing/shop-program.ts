import { fileURLToPath } from 'node:url'
import { runShop } from '../run.ts'

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
