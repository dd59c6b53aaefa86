import { COMPANY_NAMES } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import { COURIER_TIMEOUTS } from '../couriers/ask-courier.ts'
import type { BookingRequest } from '../couriers/courier.ts'
import type { CourierAccess } from '../couriers/open-account.ts'
import { fixCollecting } from '../orders/fix-collecting.ts'
import { isAtTheStore } from '../orders/stages.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { endClaim, takeClaim } from './bookings.queries.ts'
import { type ConsignmentRecord, parcelToCarry, writeConsignment } from './consignments.queries.ts'
import { holdConsignment } from './hold-consignment.ts'
import { requestOf } from './preview-booking.ts'

/** Of one try: a token, the booking, and both once more. */
const MOST_CALLS = 4
/** For what is asked of the database between and after. */
const MARGIN_MS = 30_000

/** Longer than any try takes: whoever claimed it before that has ended, or was killed. */
export function claimMsOf({ timeouts = COURIER_TIMEOUTS }: CourierAccess): number {
  return MOST_CALLS * timeouts.whole + MARGIN_MS
}

export interface Claim {
  consignment: ConsignmentRecord
  request: BookingRequest
  /** It was asked before, and nobody knows what became of that. */
  isAgain: boolean
  claimedAt: Date
  /** Its parcel is not at its store any more: it is asked for, and booked no more. */
  hasLeft: boolean
  /** Its account has the keys it was first asked with: by others its company knows nothing of it. */
  hasSameKeys: boolean
}

/** What is written before the company is asked. Undefined: there is nothing to ask. Throws while another asks. */
export async function claimBooking(tx: Db, access: CourierAccess, id: number): Promise<Claim | undefined> {
  const found = await holdConsignment(tx, id)
  if (!found || !['waiting', 'asked'].includes(found.consignment.state)) return undefined
  const { consignment, held } = found
  const { parcelId, recipient, invoice, company } = consignment
  const parcel = await parcelToCarry(tx, parcelId)
  if (!parcel) return undefined
  const isAgain = consignment.state === 'asked'
  if (!isAgain && !isAtTheStore(parcel.stage)) return void (await writeConsignment(tx, id, { state: 'dropped' }))
  const cashPoisha = isAgain ? (consignment.cashPoisha ?? 0) : await fixCollecting(tx, held, parcelId)
  const taken = await takeClaim(tx, id, claimMsOf(access))
  if (!taken) throw new Error(`${COMPANY_NAMES[company]} is asked to carry ${invoice} by another job.`)
  if (!isAgain) await writeConsignment(tx, id, { state: 'asked', cashPoisha, problem: '' })
  const hasLeft = !isAtTheStore(parcel.stage)
  return { consignment, isAgain, hasLeft, ...taken, request: requestOf(parcel, recipient, takaOf(cashPoisha), invoice) }
}

/** Ends a claim, unless a webhook has told of it meanwhile: then it is booked, whatever the answer was. */
export async function whileClaimed(
  db: Db,
  { consignment: { id }, claimedAt }: Claim,
  work: (tx: Db) => Promise<void>,
): Promise<void> {
  await transact(db, async (tx) => {
    const now = (await holdConsignment(tx, id))?.consignment
    if (now?.state !== 'asked' || now.claimedAt?.getTime() !== claimedAt.getTime()) return
    await work(tx)
    await endClaim(tx, id)
  })
}
