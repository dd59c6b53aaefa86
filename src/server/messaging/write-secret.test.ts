import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { createLog } from '../platform/process/log.ts'
import { QUIET_HOURS } from '../platform/sms/quiet-hours.ts'
import type { Sms, SmsDelivery, SmsTransport } from '../platform/sms/transport.ts'
import { runTestJobs } from '../testing/jobs.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { settingsOf, transportTo } from '../testing/mails.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { eventually } from '../testing/waiting.ts'
import { eraseSecrets } from './erase-messages.ts'
import { messagingJobs } from './messaging.work.ts'
import { sendSms } from './send-sms.ts'
import { createSendSecret } from './write-secret.ts'

let shop: TestShop
let mails: MailServer
beforeAll(async () => {
  mails = await openMailServer()
  shop = await openTestShop({ mail: settingsOf(mails) })
})
afterAll(async () => {
  await shop.close()
  await mails.close()
})

const sent: Sms[] = []
const ACCEPTED: SmsDelivery = { outcome: 'accepted', gatewayId: '1' }
let answer: SmsDelivery = ACCEPTED
const gateway: SmsTransport = {
  async deliver(sms) {
    sent.push(sms)
    return answer
  },
  ask: null,
  balance: null,
  quietHours: QUIET_HOURS,
}
beforeEach(async () => {
  answer = ACCEPTED
  sent.length = 0
  mails.received.length = 0
  await shop.db.deleteFrom('messages').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})

const BOTH = { mail: true, sms: true }
const NONE = { mail: false, sms: false }
const common = { purpose: 'sign_in_code', accountId: null, validSeconds: 3600 }
const bySms = { ...common, to: { phone: '01711000000' }, subject: 'Code to log in', text: 'Haat: 271828 is your code.' }
const content = { subject: 'Code to log in', title: 'Your code', blocks: [], foot: '271828' }
const byMail = { ...common, to: { email: 'a@example.com' }, content }
const write = (secret: typeof bySms | typeof byMail, sends = BOTH) =>
  transact(shop.db, (tx) => createSendSecret(sends)(tx, secret))
const only = () => shop.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
const run = () =>
  runTestJobs(shop, {
    serve: (serve) => messagingJobs(serve, { mail: transportTo(mails), sms: gateway }),
  })
const log = createLog('silent')

test('a code goes out by SMS at once, and is erased as soon as it did', async () => {
  await run()
  await write(bySms)
  await eventually(async () => expect(await only()).toMatchObject({ state: 'Sent', tries: 1 }))
  expect(sent).toMatchObject([{ to: '01711000000', text: bySms.text }])
  expect(await only()).toMatchObject({ plain_text: null, to_phone: '01711000000', subject: 'Code to log in' })
})

test('a link goes out by mail, and is erased as soon as it did', async () => {
  await run()
  await write(byMail)
  await eventually(async () => expect(await only()).toMatchObject({ state: 'Sent' }))
  expect(mails.received[0]?.html).toContain('271828')
  expect(await only()).toMatchObject({ html: null, plain_text: null })
})

test('what is rolled back is sent to nobody', async () => {
  const broken = transact(shop.db, async (tx) => {
    await createSendSecret(BOTH)(tx, bySms)
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  const { rows } = await sql`select 1 from messages union all select 1 from graphile_worker._private_jobs`.execute(
    shop.db,
  )
  expect(rows).toEqual([])
})

describe('a code that nobody took', () => {
  const send = async () => await sendSms(shop.db, { transport: gateway, now: () => new Date(), log }, (await only()).id)

  test('is tried again while it is worth something, and neither sent nor kept after that', async () => {
    answer = { outcome: 'later', why: 'Busy', code: '503' }
    await write(bySms)
    await send()
    expect(await only()).toMatchObject({ state: 'Waiting', tries: 1, plain_text: bySms.text })
    await sql`update messages set expires_at = now() - interval '1 second'`.execute(shop.db)
    answer = ACCEPTED
    await send()
    expect(sent).toHaveLength(1)
    expect(await only()).toMatchObject({
      state: 'Failed',
      plain_text: null,
      problem: expect.stringMatching(/too late/),
    })
  })

  test('where the gateway gave no answer is not sent again', async () => {
    answer = { outcome: 'unanswered', why: 'Nobody knows', code: 'ETIMEDOUT' }
    await write(bySms)
    await send()
    await send()
    expect(sent).toHaveLength(1)
    expect(await only()).toMatchObject({ state: 'Unknown', problem: 'Nobody knows', plain_text: null })
  })
})

describe('to an admin a code', () => {
  const read = async (token: string) =>
    (await shop.call('GET /api/messages/:id', { params: { id: (await only()).id } } as never, token)).body

  test('is shown where the shop has nothing to send it by, until it is over', async () => {
    const { token } = await shop.given.account('Admin')
    await write(bySms, NONE)
    expect(await read(token)).toMatchObject({ state: 'Kept', text: bySms.text, maySend: false })
    await eraseSecrets(shop.db)
    expect(await read(token)).toMatchObject({ text: bySms.text })
    await sql`update messages set expires_at = now() - interval '1 second'`.execute(shop.db)
    await eraseSecrets(shop.db)
    expect(await read(token)).toMatchObject({ text: null })
  })

  test('is never shown, nor sent again, where there is a mail server', async () => {
    const { token } = await shop.given.account('Admin')
    await write(byMail)
    const shown = await read(token)
    expect(shown).toMatchObject({ state: 'Waiting', html: null, text: null, maySend: false })
    await sql`update messages set state = 'Kept'`.execute(shop.db)
    const again = await shop.call('POST /api/messages/:id/send', { params: { id: shown.id } } as never, token)
    expect(again.body).toMatchObject({ code: 'message_erased' })
    const { body } = await shop.call('GET /api/messages', { query: {} }, token)
    expect(JSON.stringify(body)).not.toContain('271828')
  })
})

test('of hundreds of codes that wait, those of a network that has asked for few go first', async () => {
  const send = createSendSecret({ mail: false, sms: true })
  const code = (phone: string, turn: number) => ({
    ...common,
    turn,
    to: { phone },
    subject: 'Your code',
    text: 'Code 123456',
  })
  const honest = '01711999999'
  await transact(shop.db, async (tx) => {
    for (let at = 0; at < 500; at += 1)
      await send(tx, code(`0181${String(at).padStart(7, '0')}`, 2 + Math.floor(at / 5)))
  })
  await transact(shop.db, (tx) => send(tx, code(honest, 1)))
  await runTestJobs(shop, { serve: (serve) => messagingJobs(serve, { mail: null, sms: gateway }) })
  await eventually(() => expect(sent.map(({ to }) => to)).toContain(honest))
  // Beside what the other lane had begun with.
  expect(sent.findIndex(({ to }) => to === honest)).toBeLessThan(10)
})
