import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, paging, searchText } from './machinery/fields.ts'
import { CHANNELS, MESSAGE_STATES } from './values/choices.ts'

/** Kept: not meant to be sent by itself; Waiting: to be sent, or sent again; Failed: refused for good, or tried too often; Unknown: a gateway may have sent it. */
export const messageState = z.enum(MESSAGE_STATES)
export type MessageState = z.infer<typeof messageState>

export const channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof channel>

/** A message as its list shows it. `to`: an address or a phone; null in the bell, and once its contents are erased. */
export const messageRow = z.object({
  id,
  way: channel,
  subject: z.string(),
  to: z.nullable(z.string()),
  orderId: z.nullable(id),
  state: messageState,
  /** How often a mail server or gateway was asked to take it. */
  tries: z.int(),
  /** Why it was not sent, in their words or ours; '' where there is nothing to say. */
  problem: z.string(),
  createdAt: moment,
  triedAt: z.nullable(moment),
  /** Of an SMS: what the gateway bills by. */
  parts: z.nullable(z.int()),
  /** Of an SMS: taka that its last sending cost; null where the gateway has not taken it. */
  cost: z.nullable(z.number()),
  /** Whether the reader may send it (again) now. */
  maySend: z.boolean(),
})
export type MessageRow = z.infer<typeof messageRow>

export const message = z.extend(messageRow, { html: z.nullable(z.string()), text: z.nullable(z.string()) })
export type Message = z.infer<typeof message>

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'admin',
  summary: 'The messages that the shop wrote, newest first. `search` finds by whole address, phone or order number.',
  query: z.object({
    state: z.optional(messageState),
    way: z.optional(channel),
    search: z.optional(searchText),
    ...paging(50),
  }),
  reply: messageRow,
  list: 'array',
})

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'admin',
  summary:
    'One message, with what it says; `html` and `text` are null once that is erased, and where it is a code for somebody.',
  params: z.object({ id: idText }),
  reply: message,
})

/** What the customer of an order was sent about it. `to`: of an address or a phone as much as tells it from others; null once erased. */
export const orderMessage = z.object({
  id,
  way: channel,
  subject: z.string(),
  to: z.nullable(z.string()),
  state: messageState,
  createdAt: moment,
  triedAt: z.nullable(moment),
})
export type OrderMessage = z.infer<typeof orderMessage>

export const readOrderMessages = endpoint({
  method: 'GET',
  path: '/api/orders/:id/messages',
  access: 'signed-in',
  summary: 'The mails and SMS that the caller was sent about an own order, oldest first.',
  params: z.object({ id: idText }),
  reply: z.object({ messages: z.array(orderMessage) }),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/send',
  access: 'admin',
  summary:
    'Send a mail or an SMS that was kept, has failed or was sent before (then as a new one, with a new Message-ID).',
  params: z.object({ id: idText }),
  reply: messageRow,
})
