import { ensureInstalled, refuseOldNode } from './prepare.mjs'

refuseOldNode()
ensureInstalled()
const { checkAll } = await import('./checks.mjs')
const { isGood } = await checkAll()
process.exitCode = isGood ? 0 : 1
