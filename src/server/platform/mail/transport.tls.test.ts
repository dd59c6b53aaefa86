import { expect, onTestFinished, test } from 'vitest'
import { selfSignedFor } from '../../testing/certificate.ts'
import { LOGIN, openMailServer } from '../../testing/mail-server.ts'
import { createMailTransport } from './transport.ts'

const MAIL = {
  to: 'rahima@example.com',
  subject: 'Your order',
  html: '<p>1</p>',
  text: '1',
  messageId: '<one@haat.example>',
}
/** Reaches this machine, and is not known to be it. */
const ELSEWHERE = '0.0.0.0'

test.each([
  ['starttls', LOGIN],
  ['starttls', null],
  ['smtps', LOGIN],
  ['smtps', null],
] as const)(
  'over %s with the login %j, a server whose certificate nobody vouches for is told nothing',
  async (kind, login) => {
    const server = await openMailServer({ asksLogin: login !== null, tls: { kind, ...selfSignedFor(ELSEWHERE) } })
    onTestFinished(() => server.close())
    const from = { name: 'Haat', address: 'orders@haat.example' }
    const settings = { host: ELSEWHERE, port: server.port, isTls: kind === 'smtps', login, from, atOnce: 1 }
    const transport = createMailTransport(settings, { connecting: 1000, silence: 1000, whole: 2500 })
    expect(await transport.deliver(MAIL)).toEqual({
      outcome: 'later',
      why: 'The email server’s certificate is not one that this shop trusts.',
      code: 'ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT',
    })
    expect([server.logins, server.received]).toEqual([[], []])
  },
)
