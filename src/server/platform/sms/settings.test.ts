import { expect, test } from 'vitest'
import { GATEWAY_KINDS } from '../../../../pretend/sms/gateway.ts'
import { StartRefusal } from '../process/start-refusal.ts'
import { httpRequestOf } from './gateway.ts'
import { type SmsVariables, smsSettingsOf } from './settings.ts'

const NOTHING = { url: undefined, sender: undefined, token: undefined, user: undefined }
const SMS = { phone: '8801711000001', text: 'Hello', id: 'a' }
const GIVEN = { sender: 'HAAT', token: 's3cret-token', user: 'haat' }
function refusalOf(variables: SmsVariables): string {
  try {
    smsSettingsOf(variables)
    return ''
  } catch (error) {
    if (error instanceof StartRefusal) return error.message
    throw error
  }
}

test.each(GATEWAY_KINDS)('%s asks for what it needs, and for nothing more', (gateway) => {
  expect(refusalOf({ gateway, ...NOTHING })).toMatch(/^SMS_SENDER must be given/)
  expect(refusalOf({ gateway, ...NOTHING, sender: 'HAAT' })).toMatch(/^SMS_TOKEN must be given/)
  expect(smsSettingsOf({ gateway, ...NOTHING, sender: 'HAAT', token: 'x' }).origin).toMatch(/^https:/)
})

test('the same calls can be made at a sandbox, or at a pretend gateway on this machine', () => {
  const at = (url: string) => {
    const { gateway, origin, ...account } = smsSettingsOf({ gateway: 'alpha-sms', ...GIVEN, url })
    return httpRequestOf(gateway.send.request(SMS, account), origin).url.href
  }
  expect(at('http://127.0.0.1:8800')).toBe('http://127.0.0.1:8800/sendsms')
  expect(at('https://sandbox.example/')).toBe('https://sandbox.example/sendsms')
  for (const url of [
    'http://sandbox.example',
    'https://sandbox.example/v2',
    'sandbox',
    'ftp://127.0.0.1',
    'http://127.0.0.1.evil.example',
  ])
    expect(refusalOf({ gateway: 'alpha-sms', ...GIVEN, url })).toMatch(/^SMS_URL must be an address/)
})

test.each(['toString', '__proto__'])('%s, which every object has, is no gateway', (gateway) => {
  expect(refusalOf({ gateway, ...NOTHING, ...GIVEN })).toMatch(/^SMS_GATEWAY must be /)
})

test('a JSON template of former releases stops the start in words that help', () => {
  const refusal = refusalOf({ gateway: './gateways/own.json', ...NOTHING, ...GIVEN })
  expect(refusal).toMatch(/^SMS_GATEWAY must be one of ssl-wireless, bulksmsbd, alpha-sms/)
  expect(refusal).toContain('docs/operating.md')
  expect(refusal).not.toContain(GIVEN.token)
})

test('a secret that would begin another header stops the start', () => {
  const given = { gateway: 'with-status', ...NOTHING, sender: 'HAAT', token: 'a\r\nx: b' }
  expect(refusalOf(given)).toMatch(/^SMS_SENDER, SMS_USER and SMS_TOKEN must be/)
})
