import { sql } from 'kysely'
import type { Size } from '#contract/garment'
import { isOnSale, type Pieces } from '../catalog/stock.queries.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'

/** A line with what the shop says of its product now. */
export interface LineRow extends Pieces {
  id: number
  seenPricePoisha: number
  name: string
  pricePoisha: number
  image: string | null
  vendorId: number
  storeName: string
  isOnSale: boolean
  hasSize: boolean
  stock: number | null
}

interface Whose {
  customerId: number
}

/** Makes one customer’s changes to the cart and checkouts wait for each other, until the transaction ends. */
export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await lockedCustomer(tx, { customerId })
}

const lockedCustomer = statement((db, { customerId }: Whose) =>
  db.selectFrom('users').select('id').where('id', '=', customerId).forNoKeyUpdate(),
)

export async function linesOf(db: Db, customerId: number): Promise<LineRow[]> {
  return await lines(db, { customerId })
}

const lines = statement((db, { customerId }: Whose) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.product_id', '=', 'products.id').onRef('product_sizes.size', '=', 'cart_lines.size'),
    )
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
      of('product_sizes.size', 'is not', null).$castTo<boolean>().as('hasSize'),
      'product_sizes.stock',
    ])
    .where('cart_lines.customer_id', '=', customerId)
    .orderBy('cart_lines.id')
    .modifyEnd(prepared),
)

/** Product, size and quantity of every line, without a look at the shop. */
export async function piecesIn(db: Db, customerId: number): Promise<(Pieces & { id: number })[]> {
  return await pieces(db, { customerId })
}

const pieces = statement((db, { customerId }: Whose) =>
  db
    .selectFrom('cart_lines')
    .select((of) => ['id', 'product_id as productId', of.ref('size').$castTo<Size>().as('size'), 'quantity'])
    .where('customer_id', '=', customerId),
)

/** Adds to the lines that are there, makes the others, and notes the price that the customer saw. */
export async function addToLines(
  tx: Db,
  customerId: number,
  lines: (Pieces & { pricePoisha: number })[],
): Promise<void> {
  await added(tx, {
    customerId,
    ids: lines.map(({ productId }) => productId),
    sizes: lines.map(({ size }) => size),
    quantities: lines.map(({ quantity }) => quantity),
    prices: lines.map(({ pricePoisha }) => pricePoisha),
  })
}

const added = statement((db, { customerId, ids, sizes, quantities, prices }: Whose & AddedColumns) =>
  db
    .insertInto('cart_lines')
    .columns(['customer_id', 'product_id', 'size', 'quantity', 'seen_price_poisha'])
    .expression(
      sql`select ${customerId}::bigint, added.*
        from unnest(${ids}::bigint[], ${sizes}::text[], ${quantities}::int[], ${prices}::int[]) as added`,
    )
    .onConflict((line) =>
      line.columns(['customer_id', 'product_id', 'size']).doUpdateSet((s) => ({
        quantity: s('cart_lines.quantity', '+', s.ref('excluded.quantity')),
        seen_price_poisha: s.ref('excluded.seen_price_poisha'),
      })),
    ),
)

/** One place of each for every line. */
interface AddedColumns {
  ids: number[]
  sizes: string[]
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

/** Undefined where the customer has no such line. */
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

/** Takes what was bought out of the cart: the lines of these products in these sizes. */
export async function deleteBoughtLines(tx: Db, customerId: number, bought: Pieces[]): Promise<void> {
  const ids = bought.map(({ productId }) => productId)
  const sizes = bought.map(({ size }) => size)
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where(
      sql<boolean>`(product_id, size) in (select id, size from unnest(${ids}::bigint[], ${sizes}::text[]) as bought(id, size))`,
    )
    .execute()
}
