import type { TestShop } from './shop.ts'

let events = 4_000_000

/** A message in an account’s bell, put there directly. */
export async function givenBell(
  { db }: Pick<TestShop, 'db'>,
  accountId: number,
  text = 'Something new',
): Promise<number> {
  events += 1
  const { id } = await db
    .insertInto('messages')
    .values({
      ...{ event_id: events, kind: 'order_placed', way: 'bell', recipient: `account:${accountId}`, state: 'Sent' },
      ...{ account_id: accountId, subject: text, path: '/dashboard/orders/1' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
