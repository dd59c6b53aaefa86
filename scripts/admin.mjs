import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, readEnvFile, refuseOldNode, root } from './prepare.mjs'

// `npm run admin -- --reset NAME`: a way in for an admin who is locked out, from the machine.
refuseOldNode()
readEnvFile()
await ensureInstalled()
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/admin.js')).href)
