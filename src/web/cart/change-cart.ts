import { SIZES } from '#contract/garment'
import { call } from '../platform/call.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'
import { logOnly } from './log.ts'
import { inTurn } from './turns.ts'

/** Stores the quantity of a line: `productId`, `size`, `quantity`. */
export async function changeLine(form: FormData, userId: number): Promise<void> {
  const productId = Number(form.get('productId'))
  const size = SIZES.find((each) => each === form.get('size'))
  const quantity = Number(form.get('quantity'))
  await tried('The quantity could not be stored.', () =>
    call('PUT /api/cart/:productId', {
      params: { productId: String(productId) },
      body: { productId, quantity, userId, size },
    }),
  )
}

/** Takes a line out: `lineId`. */
export async function removeLine(form: FormData): Promise<void> {
  const id = String(form.get('lineId'))
  await tried('The line could not be removed.', async () => {
    await call('DELETE /api/cart/remove/:id', { params: { id } })
    toast('info', 'Taken out of your cart.')
  })
}

/** What is refused is said in passing and logged; the cart on screen is read anew either way. */
async function tried(what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await inTurn(task)
  } catch (error) {
    logOnly(what, error)
    toast('error', refusalWords(error))
  }
}

/** The words nearest to what was asked: those of the field, else of the refusal. */
export function refusalWords(error: unknown): string {
  const detail = error instanceof Problem ? Object.values(error.body.fields ?? {})[0] : undefined
  return detail ?? wordsOf(error)
}
