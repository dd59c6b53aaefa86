import type { Product } from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Db } from '../platform/db.ts'
import { productOf } from './product.ts'
import { productsBeside } from './similar.queries.ts'

/** What else somebody who looks at a product may like; nothing beside one that is not on sale. */
export async function similarTo(db: Db, productId: number): Promise<Page<Product>> {
  const rows = await productsBeside(db, productId)
  return { items: rows.map(productOf), total: rows.length, next: null }
}
