import { ensureInstalled, refuseOldNode } from './prepare.mjs'

refuseOldNode()
await ensureInstalled()
const { checkAll } = await import('./checks.mjs')
const { failing } = await checkAll()
process.exitCode = failing.length === 0 ? 0 : 1
