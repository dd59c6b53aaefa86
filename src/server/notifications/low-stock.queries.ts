import { type NotNull, sql } from 'kysely'
import type { Size } from '#contract/values/sizes'
import { sizeIdOfLine } from '../orders/size-of-line.queries.ts'
import type { Db } from '../platform/database/db.ts'

/**
 * Counted sizes of some orders of which few pieces are left and that were not told yet; from now on they are. One that had more meanwhile is
 * told anew: at once where its store saved the product since, else, as cancelled orders bring pieces back, after a day.
 */
export async function noteLowSizes(
  tx: Db,
  orderIds: number[],
  line: number,
): Promise<{ productId: number; size: Size }[]> {
  return await tx
    .insertInto('low_sizes')
    .columns(['product_id', 'size', 'product_size_id', 'line', 'product_version'])
    .expression((the) =>
      the
        .selectFrom('order_lines')
        .innerJoin('parcels', 'parcels.id', 'order_lines.parcel_id')
        .innerJoin('product_sizes', (join) => join.on('product_sizes.id', '=', sizeIdOfLine()))
        .innerJoin('products', 'products.id', 'product_sizes.product_id')
        .select(['product_sizes.product_id', 'product_sizes.size', 'product_sizes.id'])
        .select([sql<number>`${line}::int`.as('line'), 'products.version'])
        .distinct()
        .where('parcels.order_id', '=', sql<number>`any(${orderIds})`)
        .where('order_lines.stock_taken', '=', true)
        .where('product_sizes.stock', '<=', line)
        // In one order: whoever notes the same ones meanwhile is waited for.
        .orderBy('product_sizes.product_id')
        .orderBy('product_sizes.size'),
    )
    .onConflict((told) =>
      told
        .columns(['product_id', 'size'])
        .doUpdateSet((of) => ({
          line: of.ref('excluded.line'),
          product_version: of.ref('excluded.product_version'),
          told_at: sql<Date>`now()`,
          has_risen: false,
        }))
        .where('low_sizes.has_risen', '=', true)
        .where((of) =>
          of.or([
            of('low_sizes.product_version', '<>', of.ref('excluded.product_version')),
            of('low_sizes.told_at', '<=', sql<Date>`now() - interval '1 day'`),
          ]),
        ),
    )
    .returning((of) => ['product_id as productId', of.ref('size').$castTo<Size>().as('size')])
    .execute()
}

/**
 * How many pieces are left of a size that was noted to have few, which no order and no store changes until `tx` ends. Undefined where it is
 * not counted any more, its product is gone, or it has more by now.
 */
export async function sizeRunningOut(
  tx: Db,
  productId: number,
  size: Size,
): Promise<{ name: string; vendorId: number; stock: number } | undefined> {
  const noted = await tx
    .selectFrom('product_sizes')
    .innerJoin('products', 'products.id', 'product_sizes.product_id')
    .innerJoin('low_sizes', 'low_sizes.product_size_id', 'product_sizes.id')
    .select(['products.name', 'products.vendor_id as vendorId', 'product_sizes.stock', 'low_sizes.line'])
    .where('products.id', '=', productId)
    .where('product_sizes.size', '=', size)
    .where('product_sizes.stock', 'is not', null)
    .where('products.deleted_at', 'is', null)
    .$narrowType<{ stock: NotNull }>()
    .forShare('product_sizes')
    .executeTakeFirst()
  return noted && noted.stock <= noted.line ? noted : undefined
}

/** Of a size that had more again before it could be told: it was not told, and is the next time that it runs low. */
export async function forgetLowSize(tx: Db, productId: number, size: Size): Promise<void> {
  await tx.deleteFrom('low_sizes').where('product_id', '=', productId).where('size', '=', size).execute()
}
