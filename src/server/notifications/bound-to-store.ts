import { m } from '#messages'
import { isUnproven } from '../messaging/recipient.ts'
import type { MailContent } from '../platform/mail/content.ts'
import type { Kind, Notification, NotificationOptions } from './kinds/kind.ts'
import { MOST_UNPROVEN } from './kinds/most-a-day.ts'

const PROFILE = '/dashboard/profile'

/**
 * To a store’s email or phone that nobody has shown to be the store’s: of which order, and its sum, once a day for each kind, and nothing
 * that somebody typed (decision 084). The bell of its owner has all of it.
 */
export function boundToStore(kind: Kind, telling: Notification, { publicUrl }: NotificationOptions): Notification {
  const [byMail, bySms] = [isUnproven(telling.to, 'mail'), isUnproven(telling.to, 'sms')]
  if (kind.audience !== 'stores' || !(byMail || bySms)) return telling
  const mail = telling.mail && (() => briefMailOf(kind, telling, publicUrl))
  const sms = telling.sms && (() => m.sms_store_news({ news: newsOf(kind, telling) }))
  // Of money and safety each is told: the second change of an account on one day may be the stranger’s.
  const isCapped = (way: 'mail' | 'sms') => kind.ways[way] !== 'must'
  return {
    ...telling,
    mostADay: {
      ...telling.mostADay,
      ...(byMail && isCapped('mail') ? { mail: MOST_UNPROVEN } : {}),
      ...(bySms && isCapped('sms') ? { sms: MOST_UNPROVEN } : {}),
    },
    ...(byMail && mail ? { mail } : {}),
    ...(bySms && sms ? { sms } : {}),
  }
}

function newsOf(kind: Kind, { orderId, sum }: Notification): string {
  const title = kind.title()
  if (orderId === undefined) return title
  return sum === undefined ? m.message_of_order({ orderId, title }) : m.message_of_order_sum({ orderId, title, sum })
}

function briefMailOf(kind: Kind, telling: Notification, publicUrl: string | undefined): MailContent {
  const news = newsOf(kind, telling)
  return {
    subject: news,
    title: news,
    foot: m.mail_why_store_contact(),
    blocks: [
      { kind: 'words', text: m.mail_store_unproven() },
      ...(publicUrl ? [{ kind: 'way', text: m.mail_confirm_contact(), url: `${publicUrl}${PROFILE}` } as const] : []),
    ],
  }
}
