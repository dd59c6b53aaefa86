import type { MessageState } from '#contract/messaging'
import type { TestShop } from './shop.ts'

export interface GivenMessage {
  to?: string
  state?: MessageState
  subject?: string
  accountId?: number
  orderId?: number
  tries?: number
  problem?: string
  createdAt?: Date
}

let events = 2_000_000

/** A message as it stands in the table, put there directly. */
export async function givenMessage({ db }: Pick<TestShop, 'db'>, message: GivenMessage = {}): Promise<number> {
  events += 1
  const { to = `somebody${events}@example.com`, state = 'Sent', subject = `Your order ${events} at Haat` } = message
  const { id } = await db
    .insertInto('messages')
    .values({
      ...{ event_id: events, kind: 'order_placed', recipient: 'customer:1', to_address: to, state, subject },
      ...{ account_id: message.accountId ?? null, order_id: message.orderId ?? null },
      ...{ html: `<p style="color:red">Mail to ${to}</p>`, plain_text: `Mail to ${to}\n` },
      ...{ tries: message.tries ?? 0, problem: message.problem ?? '' },
      ...(message.createdAt ? { created_at: message.createdAt } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
