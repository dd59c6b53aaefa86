import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWebBuild } from './platform/pages/web-build.ts'
import { projectRoot } from './platform/project.ts'
import { runShop } from './run.ts'

/** The built shop: `npm start`. The web floor is loaded by who serves it. */
await runShop(fileURLToPath(import.meta.url), async () => ({
  floor: await import('../web/entry-server.tsx'),
  build: await readWebBuild(join(projectRoot, 'dist/client')),
}))
