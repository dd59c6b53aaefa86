import { picturesInCarts } from '../cart/pictures.queries.ts'
import { picturesToGiveBack } from '../imports/import-changes.queries.ts'
import { picturesInOrders } from '../orders/pictures.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { readSnapshot } from '../platform/database/read-snapshot.queries.ts'
import type { NamedPictures } from '../platform/pictures/sweep.ts'
import { picturesOfProducts } from '../products/pictures.queries.ts'

/** Every picture that a product, a cart or an order shows, or the undo of an import may give back; all others may be swept. */
export function namedPictures(db: Db): NamedPictures {
  return async () => {
    // A picture that goes from its product to an order meanwhile would be in none of three snapshots.
    const named = await readSnapshot(db, (connection) =>
      Promise.all([
        picturesOfProducts(connection),
        picturesInCarts(connection),
        picturesInOrders(connection),
        picturesToGiveBack(connection),
      ]),
    )
    return new Set(named.flat())
  }
}
