import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { messagesAbout } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { eventually } from '../testing/waiting.ts'

let shop: TestShop
let server: MailServer
beforeAll(async () => {
  shop = await openTestShop()
  server = await openMailServer()
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const start = () =>
  startShopBeside(shop, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'orders@haat.example',
    // One is in the server’s hands as the shop is killed.
    MAILS_AT_ONCE: '1',
  })

test('a shop that is killed while the mail server has the mail in its hands sends it again, as the same mail, and all others once', async () => {
  server.behave({ holdContent: new Promise(() => undefined) })
  const first = await start()
  const [{ id: vendorId }, { token }] = [await shop.given.vendor(), await shop.given.account()]
  const productId = await shop.given.product({ vendorId })
  const { body } = await order(shop, token, orderBody([{ productId }]))
  await eventually(() => expect(server.received).toHaveLength(1))
  expect(await first.kill('SIGKILL')).toBe('SIGKILL')
  expect((await messagesAbout(shop, body.id)).map(({ state }) => state)).toEqual(['Waiting', 'Waiting'])
  // Its claim is good for a minute and a half, which the test does not wait for.
  await sql`update messages set claimed_at = claimed_at - interval '85 seconds' where claimed_at is not null`.execute(
    shop.db,
  )
  server.behave({})
  await start()
  await eventually(async () =>
    expect((await messagesAbout(shop, body.id)).map(({ state }) => state)).toEqual(['Sent', 'Sent']),
  )
  expect(server.received).toHaveLength(3)
  const [before, ...after] = server.received
  const again = after.filter(({ messageId }) => messageId === before?.messageId)
  expect(again.map(({ subject, html }) => [subject, html])).toEqual([[before?.subject, before?.html]])
  expect(new Set(server.received.map(({ subject }) => subject))).toEqual(
    new Set([`Your order ${body.id} at Haat`, `Order ${body.id}: a parcel to pack`]),
  )
})
