import type { ActionFunctionArgs } from 'react-router'
import { SIZES } from '#contract/garment'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { requireSession } from '../platform/guards.ts'
import { refusalWords } from './change-cart.ts'
import { inTurn } from './turns.ts'

export interface AddedToCart {
  isAdded: boolean
  words: string
}

/** Takes a product page’s form (`productId`, `size`, `quantity`) to the cart; the server knows the price. */
export async function action({ request }: ActionFunctionArgs): Promise<AddedToCart> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  const size = SIZES.find((each) => each === form.get('size'))
  if (!size) return { isAdded: false, words: 'Please select size before add to cart!' }
  const line = { productId: Number(form.get('productId')), size, quantity: Number(form.get('quantity')) }
  try {
    const { message, count } = await inTurn(() => call('POST /api/cart/add', { body: { userId, items: [line] } }))
    setCartCount(count)
    return { isAdded: true, words: message }
  } catch (error) {
    return { isAdded: false, words: refusalWords(error) }
  }
}
