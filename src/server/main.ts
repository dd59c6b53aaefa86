import { join } from 'node:path'
import * as floor from '../web/entry-server.tsx'
import { readWebBuild } from './platform/pages/web-build.ts'
import { projectRoot } from './platform/project.ts'
import { runShop } from './run.ts'

/** The built shop: `npm start`. */
await runShop(async () => ({ floor, build: await readWebBuild(join(projectRoot, 'dist/client')) }))
