import { expect, test } from 'vitest'
import { attemptsOf } from './attempts.ts'
import { judge } from './check.ts'
import { figuresOfCustomer, figuresOfShop, figuresOfVendor } from './check-dashboard.ts'
import type { Entry, Noted } from './journal.ts'
import type { Plan } from './plan.ts'
import type { Line, Order, Rows } from './rows.ts'

const PLAN: Plan = {
  ...{ seed: 1, url: 'http://nowhere', journal: '/nowhere', vendor: { id: 9, token: '' } },
  customers: [{ id: 5, token: '' }],
  admins: [
    { id: 1, token: '' },
    { id: 2, token: '' },
  ],
  products: [{ id: 7, name: 'Garment', pricePoisha: 1_000, isRepriced: true, stock: { M: 10 } }],
}
const PIECES = { productId: 7, size: 'M', quantity: 2 }
const LINE: Line = {
  ...{ ...PIECES, pricePoisha: 1_000, stockTaken: true },
  ...{ parcelStatus: 'Pending', parcelPoisha: 2_000, broughtPoisha: null, parcelId: 4, vendorId: 9 },
}
const ORDER: Order = {
  ...{ id: 3, customerId: 5, attempt: 'attempt 1', status: 'Pending' },
  ...{ itemsPoisha: 2_000, shippingPoisha: 6_000, totalPoisha: 8_000, adjustments: 0, lines: [LINE] },
}
const ROWS: Rows = {
  ...{ orders: [ORDER], emptyOrders: [], emptyParcels: [], negative: 0, strayLines: 0, customers: 1 },
  products: [{ name: 'Garment', image: null, vendorId: 9 }],
  stock: [{ productId: 7, size: 'M', stock: 8 }],
  keys: [{ key: 'key of attempt 1', orderId: 3 }],
  admins: [
    { id: 1, isActive: true, epoch: 0 },
    { id: 2, isActive: false, epoch: 1 },
  ],
}
const SENT: Entry = { kind: 'send', who: 5, attempt: 'attempt 1', lines: [{ ...PIECES, pricePoisha: 1_000 }] }
const answered = (outcome: 'ok' | 'refused' | 'unknown', orderId: number | null = null): Entry => ({
  ...{ kind: 'answer', attempt: 'attempt 1', outcome, orderId, code: '' },
})
const FILLED: Entry = { kind: 'fill', who: 5, lines: [PIECES], outcome: 'ok' }
const read = (...lines: { productId: number; size: string; quantity: number }[]): Entry => ({
  kind: 'read',
  who: 5,
  lines,
})
const BOUGHT = [FILLED, SENT, answered('ok', 3), read()]

function judged(entries: Entry[], rows: Partial<Rows> = {}, plan = PLAN): string[] {
  const journal = entries.map((entry, at): Noted => ({ at, ...entry }))
  return judge(plan, journal, attemptsOf(journal), { ...ROWS, ...rows })
}
const order = (changes: Partial<Order>, line: Partial<Line> = {}): Partial<Rows> => ({
  orders: [{ ...ORDER, lines: [{ ...LINE, ...line }], ...changes }],
})
const unsold = { orders: [], keys: [], stock: [{ productId: 7, size: 'M', stock: 10 }] }

test.each<[string, Entry[], Partial<Rows>?]>([
  ['an acknowledged order that is there', BOUGHT],
  ['an unknown one that is there', [FILLED, SENT, answered('unknown')]],
  ['an unknown one that is not there', [FILLED, SENT, answered('unknown'), read(PIECES)], unsold],
  ['a refused one that is not there', [FILLED, SENT, answered('refused'), read(PIECES)], unsold],
  ['one that was unknown and then acknowledged', [SENT, answered('unknown'), SENT, answered('ok', 3)]],
  ['one pressed twice at once, told once', [SENT, SENT, answered('unknown'), answered('ok', 3)]],
  ['a cart that holds more than was bought', [FILLED, FILLED, SENT, answered('ok', 3), read(PIECES)]],
  [
    'a cart that nobody knows whether it was filled',
    [{ ...FILLED, outcome: 'unknown' } as Entry, read(PIECES)],
    unsold,
  ],
])('nothing is wrong with %s', (_, entries, rows) => {
  expect(judged(entries, rows)).toEqual([])
})

test.each<[string, Entry[], Partial<Rows>, RegExp]>([
  ['an acknowledged order that is lost', BOUGHT.slice(0, 3), unsold, /acknowledged as order 3/],
  ['an order under another number', [SENT, answered('ok', 4)], {}, /acknowledged as order 4/],
  ['one key that is two orders', BOUGHT, { orders: [ORDER, { ...ORDER, id: 4 }] }, /is 2 orders/],
  ['a refused order that is there', [SENT, answered('refused')], {}, /was refused and is order 3/],
  ['an order that nobody sent', [], {}, /sent by nobody/],
  ['an order without a parcel', BOUGHT, { emptyOrders: [3] }, /no parcel/],
  ['a parcel without lines', BOUGHT, { emptyParcels: [4] }, /no lines/],
  ['lines without an order', BOUGHT, { strayLines: 2 }, /2 lines belong to no order/],
  ['a total that is not its lines’', BOUGHT, order({ totalPoisha: 8_001 }), /costs 8001/],
  ['an adjustment out of nowhere', BOUGHT, order({ adjustments: 1 }), /adjustments that nobody gave/],
  ['a parcel that costs something else', BOUGHT, order({}, { parcelPoisha: 1 }), /does not cost/],
  ['other pieces than were asked for', BOUGHT, order({}, { quantity: 1 }), /other pieces/],
  ['a price of the customer’s own', BOUGHT, order({}, { pricePoisha: 100 }), /no price of that time/],
  ['stock that was not taken', BOUGHT, { stock: [{ productId: 7, size: 'M', stock: 10 }] }, /there are 10, not 8/],
  [
    'stock that was given back to a cancelled order only in part',
    BOUGHT,
    order({}, { parcelStatus: 'Cancelled' }),
    /not 10/,
  ],
  ['less than nothing', BOUGHT, { negative: 1 }, /less than nothing/],
  ['a cart that an order left full', [...BOUGHT.slice(0, 3), read(PIECES)], {}, /held “7 M: 2” and not “”/],
  [
    'a cart that an order emptied of pieces it did not buy',
    [FILLED, FILLED, SENT, answered('ok', 3), read()],
    {},
    /held “” and not “7 M: 2”/,
  ],
  ['a cart that a refusal emptied', [FILLED, SENT, answered('refused'), read()], unsold, /held “”/],
  ['a cart that was cleared in vain', [FILLED, { kind: 'clear', who: 5, outcome: 'ok' }, read(PIECES)], unsold, /held/],
  ['a cancellation that was forgotten', [...BOUGHT, { kind: 'cancel', orderId: 3, outcome: 'ok' }], {}, /is Pending/],
  ['no admin', BOUGHT, { admins: [{ id: 1, isActive: false, epoch: 1 }] }, /no active admin/],
  ['a new admin', BOUGHT, { admins: [...ROWS.admins, { id: 8, isActive: true, epoch: 0 }] }, /became an admin/],
  ['a 500', [...BOUGHT, { kind: 'fault', words: 'answered 500' }], {}, /500/],
])('the judge finds %s', (_, entries, rows, words) => {
  expect(judged(entries, rows).join('\n')).toMatch(words)
})

test('a price is good until a change of it was acknowledged before the order was sent', () => {
  const changed: Entry[] = [
    { kind: 'price-send', productId: 7, pricePoisha: 1_001 },
    { kind: 'price-answer', productId: 7, pricePoisha: 1_001, outcome: 'ok' },
  ]
  expect(judged([...changed, ...BOUGHT]).join()).toMatch(/no price of that time/)
  expect(judged([FILLED, SENT, ...changed, answered('ok', 3)])).toEqual([])
  expect(judged([...BOUGHT, ...changed])).toEqual([])
})

test('the judge adds up for a dashboard what its reader may see, without what was cancelled', () => {
  const cancelled: Line = { ...LINE, parcelId: 5, productId: 8, parcelStatus: 'Cancelled' }
  const orders = [ORDER, { ...ORDER, id: 4, customerId: 6, status: 'Cancelled', lines: [cancelled] }]
  const rows = { ...ROWS, orders, customers: 3 }
  expect(figuresOfShop(rows)).toEqual({ totalOrders: 2, totalRevenue: 80, totalProducts: 1, totalCustomers: 3 })
  expect(figuresOfVendor(9, rows)).toEqual({ totalOrders: 2, totalRevenue: 20, totalProducts: 1, totalCustomers: 2 })
  expect(figuresOfVendor(8, rows)).toEqual({ totalOrders: 0, totalRevenue: 0, totalProducts: 0, totalCustomers: 0 })
  expect(figuresOfCustomer(6, rows)).toEqual({ totalOrders: 1, totalRevenue: 0, totalProducts: 0, totalCustomers: 1 })
})

test('of an order with several parcels the judge counts those that are not cancelled, and the shipping that one brings', () => {
  const [sent, cancelled]: Line[] = [
    { ...LINE, parcelStatus: 'Completed', broughtPoisha: 6_000 },
    { ...LINE, parcelId: 5, productId: 8, parcelStatus: 'Cancelled' },
  ]
  const revenueOf = (...lines: (Line | undefined)[]) =>
    figuresOfShop({ ...ROWS, orders: [{ ...ORDER, lines: lines.filter((line) => line !== undefined) }] }).totalRevenue
  expect(revenueOf(sent, cancelled)).toBe(80)
  expect(revenueOf(sent && { ...sent, broughtPoisha: 0 }, cancelled)).toBe(20)
  expect(revenueOf(cancelled)).toBe(0)
})

const UNANSWERED: Entry = { ...FILLED, outcome: 'unknown' }
const CLEARED: Entry = { kind: 'clear', who: 5, outcome: 'unknown' }
const synchronous = (entries: Entry[]) => judged(entries, unsold, { ...PLAN, isSynchronous: true })

test('what nobody answered may be seen after the next look where commits wait for another server, once', () => {
  const seenLate = [UNANSWERED, read(), read(PIECES)]
  expect(judged(seenLate, unsold)).toEqual(['the cart of 5 held “7 M: 2” and not “”'])
  expect(synchronous(seenLate)).toEqual([])
  expect(synchronous([...seenLate, read(PIECES, PIECES)])).toEqual(['the cart of 5 held “7 M: 4” and not “7 M: 2”'])
  expect(synchronous([FILLED, read(), read(PIECES)])).toHaveLength(2)
})

test('carts that are cleared in vain again and again are judged at once', () => {
  const journal = Array.from({ length: 40 }, () => [CLEARED, read()]).flat()
  expect(judged(journal, unsold)).toEqual([])
  expect(synchronous(journal)).toEqual([])
})

test('a cart that is filled in vain again and again, while it can be read, is judged at once', () => {
  const journal = Array.from({ length: 200 }, () => [UNANSWERED, read()]).flat()
  expect(synchronous([...journal, read(PIECES, PIECES), CLEARED, read(PIECES), read()])).toEqual([
    'the cart of 5 held “” and not “7 M: 2”',
  ])
  expect(synchronous([FILLED, ...journal])).toHaveLength(1)
})

test('a cart that nobody answered was cleared may hold what was put in since', () => {
  expect(synchronous([FILLED, CLEARED, read(PIECES), UNANSWERED, read(PIECES), read()])).toEqual([])
  expect(synchronous([FILLED, read(PIECES), UNANSWERED, read(PIECES), read()])).toHaveLength(1)
})
