import type { Order } from '#contract/orders'

/** The first to try first. */
export function phonesOf({ phone, altPhone }: Order['customer']): string[] {
  return [phone, altPhone].filter(Boolean)
}
