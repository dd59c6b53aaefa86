import type { Cart } from '#contract/cart'
import { SIZES } from '#contract/values/sizes'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'
import { keepAnswer } from './read-cart.ts'
import { serially } from './serially.ts'

export async function changeLine(form: FormData, userId: number): Promise<void> {
  const productId = Number(form.get('productId'))
  const size = SIZES.find((each) => each === form.get('size'))
  const quantity = Number(form.get('quantity'))
  await tried(m.cart_quantity_could_not(), () =>
    call('PUT /api/cart/:productId', {
      params: { productId: String(productId) },
      body: { productId, quantity, userId, size },
    }),
  )
}

export async function removeLine(form: FormData): Promise<void> {
  const id = String(form.get('lineId'))
  await tried(m.cart_line_could_not(), async () => {
    const cart = await call('DELETE /api/cart/remove/:id', { params: { id } })
    toast('info', m.cart_taken_out_cart())
    return cart
  })
}

/** The cart that it leaves is shown; what is refused is said in passing and logged, and the cart is read anew. */
async function tried(what: string, task: () => Promise<Cart>): Promise<void> {
  try {
    keepAnswer(await serially(task))
  } catch (error) {
    logOnly(what, error)
    toast('error', refusalWords(error))
  }
}

/** The field’s words before the refusal’s. */
export function refusalWords(error: unknown): string {
  const detail = error instanceof Problem ? Object.values(error.body.fields ?? {})[0] : undefined
  return detail ?? wordsOf(error)
}
