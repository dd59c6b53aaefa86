import type { DeliveryDays } from '#contract/values/delivered-within'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { cachedValue } from '../platform/invalidation/cached-value.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { deliveryTimes, rewriteDeliveryTimes } from './delivery-times.queries.ts'

/** Fewer parcels of a zone say too little. */
const LATELY = { days: 60, fewestParcels: 30 }

export type ReadDeliveryDays = () => Promise<DeliveryDays>

/** What the checkout says of delivery follows from what was kept. */
export async function computeDeliveryTimes(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await rewriteDeliveryTimes(tx, LATELY)
    invalidate(tx, 'delivery-times')
  })
}

/** In memory until they are reckoned anew: no checkout waits for them. */
export function cachedDeliveryDays(db: Db, feed: InvalidationFeed): ReadDeliveryDays {
  return cachedValue(db, feed, 'delivery-times', () => readDeliveryDays(db))
}

export async function readDeliveryDays(db: Db): Promise<DeliveryDays> {
  const times = await deliveryTimes(db)
  return Object.fromEntries(
    times.map(({ zone, fewestDays, mostDays }) => [zone, { fewest: fewestDays, most: mostDays }]),
  )
}
