import { expect, test } from 'vitest'
import { problemOfAddress } from './address-rules.ts'

const NONE = { trustedOrigins: [] }
const STORE = 3

test.each([
  'https://receiver.example/hook?key=1',
  'https://receiver.example:8443/',
  'https://receiver.example:443/',
  'https://8.8.8.8/hook',
  'https://[2606:4700::1111]/hook',
])('%s may be told', (address) => {
  expect(problemOfAddress(address, STORE, NONE)).toBeNull()
})

test.each([
  ['receiver.example', 'begins with https://'],
  ['javascript:alert(1)', 'https'],
  ['file:///etc/passwd', 'https'],
  ['http://receiver.example/', 'https'],
  ['https://receiver.example:22/', 'port'],
  ['https://receiver.example:6379/', 'port'],
  ['https://user:password@receiver.example/', 'password'],
  ['https://user@receiver.example/', 'password'],
  ['https://receiver.example/#part', 'https://'],
  ['https://127.0.0.1/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f000001/', 'private'],
  ['https://0177.1/', 'private'],
  ['https://127.1/', 'private'],
  ['https://１２７.0.0.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:169.254.169.254]/', 'private'],
  ['https://[64:ff9b::a9fe:a9fe]/', 'private'],
  ['https://[fd00:ec2::254]/', 'private'],
  ['https://169.254.169.254/latest/meta-data/', 'private'],
  ['https://10.0.0.1/', 'private'],
  ['https://100.100.100.200/', 'private'],
])('%s may not, and that is why', (address, word) => {
  expect(problemOfAddress(address, STORE, NONE)?.toLowerCase()).toContain(word)
})

test('what the operator trusts is for the shop itself, to the letter, and for no store', () => {
  const rules = { trustedOrigins: ['http://erp.lan:8080'] }
  expect(problemOfAddress('http://erp.lan:8080/hook', null, rules)).toBeNull()
  expect(problemOfAddress('http://erp.lan:8080/hook', STORE, rules)).not.toBeNull()
  expect(problemOfAddress('http://erp.lan/hook', null, rules)).not.toBeNull()
  expect(problemOfAddress('http://erp.lan:8080@receiver.example/', null, rules)).not.toBeNull()
})
