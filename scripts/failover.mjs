import { join } from 'node:path'
import { clusterProgramsOrEnd } from './cluster-programs.mjs'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run failover -- --kills 50 --seed 7`: takes the leader away again and again while people shop, and judges what was kept.

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const cluster = await clusterProgramsOrEnd()
const { bundleTorture } = await import('./torture-programs.mjs')
const { shoppers } = await bundleTorture(join(root, 'node_modules/.cache/torture'))
const { runSource } = await import('./run-source.mjs')
const programs = { cluster, shoppers, shop: join(root, 'dist/server/main.js') }
await runSource('tests/failover/program.ts', 'main', programs, process.argv.slice(2))
