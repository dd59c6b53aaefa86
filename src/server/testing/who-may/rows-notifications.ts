import type { MessageState } from '#contract/messaging'
import { givenBell } from '../given-bell.ts'
import { givenMessage } from '../given-messages.ts'
import { emailOf } from './people.ts'
import type { Row, Rows } from './row.ts'
import { orderOf } from './world.ts'

/** Mails to others: an admin reads all of them, and nobody else any. */
export const NOTIFICATION_ROWS = {
  'GET /api/messages': [{ about: 'all mails', answers: 'is for admins', ask: mailTo('Sent') }],
  'GET /api/messages/:id': [{ about: 'a mail to the shopper', answers: 'is for admins', ask: mailTo('Sent') }],
  'GET /api/orders/:id/messages': [
    {
      about: 'what the shopper was sent',
      answers: 'hides the shopper’s',
      ask: async (world) => {
        const id = await orderOf(world, 'shopper', world.people.vendor)
        return () => ({ params: { id } })
      },
    },
  ],
  'POST /api/messages/:id/send': [
    { about: 'a mail that failed', answers: 'is for admins', writes: ['message send'], ask: mailTo('Failed') },
    { about: 'a mail on its way', answers: 'is in an admin’s way', writes: [], ask: mailTo('Waiting') },
  ],
  'GET /api/messages/preferences': [{ about: 'what one is told', answers: 'is for accounts', ask: () => () => ({}) }],
  'PUT /api/messages/preferences': [
    {
      ...{ about: 'what one is told', answers: 'is for accounts', writes: [] },
      ask: () => () => ({ body: { changes: [{ kind: 'order_completed', way: 'mail', isOn: false }] } }),
    },
  ],
  'GET /api/sms': [{ about: 'how SMS stand', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/sms/balance': [{ about: 'what is left for SMS', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/bell': [{ about: 'the own bell', answers: 'is for accounts', ask: () => () => ({}) }],
  'GET /api/bell/messages': [{ about: 'the own bell', answers: 'is for accounts', ask: () => () => ({}) }],
  'POST /api/bell/read': [
    {
      about: 'all in the shopper’s bell',
      answers: 'is for accounts',
      writes: [],
      async ask({ shop, people }) {
        const id = await givenBell(shop, people.shopper.id)
        return () => ({ body: { ids: [id], upTo: id } })
      },
      spares: async ({ shop, people }, { id }) =>
        id === people.shopper.id
          ? []
          : await shop.db
              .selectFrom('messages')
              .select(['id', 'read_at'])
              .where('account_id', '=', people.shopper.id)
              .orderBy('id')
              .execute(),
    },
  ],
} satisfies Rows

function mailTo(state: MessageState): Row['ask'] {
  return async ({ shop, people }) => {
    const id = await givenMessage(shop, { state, to: emailOf('shopper'), accountId: people.shopper.id })
    return () => ({ params: { id } })
  }
}
