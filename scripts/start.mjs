import * as module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, isReady, readEnvFile, refuseOldNode, refuseTakenPort, root } from './prepare.mjs'

refuseOldNode()
readEnvFile()
if (!isReady()) {
  await refuseTakenPort()
  await ensureInstalled()
  await ensureBuilt()
}
// From Node 22 on what one start has compiled the next one does not compile again.
const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => void }} */ (module)
enableCompileCache?.(join(root, 'node_modules/.cache/compiled'))
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
