import { describe, expect, test } from 'vitest'
import { answeredAccount, ok, REQUEST } from '../testing/courier-account.ts'
import { steadfast } from './steadfast.ts'

/** As its documents print them (operating facts, A3). */
const CREATED = {
  ...{ status: 200, message: 'Consignment has been created successfully.' },
  consignment: {
    ...{ consignment_id: 1_424_107, invoice: 'H7', tracking_code: '15BAEB8A', recipient_name: 'Rahima Khatun' },
    ...{ recipient_phone: '01711000000', recipient_address: 'House 4', cod_amount: 1510, status: 'in_review' },
    ...{ note: null, created_at: '2026-11-24T06:00:00.000000Z', updated_at: '2026-11-24T06:00:00.000000Z' },
  },
}

describe('Steadfast', () => {
  test('is asked to carry by its two keys, and answers with a number and a tracking code', async () => {
    const { account, asked } = answeredAccount('steadfast', { '/create_order': ok(CREATED) })
    expect(await steadfast.book(account, REQUEST)).toEqual({
      ...{ outcome: 'booked', number: '1424107', trackingCode: '15BAEB8A', chargePoisha: null },
    })
    expect(asked).toEqual([
      {
        ...{ method: 'POST', path: '/create_order' },
        headers: { 'api-key': 'pretend-api-key', 'secret-key': 'pretend-secret-key' },
        json: {
          ...{ invoice: 'H7', recipient_name: 'Rahima Khatun', recipient_phone: '01711000000', cod_amount: 1510 },
          ...{ recipient_address: 'House 4, Mirpur 10, Dhaka', note: 'Ring twice', delivery_type: 0, total_lot: 2 },
          item_description: '2 pieces of clothing',
        },
      },
    ])
  })

  test('is told the second phone, where there is one', async () => {
    const { account, asked } = answeredAccount('steadfast', { '/create_order': ok(CREATED) })
    await steadfast.book(account, { ...REQUEST, altPhone: '01899887766' })
    expect(asked[0]?.json).toMatchObject({ recipient_phone: '01711000000', alternative_phone: '01899887766' })
  })

  test.each([
    [ok({ status: 400, errors: { invoice: ['The invoice has already been taken.'] } }, 400), 'refused'],
    [ok({ status: 401, message: 'Unauthorized Access' }, 401), 'locked'],
    [ok(undefined, 500), 'unanswered'],
    [ok({ status: 400, errors: { invoice: ['The invoice has already been taken.'] } }, 200), 'unanswered'],
    [{ isSent: false, code: 'ECONNREFUSED' } as const, 'later'],
  ])('that answers a booking with %j has it %s', async (answer, outcome) => {
    const { account } = answeredAccount('steadfast', { '/create_order': answer })
    expect((await steadfast.book(account, REQUEST)).outcome).toBe(outcome)
  })

  test.each([
    ['in_review', 'booked'],
    ['pending', 'booked'],
    ['hold', 'held'],
    ['delivered_approval_pending', 'told_delivered'],
    ['partial_delivered_approval_pending', 'told_partly'],
    ['cancelled_approval_pending', 'told_refused'],
    ['Delivered', 'delivered'],
    ['partial_delivered', 'partly_delivered'],
    ['cancelled', 'refused'],
    ['unknown_approval_pending', null],
    ['unknown', null],
  ])('asked what became of it says %s: %s', async (delivery_status, word) => {
    const { account } = answeredAccount('steadfast', {
      '/status_by_cid/1424107': ok({ status: 200, delivery_status }),
      '/status_by_invoice/H7': ok({ status: 200, delivery_status }),
    })
    const told = { outcome: 'told', word: { word, said: delivery_status.toLowerCase(), collectedPoisha: null } }
    expect(await steadfast.ask(account, { number: '1424107', invoice: 'H7' })).toMatchObject(told)
    expect(await steadfast.ask(account, { number: '', invoice: 'H7' })).toMatchObject(told)
    expect(await steadfast.find?.(account, 'H7')).toMatchObject(told)
  })

  test('that knows no such invoice says so, and one that says nothing is not taken for it', async () => {
    const path = '/status_by_invoice/H7'
    const asked = async (answer: ReturnType<typeof ok>) =>
      (await steadfast.find?.(answeredAccount('steadfast', { [path]: answer }).account, 'H7'))?.outcome
    expect(await asked(ok({ status: 404, message: 'Consignment not found.' }, 404))).toBe('unseen')
    expect(await asked(ok({ status: 200 }))).toBe('unanswered')
    expect(await asked(ok({ status: 401, message: 'Unauthorized Access' }, 401))).toBe('locked')
  })

  test('takes no cancelling, but a request to send it back', async () => {
    const { account, asked } = answeredAccount('steadfast', {
      '/create_return_request': ok({ id: 1, consignment_id: 1_424_107, status: 'pending' }),
    })
    const number = '1424107'
    expect(await steadfast.cancel?.(account, { number, invoice: 'H7' }, 'Called off')).toEqual({ outcome: 'accepted' })
    await steadfast.cancel?.(account, { number: '', invoice: 'H7' }, 'Called off')
    expect(asked.map(({ json }) => json)).toEqual([
      { consignment_id: 1_424_107, reason: 'Called off' },
      { invoice: 'H7', reason: 'Called off' },
    ])
    expect([steadfast.price, steadfast.areas]).toEqual([null, null])
  })

  test.each([
    [
      {
        status: 200,
        payments: [
          { id: 7, amount: 1430 },
          { id: 9, amount: 1 },
        ],
      },
      ['7', '9'],
    ],
    [[{ id: 7 }], ['7']],
    [{ data: [{ id: 7 }, { amount: 1 }] }, ['7']],
    [{ status: 200, payments: [] }, []],
  ])('tells its payments by their numbers: %j', async (answer, numbers) => {
    const { account } = answeredAccount('steadfast', { '/payments': ok(answer) })
    expect(await steadfast.payments?.list(account)).toEqual({ numbers })
  })

  test('tells of a payment what it collected and charged for each consignment', async () => {
    const consignment = { consignment_id: 1_424_107, invoice: 'H7', tracking_code: '15BAEB8A', status: 'delivered' }
    const paid = {
      id: 7,
      amount: 1430,
      status: 'Paid',
      consignments: [{ ...consignment, cod_amount: 1510, delivery_charge: 80 }],
    }
    for (const answer of [paid, { status: 200, payment: paid }]) {
      const { account } = answeredAccount('steadfast', { '/payments/7': ok(answer) })
      expect(await steadfast.payments?.read(account, '7')).toEqual({
        ...{ isFinal: true, said: 'paid', paidPoisha: 143_000 },
        consignments: [
          { number: '1424107', invoice: 'H7', said: 'delivered', collectedPoisha: 151_000, chargePoisha: 8_000 },
        ],
      })
    }
  })

  test.each([
    ['paid', true],
    ['COMPLETED', true],
    ['pending', false],
    ['processing', false],
    ['unpaid', false],
    ['cancelled', false],
    [undefined, false],
  ])('of status “%s” a payment is final: %s', async (status, isFinal) => {
    const { account } = answeredAccount('steadfast', { '/payments/7': ok({ payment: { id: 7, amount: 1, status } }) })
    expect(await steadfast.payments?.read(account, '7')).toMatchObject({ isFinal })
  })

  test.each([
    [ok({ message: 'Unauthorized Access' }, 401), 'locked'],
    [ok(undefined, 500), 'unanswered'],
    [ok({ message: 'Not Found' }, 404), 'unanswered'],
    [{ isSent: false, code: 'ECONNREFUSED' } as const, 'unanswered'],
  ])('that answers with %j has not told its payments', async (answer, outcome) => {
    const { account } = answeredAccount('steadfast', { '/payments': answer, '/payments/7': answer })
    expect(await steadfast.payments?.list(account)).toMatchObject({ outcome })
    expect(await steadfast.payments?.read(account, '7')).toMatchObject({ outcome })
  })
})
