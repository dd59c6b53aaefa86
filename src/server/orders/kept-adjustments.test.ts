import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustmentOfKept } from '../postings/kept-adjustments.queries.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { keptAdjustment } from './kept-adjustments.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A sum, and of how many lines’ poisha how many are kept. */
const parcel = fc
  .record({ poisha: fc.integer({ min: -10_000_000, max: 10_000_000 }), items: fc.nat(100_000_000), part: fc.nat(100) })
  .map(({ poisha, items, part }) => ({ poisha, items, kept: part === 100 ? null : Math.floor((items * part) / 100) }))
const FREE = [-30_000, 0, 7_000].flatMap((poisha) => [null, 0].map((kept) => ({ poisha, items: 0, kept })))
/** Half a poisha goes away from zero. */
const HALVES = [-3, -1, 1, 3].map((poisha) => ({ poisha, items: 200, kept: 100 }))

test('the tables share what is taken off a parcel as the shop does, of goods for nothing as well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(parcel, { minLength: 1, maxLength: 50 }), async (drawn) => {
      const { rows } = await sql<{ share: number }>`
        select ${adjustmentOfKept('adjustments_poisha')} as share from (
          select poisha as adjustments_poisha, items as items_poisha, kept as kept_poisha, place
          from rows from (jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as (poisha bigint, items bigint, kept bigint))
            with ordinality as of (poisha, items, kept, place)
        ) as parcels order by place`.execute(shop.db)
      expect(rows.map(({ share }) => share)).toEqual(
        drawn.map(({ poisha, items, kept }) => keptAdjustment(poisha, { itemsPoisha: items, keptPoisha: kept })),
      )
    }),
    { numRuns: 20, examples: [[FREE], [HALVES]] },
  )
})
