import { type ActionFunctionArgs, redirect } from 'react-router'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { requireSession } from '../platform/guards.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { toast } from '../ui/toasts.tsx'
import { serially } from './serially.ts'

export interface AddedToCart {
  isAdded: boolean
}

/** Typed or reloaded, the address means the cart. */
export function loader(): Response {
  return redirect('/cart')
}

/** Told here, wherever the shopper has gone meanwhile. */
export async function action({ request }: ActionFunctionArgs): Promise<AddedToCart> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  const size = SIZES.find((each) => each === form.get('size'))
  if (!size) return told(false, m.ui_please_select_size())
  const line = { productId: Number(form.get('productId')), size, quantity: Number(form.get('quantity')) }
  try {
    const { message, count } = await serially(() => call('POST /api/cart/add', { body: { userId, items: [line] } }))
    setCartCount(userId, count)
    return told(true, message)
  } catch (error) {
    return told(false, refusalWords(error))
  }
}

function told(isAdded: boolean, words: string): AddedToCart {
  toast(isAdded ? 'success' : 'error', words)
  return { isAdded }
}
