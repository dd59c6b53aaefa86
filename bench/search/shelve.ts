import { ROOT_IDS } from '../../demo/goods/categories.ts'
import { insertCategory } from '../../src/server/categories/categories.queries.ts'
import { type Db, transact } from '../../src/server/platform/database/db.ts'
import { insertProducts } from '../../src/server/products/insert-products.ts'
import { createAccount } from '../../src/server/users/create-account.ts'
import { freeNameLike } from '../../src/server/vendors/store-names.ts'
import { insertVendor } from '../../src/server/vendors/vendors.queries.ts'
import type { Good } from './judging.ts'

/** A catalogue to put on the shelves. */
export interface Stocked {
  goods: Good[]
  categoryNames: Map<string, string>
  storeNames: Map<string, string>
}

/** Puts the goods into an empty shop as a vendor would. The goods by the ids that they got. */
export async function shelve(db: Db, { goods, categoryNames, storeNames }: Stocked): Promise<Map<number, Good>> {
  return await transact(db, async (tx) => {
    const vendorIds = new Map<string, number>()
    for (const [key, storeName] of storeNames) {
      const email = `store-${vendorIds.size}@example.com`
      const ownerId = await createAccount(tx, { username: null, email, passwordHash: 'none', role: 'Vendor' })
      const named = { ...EMPTY_STORE, ownerId, storeName: await freeNameLike(tx, storeName) }
      vendorIds.set(key, await insertVendor(tx, { ...named, status: 'Approved' }))
    }
    const categoryIds = new Map(ROOT_IDS)
    for (const { path } of goods)
      for (const [at, key] of path.entries()) {
        const place = path.slice(0, at + 1).join('/')
        if (categoryIds.has(place)) continue
        const parentId = categoryIds.get(path.slice(0, at).join('/')) ?? null
        const name = categoryNames.get(key) ?? key
        categoryIds.set(place, await insertCategory(tx, { name, parentId, isActive: true, displayOrder: 0 }))
      }
    const ids = await insertProducts(
      tx,
      goods.map((good) => ({
        ...EMPTY_PRODUCT,
        vendorId: vendorIds.get(good.store) ?? 0,
        categoryId: categoryIds.get(good.path.join('/')) ?? 0,
        name: good.name,
        description: good.description,
        tags: good.tags,
        pricePoisha: good.priceTaka * 100,
        sizes: good.sizes,
      })),
    )
    return new Map(ids.flatMap((id, at) => (goods[at] ? [[id, goods[at]] as const] : [])))
  })
}

const EMPTY_STORE = { storeDescription: '', contactEmail: '', contactPhone: '' }
const EMPTY_PRODUCT = { specification: '', compareAtPoisha: null, chart: null, image: null }
