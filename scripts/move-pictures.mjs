import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, readEnvFile, refuseOldNode, root } from './prepare.mjs'

// `npm run move-pictures -- --to s3`: pictures from the folder into the bucket of BLOBS_URL; `--to folder`: back.
refuseOldNode()
readEnvFile()
await ensureInstalled()
await ensureBuilt()
await import(pathToFileURL(join(root, 'dist/server/move-pictures.js')).href)
