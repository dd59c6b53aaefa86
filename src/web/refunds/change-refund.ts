import type { RefundQuote } from '#contract/refunds'
import type { RefundMethod, RefundTill } from '#contract/values/refunds'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export interface RefundAnswer {
  /** Where one was asked for. */
  quote?: RefundQuote
  /** Field → why it is refused. */
  fields?: Record<string, string>
}

/** What is refused stands at its field; of no field, it is said in passing. */
export async function changeRefund(form: FormData): Promise<RefundAnswer> {
  try {
    const intent = typedIn(form, 'refund')
    if (intent === 'quote') return { quote: await quoted(form) }
    await change(intent, form)
    toast('success', m.ui_saved())
  } catch (error) {
    const fields = error instanceof Problem ? error.body.fields : undefined
    if (fields) return { fields }
    toast('error', wordsOf(error))
  }
  return {}
}

async function change(intent: string, form: FormData): Promise<unknown> {
  const params = { id: typedIn(form, 'id') }
  const reason = typedIn(form, 'reason')
  if (intent === 'grant') {
    const headers = { 'idempotency-key': typedIn(form, 'key') }
    const body = { ...wantedIn(form), reason, amount: Number(typedIn(form, 'amount')) }
    return await call('POST /api/parcels/:id/refunds', { params, headers, body })
  }
  if (intent === 'pay') {
    // The contract refuses what is no way, and no till.
    const way = typedIn(form, 'way') as RefundMethod
    const from = typedIn(form, 'from') as RefundTill
    return await call('PUT /api/refunds/:id/payment', {
      params,
      body: { way, from, reference: typedIn(form, 'reference') },
    })
  }
  if (intent === 'fail') return await call('PUT /api/refunds/:id/failure', { params, body: { reason } })
  return await call('PUT /api/refunds/:id/cancellation', { params, body: { reason } })
}

async function quoted(form: FormData): Promise<RefundQuote> {
  return await call('POST /api/parcels/:id/refunds/quote', {
    params: { id: typedIn(form, 'id') },
    body: wantedIn(form),
  })
}

function wantedIn(form: FormData) {
  const lines = [...form.entries()].flatMap(([name, value]) => {
    const [, lineId] = /^line (\d+)$/.exec(name) ?? []
    return lineId ? [{ lineId: Number(lineId), quantity: Number(value) }] : []
  })
  return { lines, withShipping: form.has('withShipping') }
}

/** Of a press; `randomUUID` needs HTTPS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
