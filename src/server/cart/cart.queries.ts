import { sql } from 'kysely'
import type { Size } from '#contract/values/sizes'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared, unplanned } from '../platform/database/prepared.queries.ts'
import { Refusal } from '../platform/refusal.ts'
import { isOnSale } from '../products/on-sale.queries.ts'
import { heldSize, type Pieces, type SizePieces } from '../products/stock.queries.ts'

export type LineRow = Awaited<ReturnType<typeof lines>>[number]

interface Whose {
  customerId: number
}

/** Serialises a customer’s cart changes and checkouts. Refuses `session_ended`, where the account has ended meanwhile. */
export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  const [customer] = await lockedCustomer(tx, { customerId })
  if (!customer) throw new Refusal('session_ended')
}

const lockedCustomer = compiled((db, { customerId }: Whose) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', customerId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
)

export async function linesOf(db: Db, customerId: number): Promise<LineRow[]> {
  return await lines(db, { customerId })
}

const lines = compiled((db, { customerId }: Whose) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_sizes', 'product_sizes.id', 'cart_lines.product_size_id')
    .select((of) => [
      'cart_lines.id',
      'cart_lines.product_id as productId',
      of.ref('cart_lines.size').$castTo<Size>().as('size'),
      'cart_lines.quantity',
      'cart_lines.seen_price_poisha as seenPricePoisha',
      'products.name',
      'products.price_poisha as pricePoisha',
      'products.image',
      'products.vendor_id as vendorId',
      'vendors.store_name as storeName',
      isOnSale(db).as('isOnSale'),
      'vendors.orders_paused as isPaused',
      'product_sizes.id as sizeId',
      'product_sizes.stock',
    ])
    .where('cart_lines.customer_id', '=', unplanned(sql<number>`${customerId}::bigint`))
    .orderBy('cart_lines.id')
    .modifyEnd(prepared),
)

export async function piecesIn(db: Db, customerId: number): Promise<(Pieces & { id: number })[]> {
  return await pieces(db, { customerId })
}

const pieces = compiled((db, { customerId }: Whose) =>
  db
    .selectFrom('cart_lines')
    .select((of) => ['id', 'product_id as productId', of.ref('size').$castTo<Size>().as('size'), 'quantity'])
    .where('customer_id', '=', customerId),
)

/** Upserts, and notes the price seen. */
export async function addToLines(
  tx: Db,
  customerId: number,
  lines: (Pieces & { sizeId: number; pricePoisha: number })[],
): Promise<void> {
  await added(tx, {
    customerId,
    ids: lines.map(({ productId }) => productId),
    sizes: lines.map(({ size }) => size),
    sizeIds: lines.map(({ sizeId }) => sizeId),
    quantities: lines.map(({ quantity }) => quantity),
    prices: lines.map(({ pricePoisha }) => pricePoisha),
  })
}

const added = compiled((db, { customerId, ids, sizes, sizeIds, quantities, prices }: Whose & AddedColumns) =>
  db
    .insertInto('cart_lines')
    .columns(['customer_id', 'product_id', 'size', 'product_size_id', 'quantity', 'seen_price_poisha'])
    .expression(
      sql`select ${customerId}::bigint, product_id, size, ${heldSize(sql`size_id`)}, quantity, price
        from unnest(${ids}::bigint[], ${sizes}::text[], ${sizeIds}::bigint[], ${quantities}::int[], ${prices}::int[])
          as added(product_id, size, size_id, quantity, price)`,
    )
    .onConflict((line) =>
      line.columns(['customer_id', 'product_id', 'size']).doUpdateSet((s) => ({
        quantity: s('cart_lines.quantity', '+', s.ref('excluded.quantity')),
        seen_price_poisha: s.ref('excluded.seen_price_poisha'),
      })),
    ),
)

interface AddedColumns {
  ids: number[]
  sizes: string[]
  sizeIds: number[]
  quantities: number[]
  prices: number[]
}

export async function updateLine(
  tx: Db,
  lineId: number,
  { quantity, pricePoisha }: { quantity: number; pricePoisha: number },
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quantity, seen_price_poisha: pricePoisha })
    .where('id', '=', lineId)
    .execute()
}

export async function deleteLine(db: Db, customerId: number, lineId: number): Promise<{ id: number } | undefined> {
  return await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst()
}

export async function deleteLines(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute()
}

/** A line that holds more keeps the rest. */
export async function takeBoughtPieces(tx: Db, customerId: number, bought: SizePieces[]): Promise<void> {
  await taken(tx, {
    customerId,
    sizeIds: bought.map(({ sizeId }) => sizeId),
    quantities: bought.map(({ quantity }) => quantity),
  })
}

const taken = compiled(
  (_, { customerId, sizeIds, quantities }: Whose & Pick<AddedColumns, 'sizeIds' | 'quantities'>) =>
    sql`
      with bought as (
        select cart_lines.id, cart_lines.quantity - bought.quantity as rest
        from unnest(${sizeIds}::bigint[], ${quantities}::int[]) as bought(product_size_id, quantity)
        join cart_lines using (product_size_id)
        where cart_lines.customer_id = ${customerId}
      ), emptied as (
        delete from cart_lines using bought where cart_lines.id = bought.id and rest <= 0
      )
      update cart_lines set quantity = rest from bought where cart_lines.id = bought.id and rest > 0`,
)
