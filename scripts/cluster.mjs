import { join } from 'node:path'
import { clusterProgramsOrEnd } from './cluster-programs.mjs'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run cluster`: a cluster with failover on this machine, until Ctrl+C (docs/operating.md, “A cluster”).

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const programs = await clusterProgramsOrEnd()
const { runSource } = await import('./run-source.mjs')
await runSource(
  'tests/failover/cluster/show.ts',
  'main',
  programs,
  join(root, 'dist/server/main.js'),
  process.argv.slice(2),
)
