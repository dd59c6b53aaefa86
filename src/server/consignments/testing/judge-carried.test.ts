import { expect, test } from 'vitest'
import type { Stage } from '#contract/values/stages'
import type { Carried, CarriedParcel, ConsignmentRow, MessageRow, Move } from './carried.ts'
import type { Taken } from './judge-bookings.ts'
import { judgeCarried, type Outside } from './judge-carried.ts'

// One order of three pieces at 10 taka, whose parcel Pathao has delivered.
const PARCEL: CarriedParcel = {
  ...{ id: 5, orderId: 3, isHouse: false, vendorId: 2, stage: 'delivered', status: 'Completed', courier: 'pathao' },
  trackingNumber: 'DL1',
  itemsPoisha: 3_000,
  shippingPoisha: 6_000,
  adjustmentsPoisha: 0,
  storeAdjustmentsPoisha: 0,
  ...{
    keptPoisha: null,
    collectedPoisha: 9_000,
    returnPaidPoisha: null,
    collectsFor: 'shop',
    isReceivedBack: false,
    wasPartlyReported: false,
    isPartlyReported: false,
  },
}
const moved = (stage: Stage, by = 'courier', more: Partial<Move> = {}): Move => {
  return { parcelId: 5, orderId: 3, stage, by, isCorrection: false, learnedAt: stage, ...more }
}
const WAY = [moved('packed', 'store'), moved('handed_over', 'store'), moved('delivered')]
const LINE = {
  ...{ id: 8, parcelId: 5, productId: 7, size: 'M', quantity: 3, pricePoisha: 1_000, isCounted: true },
  ...{ commissionPoisha: 300, commissionVatPoisha: 45 },
}
const booked = (sums: Record<string, number>) =>
  Object.entries(sums).map(([account, poisha]) => ({ parcelId: 5, account, poisha }))
const BOOKS = {
  courier_owes: 9_000,
  vendor_pending: -2_655,
  shipping_income: -6_000,
  commission: -300,
  vat_payable: -45,
}
const KEPT = { lineId: 8, outcome: 'kept', quantity: 3, fit: null }
const ROW: ConsignmentRow = {
  ...{ parcelId: 5, company: 'pathao', invoice: 'H5', state: 'ended', number: 'DL1', trackingCode: 'DL1' },
  ...{ word: 'delivered', problem: '', cashPoisha: 9_000 },
}
const TAKEN: Taken = {
  ...{ company: 'pathao', invoice: 'H5', number: 'DL1', trackingCode: '', cash: 90, collected: 90, step: 'delivered' },
}
const said = (kind: string, way: string, more: Partial<MessageRow> = {}): MessageRow => ({
  ...{ orderId: 3, kind, way, recipient: 'customer:4', state: 'Sent' },
  reference: way === 'mail' ? `<${kind}>` : null,
  ...(way === 'sms' ? { phone: '017', text: kind } : { phone: null, text: null }),
  ...more,
})
const both = (kind: string, more: Partial<MessageRow> = {}) => [said(kind, 'mail', more), said(kind, 'bell', more)]
const TO_STORE = { recipient: 'store:2' }
const PLACED = [...both('order_placed'), said('order_placed', 'sms'), ...both('order_to_pack', TO_STORE)]
const HANDED_OVER = [...both('parcel_handed_over'), said('parcel_handed_over', 'sms')]
const CARRIED: Carried = {
  ...{ parcels: [PARCEL], moves: WAY, lines: [LINE], outcomes: [KEPT], consignments: [ROW] },
  stock: [{ productId: 7, size: 'M', quantity: 7 }],
  messages: [...PLACED, ...HANDED_OVER, ...both('order_completed')],
  books: booked(BOOKS),
  refunds: [],
}
const OUTSIDE: Outside = {
  ...{ start: [{ productId: 7, size: 'M', quantity: 10 }], taken: [TAKEN], isOver: true },
  told: {
    sms: ['order_placed', 'parcel_handed_over'].map((text) => ({ phone: '017', text })),
    mails: [
      ...['order_placed', 'order_to_pack', 'parcel_handed_over', 'order_completed', 'parcel_refused'],
      ...['parcel_not_taken', 'parcel_partly_delivered', 'parcel_kept_in_part', 'parcel_part_to_say'],
    ].map((id) => `<${id}>`),
    isAskable: true,
  },
}

const judged = (carried: Partial<Carried> = {}, outside: Partial<Outside> = {}) =>
  judgeCarried({ ...CARRIED, ...carried }, { ...OUTSIDE, ...outside })
const parcel = (changes: Partial<CarriedParcel>) => ({ parcels: [{ ...PARCEL, ...changes }] })
const row = (changes: Partial<ConsignmentRow>) => ({ consignments: [{ ...ROW, ...changes }] })
const taken = (changes: Partial<Taken>) => ({ taken: [{ ...TAKEN, ...changes }] })
const told = (changes: Partial<Outside['told']>) => ({ told: { ...OUTSIDE.told, ...changes } })
/** A piece of it was given back, and what the shop took of that; it is paid. */
const REFUNDED = {
  ...{
    parcelId: 5,
    poisha: 1_000,
    shippingPoisha: 0,
    storePoisha: 1_000,
    commissionPoisha: 100,
    commissionVatPoisha: 15,
  },
  roundingPoisha: 0,
  paidByShopPoisha: 1_000,
  paidByStorePoisha: 0,
}
/** Where it was refused instead, and nobody has it back yet. */
const REFUSED: Partial<Carried> = {
  ...parcel({ stage: 'refused', status: 'Cancelled', collectedPoisha: null }),
  moves: [...WAY.slice(0, 2), moved('refused')],
  outcomes: [{ lineId: 8, outcome: 'refused', quantity: 3, fit: null }],
  messages: [...PLACED, ...HANDED_OVER, ...both('parcel_refused'), ...both('parcel_not_taken', TO_STORE)],
  ...row({ word: 'refused', state: 'booked' }),
  books: [],
}
const BACK: Partial<Carried> = {
  ...REFUSED,
  ...parcel({ stage: 'back', status: 'Cancelled', collectedPoisha: null, isReceivedBack: true }),
  moves: [...WAY.slice(0, 2), moved('refused'), moved('back', 'store')],
  outcomes: [{ lineId: 8, outcome: 'refused', quantity: 3, fit: 2 }],
  stock: [{ productId: 7, size: 'M', quantity: 9 }],
}
const COMING_BACK: Partial<Carried> = {
  ...REFUSED,
  ...parcel({ stage: 'coming_back', status: 'Cancelled', collectedPoisha: null }),
  moves: [...WAY.slice(0, 2), moved('refused'), moved('coming_back')],
}
const KEPT_IN_PART: Partial<Carried> = {
  ...parcel({ stage: 'partly_delivered', keptPoisha: 1_000, collectedPoisha: 7_000, wasPartlyReported: true }),
  moves: [...WAY.slice(0, 2), moved('partly_delivered')],
  outcomes: [
    { ...KEPT, quantity: 1 },
    { lineId: 8, outcome: 'refused', quantity: 2, fit: null },
  ],
  messages: [
    ...[...PLACED, ...HANDED_OVER, ...both('parcel_partly_delivered')],
    ...both('parcel_kept_in_part', TO_STORE),
  ],
  ...row({ word: 'partly_delivered', cashPoisha: 9_000 }),
  books: booked({ ...BOOKS, courier_owes: 7_000, vendor_pending: -885, commission: -100, vat_payable: -15 }),
}
/** A third of it was kept; its store took off 1.50, and the shop 4.50, of all of it. */
const LESS = { adjustmentsPoisha: -600, storeAdjustmentsPoisha: -150 }
const KEPT_WITH_ITS_SHARE: Partial<Carried> = {
  ...KEPT_IN_PART,
  ...parcel({ ...LESS, stage: 'partly_delivered', keptPoisha: 1_000, collectedPoisha: 6_800, wasPartlyReported: true }),
  books: booked({
    courier_owes: 6_800,
    vendor_pending: -835,
    promotions: 150,
    shipping_income: -6_000,
    commission: -100,
    vat_payable: -15,
  }),
}
const AT_ITS_SHARE = taken({ step: 'partly_delivered', cash: 84, collected: 68 })
/** Where its door paid the delivery. */
const PAID_RETURN: Partial<Carried> = {
  ...REFUSED,
  ...parcel({ stage: 'refused', status: 'Cancelled', collectedPoisha: null, returnPaidPoisha: 6_000 }),
  books: booked({ courier_owes: 6_000, shipping_income: -6_000 }),
}
const AT_PAID_RETURN = taken({ step: 'paid_return', collected: 60 })
const TOLD_IN_PART: Partial<Carried> = {
  ...parcel({
    ...{ stage: 'handed_over', status: 'Pending', collectedPoisha: null },
    wasPartlyReported: true,
    isPartlyReported: true,
  }),
  moves: WAY.slice(0, 2),
  outcomes: [],
  messages: [...PLACED, ...HANDED_OVER, ...both('parcel_part_to_say', TO_STORE)],
  ...row({ word: 'exchanged', state: 'booked', problem: 'Say which' }),
  books: [],
}
const AT_PARTLY = taken({ step: 'partly_delivered', collected: 70 })
const AT_REFUSED = taken({ step: 'refused', collected: 0 })
const gone = (kind: string, way: string) =>
  CARRIED.messages.filter((message) => message.kind !== kind || message.way !== way)

test.each<[string, Partial<Carried>, Partial<Outside>?]>([
  ['what was delivered', {}],
  [
    'what its store’s own account with the company brought',
    { ...parcel({ collectsFor: 'store' }), books: booked({ vendor_owes: 345, commission: -300, vat_payable: -45 }) },
  ],
  ['what was refused', REFUSED, AT_REFUSED],
  ['what is back, a piece of it unfit', BACK, AT_REFUSED],
  ['what comes back, told as it was refused', COMING_BACK, AT_REFUSED],
  ['what was kept in part', KEPT_IN_PART, AT_PARTLY],
  ['a part that was kept, with its share of a discount', KEPT_WITH_ITS_SHARE, AT_ITS_SHARE],
  [
    'a part that its store’s own account was paid for, of a discount that the shop shares',
    {
      ...KEPT_WITH_ITS_SHARE,
      ...parcel({
        ...LESS,
        stage: 'partly_delivered',
        keptPoisha: 1_000,
        collectedPoisha: 6_800,
        wasPartlyReported: true,
        collectsFor: 'store',
      }),
      books: booked({ vendor_owes: -35, promotions: 150, commission: -100, vat_payable: -15 }),
    },
    AT_ITS_SHARE,
  ],
  ['a door that keeps nothing and pays the delivery', PAID_RETURN, AT_PAID_RETURN],
  ['what was kept in part, and no company says which', TOLD_IN_PART, taken({ step: 'exchanged', collected: null })],
  [
    'another sum than was due, of which a person knows',
    {
      ...parcel({ collectedPoisha: 8_000 }),
      ...row({ problem: 'Other sum' }),
      books: booked({ ...BOOKS, courier_owes: 8_000, suspense: 1_000 }),
    },
    taken({ collected: 80 }),
  ],
  [
    'a booking that waits for a person',
    {
      ...parcel({ stage: 'packed', status: 'Pending', courier: null, shippingPoisha: null, collectedPoisha: null }),
      moves: WAY.slice(0, 1),
      outcomes: [],
      messages: PLACED,
      ...row({ state: 'parked', number: '', word: null }),
      books: [],
    },
    { ...taken({ step: 'created', collected: null }), ...told({ sms: OUTSIDE.told.sms.slice(0, 1) }) },
  ],
  [
    'what is not told yet, as long as it goes on',
    { messages: PLACED.slice(0, 1) },
    { ...told({ sms: [] }), isOver: false },
  ],
])('%s breaks no promise', (_, carried, outside) => {
  expect(judged(carried, outside)).toEqual([])
})

test.each<[string, string, Partial<Carried>, Partial<Outside>?]>([
  ['booked twice', 'was booked 2 times', {}, { taken: [TAKEN, { ...TAKEN, number: 'DL1' }] }],
  [
    'with two companies',
    'is carried twice',
    { consignments: [ROW, { ...ROW, company: 'redx', invoice: 'H5-2', number: 'R' }] },
    { taken: [TAKEN, { ...TAKEN, company: 'redx', invoice: 'H5-2', number: 'R' }] },
  ],
  ['booked behind the shop’s back', 'the shop knows nothing', { consignments: [] }],
  ['booked and called refused', 'the shop calls refused', row({ state: 'refused' })],
  ['known by another number', 'and DL2 in the shop', row({ number: 'DL2' })],
  ['booked, as the shop alone says', 'has never taken', {}, { taken: [] }],
  ['left without a consignment', 'has no consignment of it', row({ state: 'parked' })],
  ['left as another one', 'none of its consignments', parcel({ trackingNumber: 'DL9' })],
  [
    'with its own rider, and booked',
    'and nobody is told',
    { ...parcel({ courier: 'own' }), ...row({ state: 'booked' }) },
  ],
  ['asked for ever', 'is asked for ever', row({ state: 'asked' })],
  ['moved backwards', 'went from delivered to at_the_door', { moves: [...WAY, moved('at_the_door')] }],
  ['moved to one stage twice', 'went from delivered to delivered', { moves: [...WAY, moved('delivered')] }],
  ['refused after it was delivered', 'went from delivered to refused', { moves: [...WAY, moved('refused')] }],
  [
    'back that was never away',
    'went from packed to coming_back',
    { moves: [...WAY.slice(0, 1), moved('coming_back')] },
  ],
  ['moved without a row', 'its last move was to handed_over', { moves: WAY.slice(0, 2) }],
  ['of another status than its stage', 'is delivered and Pending', parcel({ status: 'Pending' })],
  ['sold out of nothing', 'should be 7 pieces, and is 8', { stock: [{ productId: 7, size: 'M', quantity: 8 }] }],
  [
    'given back at the door',
    'should be 7 pieces, and is 10',
    { ...REFUSED, stock: [{ productId: 7, size: 'M', quantity: 10 }] },
    AT_REFUSED,
  ],
  [
    'given back unfit',
    'should be 9 pieces, and is 10',
    { ...BACK, stock: [{ productId: 7, size: 'M', quantity: 10 }] },
    AT_REFUSED,
  ],
  [
    'fit before it is back',
    'not received, and 2 pieces are fit',
    { ...REFUSED, outcomes: BACK.outcomes ?? [], stock: BACK.stock ?? [] },
    AT_REFUSED,
  ],
  [
    'fit, more than were refused',
    '4 are fit',
    {
      ...BACK,
      outcomes: [{ lineId: 8, outcome: 'refused', quantity: 3, fit: 4 }],
      stock: [{ productId: 7, size: 'M', quantity: 11 }],
    },
    AT_REFUSED,
  ],
  ['without an end of its pieces', '0 have an end', { outcomes: [] }],
  ['forgotten to be told', 'by bell was written 0 times of 1', { messages: gone('order_completed', 'bell') }],
  [
    'told in a message too many',
    'was written 2 times',
    { messages: [...CARRIED.messages, said('order_completed', 'bell')] },
  ],
  ['told of what never was', 'was written 1 times', { messages: [...CARRIED.messages, said('parcel_lost', 'bell')] }],
  [
    'told to its store once as refused and once as coming back',
    'parcel_coming_back of order 3 to store:2 by bell was written 1 times',
    { ...COMING_BACK, messages: [...(REFUSED.messages ?? []), said('parcel_coming_back', 'bell', TO_STORE)] },
    AT_REFUSED,
  ],
  [
    'refused behind its store’s back',
    'parcel_not_taken of order 3 to store:2 by bell was written 0 times of 1',
    { ...COMING_BACK, messages: REFUSED.messages?.filter(({ kind }) => kind !== 'parcel_not_taken') ?? [] },
    AT_REFUSED,
  ],
  [
    'kept in part, and its store not asked which',
    'parcel_part_to_say of order 3 to store:2 by bell was written 0 times of 1',
    { ...TOLD_IN_PART, messages: [...PLACED, ...HANDED_OVER] },
  ],
  [
    'told by two SMS',
    'went out 2 times',
    {},
    told({ sms: [...OUTSIDE.told.sms, { phone: '017', text: 'order_placed' }] }),
  ],
  ['told by no SMS', 'never went out', {}, told({ sms: OUTSIDE.told.sms.slice(1) })],
  [
    'given up though the gateway could be asked',
    'could be asked',
    { messages: [...gone('order_placed', 'sms'), said('order_placed', 'sms', { state: 'Unknown' })] },
  ],
  ['told by a mail that never arrived', 'did not arrive', {}, told({ mails: OUTSIDE.told.mails.slice(1) })],
  [
    'told by two mails of one name',
    'two mails are called',
    {
      messages: [...gone('order_completed', 'mail'), said('order_completed', 'mail', { reference: '<order_placed>' })],
    },
  ],
  [
    'waiting to be told for ever',
    'waits for ever',
    { messages: [...gone('order_completed', 'mail'), said('order_completed', 'mail', { state: 'Waiting' })] },
  ],
  [
    'paid with another sum',
    'of 9000 poisha, and nobody is told',
    parcel({ collectedPoisha: 8_000 }),
    taken({ collected: 80 }),
  ],
  ['paid with another sum than its company told', 'pathao collected 80 taka', {}, taken({ collected: 80 })],
  ['kept in part, and paid whole', 'pieces for 2000 poisha were kept', { outcomes: [{ ...KEPT, quantity: 2 }] }],
  ['delivered and not in the books', 'the books say of parcel 5, delivered: nothing, not', { books: [] }],
  [
    'in the books twice',
    'courier_owes 18000',
    { books: booked({ ...BOOKS, courier_owes: 18_000, vendor_pending: -11_655 }) },
  ],
  ['refunded, and not in the books', 'vendor_pending -2655, not bank -1000', { refunds: [REFUNDED] }],
  ['refused, and in the books', 'not nothing', { ...REFUSED, books: booked(BOOKS) }, AT_REFUSED],
  [
    'kept in part, at the commission of all',
    'not commission -100',
    { ...KEPT_IN_PART, books: booked({ ...BOOKS, courier_owes: 7_000, vendor_pending: -655 }) },
    AT_PARTLY,
  ],
  [
    'kept in part, and has all of its discount at the door',
    'brought 6400 of 6800 poisha, and nobody is told',
    {
      ...KEPT_WITH_ITS_SHARE,
      ...parcel({
        ...LESS,
        stage: 'partly_delivered',
        keptPoisha: 1_000,
        collectedPoisha: 6_400,
        wasPartlyReported: true,
      }),
    },
    taken({ step: 'partly_delivered', cash: 84, collected: 64 }),
  ],
  [
    'kept in part, and bears all of its discount in the books',
    'vendor_pending -835',
    {
      ...KEPT_WITH_ITS_SHARE,
      books: booked({
        courier_owes: 6_800,
        vendor_pending: -735,
        promotions: 50,
        shipping_income: -6_000,
        commission: -100,
        vat_payable: -15,
      }),
    },
    AT_ITS_SHARE,
  ],
  [
    'kept in part, and its company was told of that share before',
    'was told to collect 68 taka',
    KEPT_WITH_ITS_SHARE,
    taken({ step: 'partly_delivered', cash: 68, collected: 68 }),
  ],
  [
    'not kept, and paid more than its delivery',
    'parcel 5, not kept, brought 7000 of 6000 poisha',
    {
      ...PAID_RETURN,
      ...parcel({ stage: 'refused', status: 'Cancelled', collectedPoisha: null, returnPaidPoisha: 7_000 }),
    },
    taken({ step: 'paid_return', collected: 70 }),
  ],
  [
    'not kept, and paid its delivery beside the books',
    'nothing, not courier_owes 6000, shipping_income -6000',
    { ...PAID_RETURN, books: [] },
    AT_PAID_RETURN,
  ],
  ['told to collect something else', 'was told to collect 95 taka', {}, taken({ cash: 95 })],
  [
    'delivered though it was called back',
    'which is coming_back, and nobody is told',
    {
      ...REFUSED,
      ...parcel({ stage: 'coming_back', status: 'Cancelled', collectedPoisha: null }),
      moves: [...WAY.slice(0, 2), moved('coming_back', 'courier')],
    },
  ],
])('a parcel that is %s is found', (_, words, carried, outside) => {
  expect(judged(carried, outside).join('\n')).toContain(words)
})
