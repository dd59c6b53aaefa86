import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { deadlinesOf } from './promises.ts'
import { soak } from './soak.ts'
import { tableOf } from './table.ts'

const PRODUCTS = 1_000
const CUSTOMERS_EACH = 64
const REQUESTS = 20_000

/** `npm run soak [-- --minutes 10 --seed 7]`. Ends with 1 where a promise was broken. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const seed = Number(values.seed)
  console.log(`  seed ${seed}`)
  const report = await soak({
    program: join(projectRoot, 'dist/server/main.js'),
    dataDir: join(projectRoot, 'node_modules/.cache/soak'),
    ...{ products: PRODUCTS, customersEach: CUSTOMERS_EACH, requests: REQUESTS, seed },
    seconds: { warmUp: 10, capacity: 15, steady: Number(values.minutes) * 60, overload: 20, after: 15, logins: 4 },
    tell: (line) => console.log(`  ${line}`),
  })
  const promises = deadlinesOf(report)
  console.log(`\n${tableOf(report, promises)}\n`)
  console.log(JSON.stringify({ ...report, kept: promises.every(({ isMet }) => isMet) }))
  if (promises.some(({ isMet }) => !isMet)) process.exitCode = 1
}
