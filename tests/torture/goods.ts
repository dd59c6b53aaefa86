import { createTokens } from '../../src/server/auth/tokens.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { createGivens } from '../../src/server/testing/givens.ts'
import type { Plan } from './plan.ts'

/** Longer than any clock is set forward. */
const TOKEN_LIFE_SECONDS = 400 * 86_400
const PLENTY = 1_000_000
const SHELF: { pricePoisha: number; isRepriced: boolean; stock: Record<string, number | null> }[] = [
  { pricePoisha: 145_000, isRepriced: false, stock: { M: PLENTY, L: null } },
  { pricePoisha: 99_000, isRepriced: true, stock: { M: PLENTY, XL: PLENTY } },
  { pricePoisha: 59_900, isRepriced: true, stock: { M: null, L: null } },
  { pricePoisha: 250_000, isRepriced: false, stock: { L: PLENTY } },
  { pricePoisha: 120_050, isRepriced: false, stock: { M: 40, L: 25 } },
  { pricePoisha: 75_000, isRepriced: true, stock: { XXL: 30 } },
  { pricePoisha: 5_000, isRepriced: false, stock: { M: 150, L: PLENTY } },
]

/** Stocks an empty shop: two stores, customers, two admins; some sizes plenty, some that many will want in vain. */
export async function stockShop(
  db: Db,
  { jwtSecret, customers }: { jwtSecret: string; customers: number },
): Promise<Pick<Plan, 'customers' | 'vendor' | 'admins' | 'products'>> {
  const given = createGivens(db, createTokens(jwtSecret, TOKEN_LIFE_SECONDS))
  const [vendor, neighbour] = [await given.vendor(), await given.vendor()]
  // Those of the two who quarrel are all the admins there are.
  await db.updateTable('users').set({ role: 'User' }).where('role', '=', 'Admin').execute()
  const admins = [await given.account('Admin'), await given.account('Admin')]
  const products: Plan['products'] = []
  for (const [at, { pricePoisha, isRepriced, stock }] of SHELF.entries()) {
    const name = `Garment ${at}`
    const vendorId = isRepriced || at % 2 === 0 ? vendor.id : neighbour.id
    const id = await given.product({ name, vendorId, pricePoisha, stock })
    products.push({ id, name, pricePoisha, isRepriced, stock })
  }
  const people: Plan['customers'] = []
  for (let count = 0; count < customers; count += 1) people.push(await given.account())
  const holder = ({ id, token }: { id: number; token: string }) => ({ id, token })
  return {
    customers: people.map(holder),
    vendor: { id: vendor.id, token: vendor.token },
    admins: admins.map(holder),
    products,
  }
}
