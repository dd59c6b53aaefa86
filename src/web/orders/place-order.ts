import { redirect } from 'react-router'
import type { CartLine } from '#contract/cart'
import { formatTaka } from '#contract/money'
import { call } from '../platform/call.ts'
import { refreshCartCount } from '../platform/cart-count.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { toast } from '../ui/toasts.tsx'
import { forgetAttempt, keyFor } from './attempt.ts'
import { type Contact, type ContactProblems, contactProblems } from './contact.ts'
import { keepDraftForNextOrder } from './draft.ts'
import { orderRequest } from './order-request.ts'

/** Why an order was not placed, for the form. */
export interface Unplaced {
  words: string
  fields: ContactProblems
  /** Nobody knows whether the order arrived. */
  isLost: boolean
}

const LOST =
  'No answer came from the shop. Nothing you typed is lost. Press Confirm Order again: your order is placed only once.'

/** Places the order once, however often it is sent; leads to its confirmation. */
export async function placeOrder(contact: Contact, lines: CartLine[]): Promise<Response | Unplaced> {
  try {
    const { id } = await call('POST /api/orders/create', {
      body: orderRequest(contact, lines),
      headers: { 'idempotency-key': keyFor(lines) },
    })
    toast('success', 'Order placed successfully!')
    return placed(`/order-confirmation/${id}`)
  } catch (error) {
    return refused(error, lines)
  }
}

function placed(address: string): Response {
  forgetAttempt()
  keepDraftForNextOrder()
  void refreshCartCount()
  return redirect(address)
}

function refused(error: unknown, lines: CartLine[]): Response | Unplaced {
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500)
    return { words: error instanceof Problem && error.status === 503 ? error.message : LOST, fields: {}, isLost: true }
  // The key is known to the shop: what was sent before, with other words in the form, did arrive.
  if (error.body.code === 'idempotency_key_reused') {
    toast('info', 'This order had already arrived, with what you typed first.')
    return placed('/order-confirmation')
  }
  forgetAttempt()
  return { words: wordsOfRefusal(error, lines), fields: contactProblems(error.body.fields ?? {}), isLost: false }
}

function wordsOfRefusal(problem: Problem, lines: CartLine[]): string {
  const { current, fields = {} } = problem.body
  if (current) {
    const words = `A price has changed since you looked. The new payable amount is ${formatTaka(current.totalAmount)}.`
    void showAlert(`${words} Nothing was ordered: please check it and confirm again.`, { title: 'New total' })
    return words
  }
  const named = Object.entries(fields).flatMap(([field, words]) => {
    const line = lines[Number(/^items\.(\d+)/.exec(field)?.[1] ?? Number.NaN)]
    return line ? [`${line.product.name}: ${words}`] : []
  })
  const words = named.length > 0 ? named.join(' ') : wordsOf(problem)
  toast('error', words)
  return words
}
