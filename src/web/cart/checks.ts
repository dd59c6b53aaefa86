import type { CartLine } from '#contract/cart'

/** Why a cart cannot go to the checkout, in the order and the words of spec §5; null where it can. */
export function checkoutRefusal(lines: readonly CartLine[], userId: string | null): string | null {
  if (lines.length === 0) return 'Your cart is empty. Please add items to your cart before checking out.'
  if (!userId) return 'You must be logged in to checkout. Please log in first.'
  if (lines.some(({ quantity }) => quantity <= 0))
    return 'All items must have a quantity greater than zero before checking out.'
  if (lines.some(({ size }) => !size)) return 'All items must have a size selected before checking out.'
  return null
}
