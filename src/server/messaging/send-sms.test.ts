import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type GatewayKind, openPretendGateway } from '../../../pretend/sms/gateway.ts'
import { createLog } from '../platform/process/log.ts'
import { createSmsTransport } from '../platform/sms/transport.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenSms, NOON, PATIENT, runSms, smsSettingsFor } from '../testing/sms.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { eventually } from '../testing/waiting.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { queueMessages } from './queue-message.ts'
import { sendSms } from './send-sms.ts'
import { spentOnCodesToday, spentToday } from './spending.queries.ts'

withinOneDay()

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('sms_days').execute()
  await shop.db.deleteFrom('messages').execute()
  await shop.db.deleteFrom('outbox').execute()
  await shop.db.updateTable('settings').set({ overrides: '{}' }).execute()
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})

const log = createLog('silent')
const NIGHT = new Date('2026-11-23T23:30:00+06:00')

async function opened(kind: GatewayKind = 'bulksmsbd') {
  const gateway = await openPretendGateway(kind)
  onTestFinished(() => gateway.close())
  return gateway
}
type Gateway = Awaited<ReturnType<typeof opened>>

const stored = (id: number) => shop.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const send = (gateway: Gateway, id: number, now = NOON) =>
  sendSms(shop.db, { transport: createSmsTransport(smsSettingsFor(gateway), PATIENT), now: () => now, log }, id)
/** By a clock that stands. */
async function jobs() {
  const { rows } = await sql<{ task: string; runAt: Date }>`
    select task_identifier as task, run_at as "runAt" from graphile_worker.jobs order by run_at`.execute(shop.db)
  return rows.map(({ task, runAt }) => ({ task, inSeconds: (runAt.getTime() - Date.now()) / 1_000 }))
}
/** What runs once the claim of an SMS has ended, by the database’s clock, and soon after. */
async function waitsForClaim(id: number): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs join messages on messages.id = ${id}
    where run_at between claimed_at + interval '90 seconds' and claimed_at + interval '150 seconds'`.execute(shop.db)
  return rows.map(({ task }) => task)
}
const isClaimed = (id: number, secondsAgo: number) =>
  sql`update messages set claimed_at = now() - make_interval(secs => ${secondsAgo}), tries = 1, message_id = 'first'
    where id = ${id}`.execute(shop.db)
const settings = (values: object) =>
  shop.db
    .updateTable('settings')
    .set({ overrides: JSON.stringify(values) })
    .execute()

test('an SMS is sent once, with what it cost and what the gateway calls it', async () => {
  const gateway = await opened()
  const id = await givenSms(shop, { phone: '01711000001', text: 'Your order 17', parts: 2 })
  await Promise.all([send(gateway, id), send(gateway, id)])
  await send(gateway, id)
  expect(gateway.taken.map(({ phone, text }) => [phone, text])).toEqual([['01711000001', 'Your order 17']])
  expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 1, gateway_id: '700000', cost_poisha: 50 })
  expect(await spentToday(shop.db)).toEqual({ parts: 2, poisha: 50 })
  const { token } = await shop.given.account('Admin')
  const { body } = await shop.call('GET /api/messages/:id', { params: { id } } as never, token)
  expect(body).toMatchObject({ parts: 2, cost: 0.5 })
})

test.each([
  ['says nothing', 'never', 1],
  ['breaks off once it has it', 'dies', 1],
  ['fails once it has it', 'fails', 1],
  ['breaks off before', 'drops', 0],
] as const)('where the gateway %s, nobody knows, and it is not sent again by itself', async (_, manner, taken) => {
  const gateway = await opened()
  gateway.behave(manner)
  const id = await givenSms(shop)
  if (manner === 'never') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sending = send(gateway, id)
  if (manner === 'never') {
    while (gateway.taken.length === 0) await nextTurn()
    vi.advanceTimersByTime(PATIENT.whole)
    vi.useRealTimers()
  }
  await sending
  await send(gateway, id)
  expect(await stored(id)).toMatchObject({ state: 'Unknown', tries: 1, claimed_at: null, cost_poisha: 25 })
  expect((await stored(id)).problem).toMatch(/gave no answer|HTTP 500/)
  expect(gateway.taken).toHaveLength(taken)
  expect(await jobs()).toEqual([])
})

describe('what was not taken for sure', () => {
  test('is tried again later, under the same id, where that may change, and costs nothing', async () => {
    standingClock()
    const gateway = await opened('ssl-wireless')
    gateway.behave((nth) => (nth === 0 ? 'empty' : 'answers'))
    const id = await givenSms(shop)
    await send(gateway, id)
    const { state, tries, message_id, problem, cost_poisha } = await stored(id)
    expect({ state, tries, problem, cost_poisha }).toEqual({
      ...{ state: 'Waiting', tries: 1, problem: 'Insufficient balance', cost_poisha: null },
    })
    expect(await spentToday(shop.db)).toEqual({ parts: 0, poisha: 0 })
    expect(await jobs()).toEqual([{ task: 'messages.send-sms', inSeconds: 60 }])
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Sent', tries: 2, problem: '' })
    expect(gateway.taken.map(({ ourId }) => ourId)).toEqual([message_id])
  })

  test('has failed at once where the number does not exist', async () => {
    const gateway = await opened()
    gateway.behave('refuses')
    const id = await givenSms(shop)
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Failed', problem: 'Invalid Number', cost_poisha: null })
    expect([await jobs(), await spentToday(shop.db)]).toEqual([[], { parts: 0, poisha: 0 }])
  })

  test('is tried for half a day where the gateway is away, and then has failed', async () => {
    const gateway = await opened()
    standingClock()
    await gateway.close()
    const id = await givenSms(shop)
    const pauses: number[] = []
    for (let tries = 0; tries < 7; tries += 1) {
      await send(gateway, id)
      pauses.push((await jobs())[0]?.inSeconds ?? 0)
      await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
    }
    expect(pauses).toEqual([60, 300, 900, 3600, 10_800, 21_600, 0])
    expect(await stored(id)).toMatchObject({ state: 'Failed', tries: 7 })
  })
})

describe('a process that died with an SMS in its hands', () => {
  test('may have handed over a code, too, that is over by now', async () => {
    const gateway = await opened()
    const id = await givenSms(shop, { validSeconds: -1 })
    await isClaimed(id, 0)
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Waiting', problem: '' })
    expect(await waitsForClaim(id)).toEqual(['messages.send-sms-code'])
    await isClaimed(id, 91)
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Unknown', tries: 1, plain_text: null })
    expect(gateway.taken).toEqual([])
  })

  test('may have handed it over: as long as it could be alive it is waited for, and then nobody knows', async () => {
    const gateway = await opened()
    const id = await givenSms(shop)
    await isClaimed(id, 0)
    await send(gateway, id)
    expect([(await stored(id)).state, await waitsForClaim(id)]).toEqual(['Waiting', ['messages.send-sms']])
    await isClaimed(id, 91)
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Unknown', tries: 1 })
    expect(gateway.taken).toEqual([])
  })

  test.each([
    ['took it: it is sent', 'answers', 1],
    ['never had it: it is sent again, under the same id', 'drops', 1],
  ] as const)('is asked after, where the gateway %s', async (_, first, taken) => {
    const gateway = await opened('with-status')
    gateway.behave((nth) => (nth === 0 ? first : 'answers'))
    const id = await givenSms(shop)
    await send(gateway, id)
    // As if the answer had been lost with the process.
    await sql`update messages set state = 'Waiting', claimed_at = now() - interval '2 hours' where id = ${id}`.execute(
      shop.db,
    )
    await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
    const clock = standingClock()
    await send(gateway, id)
    expect(await jobs()).toEqual([{ task: 'messages.ask-sms', inSeconds: 60 }])
    clock.goOn()
    await runSms(shop, gateway)
    await eventually(async () => {
      await hurryJobs(shop)
      expect(await stored(id)).toMatchObject({ state: 'Sent', problem: '' })
    })
    expect(gateway.taken.map(({ ourId }) => ourId)).toEqual(Array(taken).fill((await stored(id)).message_id))
    expect(await spentToday(shop.db)).toEqual({ parts: 1, poisha: 25 })
  })
})

test('a gateway that cannot be asked just now is asked again, five times, and then it stays unknown', async () => {
  const gateway = await opened('with-status')
  gateway.behave('dies')
  const id = await givenSms(shop)
  await send(gateway, id)
  await gateway.close()
  await runSms(shop, gateway)
  await eventually(async () => {
    await hurryJobs(shop)
    expect(await jobs()).toEqual([])
  })
  expect(await stored(id)).toMatchObject({ state: 'Unknown', tries: 1 })
})

describe('at night', () => {
  test('nobody is woken: what is news waits until 8', async () => {
    standingClock()
    const gateway = await opened()
    const id = await givenSms(shop)
    await send(gateway, id, NIGHT)
    expect(await stored(id)).toMatchObject({ state: 'Waiting', tries: 0, problem: expect.stringMatching(/until 8/) })
    expect([gateway.taken, await jobs()]).toEqual([[], [{ task: 'messages.send-sms', inSeconds: 8.5 * 3600 }]])
    await send(gateway, id)
    expect(await stored(id)).toMatchObject({ state: 'Sent', problem: '' })
  })

  test('a code that somebody waits for is sent, and erased', async () => {
    const gateway = await opened()
    const id = await givenSms(shop, { text: '123456 is your code', validSeconds: 3600 })
    await send(gateway, id, NIGHT)
    expect(await stored(id)).toMatchObject({ state: 'Sent', plain_text: null })
    expect(gateway.taken).toMatchObject([{ text: '123456 is your code' }])
  })
})

test('a code stands behind no other SMS, also where a gateway lets one wait', async () => {
  const gateway = await opened()
  gateway.behave((nth) => (nth === 0 ? 'never' : 'answers'))
  await runSms(shop, gateway)
  // Before the jobs are waited for: one of them hangs.
  onTestFinished(() => gateway.close())
  const queue = (id: number, isSecret: boolean) => queueMessages(shop.db, [{ id, way: 'sms', isSecret }], {})
  const [hanging, behind] = [await givenSms(shop), await givenSms(shop)]
  await queue(hanging, false)
  await eventually(() => expect(gateway.taken).toHaveLength(1))
  await queue(behind, false)
  const code = await givenSms(shop, { validSeconds: 3600 })
  await queue(code, true)
  await eventually(async () => expect(await stored(code)).toMatchObject({ state: 'Sent' }))
  expect(await stored(behind)).toMatchObject({ state: 'Waiting', tries: 0 })
})

test('a code stands behind no single other code, where a gateway lets that wait', async () => {
  const gateway = await opened()
  gateway.behave((nth) => (nth === 0 ? 'never' : 'answers'))
  await runSms(shop, gateway)
  // Before the jobs are waited for: one of them hangs.
  onTestFinished(() => gateway.close())
  const [hanging, code] = [await givenSms(shop, { validSeconds: 3600 }), await givenSms(shop, { validSeconds: 3600 })]
  await queueMessages(shop.db, [{ id: hanging, way: 'sms', isSecret: true }], {})
  await eventually(() => expect(gateway.taken).toHaveLength(1))
  await queueMessages(shop.db, [{ id: code, way: 'sms', isSecret: true }], {})
  await eventually(async () => expect(await stored(code)).toMatchObject({ state: 'Sent' }))
  expect((await stored(hanging)).state).not.toBe('Sent')
})

describe('the money of a day', () => {
  test('is not spent on codes, which go beyond it: they have a limit of their own', async () => {
    const gateway = await opened()
    await settings({ smsPartPrice: 0.3, smsDailyLimit: 0.3 })
    for (let sent = 0; sent < 3; sent += 1) await send(gateway, await givenSms(shop, { validSeconds: 3600 }))
    const [last, beyond] = [await givenSms(shop), await givenSms(shop)]
    await send(gateway, last)
    await send(gateway, beyond)
    await send(gateway, await givenSms(shop, { validSeconds: 3600 }))
    expect([(await stored(last)).state, (await stored(beyond)).state]).toEqual(['Sent', 'Kept'])
    expect(await spentOnCodesToday(shop.db)).toEqual({ parts: 4, poisha: 120 })
    expect(await spentToday(shop.db)).toEqual({ parts: 1, poisha: 30 })
  })

  test('is given back where the gateway did not take a code', async () => {
    const gateway = await opened()
    gateway.behave((nth) => (nth === 1 ? 'refuses' : 'answers'))
    for (let sent = 0; sent < 2; sent += 1) await send(gateway, await givenSms(shop, { validSeconds: 3600 }))
    expect(await spentOnCodesToday(shop.db)).toEqual({ parts: 1, poisha: 25 })
  })

  test('beyond its limit SMS are kept, and the poisha before it is still spent', async () => {
    const gateway = await opened()
    await settings({ smsPartPrice: 0.3, smsDailyLimit: 1 })
    const ids: number[] = []
    for (const parts of [1, 2, 1, 1]) ids.push(await givenSms(shop, { parts }))
    for (const id of ids) await send(gateway, id)
    const states = await Promise.all(ids.map(async (id) => (await stored(id)).state))
    expect(states).toEqual(['Sent', 'Sent', 'Kept', 'Kept'])
    expect(await stored(ids[2] ?? 0)).toMatchObject({ problem: expect.stringMatching(/limit/), cost_poisha: null })
    expect(await spentToday(shop.db)).toEqual({ parts: 3, poisha: 90 })
  })

  test('admins are warned of it once a day, at 80 %', async () => {
    const gateway = await opened()
    await settings({ smsPartPrice: 1, smsDailyLimit: 10 })
    const warnings = async () =>
      (await shop.db.selectFrom('outbox').select('name').where('name', '=', 'sms.nearly_spent').execute()).length
    const counts: number[] = []
    for (let at = 0; at < 10; at += 1) {
      await send(gateway, await givenSms(shop))
      counts.push(await warnings())
    }
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1])
  })
})

test('a shop that has no gateway any more keeps what waited', async () => {
  const id = await givenSms(shop)
  await sendSms(shop.db, { transport: null, now: () => NOON, log }, id)
  expect(await stored(id)).toMatchObject({ state: 'Kept', tries: 0 })
})

test('the log knows an SMS by its number: neither whom it was for, nor its words, nor a secret', async () => {
  const gateway = await opened()
  gateway.behave('refuses')
  await runSms(shop, gateway)
  const id = await givenSms(shop, { phone: '01711999888', text: 'hush' })
  await queueMessages(shop.db, [{ id, way: 'sms', isSecret: false }], {})
  await eventually(async () => expect((await stored(id)).state).toBe('Failed'))
  expect(JSON.stringify(shop.logLines)).toContain('an SMS was not sent')
  expect(JSON.stringify(shop.logLines)).not.toMatch(/1711999888|hush|pretend-token/)
})
