import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/process/log.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { transportTo } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { sendMessage } from './send-message.ts'
import { mailSender } from './senders.ts'

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
beforeEach(() => {
  server.received.length = 0
})

/** A mail that waits, written to an account as one of the admins, or to itself. */
async function givenWaiting(accountId: number, as: 'admin' | 'account'): Promise<number> {
  const id = await givenMessage(shop, { accountId, state: 'Waiting' })
  await shop.db
    .updateTable('messages')
    .set({ recipient: `${as}:${accountId}` })
    .where('id', '=', id)
    .execute()
  return id
}
const log = createLog('silent')
const send = (id: number) => sendMessage(shop.db, { sender: mailSender(transportTo(server)), log }, id)
const stateOf = async (id: number) =>
  await shop.db.selectFrom('messages').select(['state', 'problem']).where('id', '=', id).executeTakeFirstOrThrow()

test.each([
  ['is no admin any more', { role: 'User' }],
  ['is not active any more', { is_active: false }],
] as const)('who %s does not get the mail that was written to them as an admin', async (_, change) => {
  const { id: accountId } = await shop.given.account('Admin')
  const mail = await givenWaiting(accountId, 'admin')
  await shop.db.updateTable('users').set(change).where('id', '=', accountId).execute()
  await send(mail)
  expect(server.received).toEqual([])
  expect(await stateOf(mail)).toEqual({
    state: 'Kept',
    problem: 'Not sent: this account is no longer an admin.',
  })
})

test('an admin gets it, and who was one gets what is written to them themselves', async () => {
  const { id: accountId } = await shop.given.account('Admin')
  const asAdmin = await givenWaiting(accountId, 'admin')
  await send(asAdmin)
  const asThemselves = await givenWaiting(accountId, 'account')
  await shop.db.updateTable('users').set({ role: 'User' }).where('id', '=', accountId).execute()
  await send(asThemselves)
  for (const id of [asAdmin, asThemselves]) expect((await stateOf(id)).state).toBe('Sent')
})
