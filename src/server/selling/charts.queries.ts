import { sql } from 'kysely'
import type { SizeChartRow } from '#contract/values/sizes'
import type { Db } from '../platform/database/db.ts'

/** A store’s different charts, each with its latest product; latest first. */
export async function chartsOf(
  db: Db,
  vendorId: number,
  limit: number,
): Promise<{ productId: number; productName: string; chart: SizeChartRow[] }[]> {
  const different = db
    .selectFrom('products')
    .select((of) => ['id', 'name', 'created_at', of.ref('size_chart').$notNull().as('chart')])
    .distinctOn('size_chart')
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .where('size_chart', 'is not', null)
    .where(sql<boolean>`size_chart <> '[]'`)
    .orderBy('size_chart')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return await db
    .selectFrom(different.as('different'))
    .select(['different.id as productId', 'different.name as productName', 'different.chart'])
    .orderBy('different.created_at', 'desc')
    .orderBy('different.id', 'desc')
    .limit(limit)
    .execute()
}
