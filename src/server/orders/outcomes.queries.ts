import { sql } from 'kysely'
import type { Size } from '#contract/values/sizes'
import type { Outcome } from '#contract/values/stages'
import type { Db } from '../platform/database/db.ts'
import { sizeIdOfLine } from './size-of-line.queries.ts'

export interface LinePieces {
  lineId: number
  quantity: number
}

/** A line of a parcel, and how many of its pieces were refused. */
export interface SentLine extends LinePieces {
  productId: number
  /** Null: not offered any more. */
  sizeId: number | null
  /** As it was when it was bought. */
  productName: string
  size: Size
  pricePoisha: number
  /** Whether its pieces were taken from a counted stock. */
  isCounted: boolean
  refused: number
  /** Whether it has an outcome. */
  isSaid: boolean
}

export async function linesSent(db: Db, parcelId: number): Promise<SentLine[]> {
  const said = sql`from line_outcomes where line_id = order_lines.id`
  return await db
    .selectFrom('order_lines')
    .select((of) => [
      'id as lineId',
      'product_id as productId',
      sizeIdOfLine().as('sizeId'),
      'name as productName',
      of.ref('size').$castTo<Size>().as('size'),
    ])
    .select(['quantity', 'price_poisha as pricePoisha', 'stock_taken as isCounted'])
    .select(sql<number>`coalesce((select quantity ${said} and outcome = 'refused'), 0)`.as('refused'))
    .select(sql<boolean>`exists (select ${said})`.as('isSaid'))
    .where('parcel_id', '=', parcelId)
    .orderBy('id')
    .execute()
}

/** Of every piece of the parcels; what was said of them before stays. */
export async function insertOutcomeOfAll(tx: Db, parcelIds: number[], outcome: Outcome): Promise<void> {
  await tx
    .insertInto('line_outcomes')
    .columns(['line_id', 'outcome', 'quantity'])
    .expression((of) =>
      of
        .selectFrom('order_lines')
        .select(['id', sql.val(outcome).as('outcome'), 'quantity'])
        .where('parcel_id', 'in', parcelIds),
    )
    .onConflict((said) => said.doNothing())
    .execute()
}

/** Of parcels that are lost on their way back. */
export async function replaceRefusedByLost(tx: Db, parcelIds: number[]): Promise<void> {
  await tx
    .updateTable('line_outcomes')
    .set({ outcome: 'lost' })
    .where('line_id', 'in', (of) => of.selectFrom('order_lines').select('id').where('parcel_id', 'in', parcelIds))
    .where('outcome', '=', 'refused')
    .execute()
}

export async function insertOutcomes(tx: Db, outcome: Outcome, pieces: LinePieces[]): Promise<void> {
  const some = pieces.filter(({ quantity }) => quantity > 0)
  if (some.length === 0) return
  await tx
    .insertInto('line_outcomes')
    .values(some.map(({ lineId, quantity }) => ({ line_id: lineId, outcome, quantity })))
    .execute()
}

/** Of refused pieces, what the store has back and can sell. */
export async function writeFitPieces(tx: Db, pieces: LinePieces[]): Promise<void> {
  for (const { lineId, quantity } of pieces)
    await tx
      .updateTable('line_outcomes')
      .set({ fit_quantity: quantity })
      .where('line_id', '=', lineId)
      .where('outcome', '=', 'refused')
      .execute()
}

/** Before an admin corrects what was said of a parcel. */
export async function deleteOutcomes(tx: Db, parcelId: number): Promise<void> {
  await tx
    .deleteFrom('line_outcomes')
    .where('line_id', 'in', (of) => of.selectFrom('order_lines').select('id').where('parcel_id', '=', parcelId))
    .execute()
}
