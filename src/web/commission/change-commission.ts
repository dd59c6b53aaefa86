import type { addRule, addVatRate, RuleTrial } from '#contract/commission'
import type { CallInput } from '#contract/machinery/endpoint'
import { plainDigits } from '#contract/values/digits'
import { amountIn } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export type Intent = 'add' | 'try' | 'end' | 'add-rate'
type NewRule = CallInput<typeof addRule>['body']
type NewRate = CallInput<typeof addVatRate>['body']

/** What a press came to; `at` is read by ui/form/stay.ts. */
export interface Changed extends Partial<Pick<Refused, 'at'>> {
  trial?: RuleTrial & { name: string }
  isAdded?: boolean
  refused?: Refused & { of: Intent }
}

const atForm = (of: Intent) => (error: unknown) => {
  const refused = { ...refusedBy(error, m.refusal_unexpected()), of }
  return { refused, at: refused.at }
}

export const changeCommission = acts<Changed>({
  try: {
    answer: async (form) => {
      const body = ruleIn(form)
      return { trial: { ...(await call('POST /api/commission/trial', { body })), name: body.name }, at: Date.now() }
    },
    refused: atForm('try'),
  },
  add: {
    answer: async (form) => {
      await call('POST /api/commission/rules', { body: ruleIn(form) })
      return { isAdded: true }
    },
    done: m.commission_added(),
    refused: atForm('add'),
  },
  'add-rate': {
    answer: async (form) => {
      await call('POST /api/commission/vat-rates', { body: rateIn(form) })
      return { isAdded: true }
    },
    done: m.commission_vat_added(),
    refused: atForm('add-rate'),
  },
  end: {
    run: (form) => call('PUT /api/commission/rules/:id/end', paramsIn(form)),
    done: m.commission_ended(),
    refused: (error) => {
      toast('error', wordsOf(error))
      return atForm('end')(error)
    },
  },
})

/** Refused at its field. */
const NO_AMOUNT = -1

function ruleIn(form: FormData): NewRule {
  const amount = (name: string) => Number(amountIn(typedIn(form, name)))
  // What is no number would travel as null, which is no bound: it is refused instead.
  const bound = (name: string) => {
    if (typedIn(form, name).trim() === '') return null
    return Number.isNaN(amount(name)) ? NO_AMOUNT : amount(name)
  }
  return {
    name: typedIn(form, 'name'),
    vendorId: Number(typedIn(form, 'vendorId')) || null,
    categoryId: Number(typedIn(form, 'categoryId')) || null,
    percent: percentIn(form),
    fixed: amount('fixed'),
    lowest: bound('lowest'),
    highest: bound('highest'),
    validFrom: typedIn(form, 'validFrom') || undefined,
  }
}

function rateIn(form: FormData): NewRate {
  // The contract refuses what is taxed otherwise.
  const what = typedIn(form, 'what') as NewRate['what']
  return { what, percent: percentIn(form), validFrom: typedIn(form, 'validFrom') }
}

/** Nothing typed is no percent. */
function percentIn(form: FormData): number {
  const typed = plainDigits(typedIn(form, 'percent')).replace('%', '').trim()
  return typed === '' ? Number.NaN : Number(typed)
}
