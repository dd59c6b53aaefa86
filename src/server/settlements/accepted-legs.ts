import type { Leg } from '../ledger/journal.ts'
import type { Db } from '../platform/database/db.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'
import { readSettings } from '../settings/read-settings.ts'
import { chargeTerms } from './charge-terms.ts'
import { vendorOf } from './decisions.queries.ts'
import { keptKnown } from './kept-known.ts'
import type { RowRecord } from './listing.queries.ts'
import { settlementLegs } from './settlement-legs.ts'
import { standingOf } from './standing.queries.ts'

/** A second row brought its money now; of what posted before only what stands in suspense is left. */
export async function acceptedLegs(tx: Db, row: RowRecord): Promise<Leg[]> {
  const { company, subject, isFirst, isPosted, parcelId } = row
  const netPoisha = isPosted ? 0 : row.netPoisha
  const chargePoisha = isPosted ? 0 : row.chargePoisha
  const standing = (await standingOf(tx, company, [subject]))(subject)
  // Of a parcel that no first row settles any more, its courier owes the cash all the same.
  const isSettled = isFirst || !isPosted
  if (parcelId !== null && subject === parcelSubject(parcelId) && isSettled)
    return settlementLegs({
      company,
      vendorId: await vendorOf(tx, parcelId),
      standing,
      netPoisha,
      chargePoisha,
      writesOff: isPosted,
      isKeptKnown: (await keptKnown(tx, [parcelId]))(parcelId),
      smallPoisha: chargeTerms(await readSettings(tx), company).smallPoisha,
    })
  const leftPoisha = isPosted ? -standing.suspensePoisha : -(netPoisha + chargePoisha)
  return [
    { account: 'bank', poisha: netPoisha },
    { account: 'courier_charges', poisha: chargePoisha },
    { account: 'suspense', owner: company, poisha: leftPoisha },
    { account: 'losses', poisha: isPosted ? standing.suspensePoisha : 0 },
  ]
}
