import { ensureInstalled, refuseOldNode } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run pretend` opens the pretend SMS gateways, couriers and object storage until it is stopped; `npm run pretend -- never` makes them behave like that.
refuseOldNode()
await ensureInstalled()
await runSource('pretend/open-all.ts', 'openAll', process.argv[2])
