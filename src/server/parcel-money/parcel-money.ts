import type { ParcelMoney } from '#contract/parcel-money'
import { OPEN_STATES } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import type { CollectsFor } from '#contract/values/stages'
import { frozenCommissions } from '../commission/frozen.queries.ts'
import { lastConsignments } from '../consignments/consignments.queries.ts'
import { lastHappened, postedToStore, type StoreSums, storeSums } from '../ledger/posted.queries.ts'
import { isPackedBy } from '../orders/may-move.ts'
import { type LineRecord, orderOf } from '../orders/orders.queries.ts'
import { collectsForOf, storeAndOrderOf } from '../orders/parcels.queries.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { readSnapshot } from '../platform/database/read-snapshot.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { compensationSubject } from '../postings/compensation.ts'
import { deliveryJournals, parcelSubject } from '../postings/delivery-journals.ts'
import { refundCosts } from '../refunds/costs.queries.ts'
import { paymentTimes } from '../settlements/payment-times.queries.ts'
import { shortCourier } from '../settlements/standing.queries.ts'
import { readMoneyStages } from './money-stages.ts'
import { type CourierPays, moneyState } from './money-state.ts'
import { moneySteps } from './money-steps.ts'
import { moneyFactsOf, type ParcelMoneyFacts } from './parcel-money-facts.ts'

/** To who packs it alone: a customer is not told what a store pays. Refuses `parcel_not_found`. */
export async function readParcelMoney(db: Db, shop: Db, actor: Actor, parcelId: number): Promise<ParcelMoney> {
  const found = await storeAndOrderOf(db, parcelId)
  if (!found || !isPackedBy(found, actor)) throw new Refusal('parcel_not_found')
  // By the shop’s hand, as a store reads its own accounts alone; before the rest: what is borne meanwhile is told at the next look.
  const shortBy = await shortCourier(shop, parcelSubject(parcelId))
  // Of one moment: a parcel that moves meanwhile is told with what that posts.
  const subject = parcelSubject(parcelId)
  const lost = compensationSubject(parcelId)
  const [order, frozen, collectsFor, posted, consignments, refunds, stages, deliveredAt, times, paid, paidIn] =
    await readSnapshot(db, (connection) =>
      Promise.all([
        orderOf(connection, found.orderId),
        frozenCommissions(connection, parcelId),
        collectsForOf(connection, parcelId),
        postedToStore(connection, subject, found.vendorId),
        lastConsignments(connection, [parcelId]),
        refundCosts(connection, parcelId),
        readMoneyStages(connection, subject, found.vendorId),
        lastHappened(connection, subject, 'delivered'),
        paymentTimes(connection),
        postedToStore(connection, lost, found.vendorId),
        readMoneyStages(connection, lost, found.vendorId),
      ]),
    )
  const parcel = order?.lines.find((each) => each.parcelId === parcelId)
  if (!order || !parcel) throw new Refusal('parcel_not_found')
  const asked = askedToCollect(consignments)
  const sold = moneyFactsOf(order, parcel, { frozen, collectsFor, refunds, asked, isHouse: found.isHouse })
  const money = moneyOf(parcel, sold, posted, { deliveredAt, times, shortBy })
  const compensated = compensatedState(paid)
  if (compensated) return { ...money, state: compensated, places: paidIn }
  return { ...money, places: found.isHouse ? [] : stages }
}

function moneyOf(
  parcel: LineRecord,
  sold: ParcelMoneyFacts,
  posted: StoreSums,
  pays: CourierPays,
): Omit<ParcelMoney, 'places'> {
  const sums = sold.isPosted && !sold.delivered.isHouse ? posted : expectedSums(sold)
  return {
    parcelId: parcel.parcelId,
    isExpected: parcel.status === 'Pending',
    steps: moneySteps(sold, sums),
    state: moneyState(parcel, sold, sums, pays),
  }
}

/** Of a lost parcel whose courier paid for it. */
function compensatedState({ payablePoisha }: StoreSums): ParcelMoney['state'] | undefined {
  return payablePoisha === 0 ? undefined : { kind: 'compensated', left: takaOf(-payablePoisha) }
}

/** Of a parcel that has posted nothing to its store: what it is going to, and of the shop’s own what another store would have. */
function expectedSums({ delivered, refunds }: ParcelMoneyFacts): StoreSums {
  const sums = storeSums(deliveryJournals({ ...delivered, isHouse: false }).flatMap(({ legs }) => legs))
  return delivered.isHouse ? { ...sums, pendingPoisha: sums.pendingPoisha + refunds.storePoisha } : sums
}

function askedToCollect([last]: Awaited<ReturnType<typeof lastConsignments>>): CollectsFor | null {
  return last && OPEN_STATES.includes(last.state) ? last.collectsFor : null
}
