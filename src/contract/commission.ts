import * as z from 'zod/mini'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, idText, moment, money, named, paging, singleLine } from './machinery/fields.ts'
import {
  basisPointsOf,
  LONGEST_RULE_NAME,
  MOST_COMMISSION_PERCENT,
  MOST_VAT_PERCENT,
  RULE_LISTS,
  RULE_STATES,
  TAXED,
} from './values/commission.ts'

const terms = {
  /** With two decimals at most. */
  percent: z.number(),
  /** Taka a piece, beside that. */
  fixed: z.number(),
  /** Taka a piece that both come to at least, and at most; null: no bound. */
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
}

/** Of those that apply to a sale, one counts: a store’s own first, then that of the nearest category, then the newest. */
export const commissionRule = z.object({
  id,
  name: z.string(),
  /** Null: of all stores. */
  store: z.nullable(named),
  /** Null: of all categories. Its name is '' where it was deleted meanwhile. */
  category: z.nullable(named),
  ...terms,
  validFrom: moment,
  endedAt: z.nullable(moment),
  state: z.enum(RULE_STATES),
})
export type CommissionRule = z.infer<typeof commissionRule>

function percentUpTo(most: number) {
  const problem = { error: () => m.field_must_percent({ most: formatNumber(most) }) }
  return z.number(problem).check(z.refine((percent) => percent <= most && basisPointsOf(percent) !== null, problem))
}

export const newRule = z
  .object({
    name: singleLine(LONGEST_RULE_NAME),
    vendorId: z.optional(z.nullable(id)),
    categoryId: z.optional(z.nullable(id)),
    percent: percentUpTo(MOST_COMMISSION_PERCENT),
    fixed: z._default(money, 0),
    lowest: z._default(z.nullable(money), null),
    highest: z._default(z.nullable(money), null),
    /** Of Dhaka; left out, or today: from this moment on. */
    validFrom: z.optional(day),
  })
  .check(
    z.refine(({ lowest, highest }) => lowest === null || highest === null || lowest <= highest, {
      path: ['highest'],
      error: () => m.commission_highest_below_lowest(),
    }),
  )
export type NewRule = z.output<typeof newRule>

export const listRules = endpoint({
  method: 'GET',
  path: '/api/commission/rules',
  access: 'admin',
  summary:
    'What the shop takes of sales: rules that are in force or to come, or those that were replaced or ended; newest first.',
  query: z.object({ show: z._default(z.enum(RULE_LISTS), 'open'), ...paging(50) }),
  reply: commissionRule,
  list: 'array',
})

export const addRule = endpoint({
  method: 'POST',
  path: '/api/commission/rules',
  access: 'admin',
  summary: 'Add a rule of commission. It is never changed: it ends, and another takes its place.',
  body: newRule,
  reply: commissionRule,
  status: 201,
})

export const endRule = endpoint({
  method: 'PUT',
  path: '/api/commission/rules/:id/end',
  access: 'admin',
  summary: 'End a rule from this moment on. What was ordered under it stays as it was.',
  params: z.object({ id: idText }),
  reply: commissionRule,
})

export const charged = z.object({ commission: z.number(), vat: z.number() })
const trial = z.object({
  parcels: z.int(),
  /** Taka, of what was kept. */
  sold: z.number(),
  /** As it was ordered, and as it would have been. */
  frozen: charged,
  tried: charged,
})

export const tryRule = endpoint({
  method: 'POST',
  path: '/api/commission/trial',
  access: 'admin',
  summary:
    'What the last calendar month would have cost each store under a rule that is not there yet. Changes nothing.',
  body: newRule,
  reply: z.object({
    /** Such as `2026-10`. */
    month: z.string(),
    total: trial,
    /** Those that sold most. */
    stores: z.array(z.extend(trial, { id, name: z.string() })),
  }),
})
export type RuleTrial = z.infer<(typeof tryRule)['reply']>

export const vatRate = z.object({
  id,
  what: z.enum(TAXED),
  percent: z.number(),
  validFrom: day,
  isCurrent: z.boolean(),
})
export type VatRate = z.infer<typeof vatRate>

export const listVatRates = endpoint({
  method: 'GET',
  path: '/api/commission/vat-rates',
  access: 'admin',
  summary: 'The latest rates of VAT on the commission and on goods, each from a day on.',
  reply: z.object({ rates: z.array(vatRate) }),
})

export const addVatRate = endpoint({
  method: 'POST',
  path: '/api/commission/vat-rates',
  access: 'admin',
  summary:
    'Add a rate of VAT from a day on; of one day the last word counts. Orders that were placed keep theirs; what is delivered from that day on is invoiced by it.',
  body: z.object({ what: z.enum(TAXED), percent: percentUpTo(MOST_VAT_PERCENT), validFrom: day }),
  reply: vatRate,
  status: 201,
})

export const ownCommission = endpoint({
  method: 'GET',
  path: '/api/commission/own',
  access: 'vendor',
  summary: 'What the own store pays of a sale now, by category; before it sells.',
  reply: z.object({
    /** On the commission. */
    vatPercent: z.number(),
    rules: z.array(z.object({ id, name: z.string(), ...terms, validFrom: moment })),
    /** Null: nothing is taken. */
    categories: z.array(z.object({ id, ruleId: z.nullable(id) })),
  }),
})
export type OwnCommission = z.infer<(typeof ownCommission)['reply']>
