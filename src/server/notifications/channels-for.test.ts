import { expect, test } from 'vitest'
import { channelsFor } from './channels-for.ts'
import type { Default } from './kinds/kind.ts'

const everywhere = { name: 'customer:1', accountId: 1, email: 'a@example.com', phone: '01711000000' }
type Ways = { mail?: Default; sms?: Default; bell?: Default }

test('somebody is told as they prefer, but what must be told', () => {
  const preferred = { mail: false, sms: true, bell: false }
  expect(channelsFor({ ways: { mail: 'on', sms: 'off', bell: 'on' } }, everywhere, preferred)).toEqual(['sms'])
  expect(channelsFor({ ways: { mail: 'must', sms: 'off', bell: 'must' } }, everywhere, preferred)).toEqual([
    'mail',
    'sms',
    'bell',
  ])
  const noMail = { ...everywhere, email: null }
  expect(channelsFor({ ways: { mail: 'must', sms: 'on' } }, noMail, { sms: false })).toEqual(['sms'])
})

test.each<[string, Ways, Partial<typeof everywhere> | Record<string, null>, string[]]>([
  ['each way that is on', { mail: 'on', sms: 'off', bell: 'on' }, {}, ['mail', 'bell']],
  ['only ways that the kind has words for', { bell: 'on' }, {}, ['bell']],
  ['no mail where there is no address', { mail: 'on', sms: 'on', bell: 'on' }, { email: null }, ['sms', 'bell']],
  ['nothing in the bell of nobody’s account', { mail: 'on', bell: 'on' }, { accountId: null }, ['mail']],
  ['what must be told, by SMS where there is no address', { mail: 'must', sms: 'off' }, { email: null }, ['sms']],
  [
    'what must be told, by SMS too, where the bell alone is left',
    { mail: 'must', sms: 'off', bell: 'on' },
    { email: null },
    ['sms', 'bell'],
  ],
  ['nothing where nothing reaches', { mail: 'must', sms: 'must' }, { email: null, phone: null }, []],
  ['what need not be told in no other way', { mail: 'on', sms: 'off' }, { email: null }, []],
])('somebody is told %s', (_, ways, but, told) => {
  expect(channelsFor({ ways }, { ...everywhere, ...but })).toEqual(told)
})
