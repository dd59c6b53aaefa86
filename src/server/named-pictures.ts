import { picturesInCarts } from './cart/pictures.queries.ts'
import { picturesInOrders } from './orders/pictures.queries.ts'
import type { Db } from './platform/database/db.ts'
import type { NamedPictures } from './platform/pictures/sweep.ts'
import { picturesOfProducts } from './products/pictures.queries.ts'

/** Every picture that a product, a cart or an order shows; all others may be swept. */
export function namedPictures(db: Db): NamedPictures {
  return async () => {
    const named = await Promise.all([picturesOfProducts(db), picturesInCarts(db), picturesInOrders(db)])
    return new Set(named.flat())
  }
}
