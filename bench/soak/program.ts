import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { median } from '../speed/figures.ts'
import type { Verdict } from '../speed/goals.ts'
import { short, whole } from '../speed/table.ts'
import { countOf, promisesOf } from './promises.ts'
import { type Pace, type Report, soak } from './soak.ts'

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
  const promises = promisesOf(report)
  console.log(`\n${tableOf(report, promises)}\n`)
  console.log(JSON.stringify({ ...report, kept: promises.every(({ isMet }) => isMet) }))
  if (promises.some(({ isMet }) => !isMet)) process.exitCode = 1
}

function tableOf(report: Report, promises: Verdict[]): string {
  const { capacityPerSecond, laterCapacityPerSecond, steady, overload, after, besideLogins, memoryMb, load } = report
  return [
    `Capacity ${whole(capacityPerSecond)} a second, later ${whole(laterCapacityPerSecond)}; memory ${short(median(memoryMb))} MB; load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`,
    '',
    '| traffic | sent a second | served a second | refused | failed | p50 ms | p99 ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...Object.entries({ steady, overload, after, 'beside logins': besideLogins }).map(rowOf),
    '',
    '| promise | | reached | |',
    '|---|---|---|---|',
    ...promises.map(
      ({ what, goal, reached, isMet }) => `| ${what} | ${goal} | ${reached} | ${isMet ? 'kept' : '**broken**'} |`,
    ),
    ...Object.entries({ ...steady.failed, ...overload.failed, ...after.failed }).map(
      ([what, count]) => `failed: ${what}, ${count} times`,
    ),
  ].join('\n')
}

function rowOf([name, pace]: [string, Pace]): string {
  const { sentPerSecond, servedPerSecond, refused, failed, p50Ms, p99Ms } = pace
  const cells = [name, whole(sentPerSecond), whole(servedPerSecond), whole(countOf(refused)), whole(countOf(failed))]
  return `| ${[...cells, short(p50Ms), short(p99Ms)].join(' | ')} |`
}
