import { ensureBuilt, ensureInstalled, refuseOldNode } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run soak -- --minutes 10 --seed 7`: the shop in traffic for a while, then in far too much of it.

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
await runSource('bench/soak/program.ts', 'main', process.argv.slice(2))
