import { redirect } from 'react-router'
import type { CartLine } from '#contract/cart'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { refreshCartCount } from '../platform/cart-count.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { showAlert } from '../ui/dialogs.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { forgetAttempt, keyFor } from './attempt.ts'
import { type Contact, contactProblems } from './contact.ts'
import { keepDraftForNextOrder } from './draft.ts'
import { orderRequest, type SeenQuote } from './order-request.ts'

export interface Unplaced extends Refused {
  isLost: boolean
  /** Of a proven phone it would be taken. */
  isProofNeeded?: boolean
}

const LOST = m.checkout_no_answer_came()

/** Once, however often sent. */
export async function placeOrder(userId: number, contact: Contact, seen: SeenQuote): Promise<Response | Unplaced> {
  try {
    const { id } = await call('POST /api/orders/create', {
      body: orderRequest(userId, contact, seen),
      headers: { 'idempotency-key': keyFor(seen.lines) },
    })
    toast('success', m.checkout_order_placed_successfully())
    return placed(`/order-confirmation/${id}`)
  } catch (error) {
    return refused(error, seen.lines)
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
    return {
      words: error instanceof Problem && error.status === 503 ? error.message : LOST,
      fields: {},
      isLost: true,
      at: Date.now(),
    }
  // The key is known: the earlier attempt did arrive.
  if (error.body.code === 'idempotency_key_reused') {
    toast('info', m.checkout_order_had_already())
    return placed('/order-confirmation')
  }
  // An ended session says nothing of an earlier press, which may have arrived.
  if (error.status !== 401) forgetAttempt()
  return {
    words: wordsOfRefusal(error, lines),
    fields: contactProblems(error.body.fields ?? {}),
    isLost: false,
    isProofNeeded: error.body.code === 'phone_proof_needed',
    at: Date.now(),
  }
}

function wordsOfRefusal(problem: Problem, lines: CartLine[]): string {
  const { current, fields = {} } = problem.body
  if (current) {
    const words = m.checkout_price_changed_since({ totalAmount: formatTaka(current.totalAmount) })
    void showAlert(m.checkout_words_nothing_was({ words }), { title: m.checkout_new_total() })
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
