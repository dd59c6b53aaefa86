import type { Decision } from '#contract/values/settlements'
import type { Random } from '../../demo/random.ts'
import { type Callers, eachOf } from '../../src/server/consignments/testing/callers.ts'
import type { Person } from '../../src/server/consignments/testing/errands.ts'

/** Where admins sit. */
export interface Desk {
  callers: Callers
  /** Who prepares and pays, and who approves. */
  admins: [Person, Person]
  random: Random
}

/** Stores whose newest statement can be paid are paid: by bank, now and then in vain. */
export async function payStores({ callers, admins: [first, second], random }: Desk): Promise<void> {
  const balances = await listOf(callers, first, 'GET /api/payouts/balances', { which: 'to_pay' })
  // Drawn before anybody acts: those at once would draw in any order.
  const toPay = balances.map(({ statementId }: { statementId: number }) => ({
    ...{ statementId, isInVain: random.isOnceIn(12), isSentBack: random.isOnceIn(15) },
  }))
  await eachOf(toPay, async ({ statementId, isInVain, isSentBack }: (typeof toPay)[number]) => {
    const prepared = await callers.call(first, 'POST /api/payouts', { body: { statementId } })
    if (prepared?.status !== 201) return
    const params = { id: String(prepared.body.id) }
    await callers.press(second, 'PUT /api/payouts/:id/approval', { params })
    if (isInVain) {
      await callers.press(first, 'PUT /api/payouts/:id/failure', { params, body: { reason: 'No such account' } })
      return
    }
    await callers.press(first, 'PUT /api/payouts/:id/payment', { params, body: { reference: `TRF${params.id}` } })
    // The bank sends some back.
    if (isSentBack)
      await callers.press(first, 'PUT /api/payouts/:id/failure', { params, body: { reason: 'Sent back' } })
  })
}

/** Stores whose orders are paused pay what they owe: a shop without orders has no life. */
export async function collectDebts({ callers, admins: [first] }: Desk): Promise<void> {
  const owing = await listOf(callers, first, 'GET /api/payouts/balances', { which: 'owing' })
  for (const { vendorId, balance } of owing.filter((store: { isPaused: boolean }) => store.isPaused)) {
    const body = { amount: -balance, way: 'bkash' as const, reference: `BKX${-balance}` }
    await callers.press(first, 'POST /api/store-terms/:id/payments', { params: { id: String(vendorId) }, body })
  }
}

/** Of the rows that somebody has to look at, some are decided about each day. */
export async function decideRows({ callers, admins: [first], random }: Desk): Promise<void> {
  const open = await listOf(callers, first, 'GET /api/settlements/rows', { open: '1' })
  const toDecide: OpenRow[] = open.filter(() => random.isOnceIn(4))
  await eachOf(toDecide, async ({ id, ...row }) => {
    const body = { decision: decisionOf(row), reason: 'Told by phone' }
    await callers.call(first, 'PUT /api/settlements/rows/:id', { params: { id: String(id) }, body })
  })
}

interface OpenRow {
  id: number
  verdict: string
  suspense: number
}

/** What is paid for a lost parcel is its store’s; other differences the shop bears. */
function decisionOf({ verdict, suspense }: Omit<OpenRow, 'id'>): Decision {
  if (suspense === 0) return 'ignored'
  return verdict === 'compensation' ? 'of_store' : 'accepted'
}

async function listOf(
  callers: Callers,
  admin: Person,
  name: 'GET /api/payouts/balances' | 'GET /api/settlements/rows',
  query: Record<string, string>,
) {
  const answer = await callers.call(admin, name, { query: { ...query, limit: '100' } })
  // Of a shop that is gone nobody learns anything.
  return answer?.status === 200 ? answer.body : []
}
