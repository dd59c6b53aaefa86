import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, paging, searchText } from './machinery/fields.ts'
import { MESSAGE_STATES } from './values/choices.ts'

/** Kept: not meant to be sent by itself; Waiting: to be sent, or sent again; Failed: refused for good, or tried too often. */
export const messageState = z.enum(MESSAGE_STATES)
export type MessageState = z.infer<typeof messageState>

/** A mail as its list shows it. `to` is null once its contents are erased. */
export const messageRow = z.object({
  id,
  subject: z.string(),
  to: z.nullable(z.string()),
  orderId: z.nullable(id),
  state: messageState,
  /** How often a mail server was asked to take it. */
  tries: z.int(),
  /** Why it was not sent, in the mail server’s words or ours; '' where there is nothing to say. */
  problem: z.string(),
  createdAt: moment,
  triedAt: z.nullable(moment),
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
  summary: 'The mails that the shop wrote, newest first. `search` finds by whole address or by order number.',
  query: z.object({
    state: z.optional(messageState),
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
  summary: 'One mail, with what it says.',
  params: z.object({ id: idText }),
  reply: message,
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/send',
  access: 'admin',
  summary: 'Send a mail that was kept, has failed or was sent before (then as a new mail, with a new Message-ID).',
  params: z.object({ id: idText }),
  reply: messageRow,
})
