import { redirect } from 'react-router'
import type { OrderLine } from '#contract/orders'
import { m } from '#messages'
import { serially } from '../cart/serially.ts'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { isRefusal, Problem, wordsOf } from '../platform/problem.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { toast } from '../ui/toasts.tsx'

/** Line by line: one that is not sold keeps no other out. Once the shop is away, the rest is not asked for. */
export async function buyAgain(orderId: string, userId: number): Promise<Response | Pressed> {
  try {
    const { items } = await call('GET /api/orders/:id', { params: { id: orderId } })
    const missing: string[] = []
    let trouble: unknown
    for (const line of items) {
      const reason = trouble ?? (await whyNotAdded(line, userId))
      if (reason) missing.push(`${line.productName}, ${line.size}: ${refusalWords(reason)}`)
      if (!isRefusal(reason)) trouble = reason
    }
    if (trouble && missing.length === items.length) throw trouble
    return told(items.length - missing.length, missing)
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

async function whyNotAdded({ productId, size, quantity }: OrderLine, userId: number): Promise<unknown> {
  try {
    const items = [{ productId, size, quantity }]
    const { count } = await serially(() => call('POST /api/cart/add', { body: { userId, items } }))
    setCartCount(userId, count)
    return undefined
  } catch (error) {
    if (error instanceof Problem && error.status === 401) throw error
    return error
  }
}

function told(added: number, missing: string[]): Response | Pressed {
  if (missing.length === 0) toast('success', m.orders_in_cart({ count: added }))
  else
    void showAlert(missing.join('\n'), {
      title: added > 0 ? m.orders_in_cart_but({ count: added }) : m.orders_nothing_could_put(),
    })
  return added > 0 ? redirect('/cart') : pressed()
}
