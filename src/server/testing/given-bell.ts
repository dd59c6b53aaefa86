import type { TestShop } from './shop.ts'

let events = 4_000_000

/** A message in an account’s bell, put there directly: told to it as `account`, as an `admin`, or as `store:17`. */
export async function givenBell(
  { db }: Pick<TestShop, 'db'>,
  accountId: number,
  text = 'Something new',
  as = 'account',
): Promise<number> {
  events += 1
  const { id } = await db
    .insertInto('messages')
    .values({
      ...{
        event_id: events,
        kind: 'order_placed',
        way: 'bell',
        recipient: as.includes(':') ? as : `${as}:${accountId}`,
        state: 'Sent',
      },
      ...{ account_id: accountId, subject: text, path: '/dashboard/orders/1' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
