import { createHash } from 'node:crypto'
import type { OrderRequest } from '#contract/checkout'

/** Equal for equal requests: all that the shop reads, in any order of keys. */
export function fingerprintOf({
  orderDate: _unread,
  userId: _own,
  paymentMethod: _cash,
  ...read
}: OrderRequest): string {
  const entries = Object.entries(read).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex')
}
