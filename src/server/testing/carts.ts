import type { Cart } from '#contract/cart'
import type { Size } from '#contract/values/sizes'
import type { Answer, TestShop } from './shop.ts'

type Customer = Awaited<ReturnType<TestShop['given']['account']>>

interface GivenPieces {
  productId: number
  quantity: number
  size: Size
  price?: unknown
}

export function addToCart(shop: TestShop, customer: Customer, ...items: GivenPieces[]): Promise<Answer> {
  return shop.call('POST /api/cart/add', { body: { userId: customer.id, items } }, customer.token)
}

export async function cartOf(shop: TestShop, { id, token }: Customer): Promise<Cart> {
  const { body } = await shop.call('GET /api/cart/GetCartItems/:userId', { params: { userId: String(id) } }, token)
  return body
}

export async function takeOffSale(shop: TestShop, productId: number): Promise<void> {
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', productId).execute()
}
