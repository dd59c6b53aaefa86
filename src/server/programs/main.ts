import cluster from 'node:cluster'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdProgram } from '../platform/postgres/hold-program.ts'
import { projectRoot } from '../platform/process/project.ts'
import { readWebBuild } from '../platform/rendering/web-build.ts'
import { runShop } from './run.ts'

if (cluster.isPrimary) await holdProgram(projectRoot)

/** The built shop: `npm start`. The web floor is loaded by who serves it. */
await runShop(
  fileURLToPath(import.meta.url),
  async () => ({
    floor: await import('../../web/entry-server.tsx'),
    build: await readWebBuild(join(projectRoot, 'dist/client')),
  }),
  () => import('../../../demo/fill.ts'),
)
