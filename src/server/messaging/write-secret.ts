import type { SendSecret } from '../auth/send-secret.ts'
import { htmlPageOf } from '../platform/mail/html-page.ts'
import { plainTextOf } from '../platform/mail/plain-text.ts'
import { insertMessages, type NewMessage } from './messages.queries.ts'
import { queueMessages } from './queue-message.ts'
import { type Sends, stateBy } from './sends.ts'
import { smsWords } from './sms-words.ts'

/** A message that is no event’s, as an event holds ids alone; its contents are erased as soon as it is sent or over. */
export function createSendSecret(sends: Sends): SendSecret {
  return async (tx, secret) => {
    const words = wordsOf(secret)
    const { purpose: kind, validSeconds, turn = 0 } = secret
    const message = { eventId: null, kind, orderId: null, path: null, problem: '', validSeconds }
    const inserted = await insertMessages(tx, [{ ...message, ...words, state: stateBy(sends, words.way) }])
    await queueMessages(
      tx,
      inserted.filter(({ state }) => state === 'Waiting'),
      { ...sends, turn },
    )
  }
}

function wordsOf(
  secret: Parameters<SendSecret>[1],
): Pick<NewMessage, 'way' | 'to' | 'subject' | 'html' | 'text' | 'parts'> {
  const { accountId } = secret
  const name = accountId === null ? 'nobody' : `account:${accountId}`
  if ('text' in secret) {
    const to = { name, accountId, email: null, phone: secret.to.phone }
    return { way: 'sms', to, subject: secret.subject, html: null, ...smsWords(secret.text) }
  }
  const { to, content } = secret
  return {
    way: 'mail',
    to: { name, accountId, email: to.email, phone: null },
    subject: content.subject,
    html: htmlPageOf(content),
    text: plainTextOf(content),
  }
}
