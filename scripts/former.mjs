import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run former -- --ref v12`: whether the former release lives with the tables of this one, as it has to while shops are replaced.

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const { runSource } = await import('./run-source.mjs')
await runSource('tests/former/program.ts', 'main', join(root, 'dist/server/main.js'), process.argv.slice(2))
