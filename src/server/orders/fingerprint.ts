import { createHash } from 'node:crypto'
import type { OrderRequest } from '#contract/orders'

/** What makes two requests the same order: all that the shop reads of them, whatever the order of their keys. */
export function fingerprintOf({ orderDate: _unread, ...read }: OrderRequest): string {
  const entries = Object.entries(read).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
