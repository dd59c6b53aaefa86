import { sql } from 'kysely'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const RULE = { name: 'Eid', percent: 7.5, fixed: 5 }

/** What the shop takes of sales: admins say it, and each store is told what applies to itself. */
export const COMMISSION_ROWS = {
  'GET /api/commission/rules': [{ about: 'all of them', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/commission/rules': [
    { about: 'a new one', answers: 'is for admins', writes: ['commission create'], ask: () => () => ({ body: RULE }) },
  ],
  'PUT /api/commission/rules/:id/end': [
    {
      about: 'one of a store',
      answers: 'is for admins',
      writes: ['commission end'],
      async ask({ shop, people }) {
        const { id } = await shop.db
          .insertInto('commission_rules')
          .values({
            name: 'x',
            vendor_id: people.vendor.storeId,
            basis_points: 1,
            fixed_poisha: 0,
            valid_from: new Date(),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return () => ({ params: { id } })
      },
    },
    {
      about: 'the shop’s only default',
      answers: 'is in an admin’s way',
      writes: [],
      ask: async (world) => {
        const id = await onlyDefault(world)
        return () => ({ params: { id } })
      },
    },
  ],
  'POST /api/commission/trial': [
    { about: 'a rule that is not there', answers: 'is for admins', writes: [], ask: () => () => ({ body: RULE }) },
  ],
  'GET /api/commission/vat-rates': [{ about: 'all of them', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/commission/vat-rates': [
    {
      about: 'a rate of a day to come',
      answers: 'is for admins',
      writes: ['vat create'],
      ask: () => () => ({ body: { what: 'goods', percent: 10, validFrom: '2099-07-01' } }),
    },
  ],
  'GET /api/commission/own': [{ about: 'of the own store', answers: 'is for vendors', ask: () => () => ({}) }],
} satisfies Rows

async function onlyDefault({ shop: { db } }: World): Promise<number> {
  await db.updateTable('commission_rules').set({ ended_at: sql`now()` }).where('ended_at', 'is', null).execute()
  const { id } = await db
    .insertInto('commission_rules')
    .values({ name: 'The only one', basis_points: 0, fixed_poisha: 0, valid_from: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
