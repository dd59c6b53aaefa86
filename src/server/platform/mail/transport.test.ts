import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { LOGIN, type MailServer, openMailServer } from '../../testing/mail-server.ts'
import type { MailSettings } from './settings.ts'
import { createMailTransport, type Mail } from './transport.ts'

let server: MailServer
let strict: MailServer
beforeAll(async () => {
  server = await openMailServer()
  strict = await openMailServer({ asksLogin: true })
})
afterAll(async () => {
  await server.close()
  await strict.close()
})
beforeEach(() => {
  server.behave({})
  strict.behave({})
  for (const each of [server, strict]) for (const list of [each.received, each.envelopes, each.logins]) list.length = 0
})

const PATIENT = { connecting: 10_000, silence: 10_000, whole: 20_000 }
/** For a server that never answers. */
const HASTY = { connecting: 300, silence: 300, whole: 700 }
const MAIL: Mail = {
  to: 'rahima@example.com',
  subject: 'Your order 17 at Haat: ৳1,510',
  html: '<p>পাঞ্জাবি &lt;b&gt;</p>',
  text: 'পাঞ্জাবি <b>\n.\nafter a lone dot\n',
  messageId: '<one@haat.example>',
}

function transportTo(port: number, settings: Partial<MailSettings> = {}, timeouts = PATIENT) {
  const from = { name: 'Haat হাট', address: 'orders@haat.example' }
  return createMailTransport(
    { host: '127.0.0.1', port, isTls: false, login: null, from, atOnce: 1, ...settings },
    timeouts,
  )
}

test('a mail arrives as it was written, in HTML and in plain text, with its Message-ID and from whom it is', async () => {
  expect(await transportTo(server.port).deliver(MAIL)).toEqual({ outcome: 'accepted' })
  const [mail] = server.received
  expect(mail).toMatchObject({ subject: MAIL.subject, messageId: MAIL.messageId, text: MAIL.text })
  expect(mail?.html).toContain('<p>পাঞ্জাবি &lt;b&gt;</p>')
  expect(mail?.from?.value).toEqual([{ name: 'Haat হাট', address: 'orders@haat.example' }])
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(server.envelopes).toEqual([{ from: 'orders@haat.example', to: ['rahima@example.com'], isSecure: false }])
  expect(JSON.stringify([...(mail?.headers.entries() ?? [])])).not.toMatch(/nodemailer|x-mailer/i)
})

test('an address is one address: nobody is added to it, and a line break in it sends nothing', async () => {
  const transport = transportTo(server.port)
  const hostile = [
    'a@example.com, b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a@example.com\nBcc: b@b.example',
  ]
  for (const to of hostile) await transport.deliver({ ...MAIL, to })
  expect(server.envelopes.flatMap(({ to }) => to).filter((to) => /^<?b@/.test(to))).toEqual([])
  expect(server.received.filter(({ bcc }) => bcc)).toEqual([])
  expect(await transport.deliver({ ...MAIL, to: '' })).toMatchObject({ outcome: 'refused' })
})

describe('what a mail server does', () => {
  test.each([
    ['says no to the recipient', { recipient: { code: 550, words: '5.1.1 No such user' } }, 'refused', /No such user/],
    ['says no to the content', { content: { code: 554, words: '5.7.1 Spam' } }, 'refused', /Spam/],
    ['has no room just now', { recipient: { code: 452, words: '4.2.2 Mailbox full' } }, 'later', /Mailbox full/],
    ['is asked again later', { content: { code: 451, words: '4.7.1 Greylisted' } }, 'later', /Greylisted/],
    ['says no to the shop', { sender: { code: 550, words: '5.7.1 Not from here' } }, 'later', /Not from here/],
    ['lets nobody in', { greeting: { code: 554, words: 'No service' } }, 'later', /No service/],
    ['breaks off in the middle', { recipient: 'break' }, 'later', /could not be reached, or dropped the connection/],
    ['falls silent', { sender: 'silence' }, 'later', /did not answer in time/],
    [
      'breaks off once it has all of it',
      { content: 'break' },
      'later',
      /could not be reached, or dropped the connection/,
    ],
    ['falls silent once it has all of it', { content: 'silence' }, 'later', /did not answer in time/],
  ] as const)('%s', async (_, behaviour, outcome, why) => {
    server.behave(behaviour)
    const isSilent = Object.values<unknown>(behaviour).includes('silence')
    const delivery = await transportTo(server.port, {}, isSilent ? HASTY : PATIENT).deliver(MAIL)
    expect(delivery).toMatchObject({ outcome, why: expect.stringMatching(why) })
    server.behave({})
    expect(await transportTo(server.port).deliver(MAIL)).toEqual({ outcome: 'accepted' })
  })

  test('is not there', async () => {
    const gone = await openMailServer()
    await gone.close()
    expect(await transportTo(gone.port).deliver(MAIL)).toMatchObject({ outcome: 'later' })
    const nowhere = transportTo(25, { host: 'mail.haat.invalid' })
    expect(await nowhere.deliver(MAIL)).toMatchObject({
      outcome: 'later',
      why: 'The email server’s address could not be found.',
    })
  })

  test.each([
    ['never greets', '', ''],
    ['greets, and then dribbles words without end', '220 haat.example\r\n', '250-wait\r\n'],
  ])('%s: a mail has an end', async (_, greeting, dribble) => {
    const slow = createServer((socket) => {
      socket.on('error', () => undefined).write(greeting)
      const dribbling = setInterval(() => socket.write(dribble), 100)
      socket.on('close', () => clearInterval(dribbling))
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void slow.close())
    const { port } = slow.address() as AddressInfo
    const why = 'The email server did not answer in time.'
    expect(await transportTo(port, {}, HASTY).deliver(MAIL)).toMatchObject({ outcome: 'later', why })
  })
})

describe('a login', () => {
  test('is said as it is written in SMTP_URL', async () => {
    expect(await transportTo(strict.port, { login: LOGIN }).deliver(MAIL)).toEqual({ outcome: 'accepted' })
    expect(strict.logins).toEqual([`${LOGIN.user}:${LOGIN.password}`])
  })

  test('that is wrong fails no mail: its settings can be put right; and its password is told to nobody', async () => {
    strict.behave({ login: { code: 535, words: '5.7.8 Bad credentials' } })
    const delivery = await transportTo(strict.port, { login: LOGIN }).deliver(MAIL)
    expect(delivery).toMatchObject({
      outcome: 'later',
      why: expect.stringContaining('Bad credentials'),
      code: 'EAUTH 535',
    })
    expect(JSON.stringify(delivery)).not.toContain(LOGIN.password)
  })

  test('is not said in clear to another machine', async () => {
    const delivery = await transportTo(strict.port, { host: '0.0.0.0', login: LOGIN }).deliver(MAIL)
    expect(delivery).toMatchObject({ outcome: 'later', code: expect.stringMatching(/^ETLS|^ECONNECTION/) })
    expect([strict.logins, strict.received]).toEqual([[], []])
  })

  test('goes nowhere where the server asks for none', async () => {
    const delivery = await transportTo(server.port, { login: LOGIN }).deliver(MAIL)
    expect([delivery.outcome, server.received]).toEqual(['later', []])
  })
})
