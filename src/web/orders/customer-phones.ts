import type { Order } from '#contract/orders'

/** A customer’s numbers, the one to try first before the other. */
export function phonesOf({ phone, altPhone }: Order['customer']): string[] {
  return [phone, altPhone].filter(Boolean)
}
