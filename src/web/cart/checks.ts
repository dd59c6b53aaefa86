import type { CartLine } from '#contract/cart'
import { m } from '#messages'

/** Why a cart cannot go to the checkout, in the order and the words of spec §5; null where it can. */
export function checkoutRefusal(lines: readonly CartLine[], userId: string | null): string | null {
  if (lines.length === 0) return m.cart_empty_please_add()
  if (!userId) return m.cart_must_logged_checkout()
  if (lines.some(({ quantity }) => quantity <= 0)) return m.cart_all_items_must()
  if (lines.some(({ size }) => !size)) return m.cart_all_items_must_size()
  return null
}
