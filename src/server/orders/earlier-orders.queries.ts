import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import type { Once } from './new-order.ts'

/** Of two presses that no key tells apart (decisions, "Orders"). */
const SAME_SECONDS = 10

/** By key; by content, for seconds and until cancelled. */
export async function orderOfKey(
  db: Db,
  customerId: number,
  { key, isKeyed }: Pick<Once, 'key' | 'isKeyed'>,
): Promise<{ orderId: number; fingerprint: string } | undefined> {
  return await db
    .selectFrom('order_requests')
    .select(['order_id as orderId', 'body_hash as fingerprint'])
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .$if(!isKeyed, (some) =>
      some
        .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${SAME_SECONDS})`)
        .where('order_id', 'in', (the) =>
          the.selectFrom('orders').select('id').where('status', '<>', 'Cancelled').whereRef('id', '=', 'order_id'),
        ),
    )
    .executeTakeFirst()
}

/** Open orders, against `most`, or `mostKnown` once one has arrived. */
export async function hasTooManyOpen(
  db: Db,
  customerId: number,
  { most, mostKnown }: { most: number; mostKnown: number },
): Promise<boolean> {
  const [{ isFull } = { isFull: false }] = await open(db, { customerId, most, mostKnown })
  return isFull
}

const open = compiled(
  (_, { customerId, most, mostKnown }: { customerId: number; most: number; mostKnown: number }) =>
    sql<{ isFull: boolean }>`
      select case
        when count < ${most}::int then false
        when count >= ${mostKnown}::int then true
        else not exists (select from orders where customer_id = ${customerId} and status = 'Completed')
      end as "isFull"
      from (
        select count(*) from (
          select from orders where customer_id = ${customerId} and status = 'Pending' limit ${mostKnown}
        ) as pending
      ) as counted`,
)
