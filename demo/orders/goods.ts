import type { Size } from '../../src/contract/values/sizes.ts'
import type { Random } from '../random.ts'
import type { SeedLine } from '../seed/orders.queries.ts'

/** A product of the demo as it stands in the shop. */
export interface ShelfProduct {
  productId: number
  store: string
  vendorId: number
  name: string
  pricePoisha: number
  image: string | null
  sizes: { size: Size; stock: number | null }[]
}

export type DemoLine = SeedLine & { vendorId: number; size: Size }

/** Pieces of each counted size that the demo never sells: its shelves are not bought empty. */
const KEPT = 1

export interface Shelves {
  take(store: string, isKept: boolean): DemoLine
}

/** Shelves to buy from. `take` picks a piece or two of a store; those of an order that stays (`isKept`) are gone from the stock. */
export function shelvesOf(products: ShelfProduct[], random: Random): Shelves {
  const taken = new Map<string, number>()
  const left = ({ productId }: ShelfProduct, { size, stock }: ShelfProduct['sizes'][number]) =>
    stock === null ? Number.POSITIVE_INFINITY : stock - KEPT - (taken.get(`${productId} ${size}`) ?? 0)
  return {
    take(store, isKept) {
      const offers = products
        .filter((product) => product.store === store)
        .flatMap((product) => product.sizes.map((each) => ({ product, each })))
        .filter(({ product, each }) => left(product, each) >= 2)
      const { product, each } = random.pick(offers)
      const { sizes: _, store: __, ...sold } = product
      const quantity = random.pick([1, 1, 1, 2])
      if (isKept && each.stock !== null) {
        const key = `${product.productId} ${each.size}`
        taken.set(key, (taken.get(key) ?? 0) + quantity)
      }
      return { ...sold, size: each.size, quantity, stockTaken: each.stock !== null }
    },
  }
}
