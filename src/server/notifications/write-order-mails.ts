import { m } from '#messages'
import { readOrder } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import type { MailContent } from '../platform/mail/content.ts'
import { htmlPageOf } from '../platform/mail/html-page.ts'
import { plainTextOf } from '../platform/mail/plain-text.ts'
import { hadMostToday, insertMessages, type MessageKind, type NewMessage } from './messages.queries.ts'
import { orderPlacedMail, orderToPackMail } from './order-mails.ts'
import { queueMessage } from './queue-message.ts'
import { customerOf, type Recipient, type StoreToTell, storesOf } from './recipients.queries.ts'

export interface MailOptions {
  /** Whether there is a mail server; without one messages are kept. */
  sendsMail: boolean
  /** The shop’s address as its settings say it: what a request says of it has no place in a mail. */
  publicUrl: string | undefined
}

/** Anybody can type anybody’s address: beyond this a day, mails are kept and not sent. */
const MOST_A_DAY = 20

/** To its customer and each of its stores, without what was cancelled. Idempotent. */
export async function writeOrderMails(tx: Db, event: OrderPlaced, options: MailOptions): Promise<void> {
  const messages = [...(await toCustomer(tx, event, options)), ...(await toStores(tx, event, options))]
  for (const { id, state } of await insertMessages(tx, messages)) if (state === 'Waiting') await queueMessage(tx, id)
}

interface OrderPlaced {
  id: number
  orderId: number
}

async function toCustomer(tx: Db, event: OrderPlaced, options: MailOptions): Promise<NewMessage[]> {
  const customer = await customerOf(tx, event.orderId)
  if (!customer) return []
  const order = await readOrder(tx, shopper(customer.accountId), event.orderId)
  if (order.status === 'Cancelled') return []
  const mail = messageOf(event, 'order_placed', customer, orderPlacedMail(order, options.publicUrl), options)
  // An admin orders for others, on the phone say.
  const isTooMany = !customer.isAdmin && (await hadMostToday(tx, 'order_placed', customer, MOST_A_DAY))
  return [isTooMany ? { ...mail, state: 'Kept', problem: m.mail_too_many_today({ most: MOST_A_DAY }) } : mail]
}

async function toStores(tx: Db, event: OrderPlaced, options: MailOptions): Promise<NewMessage[]> {
  const messages: NewMessage[] = []
  for (const store of await storesOf(tx, event.orderId)) messages.push(...(await toStore(tx, event, store, options)))
  return messages
}

async function toStore(tx: Db, event: OrderPlaced, store: StoreToTell, options: MailOptions): Promise<NewMessage[]> {
  const order = await readOrder(tx, packer(store.vendorId), event.orderId)
  const [parcel] = order.parcels
  if (!parcel || parcel.status === 'Cancelled') return []
  const content = orderToPackMail(order, parcel, options.publicUrl)
  return store.recipients.map((recipient) => messageOf(event, 'order_to_pack', recipient, content, options))
}

/** Who reads the order decides what is in it (orders/read-order.ts): its customer. */
function shopper(id: number): Actor {
  return { id, role: 'User', vendor: null }
}

/** A store, and nobody’s account: also the store of somebody who bought in it sees its own parcel alone. */
function packer(vendorId: number): Actor {
  return { id: 0, role: 'Vendor', vendor: { id: vendorId, status: 'Approved' } }
}

function messageOf(
  event: OrderPlaced,
  kind: MessageKind,
  recipient: Recipient,
  content: MailContent,
  { sendsMail }: MailOptions,
): NewMessage {
  return {
    ...{ eventId: event.id, orderId: event.orderId, kind, recipient, subject: content.subject },
    ...{ html: htmlPageOf(content), text: plainTextOf(content) },
    ...{ state: sendsMail ? 'Waiting' : 'Kept', problem: '' },
  }
}
