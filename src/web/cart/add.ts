import type { ActionFunctionArgs } from 'react-router'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { requireSession } from '../platform/guards.ts'
import { Problem, wordsOf } from '../platform/problem.ts'

export interface AddedToCart {
  isAdded: boolean
  words: string
}

/** Takes a product page’s form (`productId`, `size`, `quantity`) to the cart; the server knows the price. */
export async function action({ request }: ActionFunctionArgs): Promise<AddedToCart> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  const line = {
    productId: Number(form.get('productId')),
    size: String(form.get('size')) as 'M',
    quantity: Number(form.get('quantity')),
  }
  try {
    const { message, count } = await call('POST /api/cart/add', { body: { userId, items: [line] } })
    setCartCount(count)
    return { isAdded: true, words: message }
  } catch (error) {
    const detail = error instanceof Problem ? Object.values(error.body.fields ?? {})[0] : undefined
    return { isAdded: false, words: detail ?? wordsOf(error) }
  }
}
