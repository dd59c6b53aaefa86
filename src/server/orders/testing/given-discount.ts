import { sql } from 'kysely'
import { type Db, transact } from '../../platform/database/db.ts'

interface Discount {
  orderId: number
  parcelId: number
  /** What its store and the shop take off. */
  offStorePoisha: number
  offShopPoisha: number
}

/** Takes so much off a parcel that is still at its store, in the tables, as no call of the shop does yet; once, however often it is asked. */
export async function givenDiscount(
  db: Db,
  { orderId, parcelId, offStorePoisha, offShopPoisha }: Discount,
): Promise<void> {
  const offPoisha = offStorePoisha + offShopPoisha
  await transact(db, async (tx) => {
    const { rows } = await sql`
      update parcels set adjustments_poisha = ${-offPoisha}, store_adjustments_poisha = ${-offStorePoisha}
      where id = ${parcelId} and adjustments_poisha = 0 returning id`.execute(tx)
    if (rows.length === 0) return
    await sql`insert into order_adjustments (order_id, parcel_id, what, paid_by, poisha)
      select ${orderId}::bigint, ${parcelId}::bigint, 'Eid offer', paid_by, poisha
      from (values ('store', ${-offStorePoisha}::bigint), ('shop', ${-offShopPoisha}::bigint)) as less (paid_by, poisha)
      where poisha <> 0`.execute(tx)
    await sql`update orders set adjustments_poisha = adjustments_poisha - ${offPoisha}::bigint,
        total_poisha = total_poisha - ${offPoisha}::bigint, due_poisha = due_poisha - ${offPoisha}::bigint
      where id = ${orderId}`.execute(tx)
  })
}
