import type { Cart } from '#contract/cart'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { setCartCount } from '../platform/cart-count.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { toast } from '../ui/toasts.tsx'
import { keepAnswer } from './read-cart.ts'
import { serially } from './serially.ts'

export async function changeLine(form: FormData, userId: number): Promise<void> {
  const productId = Number(form.get('productId'))
  const size = SIZES.find((each) => each === form.get('size'))
  const quantity = Number(form.get('quantity'))
  await tried(m.cart_quantity_could_not(), userId, () =>
    call('PUT /api/cart/:productId', {
      params: { productId: String(productId) },
      body: { productId, quantity, userId, size },
    }),
  )
}

/** Lines that were asked to go: an answer may have been lost, and the line be gone. */
const leaving = new Set<string>()

export async function removeLine(form: FormData, userId: number): Promise<void> {
  const id = String(form.get('lineId'))
  const isAgain = leaving.has(id)
  leaving.add(id)
  await tried(m.cart_line_could_not(), userId, async () => {
    const cart = await call('DELETE /api/cart/remove/:id', { params: { id } }).catch((error: unknown): undefined => {
      const isGone = isAgain && error instanceof Problem && error.status === 404
      if (!isGone) throw error
    })
    toast('info', m.cart_taken_out_cart())
    return cart
  })
}

/** The cart that it leaves is shown, and counted wherever the shopper has gone; what is refused is said in passing and logged, and the cart is read anew. */
async function tried(what: string, userId: number, task: () => Promise<Cart | undefined>): Promise<void> {
  try {
    const cart = await serially(task)
    if (!cart) return
    setCartCount(userId, cart.count)
    keepAnswer(cart)
  } catch (error) {
    logOnly(what, error)
    toast('error', refusalWords(error))
  }
}
