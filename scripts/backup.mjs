import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, readEnvFile, refuseOldNode, root } from './prepare.mjs'

// `npm run backup`: the shop’s database, pictures and secrets into the place of BACKUPS, beside the running shop too.
refuseOldNode()
readEnvFile()
await ensureInstalled()
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/backup.js')).href)
