import { parseArgs } from 'node:util'
import { ensureInstalled, refuseOldNode, run } from './prepare.mjs'
import { asBatch, quickestFolder } from './steps.mjs'

// `npm run life -- --days 90 --stores 60 --orders 20000 --seed 7`: days in the life of a market, as fast as this machine can, against the
// real shop; a judge looks at every taka after each of them.

refuseOldNode()
await ensureInstalled()
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '90' },
    stores: { type: 'string', default: '60' },
    orders: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'boolean', default: false },
  },
})
const { kills, ...numbers } = values
const life = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]))
process.env['LIFE'] = JSON.stringify({ ...life, isKilled: kills })
process.env['TMPDIR'] = quickestFolder()
process.stdout.write(`${process.env['LIFE']}\n`)
const [program = '', ...words] = [...asBatch(), process.execPath]
await run(program, [
  ...words,
  ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'config/vitest.config.ts', '--project', 'torture'],
  'tests/life/',
  '--disableConsoleIntercept',
])
