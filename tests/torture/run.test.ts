import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Verdict } from './check.ts'
import { torture } from './run.ts'
import type { Victim } from './victim.ts'

const AS_ASKED: Verdict = { found: [], acknowledged: 5, refused: 0, unknown: 0, cancelled: 0 }

/** A shop that is only looked at. */
function lookedAt(verdict: Verdict): Victim {
  const never = () => {
    throw new Error('Nobody shops here.')
  }
  const plan = { seed: 1, url: '', journal: '', products: [], customers: [], admins: [], vendor: { id: 9, token: '' } }
  return {
    ...{ plan, planFile: '', cluster: '', connection: {} },
    ...{ shop: never, startAgain: never, end: never, check: async () => verdict },
  }
}

test.each([
  ['all rounds and orders were made', { rounds: 0, orders: 5 }, AS_ASKED, false],
  ['orders are missing', { rounds: 0, orders: 6 }, AS_ASKED, true],
  ['rounds are missing', { rounds: 1, orders: 5 }, AS_ASKED, true],
  ['a promise was broken, which says enough', { rounds: 1, orders: 6 }, { ...AS_ASKED, found: ['lost'] }, false],
])('where time is up and %s, it says so', async (_, asked, verdict, isCutShort) => {
  const outcome = await torture(lookedAt(verdict), '', {}, { ...asked, until: 0 }, () => undefined)
  expect(outcome.isCutShort).toBe(isCutShort)
})

/** Notes in the file of the plan how many orders it has placed, and then says so. */
const CROWD = `
  const { renameSync, writeFileSync } = require('node:fs')
  let orders = 0
  setInterval(() => {
    orders += 1
    writeFileSync(process.argv[2] + '.new', String(orders))
    renameSync(process.argv[2] + '.new', process.argv[2])
    process.send({ orders })
  }, 100)
  process.on('SIGTERM', () => process.exit(0))`

test('between two strikes there are as many orders as are asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-calm-'))
  const planFile = join(folder, 'plan')
  const crowd = join(folder, 'crowd.cjs')
  await writeFile(crowd, CROWD)
  const victim = { ...lookedAt(AS_ASKED), planFile }
  const placed = [0]
  const look = async () => {
    placed.push(Number(readFileSync(planFile, 'utf8')))
    // What was said by then is heard, however long this process stood still.
    for (let at = 0; at < 5; at += 1) await nextTurn()
  }
  const strikes = { look }
  const bounds = { rounds: 2, orders: 5, ordersApart: 12, until: Number.POSITIVE_INFINITY }
  await torture(victim, crowd, strikes, bounds, () => undefined)
  await rm(folder, { recursive: true })
  expect(placed).toHaveLength(3)
  // One may be noted and not yet said.
  for (const [at, count] of placed.slice(1).entries()) expect(count - (placed[at] ?? 0)).toBeGreaterThanOrEqual(11)
})
