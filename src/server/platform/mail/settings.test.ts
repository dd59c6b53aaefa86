import { expect, test } from 'vitest'
import { isOnThisMachine, senderOf, smtpServerOf } from './settings.ts'

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isTls: false, login: null }],
  ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, isTls: false, login: null }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isTls: false, login: null }],
  [
    'smtps://shop%40haat.example:p%2540ss%2Fw%C3%B6rd@mail.example',
    { host: 'mail.example', port: 465, isTls: true, login: { user: 'shop@haat.example', password: 'p%40ss/wörd' } },
  ],
])('%s names a mail server', (url, server) => {
  expect(smtpServerOf(url)).toEqual(server)
})

test.each([
  ['another protocol', 'https://mail.example'],
  ['no address', 'mail.example:25'],
  ['nothing', 'smtp://'],
  ['a user without a password', 'smtp://user@mail.example'],
  ['a password that cannot be read', 'smtp://user:%zz@mail.example'],
  ['a path', 'smtp://mail.example/inbox'],
  ['options that would write the password to the log', 'smtp://user:password@mail.example?logger=true&debug=true'],
])('%s is refused', (_, url) => {
  expect(smtpServerOf(url)).toBeNull()
})

test.each([
  ['orders@haat.example', { name: 'Haat', address: 'orders@haat.example' }],
  ['<orders@haat.example>', { name: 'Haat', address: 'orders@haat.example' }],
  ['Haat, the market <orders@haat.example>', { name: 'Haat, the market', address: 'orders@haat.example' }],
  ['হাট <orders@haat.example>', { name: 'হাট', address: 'orders@haat.example' }],
])('mails are from %s', (text, sender) => {
  expect(senderOf(text)).toEqual(sender)
})

test.each(['Haat', 'orders@haat', 'Haat <orders>', 'A <a@b.example>, B <b@b.example>', 'A\r\nBcc: b <a@b.example>'])(
  'mails are not from %j',
  (text) => {
    expect(senderOf(text)).toBeNull()
  },
)

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['127.0.0.1.example', false],
  ['0.0.0.0', false],
  ['mail.example', false],
])('%s is on this machine: %s', (host, isNear) => {
  expect(isOnThisMachine(host)).toBe(isNear)
})
