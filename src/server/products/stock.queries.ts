import { type AliasedExpression, type NotNull, type RawBuilder, sql } from 'kysely'
import type { Size } from '#contract/values/sizes'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { unnested } from '../platform/database/prepared.queries.ts'

export interface SizeOf {
  productId: number
  size: Size
}

export interface Pieces extends SizeOf {
  quantity: number
}

/** So many pieces of a size, by its id. */
export interface SizePieces {
  sizeId: number
  quantity: number
}

/** Of a line; null where its size is not offered any more. */
export interface LineSizePieces {
  sizeId: number | null
  quantity: number
}

export function isOffered<Line extends LineSizePieces>(line: Line): line is Line & SizePieces {
  return line.sizeId !== null
}

/** Takes counted stock: a size without a row back has sold out. `left` null: not counted. Each size once. */
export async function takeStock(
  tx: Db,
  pieces: SizePieces[],
): Promise<(SizeOf & { sizeId: number; left: number | null })[]> {
  return await taken(tx, sizeColumnsOf(pieces))
}

const taken = compiled((tx, pieces: SizeColumns) => leftOf(taking(tx, pieces)))

/** As it was read a moment ago. */
export interface AssumedPieces extends SizePieces {
  stock: number | null
}

/** Whether nothing sells out. */
export function leavesSome({ stock, quantity }: AssumedPieces): boolean {
  return stock === null || stock > quantity
}

/**
 * As `takeStock`, in a batch, where something is left of all: of 7 that were read 2 are taken also where 5 are left by now; of 2
 * none. Where pieces are missing, sell out, or are counted now and were not, the batch fails as a wrong assumption.
 */
export async function takeStockOrAbort(tx: Db, pieces: AssumedPieces[]): Promise<void> {
  await orAbort(tx, { ...sizeColumnsOf(pieces), counted: pieces.map(({ stock }) => stock !== null) })
}

const orAbort = compiled((tx, assumed: SizeColumns & { counted: boolean[] }) =>
  taking(tx, assumed)
    .with('left', leftOf)
    .selectFrom(
      sql<{ sizeId: number }>`${unnested(
        sql`${assumed.sizeIds}::bigint[]`,
        sql`${assumed.counted}::boolean[]`,
      )}`.as<'assumed'>(sql`assumed("sizeId", "isCounted")`),
    )
    .leftJoin('left', 'left.sizeId', 'assumed.sizeId')
    .select(
      sql`case when not bool_and(
        "left".size is not null and ("left"."left" is not null) = "isCounted" and "left"."left" is distinct from 0
      ) then wrong_assumption('stock') end`.as('guard'),
    ),
)

function taking(tx: Db, pieces: SizeColumns) {
  return (
    tx
      .with('seen', (the) =>
        the
          .selectFrom(sizeTableOf(pieces))
          .innerJoin('product_sizes', 'product_sizes.id', 'wanted.sizeId')
          .select((of) => [
            'wanted.sizeId',
            'wanted.quantity',
            'product_sizes.product_id as productId',
            of.ref('product_sizes.size').$castTo<Size>().as('size'),
            'product_sizes.stock',
          ]),
      )
      // What is not counted is held against being taken off alone: else the orders of a size would wait for each other.
      .with('uncounted', (the) =>
        the
          .selectFrom('seen')
          .innerJoin('product_sizes', 'product_sizes.id', 'seen.sizeId')
          .select(['seen.sizeId', 'seen.productId', 'seen.size', 'seen.stock'])
          .where('seen.stock', 'is', null)
          .forKeyShare('product_sizes'),
      )
      .with('locked', (the) =>
        the
          .selectFrom('seen')
          .innerJoin('product_sizes', 'product_sizes.id', 'seen.sizeId')
          .select(['seen.sizeId', 'seen.productId', 'seen.size', 'seen.quantity'])
          .where('seen.stock', 'is not', null)
          .orderBy('product_sizes.product_id')
          .orderBy('product_sizes.size')
          .forNoKeyUpdate('product_sizes'),
      )
      .with('taken', (the) =>
        the
          .updateTable('product_sizes')
          .from('locked')
          .set((s) => ({ stock: s('product_sizes.stock', '-', s.ref('locked.quantity')) }))
          .whereRef('product_sizes.id', '=', 'locked.sizeId')
          .where((or) =>
            or.or([or('product_sizes.stock', 'is', null), or('product_sizes.stock', '>=', or.ref('locked.quantity'))]),
          )
          .returning(['locked.sizeId', 'locked.productId', 'locked.size', 'product_sizes.stock as left']),
      )
  )
}

function leftOf(the: ReturnType<typeof taking>) {
  return the
    .selectFrom('taken')
    .select(['sizeId', 'productId', 'size', 'left'])
    .unionAll((and) => and.selectFrom('uncounted').select(['sizeId', 'productId', 'size', 'stock as left']))
}

/** Gives counted pieces back; the sizes that had sold out. */
export async function returnStock(tx: Db, pieces: SizePieces[]): Promise<SizeOf[]> {
  const returned = await locking(tx, sizeColumnsOf(pieces))
    .updateTable('product_sizes')
    .from('locked')
    .set((s) => ({ stock: s('product_sizes.stock', '+', s.ref('locked.quantity')) }))
    .whereRef('product_sizes.id', '=', 'locked.sizeId')
    .where('product_sizes.stock', 'is not', null)
    .returning((of) => [
      'product_sizes.product_id as productId',
      of.ref('product_sizes.size').$castTo<Size>().as('size'),
      'locked.quantity',
      'product_sizes.stock',
    ])
    .execute()
  return returned.filter(({ stock, quantity }) => stock === quantity)
}

/** A size that is pointed at, held until the transaction ends; null where its store has taken it off meanwhile. */
export function heldSize(id: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(select id from product_sizes where id = ${id} for key share)`
}

/** Where those products stand that this sells out or brings back; a deleted one stands nowhere. */
export async function turnedByStock(tx: Db, sizes: SizeOf[]): Promise<{ categoryId: number; vendorId: number }[]> {
  const changed = sizes.map(({ productId, size }) => ({ productId, size, quantity: 0 }))
  return await tx
    .with('changed', (the) =>
      the
        .selectFrom(tableOf(columnsOf(changed)))
        .select(['wanted.productId as id', sql<number>`bit_or(size_bit(wanted.size))`.as('bits')])
        .groupBy('wanted.productId'),
    )
    .selectFrom('products')
    .innerJoin('changed', 'changed.id', 'products.id')
    .select(['category_id as categoryId', 'vendor_id as vendorId'])
    .where(sql<boolean>`sizes_in_stock & ~changed.bits = 0`)
    .where('deleted_at', 'is', null)
    .$narrowType<{ categoryId: NotNull }>()
    .execute()
}

/** One fixed order: two orders never deadlock. */
function locking(tx: Db, pieces: SizeColumns) {
  return tx.with('locked', (the) =>
    the
      .selectFrom(sizeTableOf(pieces))
      .innerJoin('product_sizes', 'product_sizes.id', 'wanted.sizeId')
      .select(['wanted.sizeId', 'wanted.quantity'])
      .orderBy('product_sizes.product_id')
      .orderBy('product_sizes.size')
      .forNoKeyUpdate('product_sizes'),
  )
}

interface SizeColumns {
  sizeIds: number[]
  quantities: number[]
}

function sizeColumnsOf(pieces: SizePieces[]): SizeColumns {
  return {
    sizeIds: pieces.map(({ sizeId }) => sizeId),
    quantities: pieces.map(({ quantity }) => quantity),
  }
}

function sizeTableOf({ sizeIds, quantities }: SizeColumns): AliasedExpression<SizePieces, 'wanted'> {
  const columns = unnested(sql`${sizeIds}::bigint[]`, sql`${quantities}::int[]`)
  return sql<SizePieces>`${columns}`.as<'wanted'>(sql`wanted("sizeId", quantity)`)
}

export interface Columns {
  ids: number[]
  sizes: Size[]
  quantities: number[]
}

export function columnsOf(pieces: Pieces[]): Columns {
  return {
    ids: pieces.map(({ productId }) => productId),
    sizes: pieces.map(({ size }) => size),
    quantities: pieces.map(({ quantity }) => quantity),
  }
}

export function tableOf({ ids, sizes, quantities }: Columns): AliasedExpression<Pieces, 'wanted'> {
  const columns = unnested(sql`${ids}::bigint[]`, sql`${sizes}::text[]`, sql`${quantities}::int[]`)
  return sql<Pieces>`${columns}`.as<'wanted'>(sql`wanted("productId", size, quantity)`)
}
