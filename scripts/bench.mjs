import { ensureBuilt, ensureInstalled, refuseOldNode } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run bench -- --products 100000`: how fast the shop is, beside what the machine can do. `--write` writes it down.

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
await runSource('bench/speed/program.ts', 'bench', process.argv.slice(2))
