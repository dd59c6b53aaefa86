import { parseArgs } from 'node:util'
import { ensureInstalled, refuseOldNode, run } from './prepare.mjs'

// `npm run fuzz -- --calls 100000 --seed 7`: calls made from the contract, spoilt, and searches that mean to be slow, against the real shop.

refuseOldNode()
await ensureInstalled()
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
process.stdout.write(`seed ${values.seed}, ${values.calls} calls, ${values.searches} searches\n`)
process.env['FUZZ_CALLS'] = values.calls
process.env['FUZZ_SEARCHES'] = values.searches
process.env['FUZZ_SEED'] = values.seed
await run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'config/vitest.config.ts',
  '--project',
  'process',
  'tests/fuzz/',
])
