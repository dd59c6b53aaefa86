import { COMPANY_NAMES } from '#contract/values/couriers'
import { m } from '#messages'
import { noteKnown } from '../couriers/accounts.queries.ts'
import type { Booked, BookingRequest, Courier, CourierAccount } from '../couriers/courier.ts'
import { notifyLocked } from '../couriers/notify-locked.ts'
import { type CourierAccess, openAccount } from '../couriers/open-account.ts'
import { freeCollecting } from '../orders/fix-collecting.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { type Claim, claimBooking, whileClaimed } from './claim-booking.ts'
import { writeConsignment } from './consignments.queries.ts'
import { holdConsignment } from './hold-consignment.ts'
import { markBooked } from './mark-booked.ts'

/** How soon after its booking, and after each news, a consignment is asked for, in seconds. */
export const ASK_AFTER_SECONDS = { pretend: 20, company: 30 * 60 }

/**
 * Books one consignment: never twice. Once a company may have taken it, it is asked for by our number where the company knows that, and
 * else parked for a person (docs/decisions/060). Throws where it is to be tried again later.
 */
export async function bookConsignment(db: Db, access: CourierAccess, id: number): Promise<void> {
  const claim = await transact(db, (tx) => claimBooking(tx, access, id))
  if (!claim) return
  const { consignment, request, isAgain } = claim
  if (isAgain && !claim.hasSameKeys) return await finishBooking(db, claim, { booked: 'parked', askInSeconds: 0 })
  const opened = await openAccount(db, access, consignment.accountId)
  if (!opened) {
    const problem = m.couriers_account_is_off()
    return isAgain ? await leaveAsked(db, claim, problem) : await putBack(db, claim, problem)
  }
  const { account, courier } = opened
  const askInSeconds = opened.isPretend ? ASK_AFTER_SECONDS.pretend : ASK_AFTER_SECONDS.company
  const booked = isAgain
    ? await findBooked(courier, account, request, !claim.hasLeft)
    : await courier.book(account, request)
  await finishBooking(db, claim, { booked, askInSeconds })
}

const FOUND = { outcome: 'booked', number: '', trackingCode: '', chargePoisha: null } as const

/**
 * What became of a booking that brought no answer. One that the company surely does not know is booked with the same number of ours,
 * which it takes once, while its parcel is at its store.
 */
async function findBooked(
  courier: Courier,
  account: CourierAccount,
  request: BookingRequest,
  mayBook: boolean,
): Promise<Booked | 'parked'> {
  if (!courier.find) return 'parked'
  const found = await courier.find(account, request.invoice)
  if (found.outcome === 'told') return FOUND
  if (found.outcome !== 'unseen') return found
  if (!mayBook) return 'parked'
  const booked = await courier.book(account, request)
  if (booked.outcome !== 'refused') return booked
  // Refused as it has that number already?
  const since = await courier.find(account, request.invoice)
  if (since.outcome === 'told') return FOUND
  // Companies say for minutes that they know nothing of what they took: this refusal says nothing of the try before.
  return since.outcome === 'unseen' ? 'parked' : since
}

interface Answer {
  booked: Booked | 'parked'
  askInSeconds: number
}

async function finishBooking(db: Db, claim: Claim, { booked, askInSeconds }: Answer): Promise<void> {
  const { id, company, accountId, parcelId } = claim.consignment
  const courier = COMPANY_NAMES[company]
  if (booked === 'parked')
    return await whileClaimed(db, claim, (tx) =>
      writeConsignment(tx, id, { state: 'parked', problem: m.couriers_may_be_booked({ courier }) }),
    )
  if (booked.outcome === 'booked')
    return await transact(db, async (tx) => {
      await noteKnown(tx, accountId)
      const found = await holdConsignment(tx, id)
      if (found) await markBooked(tx, found, { ...booked, askInSeconds })
    })
  const { outcome, why } = booked
  const problem = m.couriers_says({ courier, words: why })
  if (outcome === 'refused')
    return await whileClaimed(db, claim, async (tx) => {
      await writeConsignment(tx, id, { state: 'refused', problem })
      await freeCollecting(tx, parcelId)
    })
  if (outcome === 'locked') await notifyLocked(db, accountId, why)
  // That this try was surely not taken says nothing of the one before.
  if (outcome === 'unanswered' || claim.isAgain) return await leaveAsked(db, claim, problem)
  await putBack(db, claim, problem)
  if (outcome === 'later') throw new Error(`${courier} could not be asked to carry ${claim.request.invoice}: ${why}`)
}

/** The company may have it: what became of it is asked later. */
async function leaveAsked(db: Db, claim: Claim, problem: string): Promise<never> {
  const { id, invoice } = claim.consignment
  await whileClaimed(db, claim, (tx) => writeConsignment(tx, id, { problem }))
  throw new Error(`There is no answer to the booking ${invoice}, and it is asked for later: ${problem}`)
}

/** Surely not taken: booked when there is a better moment. */
async function putBack(db: Db, claim: Claim, problem: string): Promise<void> {
  const { id, parcelId } = claim.consignment
  await whileClaimed(db, claim, async (tx) => {
    await writeConsignment(tx, id, { state: 'waiting', problem })
    await freeCollecting(tx, parcelId)
  })
}
