import type { Product } from '#contract/products'

/** All that travels with a list. */
export interface Card {
  id: number
  name: string
  price: number
  compareAtPrice: number | null
  imagePath: string | null
  storeName: string
  isSoldOut: boolean
}

export function cardOf({ id, name, price, compareAtPrice, imagePath, storeName, ...product }: Product): Card {
  return { id, name, price, compareAtPrice, imagePath, storeName, isSoldOut: isSoldOut(product) }
}

/** No size left, or none offered. */
export function isSoldOut({ sizes, soldOutSizes }: Pick<Product, 'sizes' | 'soldOutSizes'>): boolean {
  return soldOutSizes.length === sizes.length
}
