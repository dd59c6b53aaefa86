import { redirect } from 'react-router'
import type { OrderLine } from '#contract/orders'
import { m } from '#messages'
import { refusalWords } from '../cart/change-cart.ts'
import { serially } from '../cart/serially.ts'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { toast } from '../ui/toasts.tsx'

/** Line by line: one that is not sold keeps no other out. */
export async function buyAgain(orderId: string, userId: number): Promise<Response | null> {
  try {
    const { items } = await call('GET /api/orders/:id', { params: { id: orderId } })
    const missing: string[] = []
    for (const line of items) missing.push(...(await refusedOf(line, userId)))
    return told(items.length - missing.length, missing)
  } catch (error) {
    toast('error', wordsOf(error))
    return null
  }
}

/** Undefined: added. */
async function refusedOf({ productId, productName, size, quantity }: OrderLine, userId: number): Promise<string[]> {
  try {
    const items = [{ productId, size, quantity }]
    const { count } = await serially(() => call('POST /api/cart/add', { body: { userId, items } }))
    setCartCount(userId, count)
    return []
  } catch (error) {
    if (!(error instanceof Problem) || error.status < 400 || error.status >= 500 || error.status === 401) throw error
    return [`${productName}, ${size}: ${refusalWords(error)}`]
  }
}

function told(added: number, missing: string[]): Response | null {
  if (missing.length === 0) toast('success', m.orders_in_cart({ count: added }))
  else
    void showAlert(missing.join('\n'), {
      title: added > 0 ? m.orders_in_cart_but({ count: added }) : m.orders_nothing_could_put(),
    })
  return added > 0 ? redirect('/cart') : null
}
