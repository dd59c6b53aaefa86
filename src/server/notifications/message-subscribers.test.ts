import { expect, test } from 'vitest'
import { messageSubscribers } from './message-subscribers.ts'

test('what is told of pieces, which it holds meanwhile, is told alone, so that no checkout waits for others', () => {
  const told = messageSubscribers({ sends: { mail: false, sms: false }, publicUrl: undefined })
  expect(told['stock.low']?.mails?.batch).toBeUndefined()
  expect(told['order.placed']?.mails?.batch).toBeDefined()
  expect(told['parcel.moved']?.mails?.batch).toBeDefined()
})
