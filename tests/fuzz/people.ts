import sharp from 'sharp'
import { order, orderBody } from '../../src/server/testing/orders.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'
import type { Actor } from './calls.ts'
import type { Likely } from './good.ts'

export interface Cast {
  tokens: Record<Actor, string | undefined>
  /** By actor: whoever shops must name themselves. */
  likely: (actor: Actor) => Likely
}

/** New people with new goods: those of the batch before may have been deactivated, demoted or deleted by one another. */
export async function givenCast({ given, db, ...shop }: TestShop): Promise<Cast> {
  // Whatever an admin’s calls did to the roots, there is something on sale again.
  await db.updateTable('categories').set({ is_active: true, parent_id: null }).where('id', '<=', 3).execute()
  const [shopper, vendor, admin] = [await given.account('User'), await given.vendor(), await given.account('Admin')]
  const products: number[] = []
  for (let count = 0; count < 6; count += 1) products.push(await given.product({ vendorId: vendor.id }))
  const items = products.slice(0, 2).map((productId) => ({ productId }))
  const { body } = await order({ given, db, ...shop }, shopper.token, orderBody(items))
  const leaf = await given.category(`Leaf ${body.id}`, 2)
  const ids = [body.id, vendor.id, leaf, shopper.id, ...products]
  const userIds = { nobody: 1, shopper: shopper.id, vendor: vendor.ownerId, admin: admin.id }
  const picture = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  return {
    tokens: { nobody: undefined, shopper: shopper.token, vendor: vendor.token, admin: admin.token },
    likely: (actor) => ({
      id: [...ids, ...ids.map(String)],
      ids: [products.slice(-1)],
      userId: [userIds[actor], String(userIds[actor])],
      productId: [...products, ...products.map(String)],
      vendorId: [String(vendor.id)],
      categoryId: [String(leaf), '1'],
      category: ['1'],
      parentId: [1, 2, 3, null],
      beforeId: [null],
      price: [1450, '1450'],
      totalAmount: [1510],
      quantity: [1],
      limit: ['5'],
      imageFile: [new Uint8Array(picture)],
      file: [new TextEncoder().encode('name,price,category,sizes\nKurta,100,Men,M\n')],
      // Never one of the people above: the tests’ accounts are opened by no password.
      username: [`fuzz_${body.id}`],
      password: ['a good password for once'],
    }),
  }
}
