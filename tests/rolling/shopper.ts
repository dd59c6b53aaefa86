import { productAddress } from '../../src/contract/values/product-address.ts'
import { orderOf } from '../torture/order-of.ts'
import type { Plan, PlannedProduct } from '../torture/plan.ts'
import type { Answered, Visit } from './visit.ts'

export type Ask = (asked: Visit) => Promise<Answered | undefined>

export const as = (token: string) => ({ authorization: `Bearer ${token}` })
export const JSON_BODY = { 'content-type': 'application/json' }
export const always = () => true

/** What the tally calls a page’s script. */
export const SCRIPT = 'the script of the front page'

/** Pages, the script of one, and a search, in which the product has to be found. */
export async function browse(ask: Ask, { id, name }: PlannedProduct): Promise<void> {
  const page = (called: string, path: string, words: string) =>
    ask({ name: called, path, status: 200, isRight: (text) => text.includes(words) && text.includes('</html>') })
  const front = await page('the front page', '/', '<main')
  const script = scriptOf(front?.text ?? '')
  if (script) await ask({ name: SCRIPT, path: script, status: 200, isRight: (text) => !text.includes('</html>') })
  await page('a page of results', `/shop?search=${encodeURIComponent(name)}`, name)
  await page('a product’s page', productAddress({ id, name }), name)
  const isFound = (text: string) => JSON.parse(text).some((found: { id: number }) => found.id === id)
  await ask({
    name: 'a search',
    path: `/api/product?search=${encodeURIComponent(name)}`,
    status: 200,
    isRight: isFound,
  })
}

/** Fills the cart, which has to show just that, orders it, and looks at the order. Its number, once that is acknowledged. */
export async function order(
  ask: Ask,
  { id, token }: Plan['customers'][number],
  product: PlannedProduct,
  notes: string,
): Promise<number | undefined> {
  const line = { productId: product.id, size: 'M', quantity: 1 }
  const cart = (isRight: Visit['isRight']) =>
    ask({ name: 'the cart', path: `/api/cart/GetCartItems/${id}`, headers: as(token), status: 200, isRight })
  const change = { headers: { ...as(token), ...JSON_BODY }, status: 200, isRight: always }
  const filled = JSON.stringify({ userId: id, items: [line] })
  await ask({ ...change, name: 'empty the cart', method: 'DELETE', path: '/api/cart', headers: as(token) })
  await ask({ ...change, name: 'fill the cart', method: 'POST', path: '/api/cart/add', body: filled })
  await cart((text) => itemsIn(text).length === 1 && itemsIn(text)[0]?.productId === product.id)
  const placed = await ask({
    ...{ name: 'order', method: 'POST', path: '/api/orders/create', status: 201 },
    headers: { ...change.headers, 'idempotency-key': notes },
    body: JSON.stringify(orderOf(notes, [{ ...line, pricePoisha: product.pricePoisha }])),
    isRight: (text) => JSON.parse(text).id > 0,
  })
  if (!placed) return undefined
  const orderId: number = JSON.parse(placed.text).id
  const isOwn = (text: string) => JSON.parse(text).notes === notes
  await ask({ name: 'the order', path: `/api/orders/${orderId}`, headers: as(token), status: 200, isRight: isOwn })
  await cart((text) => itemsIn(text).length === 0)
  return orderId
}

/** In a size that is never sold out. */
export function isPlenty({ stock }: PlannedProduct): boolean {
  return 'M' in stock && (stock['M'] ?? PLENTY) >= PLENTY
}
const PLENTY = 1_000_000

/** That the page begins with, of whichever release made it; a shop without its browser’s files has none. */
function scriptOf(page: string): string | undefined {
  return /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
}

function itemsIn(text: string): { productId: number }[] {
  return JSON.parse(text).items
}
