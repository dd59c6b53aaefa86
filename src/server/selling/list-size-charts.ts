import type { SizeChartRow } from '#contract/values/sizes'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { chartsOf } from './charts.queries.ts'
import { storeToFill } from './whose-products.ts'

const MOST_CHARTS = 30

export async function listSizeCharts(
  db: Db,
  actor: Actor,
): Promise<{ productId: number; productName: string; chart: SizeChartRow[] }[]> {
  return await chartsOf(db, await storeToFill(db, actor), MOST_CHARTS)
}
