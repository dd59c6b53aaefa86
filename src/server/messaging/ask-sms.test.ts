import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPretendGateway } from '../../../pretend/sms/gateway.ts'
import { createLog } from '../platform/process/log.ts'
import { createSmsTransport } from '../platform/sms/transport.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenSms, NOON, PATIENT, smsSettingsFor } from '../testing/sms.ts'
import { askSms } from './ask-sms.ts'
import { sendSms } from './send-sms.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const stateOf = async (id: number) =>
  (await shop.db.selectFrom('messages').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

test('a gateway that never had an SMS is believed once it has said so twice: it may be slow to begin', async () => {
  const gateway = await openPretendGateway('with-status')
  onTestFinished(() => gateway.close())
  gateway.behave('drops')
  const transport = createSmsTransport(smsSettingsFor(gateway), PATIENT)
  const id = await givenSms(shop)
  await sendSms(shop.db, { transport, now: () => NOON, log: createLog('silent') }, id)
  const states: string[] = []
  for (const asked of [1, 2]) {
    await askSms(shop.db, transport, { messageId: id, asked })
    states.push(await stateOf(id))
  }
  expect(states).toEqual(['Unknown', 'Waiting'])
})
