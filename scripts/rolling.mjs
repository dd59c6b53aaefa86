import { join } from 'node:path'
import { clusterProgramsOrEnd } from './cluster-programs.mjs'
import { ensureBuilt, ensureInstalled, refuseOldNode, root } from './prepare.mjs'

// `npm run rolling -- --requests 50000`: replaces shops behind HAProxy one after the other while people shop; no request may fail.

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const { haproxy } = await clusterProgramsOrEnd()
const { runSource } = await import('./run-source.mjs')
const programs = { haproxy, shop: join(root, 'dist/server/main.js') }
await runSource('tests/rolling/program.ts', 'main', programs, process.argv.slice(2))
