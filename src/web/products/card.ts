import type { Product } from '#contract/products'

export type Card = ReturnType<typeof cardOf>

/** All that travels with a list. */
export function cardOf({ id, name, price, compareAtPrice, imagePath, storeName, ...product }: Product) {
  return { id, name, price, compareAtPrice, imagePath, storeName, isSoldOut: isSoldOut(product) }
}

/** No size left, or none offered. */
export function isSoldOut({ sizes, soldOutSizes }: Pick<Product, 'sizes' | 'soldOutSizes'>): boolean {
  return soldOutSizes.length === sizes.length
}

/** Percent off the earlier price; 0: there is none. */
export function savingOf({ price, compareAtPrice }: Card): number {
  return compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : 0
}
