import { expect } from 'vitest'
import { wrongBooks } from '../../ledger/testing/books.ts'
import { givenCourierAccount } from '../../testing/settlements.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { givenTraders, type Traders } from '../../testing/traders.ts'
import { judgeSettlements } from './judge-settlements.ts'

interface WithPathao {
  shop: TestShop
  traders: Traders
  /** The shop’s, with Pathao. */
  accountId: number
}

export async function openWithPathao(): Promise<WithPathao> {
  const shop = await openTestShop({ maxOpenOrders: 0 })
  return { shop, traders: await givenTraders(shop), accountId: await givenCourierAccount(shop, 'pathao') }
}

/** Whatever was settled meanwhile, its books are right. */
export async function closeSettled(shop: TestShop): Promise<void> {
  expect([...(await wrongBooks(shop.db)), ...(await judgeSettlements(shop.db))]).toEqual([])
  await shop.close()
}
