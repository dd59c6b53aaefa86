import { beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/cart'
import { setTransport } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { arrivedOrder } from './attempt.ts'
import { placeOrder } from './place-order.ts'

const contact = { name: 'Rahima', email: '', phone: '', altPhone: '', address: '', city: '', notes: '' }
const line: CartLine = {
  id: 31,
  productId: 7,
  product: { id: 7, name: 'Panjabi', price: 1450, vendorId: 2, storeName: 'Tanti Ghor', imagePath: null },
  quantity: 3,
  size: 'XL',
  price: 1450,
  subtotal: 4350,
  notice: null,
}

const LOST = new Problem(0, { code: 'unexpected', message: '' })
const SESSION_ENDED = new Problem(401, { code: 'session_ended', message: '' })
const OUT_OF_STOCK = new Problem(409, { code: 'out_of_stock', message: '' })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, text: string) => kept.set(place, text),
    removeItem: (place: string) => kept.delete(place),
  })
  return () => vi.unstubAllGlobals()
})

/** Presses that come to this, though the first of them has arrived: the shop has the order. */
async function pressed(...troubles: Problem[]): Promise<void> {
  const order = { id: 12, createdAt: new Date().toISOString(), items: [line] }
  setTransport(async (name) => {
    if (name === 'GET /api/orders') return { items: [order], total: 1, next: null }
    if (name === 'GET /api/orders/:id') return order
    throw troubles.shift()
  })
  while (troubles.length > 0) await placeOrder(17, contact, { lines: [line], total: 4410 })
}

test('an order whose answer was lost is found', async () => {
  await pressed(LOST)
  expect(await arrivedOrder()).toBe('/order-confirmation/12')
  expect(await arrivedOrder()).toBeNull()
})

test('it is found after the session has ended, too: nobody has looked at the second press', async () => {
  await pressed(LOST, SESSION_ENDED)
  expect(await arrivedOrder()).toBe('/order-confirmation/12')
})

test('an order that the shop refused has not arrived, whatever the latest one is', async () => {
  await pressed(OUT_OF_STOCK)
  expect(await arrivedOrder()).toBeNull()
})
