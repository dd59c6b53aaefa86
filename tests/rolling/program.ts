import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/free-port.mjs'
import { stopAsked } from '../failover/cluster/asked.ts'
import { type House, openHouse } from './house.ts'
import { type RollingOptions, runRolling } from './run.ts'

const MINUTE_MS = 60_000
const MOST_FAILED_SAID = 20

/** `npm run rolling`. Ends with 1 where a request failed, with 2 where time was up. */
export async function main(programs: { haproxy: string; shop: string }, args: string[]): Promise<void> {
  const { requests, shops, customers, minutes } = optionsOf(args)
  const signal = stopAsked()
  const folder = await mkdtemp(join(tmpdir(), 'haat-rolling-'))
  say(`${requests} requests to ${shops} shops that are replaced in turn, at most ${minutes} minutes`)
  const { haproxy, shop: program } = programs
  try {
    const house = await openHouse({ folder, haproxy, program, shops, nextPort: freePort })
    const until = Date.now() + minutes * MINUTE_MS
    await judge(house, { folder, requests, customers, until, signal, tell: say }).finally(() => house.stop())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function judge(house: House, load: Omit<RollingOptions, 'house'>): Promise<void> {
  const { failed, ...figures } = await runRolling({ house, ...load })
  say(JSON.stringify({ ...figures, failed: failed.length }))
  for (const words of failed.slice(0, MOST_FAILED_SAID)) say(`FAILED: ${words}`)
  if (figures.isCutShort) process.exitCode = 2
  if (failed.length === 0) return
  process.exitCode = 1
  const warnings = house
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  for (const line of warnings.slice(-MOST_FAILED_SAID)) say(line)
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '50000' },
      shops: { type: 'string', default: '3' },
      customers: { type: 'string', default: '16' },
      minutes: { type: 'string', default: '30' },
    },
  })
  const [requests, shops, customers, minutes] = [values.requests, values.shops, values.customers, values.minutes].map(
    Number,
  )
  if (!requests || !customers || !minutes || !shops || shops < 2)
    throw new Error('--requests, --customers and --minutes must be numbers, --shops one from 2 on.')
  return { requests, shops, customers, minutes }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
