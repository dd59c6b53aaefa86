import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GATEWAY_KINDS } from '../../../../pretend/sms/gateway.ts'
import { anyText } from '../../testing/any-text.ts'
import { type GatewayRequest, httpRequestOf, readable } from './gateway.ts'
import { smsSettingsOf } from './settings.ts'

const GIVEN = { url: undefined, sender: 'HAAT', token: 'x', user: undefined }
const gatewayOf = (gateway: string) => smsSettingsOf({ gateway, ...GIVEN }).gateway

test.each(GATEWAY_KINDS)('whatever a text holds, %s has it in a field of its own', (kind) => {
  const { origin, send, balance } = gatewayOf(kind)
  const http = (request: GatewayRequest) => httpRequestOf(request, origin)
  fc.assert(
    fc.property(anyText(100), anyText(20), (text, sender) => {
      const sms = { phone: '8801711000001', text, id: 'a1' }
      const account = { sender, token: text, user: '' }
      const { url, body = '', headers } = http(send.request(sms, account))
      const plain = http(send.request({ ...sms, text: '' }, { sender: '', token: '', user: '' }))
      expect(url.href).toBe(plain.url.href)
      const isForm = headers['content-type'] !== 'application/json'
      const fieldsIn = (written: string): Record<string, string> =>
        isForm ? Object.fromEntries(new URLSearchParams(written)) : JSON.parse(written)
      const fields = fieldsIn(body)
      expect(Object.keys(fields)).toEqual(Object.keys(fieldsIn(plain.body ?? '')))
      expect(Object.values(fields)).toEqual(expect.arrayContaining([text, sender, sms.phone]))
      if (balance) expect(http(balance.request(account)).url.searchParams.get('api_key')).toBe(text)
    }),
  )
})

const IN_JSON = (value: unknown) => JSON.stringify(value)

test.each([
  ['ssl-wireless', IN_JSON({ status_code: 200, smsinfo: [{ reference_id: 'r7' }] }), 'accepted'],
  ['ssl-wireless', IN_JSON({ status_code: '200' }), 'accepted'],
  ['ssl-wireless', IN_JSON({ status: 'FAILED', error_message: 'Duplicate CSMSID' }), 'accepted'],
  ['ssl-wireless', IN_JSON({ status: 'FAILED', error_message: 'duplicate csms_id' }), 'accepted'],
  ['ssl-wireless', IN_JSON({ status: 'FAILED', error_message: 'Invalid MSISDN' }), 'refused'],
  ['ssl-wireless', IN_JSON({ status: 'FAILED', error_message: 'low balance' }), 'later'],
  ['ssl-wireless', 'Bad gateway', undefined],
  ['bulksmsbd', IN_JSON({ response_code: 202, message_id: 9 }), 'accepted'],
  ['bulksmsbd', ' 202\n', 'accepted'],
  ['bulksmsbd', IN_JSON({ response_code: 1001 }), 'refused'],
  ['bulksmsbd', '1012', 'refused'],
  ['bulksmsbd', IN_JSON({ response_code: 1007 }), 'later'],
  ['bulksmsbd', '1032', 'later'],
  ['bulksmsbd', IN_JSON({ response_code: 1005 }), undefined],
  ['bulksmsbd', '1005', undefined],
  ['alpha-sms', IN_JSON({ error: 0, data: { request_id: 3 } }), 'accepted'],
  ['alpha-sms', IN_JSON({ error: 416 }), 'refused'],
  ['alpha-sms', IN_JSON({ error: 417 }), 'later'],
  ['alpha-sms', IN_JSON({ error: 409 }), undefined],
  ['alpha-sms', IN_JSON({ error: 500 }), undefined],
] as const)('an answer of %s, %s, is %s', (kind, text, outcome) => {
  expect(gatewayOf(kind).send.read(readable({ status: 200, text })).outcome).toBe(outcome)
})
