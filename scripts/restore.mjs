import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, readEnvFile, refuseOldNode, root } from './prepare.mjs'

// `npm run restore -- --at 2026-11-26T10:00 --into FOLDER`: the shop as it was then, in a folder of its own.
refuseOldNode()
readEnvFile()
await ensureInstalled()
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/restore.js')).href)
