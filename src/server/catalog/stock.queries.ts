import { type AliasedExpression, type RawBuilder, sql } from 'kysely'
import type { Size } from '#contract/garment'
import { visibleCategoryIds } from '../categories/categories.queries.ts'
import type { Db } from '../platform/db.ts'
import { statement } from '../platform/statement.ts'

/** So many pieces of a product in one size. */
export interface Pieces {
  productId: number
  size: Size
  quantity: number
}

/** What the shop offers at this moment of a product in a size; `stock` null: not counted. */
export interface Offer {
  productId: number
  size: Size
  name: string
  image: string | null
  vendorId: number
  pricePoisha: number
  isDeleted: boolean
  isOnSale: boolean
  hasSize: boolean
  stock: number | null
}

/** Whether the joined `products` and `vendors` rows are on sale: not deleted, of an approved store, in a visible category. */
export function isOnSale(db: Db): RawBuilder<boolean> {
  return sql<boolean>`(
    products.deleted_at is null and vendors.deleted_at is null and vendors.status = 'Approved'
    and products.category_id in ${visibleCategoryIds(db)}
  )`
}

/** An offer for each product and size asked for; none where the product was never in the shop. */
export async function offersOf(db: Db, wanted: Pieces[]): Promise<Offer[]> {
  return await offers(db, columnsOf(wanted))
}

const offers = statement((db, wanted: Columns) =>
  db
    .selectFrom(tableOf(wanted))
    .innerJoin('products', 'products.id', 'wanted.productId')
    .innerJoin('vendors', 'vendors.id', 'products.vendor_id')
    .leftJoin('product_sizes', (join) =>
      join.onRef('product_sizes.product_id', '=', 'products.id').onRef('product_sizes.size', '=', 'wanted.size'),
    )
    .select((of) => [
      'wanted.productId',
      'wanted.size',
      'products.name',
      'products.image',
      'products.vendor_id as vendorId',
      'products.price_poisha as pricePoisha',
      of('products.deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'),
      isOnSale(db).as('isOnSale'),
      of('product_sizes.size', 'is not', null).$castTo<boolean>().as('hasSize'),
      'product_sizes.stock',
    ]),
)

/**
 * Takes pieces out of the counted stock, all those that are there: a size without a row in the answer has sold out.
 * `left` is null where the size is not counted any more. Each size may be asked for once.
 */
export async function takeStock(
  tx: Db,
  pieces: Pieces[],
): Promise<{ productId: number; size: Size; left: number | null }[]> {
  return await taken(tx, columnsOf(pieces))
}

const taken = statement((tx, pieces: Columns) =>
  locking(tx, pieces)
    .updateTable('product_sizes')
    .from('locked')
    .set((s) => ({ stock: s('product_sizes.stock', '-', s.ref('locked.quantity')) }))
    .whereRef('product_sizes.product_id', '=', 'locked.productId')
    .whereRef('product_sizes.size', '=', 'locked.size')
    .where((or) =>
      or.or([or('product_sizes.stock', 'is', null), or('product_sizes.stock', '>=', or.ref('locked.quantity'))]),
    )
    .returning(['locked.productId', 'locked.size', 'product_sizes.stock as left']),
)

/** Gives pieces back to the sizes that are counted now. */
export async function returnStock(tx: Db, pieces: Pieces[]): Promise<void> {
  await locking(tx, columnsOf(pieces))
    .updateTable('product_sizes')
    .from('locked')
    .set((s) => ({ stock: s('product_sizes.stock', '+', s.ref('locked.quantity')) }))
    .whereRef('product_sizes.product_id', '=', 'locked.productId')
    .whereRef('product_sizes.size', '=', 'locked.size')
    .where('product_sizes.stock', 'is not', null)
    .execute()
}

/** Locks the sizes in one fixed order, whatever order they are asked in, so that no two orders wait for each other. */
function locking(tx: Db, pieces: Columns) {
  return tx.with('locked', (the) =>
    the
      .selectFrom(tableOf(pieces))
      .innerJoin('product_sizes', (join) =>
        join.onRef('product_sizes.product_id', '=', 'wanted.productId').onRef('product_sizes.size', '=', 'wanted.size'),
      )
      .select(['wanted.productId', 'wanted.size', 'wanted.quantity'])
      .orderBy('product_sizes.product_id')
      .orderBy('product_sizes.size')
      .forNoKeyUpdate('product_sizes'),
  )
}

/** Pieces as three parameters, however many there are. */
interface Columns {
  ids: number[]
  sizes: Size[]
  quantities: number[]
}

function columnsOf(pieces: Pieces[]): Columns {
  return {
    ids: pieces.map(({ productId }) => productId),
    sizes: pieces.map(({ size }) => size),
    quantities: pieces.map(({ quantity }) => quantity),
  }
}

/** The pieces as a table `wanted`. */
function tableOf({ ids, sizes, quantities }: Columns): AliasedExpression<Pieces, 'wanted'> {
  return sql<Pieces>`unnest(${ids}::bigint[], ${sizes}::text[], ${quantities}::int[])`.as<'wanted'>(
    sql`wanted("productId", size, quantity)`,
  )
}
