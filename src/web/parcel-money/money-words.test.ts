import { describe, expect, test } from 'vitest'
import type { MoneyStage, MoneyState, MoneyStep } from '#contract/parcel-money'
import { moneyStageWords, moneyStateWords, nameOfStep, noteOfStep } from './money-words.ts'

const COMMISSION = { kind: 'commission', rule: 'A tenth', basisPoints: 1_250, of: 2900, amount: -1 } as const

describe('a step is told with what its sum comes from:', () => {
  test.each<[MoneyStep, string, string]>([
    [{ kind: 'goods', amount: 1 }, 'Goods', ''],
    [{ kind: 'not_kept', amount: -1 }, 'Not kept', ''],
    [{ kind: 'store_adjustment', what: 'Eid offer', amount: -200 }, 'Eid offer', 'Charged to the store'],
    [
      { kind: 'shop_adjustment', what: 'Welcome', given: -50, amount: 0 },
      'Welcome',
      '৳50 less collected, paid by the shop',
    ],
    [{ kind: 'shop_adjustment', what: 'Wrap', given: 40, amount: 0 }, 'Wrap', '৳40 more collected, kept by the shop'],
    [{ ...COMMISSION, fixed: 0, isLimited: false }, 'Commission', 'A tenth: 12.5\u00a0% of ৳2,900'],
    [
      { ...COMMISSION, fixed: 5, isLimited: true },
      'Commission',
      'A tenth: 12.5\u00a0% of ৳2,900, plus ৳5 per piece, within the limits of the rule',
    ],
    [{ kind: 'commission_vat', basisPoints: 1_500, amount: -1 }, 'VAT on the commission', '15\u00a0%'],
    [{ kind: 'delivery', charged: 60, keptBy: null, amount: 0 }, 'Shipping', '৳60, for whoever arranges delivery'],
    [
      { kind: 'delivery', charged: 60, keptBy: 'shop', amount: 0 },
      'Shipping',
      '৳60, kept by the shop, whose courier delivers',
    ],
    [
      { kind: 'delivery', charged: 60, keptBy: 'store', amount: 60 },
      'Shipping',
      'Kept by the store, which arranges delivery',
    ],
    [{ kind: 'other', amount: 5 }, 'Other', 'Posted separately'],
    [{ kind: 'left', amount: 5 }, 'Store’s share', ''],
  ])('%j', (step, name, note) => {
    expect([nameOfStep(step, false), noteOfStep(step)]).toEqual([name, note])
  })
})

describe('one sentence says what the money waits for:', () => {
  test.each<[MoneyState, RegExp]>([
    [{ kind: 'expected', owed: null }, /Awaiting delivery and its cash\.$/],
    [{ kind: 'expected', owed: 345 }, /the store collects the cash and owes the shop ৳345\.$/],
    [{ kind: 'expected', owed: 0 }, /the store keeps all the cash\.$/],
    [{ kind: 'pieces_to_say' }, /kept pieces to be recorded/],
    [{ kind: 'with_courier', courier: 'pathao', since: null, days: null }, /^Pathao has the cash\./],
    [
      { kind: 'with_courier', courier: 'pathao', since: '2026-11-23T20:00:00.000Z', days: null },
      /^Pathao has the cash since Tue 24 Nov\. Payable to the store once the shop receives it\.$/,
    ],
    [
      { kind: 'with_courier', courier: 'pathao', since: null, days: { fewest: 2, most: 5 } },
      /Cash of Pathao usually reaches the shop 2 to 5 days after delivery\.$/,
    ],
    [
      { kind: 'with_courier', courier: 'pathao', since: null, days: { fewest: 1, most: 1 } },
      /Cash of Pathao usually reaches the shop within 1 day of delivery\.$/,
    ],
    [{ kind: 'short', courier: 'pathao' }, /^Pathao underpaid it; the shop is checking\.$/],
    [{ kind: 'payable' }, /^Cash received/],
    [{ kind: 'compensated', left: 885 }, /^Lost, and compensated by the courier: ৳885 for the store\.$/],
    [{ kind: 'own_sale' }, /^Sold by the shop itself: no commission, no payout\.$/],
    [{ kind: 'with_store', owed: 345 }, /^The store has the cash, and owes the shop ৳345 of it\.$/],
    [{ kind: 'with_store', owed: -50 }, /^The store has the cash, and the shop owes it ৳50 more\.$/],
    [{ kind: 'with_store', owed: 0 }, /^The store has the cash, and owes nothing of it\.$/],
    [{ kind: 'nothing', stage: 'cancelled' }, /^Cancelled/],
    [{ kind: 'nothing', stage: 'back' }, /^Not kept/],
    [{ kind: 'nothing', stage: 'lost' }, /^Lost/],
    [{ kind: 'before_ledger' }, /before the shop kept a ledger/],
  ])('%j', (state, words) => expect(moneyStateWords(state)).toMatch(words))
})

describe('one sentence says when it is paid, and what that waits for:', () => {
  const told = { amount: 1, statementNumber: 3 }
  const since = '2026-11-23T20:00:00.000Z'
  test.each<[MoneyStage, string]>([
    [
      { kind: 'next_statement', amount: 1, closesOn: '2026-11-29' },
      'Goes into the next statement, closed the night before Sunday 29 November.',
    ],
    [{ kind: 'next_statement', amount: 1, closesOn: null }, 'Goes into the next statement, about to be closed.'],
    [{ kind: 'in_statement', ...told }, 'In statement 3.'],
    [{ kind: 'held', ...told, hold: { until: null } }, 'In statement 3.'],
    [{ kind: 'netted', ...told }, 'In statement 3, offset against the store’s debt.'],
    [{ kind: 'below_least', ...told, least: 500 }, 'In statement 3, paid with a later one: below the minimum of ৳500.'],
    [{ kind: 'to_prepare', ...told }, 'In statement 3, paid with the next payout.'],
    [{ kind: 'prepared', ...told, since }, 'In statement 3. Payout prepared on Tue 24 Nov, to be approved.'],
    [{ kind: 'approved', ...told, since }, 'In statement 3. Payout approved on Tue 24 Nov, to be paid.'],
    [{ kind: 'paid', ...told, since, reference: 'FT1' }, 'In statement 3, paid on Tue 24 Nov, reference FT1.'],
  ])('%j', (stage, words) => expect(moneyStageWords(stage)).toBe(words))
})
