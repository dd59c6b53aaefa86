import { describe, expect, test } from 'vitest'
import type { MoneyPlace, MoneyState, MoneyStep } from '#contract/parcel-money'
import { moneyPlaceWords, moneyStateWords, nameOfStep, noteOfStep } from './money-words.ts'

const COMMISSION = { kind: 'commission', rule: 'A tenth', basisPoints: 1_250, of: 2900, amount: -1 } as const

describe('a step is told with what its sum comes from:', () => {
  test.each<[MoneyStep, string, string]>([
    [{ kind: 'goods', amount: 1 }, 'Goods', ''],
    [{ kind: 'not_kept', amount: -1 }, 'Not kept', ''],
    [{ kind: 'store_adjustment', what: 'Eid offer', amount: -200 }, 'Eid offer', 'Borne by the store'],
    [
      { kind: 'shop_adjustment', what: 'Welcome', given: -50, amount: 0 },
      'Welcome',
      '৳50 less at the door, borne by the shop',
    ],
    [{ kind: 'shop_adjustment', what: 'Wrap', given: 40, amount: 0 }, 'Wrap', '৳40 more at the door, for the shop'],
    [{ ...COMMISSION, fixed: 0, isLimited: false }, 'Commission', 'A tenth: 12.5\u00a0% of ৳2,900'],
    [
      { ...COMMISSION, fixed: 5, isLimited: true },
      'Commission',
      'A tenth: 12.5\u00a0% of ৳2,900, and ৳5 a piece, within the limits of the rule',
    ],
    [{ kind: 'commission_vat', basisPoints: 1_500, amount: -1 }, 'VAT on the commission', '15\u00a0%'],
    [{ kind: 'delivery', charged: 60, keptBy: null, amount: 0 }, 'Shipping', '৳60, for whoever has it carried'],
    [
      { kind: 'delivery', charged: 60, keptBy: 'shop', amount: 0 },
      'Shipping',
      '৳60, kept by the shop, whose courier carries it',
    ],
    [
      { kind: 'delivery', charged: 60, keptBy: 'store', amount: 60 },
      'Shipping',
      'Kept by the store, which has it carried',
    ],
    [{ kind: 'other', amount: 5 }, 'Other', 'Posted beside the steps above'],
    [{ kind: 'left', amount: 5 }, 'Left for the store', ''],
  ])('%j', (step, name, note) => {
    expect([nameOfStep(step, false), noteOfStep(step)]).toEqual([name, note])
  })
})

describe('one sentence says what the money waits for:', () => {
  test.each<[MoneyState, RegExp]>([
    [{ kind: 'expected', owed: null }, /waits for the delivery, and is payable when its cash is here\.$/],
    [{ kind: 'expected', owed: 345 }, /the store takes the cash then, and owes the shop ৳345 of it\.$/],
    [{ kind: 'expected', owed: 0 }, /the store takes the cash then, and owes nothing of it\.$/],
    [{ kind: 'pieces_to_say' }, /which pieces were kept/],
    [
      { kind: 'with_courier', courier: 'pathao', since: null, days: null },
      /^Pathao has the cash, and owes it to the shop\./,
    ],
    [
      { kind: 'with_courier', courier: 'pathao', since: '2026-11-23T20:00:00.000Z', days: null },
      /^Pathao has the cash since Tue 24 Nov, and owes it to the shop\. It is payable to the store once it is here\.$/,
    ],
    [
      { kind: 'with_courier', courier: 'pathao', since: null, days: { fewest: 2, most: 5 } },
      /Cash of Pathao mostly reached the shop 2 to 5 days after a delivery\.$/,
    ],
    [
      { kind: 'with_courier', courier: 'pathao', since: null, days: { fewest: 1, most: 1 } },
      /Cash of Pathao mostly reached the shop within 1 day of a delivery\.$/,
    ],
    [{ kind: 'short', courier: 'pathao' }, /^Pathao has paid too little for it; the shop looks into it\.$/],
    [{ kind: 'payable' }, /^Its cash is here/],
    [{ kind: 'compensated', left: 885 }, /^It was lost, and its courier paid for it: ৳885 of that is the store’s\.$/],
    [{ kind: 'own_sale' }, /^The shop sold it itself: it takes no commission, and has nothing to pay for it\.$/],
    [{ kind: 'with_store', owed: 345 }, /^The store has the cash, and owes the shop ৳345 of it\.$/],
    [{ kind: 'with_store', owed: -50 }, /^The store has the cash, and the shop owes it ৳50 more\.$/],
    [{ kind: 'with_store', owed: 0 }, /^The store has the cash, and owes nothing of it\.$/],
    [{ kind: 'nothing', stage: 'cancelled' }, /^It was cancelled/],
    [{ kind: 'nothing', stage: 'back' }, /^It was not kept/],
    [{ kind: 'nothing', stage: 'lost' }, /^It was lost/],
    [{ kind: 'before_ledger' }, /before the shop kept these books/],
  ])('%j', (state, words) => expect(moneyStateWords(state)).toMatch(words))
})

describe('one sentence says when it is paid, and what that waits for:', () => {
  const told = { amount: 1, statementNumber: 3 }
  const since = '2026-11-23T20:00:00.000Z'
  test.each<[MoneyPlace, string]>([
    [
      { kind: 'next_statement', amount: 1, closesOn: '2026-11-29' },
      'It stands in the next statement, closed in the night to Sunday 29 November.',
    ],
    [
      { kind: 'next_statement', amount: 1, closesOn: null },
      'It stands in the next statement, which is about to be closed.',
    ],
    [{ kind: 'in_statement', ...told }, 'It stands in statement 3.'],
    [{ kind: 'held', ...told, hold: { until: null } }, 'It stands in statement 3.'],
    [{ kind: 'netted', ...told }, 'It stands in statement 3, set against what the store owes the shop.'],
    [
      { kind: 'below_least', ...told, least: 500 },
      'It stands in statement 3, and is paid with a later one: less than ৳500 is not paid.',
    ],
    [{ kind: 'to_prepare', ...told }, 'It stands in statement 3, and is paid with the next payout.'],
    [
      { kind: 'prepared', ...told, since },
      'It stands in statement 3. The payout was prepared on Tue 24 Nov, and is to be approved.',
    ],
    [
      { kind: 'approved', ...told, since },
      'It stands in statement 3. The payout was approved on Tue 24 Nov, and is to be paid.',
    ],
    [
      { kind: 'paid', ...told, since, reference: 'FT1' },
      'It stands in statement 3, and was paid on Tue 24 Nov, reference FT1.',
    ],
  ])('%j', (place, words) => expect(moneyPlaceWords(place)).toBe(words))
})
