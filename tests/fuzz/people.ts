import sharp from 'sharp'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { order, orderBody } from '../../src/server/testing/orders.ts'
import type { TestShop } from '../../src/server/testing/shop.ts'
import { givenBelongings } from './belongings.ts'
import type { Actor } from './calls.ts'
import type { Likely } from './good.ts'

export interface Cast {
  tokens: Record<Actor, string | undefined>
  /** By actor, as whoever shops must name themselves, and by call. */
  likely: (actor: Actor, call: string) => Likely
  /** Active, and with tokens that count, unless they are deleted. */
  revive(): Promise<void>
}

const PASSWORD = 'a good password for once'
let passwordHash: Promise<string> | undefined

/** New people with new goods: those of the batch before may have been deactivated, demoted or deleted by one another. */
export async function givenCast(testShop: TestShop): Promise<Cast> {
  const { given, db, ...shop } = testShop
  // A day later: codes are sent again, and second steps tried.
  await db.deleteFrom('rate_limits').execute()
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
  passwordHash ??= hashPassword(PASSWORD)
  const people = [shopper.id, vendor.ownerId, admin.id]
  await db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .where('id', 'in', people)
    .execute()
  const belongings = await belongingsOf(testShop, { shopper, vendor, admin })
  const picture = await sharp({ create: { width: 8, height: 10, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  return {
    async revive() {
      await db
        .updateTable('users')
        .set({ is_active: true, token_epoch: 0 })
        .where('id', 'in', people)
        .where('deleted_at', 'is', null)
        .execute()
    },
    tokens: { nobody: undefined, shopper: shopper.token, vendor: vendor.token, admin: admin.token },
    likely: (actor, call) => ({
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
      username: [`fuzz_${body.id}`, shopper.username],
      ...{ password: [PASSWORD], currentPassword: [PASSWORD], newPassword: ['nakshi kantha 1971', PASSWORD] },
      ...(call === 'POST /api/auth/register' && {
        username: [`fuzz_${body.id}`],
        email: [`fuzz_${body.id}@example.com`],
      }),
      ...Object.assign({}, ...belongings[actor].flatMap(([name, own]) => (call.startsWith(name) ? [own] : []))),
    }),
  }
}

type Account = Awaited<ReturnType<TestShop['given']['account']>>
type Vendor = Awaited<ReturnType<TestShop['given']['vendor']>>

/** Whoever is nobody has what was sent to the shopper. */
async function belongingsOf(
  shop: TestShop,
  { shopper, vendor, admin }: { shopper: Account; vendor: Vendor; admin: Account },
): Promise<Record<Actor, [string, Likely][]>> {
  const { email } = await shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', vendor.ownerId)
    .executeTakeFirstOrThrow()
  const ofShopper = await givenBelongings(shop, { ...shopper, vendorId: null })
  return {
    nobody: ofShopper,
    shopper: ofShopper,
    vendor: await givenBelongings(shop, { id: vendor.ownerId, email: email ?? '', vendorId: vendor.id }),
    admin: await givenBelongings(shop, { ...admin, vendorId: null }),
  }
}
