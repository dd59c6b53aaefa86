import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, readEnvFile, refuseOldNode, root } from './prepare.mjs'

refuseOldNode()
readEnvFile()
await ensureInstalled()
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/seed.js')).href)
