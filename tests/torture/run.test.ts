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
