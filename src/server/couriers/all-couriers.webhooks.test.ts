import { expect, test } from 'vitest'
import { pathao } from './pathao.ts'
import { redx } from './redx.ts'
import { steadfast } from './steadfast.ts'

const AT = new Date('2026-11-24T06:00:00Z')

/** As the companies' documents print them. */
test.each([
  [
    pathao,
    {
      ...{ consignment_id: 'DL121224VS8TTJ', merchant_order_id: 'H7', updated_at: '2026-11-24 12:00:00' },
      ...{ timestamp: '2026-11-24T06:00:00+00:00', store_id: 130820, event: 'order.delivered', collected_amount: 1510 },
    },
    { number: 'DL121224VS8TTJ', invoice: 'H7', word: 'delivered', happenedAt: AT, collectedPoisha: 151_000 },
  ],
  [
    pathao,
    { consignment_id: 'DL1', event: 'order.partial-delivery', collected_amount: '60.50', reason: 'One size too small' },
    { word: 'partly_delivered', happenedAt: null, collectedPoisha: 6050, reason: 'One size too small' },
  ],
  [
    pathao,
    { consignment_id: 'DL1', event: 'order.pickup-requested', delivery_fee: 83.46 },
    { word: 'booked', chargePoisha: 8346 },
  ],
  [pathao, { consignment_id: 'DL1', event: 'order.something-new' }, { word: null, said: 'order.something-new' }],
  [
    steadfast,
    {
      ...{ notification_type: 'delivery_status', consignment_id: 12345, invoice: 'H7', cod_amount: 1500 },
      ...{
        status: 'Delivered',
        delivery_charge: 100,
        tracking_message: 'Delivered.',
        updated_at: '2026-11-24 12:00:00',
      },
    },
    {
      number: '12345',
      invoice: 'H7',
      word: 'delivered',
      happenedAt: AT,
      collectedPoisha: 150_000,
      chargePoisha: 10_000,
    },
  ],
  [
    steadfast,
    { notification_type: 'delivery_status', consignment_id: 1, status: 'partial_delivered', cod_amount: 1500 },
    { word: 'partly_delivered', collectedPoisha: null },
  ],
  [
    steadfast,
    { notification_type: 'tracking_update', consignment_id: 1, invoice: 'H7', tracking_message: 'Package arrived.' },
    { word: null, said: 'Package arrived.' },
  ],
  [
    redx,
    {
      ...{ tracking_number: '20A316MO0WGLJ', timestamp: '2026-11-24T06:00:00.000Z', status: 'delivery-in-progress' },
      ...{ message_en: 'On its way', message_bn: 'পথে', invoice_number: 'H7' },
    },
    { number: '20A316MO0WGLJ', invoice: 'H7', word: 'at_the_door', happenedAt: AT, collectedPoisha: null },
  ],
])('a webhook is read: %#', (courier, body, read) => {
  expect(courier.readWebhook(body)).toMatchObject(read)
})

test.each([pathao, steadfast, redx])('what is none of its words is none of ours', (courier) => {
  for (const body of [null, 7, 'delivered', [], {}, { status: 'delivered' }, { event: 'order.delivered' }])
    expect(courier.readWebhook(body)).toBeNull()
})

test('sums and moments that are none are left out', () => {
  const read = pathao.readWebhook({
    ...{ consignment_id: 'DL1', event: 'order.delivered' },
    ...{ collected_amount: '-5', timestamp: 'yesterday', delivery_fee: '1e99' },
  })
  expect(read).toMatchObject({ collectedPoisha: null, happenedAt: null, chargePoisha: null })
})
