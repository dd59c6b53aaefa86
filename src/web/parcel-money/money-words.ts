import type { MoneyStage, MoneyState, MoneyStep } from '#contract/parcel-money'
import { formatTaka } from '#contract/values/money'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { dayOfMoment, dayOfWeek } from '../platform/day-words.ts'
import { courierWords } from '../ui/stage-words.ts'

type Of<Kind extends MoneyStep['kind']> = Extract<MoneyStep, { kind: Kind }>

export function nameOfStep(step: MoneyStep, isExpected: boolean): string {
  switch (step.kind) {
    case 'goods':
      return m.orders_money_goods()
    case 'not_kept':
      return m.orders_not_kept()
    case 'store_adjustment':
    case 'shop_adjustment':
      return step.what
    case 'commission':
      return m.commission_title()
    case 'commission_vat':
      return m.orders_money_vat()
    case 'delivery':
      return m.ui_shipping()
    case 'refund':
      return m.refunds_to_shopper()
    case 'commission_given_back':
      return m.payouts_kind_commission_given_back()
    case 'other':
      return m.orders_money_other()
    case 'left':
      return isExpected ? m.orders_money_left_expected() : m.orders_money_left()
  }
}

/** What the sum comes from, or why there is none; '' where the name says it. */
export function noteOfStep(step: MoneyStep): string {
  switch (step.kind) {
    case 'store_adjustment':
      return m.orders_money_by_store()
    case 'shop_adjustment':
      return borneByShop(step.given)
    case 'commission':
      return commissionNote(step)
    case 'commission_vat':
      return m.orders_money_percent({ percent: percentOf(step.basisPoints) })
    case 'delivery':
      return deliveryNote(step)
    case 'other':
      return m.orders_money_other_note()
    default:
      return ''
  }
}

function commissionNote({ rule, basisPoints, fixed, of, isLimited }: Of<'commission'>): string {
  const percent = percentOf(basisPoints)
  const rate =
    fixed > 0
      ? m.orders_money_rate_and_fixed({ rule, percent, of: formatTaka(of), fixed: formatTaka(fixed) })
      : m.orders_money_rate({ rule, percent, of: formatTaka(of) })
  return isLimited ? m.orders_money_limited({ rate }) : rate
}

function deliveryNote({ charged, keptBy }: Of<'delivery'>): string {
  const sum = formatTaka(charged)
  if (keptBy === null) return m.orders_money_delivery_unknown({ sum })
  return keptBy === 'shop' ? m.orders_money_delivery_shop({ sum }) : m.orders_money_delivery_store()
}

function borneByShop(given: number): string {
  return given < 0
    ? m.orders_money_by_shop_less({ sum: formatTaka(-given) })
    : m.orders_money_by_shop_more({ sum: formatTaka(given) })
}

function percentOf(basisPoints: number): string {
  return String(basisPoints / 100)
}

export function moneyStateWords(state: MoneyState): string {
  switch (state.kind) {
    case 'expected':
      return expectedWords(state.owed)
    case 'pieces_to_say':
      return m.orders_money_pieces_to_say()
    case 'with_courier':
      return withCourierWords(state)
    case 'short':
      return m.orders_money_short({ courier: courierWords(state.courier) })
    case 'payable':
      return m.orders_money_payable()
    case 'refunded':
      return m.orders_money_refunded()
    case 'with_store':
      return withStoreWords(state.owed)
    case 'compensated':
      return m.orders_money_compensated({ left: formatTaka(state.left) })
    case 'own_sale':
      return m.orders_money_own_sale()
    case 'nothing':
      return nothingWords(state.stage)
    case 'before_ledger':
      return m.orders_money_before_ledger()
  }
}

function expectedWords(owed: number | null): string {
  if (owed === null) return m.orders_money_waits_delivery()
  return owed > 0 ? m.orders_money_waits_own_cash({ owed: formatTaka(owed) }) : m.orders_money_waits_all_own()
}

function withCourierWords({ courier: name, since, days }: Extract<MoneyState, { kind: 'with_courier' }>): string {
  const courier = courierWords(name)
  const has = since
    ? m.orders_money_with_courier_since({ courier, day: dayOfMoment(since) })
    : m.orders_money_with_courier({ courier })
  if (!days) return has
  const { fewest, most } = days
  const usual =
    fewest === most
      ? m.orders_money_usual_one({ courier, count: most, shown: most })
      : m.orders_money_usual({ courier, fewest, most })
  return `${has} ${usual}`
}

function withStoreWords(owed: number): string {
  if (owed === 0) return m.orders_money_store_owes_nothing()
  return owed > 0
    ? m.orders_money_store_owes({ owed: formatTaka(owed) })
    : m.orders_money_shop_owes({ owed: formatTaka(-owed) })
}

function nothingWords(stage: Stage): string {
  if (stage === 'cancelled') return m.orders_money_nothing_cancelled()
  return stage === 'lost' ? m.orders_money_nothing_lost() : m.orders_money_nothing_refused()
}

/** When it is paid, and what that waits for; of a changed account the screen says that beside. */
export function moneyStageWords(stage: MoneyStage): string {
  if (stage.kind === 'next_statement') return nextStatementWords(stage.closesOn)
  const number = String(stage.statementNumber)
  switch (stage.kind) {
    case 'in_statement':
    case 'held':
      return m.orders_money_in_statement({ number })
    case 'netted':
      return m.orders_money_netted({ number })
    case 'below_least':
      return m.orders_money_below_least({ number, least: formatTaka(stage.least) })
    case 'to_prepare':
      return m.orders_money_to_prepare({ number })
    case 'prepared':
      return m.orders_money_prepared({ number, day: dayOfMoment(stage.since) })
    case 'approved':
      return m.orders_money_approved({ number, day: dayOfMoment(stage.since) })
    case 'paid':
      return m.orders_money_paid({ number, day: dayOfMoment(stage.since), reference: stage.reference })
  }
}

function nextStatementWords(closesOn: string | null): string {
  return closesOn === null
    ? m.orders_money_next_statement_due()
    : m.orders_money_next_statement({ day: dayOfWeek(closesOn) })
}
