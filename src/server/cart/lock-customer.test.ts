import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ENDED = {
  deleted: { deleted_at: new Date(), email: null, username: null, is_active: false },
  deactivated: { is_active: false },
}

test.each(Object.entries(ENDED))(
  'an account that is %s meanwhile puts nothing into its cart and orders nothing',
  async (_, end) => {
    const { id: userId, token } = await shop.given.account()
    const productId = await shop.given.product()
    const { calls } = await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set(end).where('id', '=', userId).execute()
      const item = { productId, quantity: 1, size: 'M' as const }
      const calls = Promise.all([
        shop.call('POST /api/cart/add', { body: { userId, items: [item] } }, token),
        shop.call('DELETE /api/cart', {}, token),
        order(shop, token, orderBody([{ productId }])),
      ])
      await untilSomebodyWaits(shop, 3)
      return { calls }
    })
    for (const answer of await calls) expect(answer).toMatchObject({ status: 401, body: problem('session_ended') })
    for (const table of ['cart_lines', 'orders'] as const) {
      const rows = await shop.db.selectFrom(table).select('id').where('customer_id', '=', userId).execute()
      expect([table, rows]).toEqual([table, []])
    }
  },
)
