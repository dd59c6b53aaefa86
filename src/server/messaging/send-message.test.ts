import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailTimeouts } from '../platform/mail/transport.ts'
import { createLog } from '../platform/process/log.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { type MailServer, openMailServer } from '../testing/mail-server.ts'
import { HASTY, messagesAbout, runMails, transportTo, untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { eventually } from '../testing/waiting.ts'
import { queueMessages } from './queue-message.ts'
import { sendMessage } from './send-message.ts'
import { mailSender } from './senders.ts'
import { claimMessage } from './sending.queries.ts'

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
  server.behave({})
  server.received.length = 0
})
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(shop.db))

const log = createLog('silent')
const SHOPPER = 'rahima@example.com'
let stores = 0

/** An order in one store; its shopper’s mail is the first. */
async function place(): Promise<number> {
  stores += 1
  const [{ id: vendorId }, { token }] = [await shop.given.vendor(), await shop.given.account()]
  const contact_email = `store${stores}@store.example`
  await shop.db
    .updateTable('vendors')
    .set({ contact_email, proven_email: contact_email })
    .where('id', '=', vendorId)
    .execute()
  const productId = await shop.given.product({ vendorId })
  // Everybody has an address of their own: one is written to so often a day.
  const { body } = await order(shop, token, orderBody([{ productId }], { email: `${stores}-${SHOPPER}` }))
  return body.id
}

const waiting: number[] = []
/** A message that waits, and that no job of its own sends. A dozen are written at once. */
async function waitingMessage(): Promise<number> {
  if (waiting.length === 0) waiting.push(...(await writeDozen()))
  const id = waiting.pop()
  if (id === undefined) throw new Error('Nobody was written to.')
  return id
}

async function writeDozen(): Promise<number[]> {
  const running = await runMails(shop, { server: { port: 1 } })
  const orders: number[] = []
  for (let placed = 0; placed < 12; placed += 1) orders.push(await place())
  await untilMailsRest(shop)
  await running.stop(60_000)
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
  const messages = await Promise.all(orders.map((id) => messagesAbout(shop, id)))
  const ids = messages.flatMap(([message]) => message?.id ?? [])
  await sql`update messages set tries = 0, message_id = null, problem = '', tried_at = null where id = any(${ids})`.execute(
    shop.db,
  )
  return ids
}

const send = (id: number, timeouts?: MailTimeouts) =>
  sendMessage(shop.db, { sender: mailSender(transportTo(server, timeouts)), log }, id)
const stored = (id: number) => shop.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const makeOld = (id: number) =>
  sql`update messages set claimed_at = now() - interval '91 seconds' where id = ${id}`.execute(shop.db)

/** By a clock that stands. */
async function jobs() {
  const { rows } = await sql<{ messageId: number; runAt: Date }>`
    select (payload ->> 'messageId')::int as "messageId", run_at as "runAt"
    from graphile_worker._private_jobs order by id`.execute(shop.db)
  return rows.map(({ messageId, runAt }) => ({ messageId, inSeconds: (runAt.getTime() - Date.now()) / 1_000 }))
}

test('an order that is placed reaches its shopper and its store within seconds, once each', async () => {
  await runMails(shop, { server, publicUrl: 'https://haat.example' })
  const id = await place()
  await eventually(() => expect(server.received).toHaveLength(2))
  await untilMailsRest(shop)
  // Which of two jobs is first nobody promises.
  const [store, shopper] = server.received.toSorted((one, other) =>
    (one.subject ?? '').localeCompare(other.subject ?? ''),
  )
  expect([shopper?.subject, store?.subject]).toEqual([`Your order ${id} at Haat`, `Order ${id}: a parcel to pack`])
  expect(shopper?.to).toMatchObject({ text: `${stores}-${SHOPPER}` })
  expect(shopper?.html).toContain(`https://haat.example/dashboard/orders/${id}`)
  for (const { state, tries, problem } of await messagesAbout(shop, id))
    expect({ state, tries, problem }).toEqual({ state: 'Sent', tries: 1, problem: '' })
  const ids = server.received.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(2)
  for (const messageId of ids) expect(messageId).toMatch(/^<[0-9a-f-]{36}@haat\.example>$/)
})

describe('a mail server that', () => {
  test('has no room is asked again later, as often as two days last, and then no more', async () => {
    const id = await waitingMessage()
    server.behave({ recipient: { code: 452, words: '4.2.2 Mailbox full' } })
    const pauses = []
    standingClock()
    for (let tried = 1; tried <= 8; tried += 1) {
      await send(id)
      const { state, tries, problem } = await stored(id)
      expect([state, tries, problem.includes('Mailbox full')]).toEqual(['Waiting', tried, true])
      pauses.push((await jobs()).map(({ inSeconds }) => inSeconds))
      await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
    }
    expect(pauses).toEqual([[60], [300], [900], [3600], [10_800], [21_600], [43_200], [86_400]])
    await send(id)
    expect(await stored(id)).toMatchObject({ state: 'Failed', tries: 9 })
    expect(await jobs()).toEqual([])
  })

  test('has room again takes it, under the same Message-ID', async () => {
    await runMails(shop, { server })
    server.behave({ content: { code: 451, words: '4.7.1 Greylisted' } })
    const id = await place()
    await eventually(() => expect(server.received).toHaveLength(2))
    await untilMailsRest(shop)
    expect((await messagesAbout(shop, id)).map(({ state }) => state)).toEqual(['Waiting', 'Waiting'])
    server.behave({})
    await hurryJobs(shop)
    await eventually(() => expect(server.received).toHaveLength(4))
    await untilMailsRest(shop)
    expect((await messagesAbout(shop, id)).map(({ state, problem }) => [state, problem])).toEqual([
      ['Sent', ''],
      ['Sent', ''],
    ])
    const ids = server.received.map(({ messageId }) => messageId)
    expect(ids.slice(2).toSorted()).toEqual(ids.slice(0, 2).toSorted())
  })

  test('says no to a recipient is not asked again, and the other mails of the order are sent', async () => {
    await runMails(shop, { server })
    server.behave({ recipient: { code: 550, words: '5.1.1 No such user' } })
    const id = await place()
    await eventually(async () => expect((await messagesAbout(shop, id))[1]?.state).toBe('Failed'))
    await untilMailsRest(shop)
    expect(await jobs()).toEqual([])
    for (const { state, tries, problem } of await messagesAbout(shop, id))
      expect([state, tries, problem]).toEqual(['Failed', 1, expect.stringContaining('No such user')])
    server.behave({})
    const next = await place()
    await eventually(async () => expect((await messagesAbout(shop, next))[1]?.state).toBe('Sent'))
  })

  test.each([
    ['falls silent', { sender: 'silence' }, HASTY],
    ['breaks off', { recipient: 'break' }, undefined],
    ['lets nobody in', { greeting: { code: 554, words: 'No service' } }, undefined],
  ] as const)('%s fails no mail: it waits', async (_, behaviour, timeouts) => {
    const id = await waitingMessage()
    server.behave(behaviour)
    standingClock()
    await send(id, timeouts)
    expect(await stored(id)).toMatchObject({ state: 'Waiting', tries: 1, claimed_at: null })
    expect(await jobs()).toEqual([{ messageId: id, inSeconds: 60 }])
  })

  test('dies once it has all of a mail is given it again, as the same mail', async () => {
    const id = await waitingMessage()
    server.behave({ content: 'break' })
    await send(id)
    server.behave({})
    await send(id)
    expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 2 })
    expect(server.received).toHaveLength(2)
    expect(server.received[0]?.messageId).toBe(server.received[1]?.messageId)
    expect(server.received[0]?.html).toBe(server.received[1]?.html)
  })
})

describe('of one message', () => {
  test('two runs at the same moment send one mail', async () => {
    const id = await waitingMessage()
    let answer = () => {}
    server.behave({ holdContent: new Promise((resolve) => (answer = resolve)) })
    const first = send(id)
    await eventually(() => expect(server.received).toHaveLength(1))
    await Promise.all([send(id), send(id)])
    answer()
    await first
    expect(server.received).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 1 })
  })

  test('a code that is being handed over is not over for another run', async () => {
    const id = await waitingMessage()
    const expire = (inSeconds: number) =>
      shop.db
        .updateTable('messages')
        .set({ expires_at: sql<Date>`now() + make_interval(secs => ${inSeconds})` })
        .where('id', '=', id)
        .execute()
    await expire(600)
    let answer = () => {}
    server.behave({ holdContent: new Promise((resolve) => (answer = resolve)) })
    const first = send(id)
    await eventually(() => expect(server.received).toHaveLength(1))
    await expire(-1)
    await send(id)
    expect(await stored(id)).toMatchObject({ state: 'Waiting', problem: '' })
    answer()
    await first
    expect(await stored(id)).toMatchObject({ state: 'Sent', problem: '' })
  })

  test('a run after it was sent sends nothing, and waits for nothing', async () => {
    const id = await waitingMessage()
    await send(id)
    await send(id)
    expect([server.received.length, await jobs()]).toEqual([1, []])
  })

  test('the claim of a process that has died keeps others away until no mail can take so long, and then no more', async () => {
    const id = await waitingMessage()
    await claimMessage(shop.db, id, { reference: '<first@haat.example>', leaseSeconds: 90 })
    await send(id)
    // By the database’s clock, once the claim has ended, and soon after.
    const { rows } = await sql<{ id: number }>`
      select messages.id from graphile_worker._private_jobs join messages on messages.id = (payload ->> 'messageId')::int
      where run_at between claimed_at + interval '89.9 seconds' and claimed_at + interval '150 seconds'`.execute(
      shop.db,
    )
    expect([server.received.length, rows, (await jobs()).length]).toEqual([0, [{ id }], 1])
    await makeOld(id)
    await send(id)
    expect(server.received.map(({ messageId }) => messageId)).toEqual(['<first@haat.example>'])
    expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 2 })
  })

  test('who was so slow that another has it by then says nothing of it any more', async () => {
    const id = await waitingMessage()
    let answer = () => {}
    server.behave({
      holdContent: new Promise((resolve) => (answer = resolve)),
      content: { code: 550, words: 'Too late' },
    })
    const slow = send(id)
    await eventually(() => expect(server.received).toHaveLength(1))
    server.behave({})
    await makeOld(id)
    await send(id)
    server.behave({ content: { code: 550, words: 'Too late' } })
    answer()
    await slow
    expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 2, problem: '' })
  })

  test('only one job waits, whoever adds it', async () => {
    const id = await waitingMessage()
    standingClock()
    await queueMessages(shop.db, [{ id, way: 'mail', isSecret: false }], { inSeconds: 500 })
    await queueMessages(shop.db, [{ id, way: 'mail', isSecret: false }], { inSeconds: 40 })
    expect(await jobs()).toEqual([{ messageId: id, inSeconds: 40 }])
  })
})

test('a shop that has no mail server any more keeps what waited', async () => {
  const id = await waitingMessage()
  await sendMessage(shop.db, { sender: null, log }, id)
  expect(await stored(id)).toMatchObject({ state: 'Kept', tries: 0 })
})

test('the log says which message it was and what was wrong, and neither whom it was for nor what it said', async () => {
  shop.logLines.length = 0
  await runMails(shop, { server })
  server.behave({ recipient: { code: 550, words: `5.1.1 <${stores + 1}-${SHOPPER}> unknown: s3cret words` } })
  const id = await place()
  // In either order: their jobs are made at once.
  const states = async () => (await messagesAbout(shop, id)).map(({ state }) => state)
  await eventually(async () => expect(await states()).toEqual(['Failed', 'Failed']))
  const [message] = await messagesAbout(shop, id)
  const lines = shop.logLines.map((line) => JSON.stringify(line))
  expect(shop.logLines).toContainEqual(
    expect.objectContaining({ messageId: message?.id, tries: 1, reason: 'EENVELOPE 550', msg: 'a mail was not sent' }),
  )
  for (const secret of [SHOPPER, '@store.example', 's3cret', 'Rahima', 'Mirpur', 'Cotton'])
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
})
