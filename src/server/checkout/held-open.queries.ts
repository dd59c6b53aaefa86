import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { unplanned } from '../platform/database/prepared.queries.ts'
import { columnsOf, type Pieces } from '../products/stock.queries.ts'

/** Of whom an order is for, and where it goes. */
export interface Orderer {
  customerId: number
  phone: string
  address: string
  city: string
}

/** Of all sizes together where there is no product: then with what they come to. */
export interface HeldOpen {
  productId: number | null
  size: string | null
  pieces: number
  poisha: number
}

/**
 * The most that is held open by this account, for this phone or at this place, and of the sizes that are asked for; no row for an account
 * that has a proven phone or has received a parcel (`migrations/0116`). Holds phone and place until `tx` ends: to be asked once the account
 * is held.
 */
export async function heldOpen(tx: Db, orderer: Orderer, asked: Pieces[]): Promise<HeldOpen[]> {
  const { ids, sizes } = columnsOf(asked)
  return await held(tx, { ...orderer, ids, sizes })
}

const held = compiled(
  (db, { customerId, phone, address, city, ids, sizes }: Orderer & { ids: number[]; sizes: string[] }) =>
    db
      .selectFrom(
        sql<HeldRow>`held_open(${customerId}::bigint, ${phone}::text, ${address}::text, ${city}::text,
          ${unplanned(sql`${ids}::bigint[]`)}, ${unplanned(sql`${sizes}::text[]`)})`.as<'held'>(sql`held`),
      )
      .select(['product_id as productId', 'size', 'pieces', 'poisha']),
)

interface HeldRow {
  product_id: number | null
  size: string | null
  pieces: number
  poisha: number
}
