import * as calls from '#contract/commission'
import type { Serve } from '../platform/http/calls.ts'
import { addRule, endRule } from './change-rules.ts'
import { addVatRate, listVatRates } from './change-vat-rates.ts'
import { listRules } from './list-rules.ts'
import { ownCommission } from './own-commission.ts'
import { tryRule } from './try-rule.ts'

export function commissionRoutes(serve: Serve): void {
  serve(calls.listRules, ({ db, query }) => listRules(db, query))
  serve(calls.addRule, ({ db, actor, body }) => addRule(db, actor, body))
  serve(calls.endRule, ({ db, actor, params }) => endRule(db, actor, params.id))
  serve(calls.tryRule, ({ db, body }) => tryRule(db, body))
  serve(calls.listVatRates, ({ db }) => listVatRates(db))
  serve(calls.addVatRate, ({ db, actor, body }) => addVatRate(db, actor, body))
  serve(calls.ownCommission, ({ db, actor }) => ownCommission(db, actor))
}
