import type { Product, ProductCard } from '#contract/products'

/** All that travels with a list. */
export type Card = ProductCard

export function cardOf(listed: Product | Card): Card {
  if ('isSoldOut' in listed) return listed
  const { id, name, price, compareAtPrice, imagePath, storeName } = listed
  return { id, name, price, compareAtPrice, imagePath, storeName, isSoldOut: isSoldOut(listed) }
}

/** No size left, or none offered. */
export function isSoldOut({ sizes, soldOutSizes }: Pick<Product, 'sizes' | 'soldOutSizes'>): boolean {
  return soldOutSizes.length === sizes.length
}

/** Percent off the earlier price; 0: there is none. */
export function savingOf({ price, compareAtPrice }: Card): number {
  return compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : 0
}
