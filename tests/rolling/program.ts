import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWholeFormer } from '../../scripts/former-release.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { stopAsked } from '../failover/cluster/asked.ts'
import { type House, openHouse } from './house.ts'
import { type RollingOptions, runRolling } from './run.ts'
import { SCRIPT } from './shopper.ts'

const MINUTE_MS = 60_000
const MOST_FAILED_SAID = 20

/** `npm run rolling`; `--from COMMIT` goes from that release, which has `/api/ready`, to this one, back, and so on. Ends with 1 where a request failed, with 2 where time was up. */
export async function main(programs: { haproxy: string; shop: string }, args: string[]): Promise<void> {
  const { requests, shops, customers, minutes, from } = optionsOf(args)
  const signal = stopAsked()
  const folder = await mkdtemp(join(tmpdir(), 'haat-rolling-'))
  const built = await mkdtemp(join(tmpdir(), 'haat-former-release-'))
  say(`${requests} requests to ${shops} shops that are replaced in turn, at most ${minutes} minutes`)
  const { haproxy, shop } = programs
  try {
    const releases = from ? [await buildWholeFormer(from, built), shop] : [shop]
    const house = await openHouse({ folder, haproxy, programs: releases, shops, nextPort: freePort })
    const until = Date.now() + minutes * MINUTE_MS
    const load = { folder, requests, customers, rounds: releases.length, until, signal, tell: say }
    await judge(house, load).finally(() => house.stop())
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  } finally {
    for (const each of [folder, built]) await rm(each, { recursive: true, force: true })
  }
}

async function judge(house: House, load: Omit<RollingOptions, 'house'>): Promise<void> {
  const { failed: found, ...figures } = await runRolling({ house, ...load })
  const failed = SCRIPT in figures.statuses ? found : [...found, `nobody asked for ${SCRIPT}`]
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
      from: { type: 'string' },
    },
  })
  const [requests, shops, customers, minutes] = [values.requests, values.shops, values.customers, values.minutes].map(
    Number,
  )
  if (!requests || !customers || !minutes || !shops || shops < 2)
    throw new Error('--requests, --customers and --minutes must be numbers, --shops one from 2 on.')
  return { requests, shops, customers, minutes, from: values.from }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
