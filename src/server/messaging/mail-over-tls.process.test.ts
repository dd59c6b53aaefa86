import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { selfSignedFor } from '../testing/certificate.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { messagesAbout } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Leads to this machine, and is not known to be it: what is said to this machine itself needs no TLS. */
const HOST = '0.0.0.0'
const certificate = selfSignedFor(HOST)

/** A shop whose mail server signed its certificate itself. */
async function start(kind: 'smtps' | 'starttls', isTrusted: boolean) {
  const server = await openMailServer({ asksLogin: true, tls: { kind, ...certificate } })
  const folder = await mkdtemp(join(tmpdir(), 'haat-tls-'))
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const authorities = join(folder, 'authorities.pem')
  await writeFile(authorities, certificate.cert)
  await startShopBeside(shop, {
    SMTP_URL: `${kind === 'smtps' ? 'smtps' : 'smtp'}://shop:secret@${HOST}:${server.port}`,
    MAIL_FROM: 'orders@haat.example',
    ...(isTrusted && { NODE_EXTRA_CA_CERTS: authorities }),
  })
  return server
}

async function placeOrder(): Promise<number> {
  const [{ id: vendorId }, { token }] = [await shop.given.vendor(), await shop.given.account('Admin')]
  const productId = await shop.given.product({ vendorId })
  const { body } = await order(shop, token, orderBody([{ productId }]))
  return body.id
}

const statesOf = async (orderId: number) =>
  (await messagesAbout(shop, orderId)).map(({ state, tries, problem }) => ({ state, tries, problem }))

test.each(['starttls', 'smtps'] as const)(
  'mails and the login go over %s to a server whose authority NODE_EXTRA_CA_CERTS names',
  async (kind) => {
    const server = await start(kind, true)
    const id = await placeOrder()
    const sent = { state: 'Sent', tries: 1, problem: '' }
    await eventually(async () => expect(await statesOf(id)).toEqual([sent, sent]))
    expect(server.envelopes.map(({ isSecure }) => isSecure)).toEqual([true, true])
    expect(new Set(server.logins)).toEqual(new Set(['shop:secret']))
  },
)

test.each(['starttls', 'smtps'] as const)(
  'a server over %s that nobody vouches for gets neither login nor mail, and the message waits and says why',
  async (kind) => {
    const server = await start(kind, false)
    const id = await placeOrder()
    const problem = 'The email server’s certificate is not one that this shop trusts.'
    const waits = { state: 'Waiting', tries: 1, problem }
    await eventually(async () => expect(await statesOf(id)).toEqual([waits, waits]))
    expect([server.logins, server.received]).toEqual([[], []])
    const { token } = await shop.given.account('Admin')
    const { body } = await shop.call('GET /api/messages', { query: { search: String(id), way: 'mail' } }, token)
    expect(body).toMatchObject([
      { state: 'Waiting', problem },
      { state: 'Waiting', problem },
    ])
  },
)
