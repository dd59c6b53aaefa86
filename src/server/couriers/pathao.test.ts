import { describe, expect, test } from 'vitest'
import { answeredAccount, ok, REQUEST } from '../testing/courier-account.ts'
import { pathao } from './pathao.ts'

const API = '/aladdin/api/v1'
/** As its documents print them (operating facts, A2). */
const TOKEN = ok({ token_type: 'Bearer', expires_in: 432_000, access_token: 'issued', refresh_token: 'later' })
const ISSUE = { [`${API}/issue-token`]: TOKEN }
const ORDERS = `${API}/orders`

describe('Pathao', () => {
  test('is asked to carry by whole taka and kilograms, with a token', async () => {
    const answer = ok({
      ...{ message: 'Order Created Successfully', type: 'success', code: 200 },
      data: { consignment_id: 'DL121224VS8TTJ', merchant_order_id: 'H7', order_status: 'Pending', delivery_fee: 83.46 },
    })
    const { account, asked } = answeredAccount('pathao', { ...ISSUE, [ORDERS]: answer })
    expect(await pathao.book(account, REQUEST)).toEqual({
      ...{ outcome: 'booked', number: 'DL121224VS8TTJ', trackingCode: 'DL121224VS8TTJ', chargePoisha: 8346 },
    })
    expect(asked.map(({ json }) => json)).toEqual([
      {
        ...{ client_id: 'pretend-client', client_secret: 'pretend-secret', grant_type: 'password' },
        ...{ username: 'shop@haat.example', password: 'pretend-password' },
      },
      {
        ...{ store_id: 148, merchant_order_id: 'H7', recipient_name: 'Rahima Khatun', recipient_phone: '01711000000' },
        ...{ recipient_address: 'House 4, Mirpur 10, Dhaka', recipient_city: 1, recipient_zone: 11 },
        ...{ delivery_type: 48, item_type: 2, item_quantity: 2, item_weight: 0.6, amount_to_collect: 1510 },
        ...{ item_description: '2 pieces of clothing', special_instruction: 'Ring twice' },
      },
    ])
    // Left out, never null: it is found from the text then.
    expect(JSON.stringify(asked[1]?.json)).not.toContain('recipient_area')
    expect(asked[1]?.headers).toEqual({ authorization: 'Bearer issued' })
  })

  test('is told the second phone, where there is one', async () => {
    const { account, asked } = answeredAccount('pathao', { ...ISSUE, [ORDERS]: ok({ code: 200, data: {} }) })
    await pathao.book(account, { ...REQUEST, altPhone: '01899887766' })
    expect(asked[1]?.json).toMatchObject({ recipient_phone: '01711000000', recipient_secondary_phone: '01899887766' })
  })

  test('refuses with a word for each field', async () => {
    const errors = { recipient_phone: ['Phone number is invalid.'], store_id: ['Wrong Store selected'] }
    const answer = ok({ message: 'Please fix the given errors', type: 'error', code: 422, errors }, 422)
    const { account } = answeredAccount('pathao', { ...ISSUE, [ORDERS]: answer })
    expect(await pathao.book(account, REQUEST)).toEqual({
      ...{ outcome: 'refused', why: 'Please fix the given errors · Phone number is invalid. · Wrong Store selected' },
    })
  })

  test.each([
    [ok({ message: 'Unauthorized' }, 401), 'locked'],
    [ok({ message: 'Too Many Attempts.' }, 429), 'later'],
    [ok(undefined, 502), 'unanswered'],
    [ok({ code: 200, data: {} }), 'unanswered'],
    [{ isSent: true, code: 'ETIMEDOUT' } as const, 'unanswered'],
    [{ isSent: false, code: 'ECONNREFUSED' } as const, 'later'],
  ])('that answers %j has it %s', async (answer, outcome) => {
    const { account } = answeredAccount('pathao', { ...ISSUE, [ORDERS]: answer })
    expect((await pathao.book(account, REQUEST)).outcome).toBe(outcome)
  })

  test.each([
    [ok({ message: 'invalid_client' }, 400), 'locked'],
    [ok({ message: 'The user credentials were incorrect.' }, 401), 'locked'],
    [ok({ message: 'Forbidden' }, 403), 'locked'],
    [ok({ message: 'Request Timeout' }, 408), 'later'],
    [ok({ message: 'Too Many Attempts.' }, 429), 'later'],
    [ok(undefined, 404), 'later'],
    [ok(undefined, 502), 'later'],
    [ok({ message: 'Welcome' }), 'later'],
    [{ isSent: true, code: 'ETIMEDOUT' } as const, 'later'],
  ])('that answers %j instead of a token has it %s', async (answer, outcome) => {
    const { account, asked } = answeredAccount('pathao', { [`${API}/issue-token`]: answer })
    expect((await pathao.book(account, REQUEST)).outcome).toBe(outcome)
    expect(asked).toHaveLength(1)
  })

  test.each([
    [{ order_status: 'Pending', order_status_slug: 'Pending', invoice_id: null }, 'booked'],
    [{ order_status_slug: 'At_the_Sorting_HUB', invoice_id: null }, 'on_the_way'],
    [{ order_status_slug: 'Delivered', invoice_id: null }, 'delivered'],
    [{ order_status_slug: 'Delivered', invoice_id: 'INV-17' }, 'delivered'],
    [{ order_status_slug: 'Something new', invoice_id: null }, null],
  ])('asked what became of it says %j: %s', async (told, word) => {
    const data = { consignment_id: 'DL1', merchant_order_id: 'H7', updated_at: '2026-11-24 12:00:00', ...told }
    const { account } = answeredAccount('pathao', { ...ISSUE, [`${ORDERS}/DL1/info`]: ok({ code: 200, data }) })
    expect(await pathao.ask(account, { number: 'DL1', invoice: 'H7' })).toMatchObject({
      ...{ outcome: 'told', word: { word, happenedAt: null, collectedPoisha: null } },
    })
  })

  test('that knows no such consignment says so, and of one without a number it is not asked', async () => {
    const { account } = answeredAccount('pathao', { ...ISSUE, [`${ORDERS}/DL1/info`]: ok({ code: 404 }, 404) })
    expect(await pathao.ask(account, { number: 'DL1', invoice: 'H7' })).toEqual({ outcome: 'unseen' })
    expect(await pathao.ask(account, { number: '', invoice: 'H7' })).toEqual({ outcome: 'unseen' })
    expect([pathao.find, pathao.cancel]).toEqual([null, null])
  })

  test('tells its price, and its areas on three levels', async () => {
    const price = {
      ...{ price: 80, discount: 0, promo_discount: 0, plan_id: 69, cod_enabled: 1, cod_percentage: 0.01 },
      ...{ additional_charge: 0, final_price: 80 },
    }
    const { account, asked } = answeredAccount('pathao', {
      ...ISSUE,
      [`${API}/merchant/price-plan`]: ok({ code: 200, data: price }),
      [`${API}/city-list`]: ok({ data: { data: [{ city_id: 1, city_name: 'Dhaka' }] } }),
      [`${API}/cities/1/zone-list`]: ok({ data: { data: [{ zone_id: 298, zone_name: '60 feet' }] } }),
      [`${API}/zones/298/area-list`]: ok({
        data: {
          data: [{ area_id: 37, area_name: 'Bonolota', home_delivery_available: true, pickup_available: true }],
        },
      }),
    })
    expect(await pathao.price?.(account, REQUEST)).toBe(8000)
    expect(asked.at(-1)?.json).toEqual({
      ...{ store_id: '148', item_type: 2, delivery_type: 48, item_weight: 0.6, recipient_city: 1, recipient_zone: 11 },
    })
    expect(await pathao.areas?.(account)).toEqual([
      { level: 1, parent: null, number: '1', name: 'Dhaka' },
      { level: 2, parent: '1', number: '298', name: '60 feet' },
      { level: 3, parent: '298', number: '37', name: 'Bonolota' },
    ])
  })
})
