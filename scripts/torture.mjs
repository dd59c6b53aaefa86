import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const { bundleTorture } = await import('./torture-programs.mjs')
const programs = await bundleTorture(join(root, 'node_modules/.cache/torture'))
const { main } = await import(pathToFileURL(programs.program).href)
await main({ ...programs, shop: join(root, 'dist/server/main.js') }, process.argv.slice(2))
