import type { RefundQuote } from '#contract/refunds'
import type { RefundMethod, RefundTill } from '#contract/values/refunds'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem, wordsOf } from '../platform/problem.ts'
import { type Act, acts, paramsIn } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export interface RefundAnswer {
  /** Where one was asked for. */
  quote?: RefundQuote
  /** Field → why it is refused. */
  fields?: Record<string, string>
}

const ACTS: Record<string, Act<RefundAnswer>> = {
  quote: {
    answer: async (form) => ({
      quote: await call('POST /api/parcels/:id/refunds/quote', { ...paramsIn(form), body: wantedIn(form) }),
    }),
    refused: atFields,
  },
  grant: { run: grant, done: m.ui_saved(), refused: atFields },
  pay: { run: pay, done: m.ui_saved(), refused: atFields },
  fail: {
    run: (form) =>
      call('PUT /api/refunds/:id/failure', { ...paramsIn(form), body: { reason: typedIn(form, 'reason') } }),
    done: m.ui_saved(),
    refused: atFields,
  },
  cancel: {
    run: (form) =>
      call('PUT /api/refunds/:id/cancellation', { ...paramsIn(form), body: { reason: typedIn(form, 'reason') } }),
    done: m.ui_saved(),
    refused: atFields,
  },
}

export const changeRefund = acts<RefundAnswer>(ACTS)

export function isOfRefund(form: FormData): boolean {
  return Object.hasOwn(ACTS, typedIn(form, 'intent'))
}

/** What is refused stands at its field; of no field, it is said in passing. */
function atFields(error: unknown): RefundAnswer {
  const fields = error instanceof Problem ? error.body.fields : undefined
  if (fields) return { fields }
  toast('error', wordsOf(error))
  return {}
}

async function grant(form: FormData): Promise<unknown> {
  const headers = { 'idempotency-key': typedIn(form, 'key') }
  const body = { ...wantedIn(form), reason: typedIn(form, 'reason'), amount: Number(typedIn(form, 'amount')) }
  return await call('POST /api/parcels/:id/refunds', { ...paramsIn(form), headers, body })
}

async function pay(form: FormData): Promise<unknown> {
  // The contract refuses what is no way, and no till.
  const way = typedIn(form, 'way') as RefundMethod
  const from = typedIn(form, 'from') as RefundTill
  const body = { way, from, reference: typedIn(form, 'reference') }
  return await call('PUT /api/refunds/:id/payment', { ...paramsIn(form), body })
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
