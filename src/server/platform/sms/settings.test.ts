import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartRefusal } from '../process/start-refusal.ts'
import { PRESETS } from './presets.ts'
import { type SmsVariables, smsSettingsOf } from './settings.ts'

const NOTHING = { url: undefined, sender: undefined, token: undefined, user: undefined }
const GIVEN = { sender: 'HAAT', token: 's3cret-token', user: 'haat' }
const SEND = {
  method: 'POST',
  url: 'https://sms.example/send',
  form: { to: '{{phone}}', text: '{{text}}' },
  answer: { accepted: [{ http: [200] }] },
}

function refusalOf(variables: SmsVariables): string {
  try {
    smsSettingsOf(variables)
    return ''
  } catch (error) {
    if (error instanceof StartRefusal) return error.message
    throw error
  }
}

function written(template: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'haat-template-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'gateway.json')
  writeFileSync(path, typeof template === 'string' ? template : JSON.stringify(template))
  return path
}

test.each(Object.keys(PRESETS))('%s asks for what it needs, and for nothing more', (gateway) => {
  expect(refusalOf({ gateway, ...NOTHING })).toMatch(/^SMS_SENDER must be given/)
  expect(refusalOf({ gateway, ...NOTHING, sender: 'HAAT' })).toMatch(/^SMS_TOKEN must be given/)
  expect(smsSettingsOf({ gateway, ...NOTHING, sender: 'HAAT', token: 'x' }).template.send.url).toMatch(/^https:/)
})

test('the same calls can be made at a sandbox, or at a pretend gateway on this machine', () => {
  const at = (url: string) => smsSettingsOf({ gateway: 'alpha-sms', ...GIVEN, url }).template.send.url
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

test.each(['toString', '__proto__'])('%s, which every object has, is no preset', (gateway) => {
  expect(refusalOf({ gateway, ...NOTHING, ...GIVEN })).toMatch(/^SMS_GATEWAY must be /)
})

test('a template of one’s own is taken', () => {
  expect(smsSettingsOf({ gateway: written({ name: 'Own', send: SEND }), ...NOTHING }).template.name).toBe('Own')
})

test.each([
  ['is no JSON', '{', 'or the path of a readable JSON file'],
  ['is a list', [], 'must be a template'],
  ['has a key more', { name: 'Own', send: { ...SEND, urls: '' } }, 'template.send must be without urls'],
  [
    'has a mistyped placeholder',
    { name: 'Own', send: { ...SEND, form: { to: '{{phon}}' } } },
    'send.form.to must be a text whose placeholders',
  ],
  [
    'has a bad pattern',
    { name: 'Own', send: { ...SEND, answer: { accepted: [{ like: '(' }] } } },
    'regular expression',
  ],
  [
    'goes in clear',
    { name: 'Own', send: { ...SEND, url: 'http://sms.example/send' } },
    'send.url must begin with https',
  ],
  ['lets a value choose the host', { name: 'Own', send: { ...SEND, url: 'https://{{sender}}/send' } }, 'in its host'],
  [
    'has a login in its address',
    { name: 'Own', send: { ...SEND, url: 'https://a:b@sms.example/' } },
    'neither a login',
  ],
  ['asks with a form', { name: 'Own', send: { ...SEND, method: 'GET' } }, 'send.method must be POST'],
  ['has a form and JSON', { name: 'Own', send: { ...SEND, json: {} } }, 'exclude each other'],
  ['says the text in a header', { name: 'Own', send: { ...SEND, headers: { x: '{{text}}' } } }, 'headers must hold'],
  [
    'says no text',
    { name: 'Own', send: { ...SEND, form: { to: '{{phone_plus}}' } } },
    'must say {{phone}} and {{text}}',
  ],
  [
    'has a bad question',
    { name: 'Own', send: SEND, status: { ...SEND, url: 'http://sms.example/' } },
    'status.url must',
  ],
])('a template that %s stops the start in words that help, and without secrets', (_, template, words) => {
  const refusal = refusalOf({ gateway: written(template), ...NOTHING, ...GIVEN })
  expect(refusal).toMatch(/^SMS_GATEWAY must be/)
  expect(refusal).toContain(words)
  expect(refusal).not.toContain(GIVEN.token)
})

test('a secret that would begin another header stops the start', () => {
  const gateway = written({ name: 'Own', send: { ...SEND, headers: { authorization: 'Basic {{token}}' } } })
  expect(refusalOf({ gateway, ...NOTHING, token: 'a\r\nx: b' })).toMatch(/^SMS_SENDER, SMS_USER and SMS_TOKEN must be/)
})
