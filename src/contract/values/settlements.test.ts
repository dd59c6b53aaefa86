import { expect, test } from 'vitest'
import { guessedSettlementColumns } from './settlements.ts'

test.each([
  [
    [
      'Consignment ID',
      'Merchant Order ID',
      'Status',
      'Collected Amount',
      'Delivery Fee',
      'COD Fee',
      'Total Fee',
      'Payout',
    ],
    {
      ...{ number: 'Consignment ID', invoice: 'Merchant Order ID', status: 'Status', collected: 'Collected Amount' },
      ...{ net: 'Payout', charges: ['Total Fee'] },
    },
  ],
  [
    ['Tracking Code', 'Invoice', 'COD Amount (BDT)', 'Delivery Charge (৳)', 'COD Charge'],
    {
      ...{ number: 'Tracking Code', invoice: 'Invoice', collected: 'COD Amount (BDT)' },
      charges: ['Delivery Charge (৳)', 'COD Charge'],
    },
  ],
  [['tracking_number', 'amount', 'fee'], { number: 'tracking_number', collected: 'amount', charges: ['fee'] }],
  [
    ['Tracking ID', 'Status', 'Payment Status', 'COD'],
    { number: 'Tracking ID', status: 'Status', payment: 'Payment Status', collected: 'COD', charges: [] },
  ],
  [['Date', 'Customer', 'Phone'], { charges: [] }],
])('columns are guessed from their heads: %j', (heads, guessed) => {
  expect(guessedSettlementColumns(heads)).toEqual(guessed)
})
