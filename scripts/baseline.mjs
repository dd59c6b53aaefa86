import { ensureInstalled, refuseOldNode } from './prepare.mjs'
import { runSource } from './run-source.mjs'

// `npm run baseline`: writes migrations/0000_baseline.sql anew, from the numbered migrations (docs/decisions/079-baseline.md).

refuseOldNode()
await ensureInstalled()
await runSource('src/server/testing/write-baseline.ts', 'writeBaseline')
