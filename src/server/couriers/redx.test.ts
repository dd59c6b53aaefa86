import { describe, expect, test } from 'vitest'
import { answeredAccount, ok, REQUEST } from '../testing/courier-account.ts'
import { redx } from './redx.ts'

const HEADERS = { 'api-access-token': 'Bearer pretend.redx.token' }

/** As its developers' page prints them (operating facts, A3). */
describe('RedX', () => {
  test('is asked to carry by cash in text and grams, and answers with its tracking id', async () => {
    const { account, asked } = answeredAccount('redx', { '/parcel': ok({ tracking_id: '21A427TU4BN3R' }, 201) })
    expect(await redx.book(account, REQUEST)).toEqual({
      ...{ outcome: 'booked', number: '21A427TU4BN3R', trackingCode: '', chargePoisha: null },
    })
    expect(asked).toEqual([
      {
        ...{ method: 'POST', path: '/parcel', headers: HEADERS },
        json: {
          ...{ customer_name: 'Rahima Khatun', customer_phone: '01711000000', delivery_area: 'Mirpur 10' },
          ...{ delivery_area_id: 11, customer_address: 'House 4, Mirpur 10, Dhaka', merchant_invoice_id: 'H7' },
          ...{ cash_collection_amount: '1510', parcel_weight: 600, value: 1450, instruction: 'Ring twice' },
          ...{ is_closed_box: false, pickup_store_id: 7 },
          parcel_details_json: [{ name: '2 pieces of clothing', category: 'clothing', value: 1450 }],
        },
      },
    ])
  })

  test('is told the second phone in its instruction, as it has no field for it', async () => {
    const { account, asked } = answeredAccount('redx', { '/parcel': ok({ tracking_id: '21A' }, 201) })
    await redx.book(account, { ...REQUEST, altPhone: '01899887766' })
    expect(asked[0]?.json).toMatchObject({ instruction: 'Second phone: 01899887766. Ring twice' })
  })

  test.each([
    [ok({ message: 'Validation Error', error: 'delivery_area_id is invalid' }, 400), 'refused'],
    [ok({ message: 'Unauthorized' }, 401), 'locked'],
    [ok(undefined, 502), 'unanswered'],
    [{ isSent: true, code: 'ETIMEDOUT' } as const, 'unanswered'],
  ])('that answers a booking with %j has it %s', async (answer, outcome) => {
    const { account } = answeredAccount('redx', { '/parcel': answer })
    expect((await redx.book(account, REQUEST)).outcome).toBe(outcome)
  })

  test.each([
    ['pickup-pending', 'booked'],
    ['ready-for-delivery', 'collected'],
    ['delivery-in-progress', 'at_the_door'],
    ['delivered', 'delivered'],
    ['agent-hold', 'held'],
    ['agent-returning', 'coming_back'],
    ['returned', 'returned'],
    ['agent-area-change', null],
  ])('asked what became of it says %s: %s', async (status, word) => {
    const parcel = { tracking_id: '21A', merchant_invoice_id: 'H7', status, cash_collection_amount: 1510, charge: 70 }
    const { account } = answeredAccount('redx', { '/parcel/info/21A': ok({ parcel }) })
    expect(await redx.ask(account, { number: '21A', invoice: 'H7' })).toMatchObject({
      ...{ outcome: 'told', word: { word, said: status, chargePoisha: 7000, collectedPoisha: null } },
    })
  })

  test('is told that a parcel is not to be delivered, and may say no', async () => {
    const cancelled = async (answer: ReturnType<typeof ok>) => {
      const { account, asked } = answeredAccount('redx', { '/parcels': answer })
      return { done: await redx.cancel?.(account, { number: '21A', invoice: 'H7' }, 'Called off'), asked }
    }
    const { done, asked } = await cancelled(ok({ success: true, message: 'Request Accepted' }))
    expect(done).toEqual({ outcome: 'accepted' })
    expect(asked).toEqual([
      {
        ...{ method: 'PATCH', path: '/parcels', headers: HEADERS },
        json: {
          ...{ entity_type: 'parcel-tracking-id', entity_id: '21A' },
          update_details: { property_name: 'status', new_value: 'cancelled', reason: 'Called off' },
        },
      },
    ])
    const refused = await cancelled(ok({ success: false, message: 'Parcel can not be cancelled' }, 400))
    expect(refused.done).toEqual({ outcome: 'refused', why: 'Parcel can not be cancelled' })
  })

  test('tells its areas below their divisions', async () => {
    const mirpur = { id: 11, name: 'Mirpur 10', post_code: 1216, division_name: 'Dhaka', zone_id: 1 }
    const { account } = answeredAccount('redx', {
      '/areas': ok({ areas: [mirpur, { ...mirpur, id: 12, name: 'Pallabi' }] }),
    })
    expect(await redx.areas?.(account)).toEqual([
      { level: 1, number: 'Dhaka', parent: null, name: 'Dhaka' },
      { level: 2, number: '11', parent: 'Dhaka', name: 'Mirpur 10' },
      { level: 2, number: '12', parent: 'Dhaka', name: 'Pallabi' },
    ])
  })

  test('is asked for no price, as nobody knows the area that a parcel is picked up in', () => {
    expect(redx.price).toBeNull()
  })
})
