import type { Product } from '#contract/catalog'

/** What a card shows of a product: the rest of it need not travel with a list. */
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

/** Whether no size is left, or none was ever offered: nobody can buy it. */
export function isSoldOut({ sizes, soldOutSizes }: Pick<Product, 'sizes' | 'soldOutSizes'>): boolean {
  return soldOutSizes.length === sizes.length
}
