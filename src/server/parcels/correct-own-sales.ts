import type { Journal, Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { lockOrder } from '../orders/locks.queries.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { eachTried } from '../platform/jobs/each-tried.ts'
import { OWN_SALE, parcelSubject } from '../postings/delivery-journals.ts'
import { type PostedToHouse, postedToHouse, type UnpostedCash, unpostedCash } from './own-sales.queries.ts'

/**
 * Whatever was posted as if the shop’s own store were another’s, before a release knew better or by one that runs beside it, becomes the
 * shop’s sale: nothing is payable to itself, and what it took of itself is given back (docs/decisions/083). A journal for each parcel or
 * payout; once it is right, none.
 */
export async function correctOwnSales(db: Db, signal: AbortSignal): Promise<void> {
  const cash = (await unpostedCash(db)).map(({ parcelId }) => parcelSubject(parcelId))
  const subjects = new Set([...(await postedToHouse(db)).map(({ subject }) => subject), ...cash])
  await eachTried([...subjects], signal, (subject) => transact(db, (tx) => correct(tx, subject)))
}

async function correct(tx: Db, subject: string): Promise<void> {
  const parcelId = parcelIn(subject)
  // As its moves hold it: what an admin corrects meanwhile is waited for.
  if (parcelId !== null) await lockOrder(tx, { by: 'parcel', id: parcelId })
  const [posted] = await postedToHouse(tx, subject)
  const [cash] = parcelId === null ? [] : await unpostedCash(tx, parcelId)
  await post(tx, [correction(subject, posted, cash)])
}

/** Of a payout to itself, or of its own payment, the money never left the shop. */
function correction(subject: string, posted: PostedToHouse | undefined, cash: UnpostedCash | undefined): Journal {
  const { legs = [], lastId = 0 } = posted ?? {}
  const leftPoisha = legs.reduce((sum, { poisha }) => sum + poisha, 0)
  const account = parcelIn(subject) === null ? 'bank' : 'sales'
  return {
    kind: OWN_SALE,
    source: `${subject} ${lastId}`,
    subject,
    legs: [
      ...legs.map((leg): Leg => ({ ...leg, poisha: -leg.poisha })),
      { account, poisha: leftPoisha },
      ...(cash ? cashLegs(cash) : []),
    ],
  }
}

function cashLegs({ collectedPoisha, shippingPoisha }: UnpostedCash): Leg[] {
  return [
    { account: 'bank', poisha: collectedPoisha },
    { account: 'shipping_income', poisha: -shippingPoisha },
    { account: 'sales', poisha: shippingPoisha - collectedPoisha },
  ]
}

function parcelIn(subject: string): number | null {
  const [, id] = /^parcel:(\d+)$/.exec(subject) ?? []
  return id === undefined ? null : Number(id)
}
