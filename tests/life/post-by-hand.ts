import { MANUAL_ENTRY_KINDS, type ManualEntryKind } from '#contract/values/manual-entries'
import { eachOf } from '../../src/server/consignments/testing/callers.ts'
import type { Market } from '../../src/server/consignments/testing/errands.ts'
import type { Desk } from './admins.ts'

const STORES_A_DAY = 2
/** Less than what is told as a debt, and no whole taka. */
const [LEAST_POISHA, MOST_POISHA] = [501, 4_999]

/** What was agreed with stores by phone: prepared by one admin, approved by another, now and then refused. */
export async function postByHand({ callers, admins: [first, second], random }: Desk, market: Market): Promise<void> {
  for (let nth = 0; nth < STORES_A_DAY; nth += 1) {
    const body = {
      vendorId: random.pick([...market.owners.keys()]),
      kind: random.pick<ManualEntryKind>(MANUAL_ENTRY_KINDS),
      amount: random.between(LEAST_POISHA, MOST_POISHA) / 100,
      reason: 'Agreed by phone',
      key: `by hand ${random.share()}`,
    }
    await callers.press(first, 'POST /api/manual-entries', { body })
  }
  const prepared = await callers.call(first, 'GET /api/manual-entries', { query: { state: 'prepared', limit: '100' } })
  // Of a shop that is gone nobody learns anything.
  if (prepared?.status !== 200) return
  const waiting = prepared.body.map(({ id }: { id: number }) => ({ id, isRefused: random.isOnceIn(8) }))
  await eachOf(waiting, async ({ id, isRefused }: { id: number; isRefused: boolean }) => {
    const params = { id: String(id) }
    if (isRefused)
      await callers.press(second, 'PUT /api/manual-entries/:id/refusal', { params, body: { reason: 'Not agreed' } })
    else await callers.press(second, 'PUT /api/manual-entries/:id/approval', { params })
  })
}
