import type { SizeChartRow } from '#contract/garment'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { chartsOf } from './charts.queries.ts'
import { storeToFill } from './whose-products.ts'

const MOST_CHARTS = 30

/** The different size charts of the products of the store that the actor fills, the latest first. */
export async function listSizeCharts(
  db: Db,
  actor: Actor,
): Promise<{ productId: number; productName: string; chart: SizeChartRow[] }[]> {
  return await chartsOf(db, await storeToFill(db, actor), MOST_CHARTS)
}
