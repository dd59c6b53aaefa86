import { sql } from 'kysely'
import { type Callers, eachOf } from '../../src/server/consignments/testing/callers.ts'
import type { Market, Person } from '../../src/server/consignments/testing/errands.ts'
import type { Desk } from './admins.ts'

/** Of so many parcels that were kept one is complained of, and of so many refunds that are owed one is taken back. */
const ONE_OF = 4
const TAKEN_BACK_OF = 9

/** What was kept and is no good: granted by its store or an admin, paid by another admin, now and then in vain, or taken back. */
export async function giveBack({ callers, admins: [first, second], random }: Desk, market: Market): Promise<void> {
  // Drawn before anybody acts: those at once would draw in any order.
  const complained = (await complaints(market)).map((each) => ({ ...each, isWhole: random.isOnceIn(3) }))
  await eachOf(complained, async ({ parcelId, vendorId, isByStore, isWhole }) => {
    const owner = isByStore ? market.owners.get(vendorId) : undefined
    await grant(callers, owner ?? second, parcelId, isWhole)
  })
  const owed = (await owedRefunds(callers, first)).map(({ id }) => ({ id, isInVain: random.isOnceIn(8) }))
  await eachOf(owed, async ({ id, isInVain }) => {
    const params = { id: String(id) }
    if (id % TAKEN_BACK_OF === 0) {
      await callers.press(second, 'PUT /api/refunds/:id/cancellation', { params, body: { reason: 'Not ours' } })
      return
    }
    const body = { way: 'bkash' as const, reference: `RFD${id}`, from: 'shop' as const }
    await callers.press(first, 'PUT /api/refunds/:id/payment', { params, body })
    if (isInVain)
      await callers.press(first, 'PUT /api/refunds/:id/failure', { params, body: { reason: 'No such number' } })
  })
}

/** All of it, or a piece of its first line; with the same key again where the shop died meanwhile. */
async function grant(callers: Callers, who: Person, parcelId: number, isWhole: boolean): Promise<void> {
  const params = { id: String(parcelId) }
  const left = await callers.call(who, 'GET /api/parcels/:id/refundable', { params })
  if (left?.status !== 200) return
  const pieces = left.body.lines.filter((line: { left: number }) => line.left > 0)
  const lines = isWhole
    ? pieces.map((line: { lineId: number; left: number }) => ({ lineId: line.lineId, quantity: line.left }))
    : pieces.slice(0, 1).map(({ lineId }: { lineId: number }) => ({ lineId, quantity: 1 }))
  if (lines.length === 0) return
  const quote = await callers.call(who, 'POST /api/parcels/:id/refunds/quote', { params, body: { lines } })
  if (quote?.status !== 200) return
  const body = { lines, reason: 'A seam was open', amount: quote.body.amount }
  await callers.press(who, 'POST /api/parcels/:id/refunds', {
    ...{ params, body },
    headers: { 'idempotency-key': `complaint ${parcelId}` },
  })
}

interface Complaint {
  parcelId: number
  vendorId: number
  isByStore: boolean
}

/** The first is an admin’s to decide, every other one its store’s. */
async function complaints({ shop }: Market): Promise<Complaint[]> {
  const { rows } = await sql<Complaint>`
    with kept as (
      select id, vendor_id, row_number() over (order by id) - 1 as place from parcels
      where status = 'Completed' and not exists (select from order_lines where parcel_id = parcels.id
        and not exists (select from line_outcomes where line_id = order_lines.id))
    )
    select id as "parcelId", vendor_id as "vendorId", place / ${ONE_OF} % 2 = 1 as "isByStore" from kept
    where place % ${ONE_OF} = 0 and not exists (select from refunds where parcel_id = kept.id)
    order by id`.execute(shop.db)
  return rows
}

async function owedRefunds(callers: Callers, admin: Person): Promise<{ id: number }[]> {
  const answer = await callers.call(admin, 'GET /api/refunds', { query: { state: 'owed', limit: '100' } })
  return answer?.status === 200 ? answer.body : []
}
