import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { id, moment, paging } from '../machinery/fields.ts'
import { MOST_AT_ONCE } from '../values/limits.ts'

/** A message in the shop, as whom it is for reads it. */
export const bellItem = z.object({
  id,
  text: z.string(),
  /** Where it leads in the shop; null: nowhere. */
  path: z.nullable(z.string()),
  createdAt: moment,
  isRead: z.boolean(),
})
export type BellItem = z.infer<typeof bellItem>

/** Up to a hundred are counted. */
export const bellNews = z.object({ unread: z.int() })
export type BellNews = z.infer<typeof bellNews>

export const readBell = endpoint({
  method: 'GET',
  path: '/api/bell',
  access: 'signed-in',
  summary:
    'The last messages in the own bell, and how many are not read. `GET /api/bell/stream` tells when that changes.',
  reply: z.extend(bellNews, { items: z.array(bellItem) }),
})
export type Bell = z.infer<(typeof readBell)['reply']>

export const listBell = endpoint({
  method: 'GET',
  path: '/api/bell/messages',
  access: 'signed-in',
  summary: 'All messages in the own bell, newest first.',
  query: z.object(paging(50)),
  reply: bellItem,
  list: 'array',
})

export const markBellRead = endpoint({
  method: 'POST',
  path: '/api/bell/read',
  access: 'signed-in',
  summary: 'Mark messages of the own bell as read, on all devices: these, or up to this one all.',
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(MOST_AT_ONCE))), upTo: z.optional(id) }),
  reply: bellNews,
})
