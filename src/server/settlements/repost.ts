import type { Company } from '#contract/values/couriers'
import type { Journal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import type { Db } from '../platform/database/db.ts'
import { concernedBy, type EmittedEvent } from '../platform/events/subscriber.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { parcelSubject } from '../postings/delivery-journals.ts'
import { withDeliveries } from '../postings/post-deliveries.ts'
import { readSettings } from '../settings/read-settings.ts'
import { chargeTerms } from './charge-terms.ts'
import { returnsHeardOf } from './going.queries.ts'
import { keptKnown } from './kept-known.ts'
import { borneBefore } from './posted.queries.ts'
import { companiesPaying, lockCompany, type SettledParcel, settledParcels } from './rows.queries.ts'
import { settlementLegs } from './settlement-legs.ts'
import { JUDGE_RETURNS, REPOST_PARCEL } from './settlements.jobs.ts'
import { standingOf } from './standing.queries.ts'

/**
 * After a delivery was corrected, or came only after its cash: what a courier owes again by then is what it paid too little of, and what
 * is pending is the store’s where the cash is here, also less than nothing. What an admin had borne, as it was delivered otherwise or not
 * yet, is no loss or gain any more. A return that was charged before it was heard of is judged again.
 */
export const repostMoved = concernedBy<'parcel.moved'>(
  async (db, events) => {
    const moved = events.flatMap(({ payload }) => payload.parcelIds)
    const [delivered, charged] = await Promise.all([withDeliveries(db, moved), returnsHeardOf(db, moved)])
    const concerned = new Set([...delivered, ...charged.map(({ parcelId }) => parcelId)])
    return ({ payload }) => payload.parcelIds.some((id) => concerned.has(id))
  },
  async (tx, { id, payload: { parcelIds } }) => {
    if ((await returnsHeardOf(tx, parcelIds)).length > 0) await addJob(tx, JUDGE_RETURNS, { parcelIds })
    await repost(tx, parcelIds, `moved ${id}`)
  },
)

/** Said once of each delivery; one that was moved on since is settled by that. */
export async function repostKept(tx: Db, { payload }: EmittedEvent<'parcel.kept_known'>): Promise<void> {
  for (const parcelId of payload.parcelIds) await addJob(tx, REPOST_PARCEL, { parcelId })
}

/** `because`: why, once for each. Once a transaction, and last (`post`). */
export async function repost(tx: Db, parcelIds: number[], because: string): Promise<void> {
  // Held before it is looked: a row that is judged meanwhile does not know yet what has moved.
  for (const company of await companiesPaying(tx, parcelIds)) await lockCompany(tx, company)
  const settled = await settledParcels(tx, parcelIds)
  if (settled.length === 0) return
  const subjects = [...new Set(settled.map(({ parcelId }) => parcelSubject(parcelId)))]
  const borne = await borneBefore(tx, subjects)
  await post(tx, [...takenBack(borne), ...(await settlementJournals(tx, settled, because, borne))])
}

/** `borne`: what is taken back with it. */
async function settlementJournals(tx: Db, settled: SettledParcel[], because: string, borne: { id: number }[]) {
  const isKeptKnown = await keptKnown(
    tx,
    settled.map(({ parcelId }) => parcelId),
  )
  const sharing = sharingOf(settled)
  const journals: Journal[] = []
  const settings = await readSettings(tx)
  for (const company of new Set(settled.map((each) => each.company))) {
    const { smallPoisha } = chargeTerms(settings, company)
    const own = settled.filter((each) => each.company === company)
    const standing = await standingOf(
      tx,
      company,
      own.map(({ parcelId }) => parcelSubject(parcelId)),
      borne.map(({ id }) => id),
    )
    for (const { parcelId, vendorId } of own) {
      const subject = parcelSubject(parcelId)
      const found = standing(subject)
      const share = sharing.get(parcelId) === company ? found : { ...found, pendingPoisha: 0 }
      journals.push({
        kind: 'settled_again',
        source: `${because} ${company} ${subject}`,
        subject,
        legs: settlementLegs({ company, vendorId, standing: share, isKeptKnown: isKeptKnown(parcelId), smallPoisha }),
      })
    }
  }
  return journals
}

/** With whose cash each store’s share comes: of who has the parcel by now, else of who paid last. */
function sharingOf(settled: SettledParcel[]): Map<number, Company> {
  const sharing = new Map<number, Company>()
  for (const { parcelId, company } of settled) sharing.set(parcelId, company)
  for (const { parcelId, company, isCarrier } of settled) if (isCarrier) sharing.set(parcelId, company)
  return sharing
}
