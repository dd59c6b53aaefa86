import * as floor from '../../web/entry-server.tsx'
import { runShop } from '../run.ts'

/** The shop as `npm start` runs it, without the browser’s files: what tests start in a process of its own. */
await runShop(async () => ({
  floor,
  build: {
    folder: import.meta.dirname,
    css: '',
    font: undefined,
    entry: '/none.js',
    scriptsOf: () => [],
    keepPagesBytes: 1e6,
  },
}))
