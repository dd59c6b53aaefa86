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
await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
