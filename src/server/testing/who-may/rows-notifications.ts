import type { MessageState } from '#contract/notifications'
import { givenMessage } from '../given-messages.ts'
import { emailOf } from './people.ts'
import type { Row, Rows } from './row.ts'

/** Mails to others: an admin reads all of them, and nobody else any. */
export const NOTIFICATION_ROWS = {
  'GET /api/messages': [{ about: 'all mails', answers: 'is for admins', ask: mailTo('Sent') }],
  'GET /api/messages/:id': [{ about: 'a mail to the shopper', answers: 'is for admins', ask: mailTo('Sent') }],
  'POST /api/messages/:id/send': [
    { about: 'a mail that failed', answers: 'is for admins', writes: ['message send'], ask: mailTo('Failed') },
    { about: 'a mail on its way', answers: 'is in an admin’s way', writes: [], ask: mailTo('Waiting') },
  ],
} satisfies Rows

function mailTo(state: MessageState): Row['ask'] {
  return async ({ shop, people }) => {
    const id = await givenMessage(shop, { state, to: emailOf('shopper'), accountId: people.shopper.id })
    return () => ({ params: { id } })
  }
}
