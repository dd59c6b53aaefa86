import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behind } from '../../testing/behind.ts'
import { hurryJobs, pauseForAnHour, runTestJobs } from '../../testing/jobs.ts'
import { order, orderBody } from '../../testing/orders.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually } from '../../testing/waiting.ts'
import { transact } from '../database/db.ts'
import { addJobs } from '../jobs/jobs.queries.ts'
import { emit } from './emit.ts'
import { registerSubscribers, relayEvents } from './relay.ts'
import { concernedBy, type EmittedEvent, inBatches, type Subscriber } from './subscriber.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await sql`create table told (at int generated always as identity, words text not null)`.execute(shop.db)
})
afterAll(() => shop.close())

const told = async () =>
  (await sql<{ words: string }>`select words from told order by at`.execute(shop.db)).rows.map(({ words }) => words)
const outbox = () => shop.db.selectFrom('outbox').select(['name', 'payload']).execute()

async function placed(): Promise<number> {
  const [product, customer] = [await shop.given.product(), await shop.given.account()]
  const { status, body } = await order(shop, customer.token, orderBody([{ productId: product }]))
  expect(status).toBe(201)
  return body.id
}

test('an order that is placed is told once to each who listens, with its id and when', async () => {
  const heard: EmittedEvent<'order.placed'>[] = []
  const began = Date.now()
  const listen: Subscriber<'order.placed'> = async (_, event) => void heard.push(event)
  await runTestJobs(shop, { subscribers: { 'order.placed': { one: listen, another: listen } } })
  const ids = [await placed(), await placed()]
  await eventually(() => expect(heard).toHaveLength(4))
  expect(heard.map(({ payload }) => payload.orderId).sort()).toEqual([ids[0], ids[0], ids[1], ids[1]])
  const [{ emittedAt, id } = { emittedAt: new Date(0), id: 0 }] = heard
  expect(emittedAt.getTime()).toBeGreaterThan(began - 5_000)
  expect(heard.filter((event) => event.id === id)).toHaveLength(2)
  expect(await outbox()).toEqual([])
})

test('what is rolled back is told to nobody', async () => {
  const failing = transact(shop.db, async (tx) => {
    await emit(tx, 'order.placed', { orderId: 1 })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await outbox()).toEqual([])
})

test('an order and its event are one: neither is without the other', async () => {
  await sql`create function refuse_all() returns trigger language plpgsql as $$ begin raise 'in_the_way'; end $$`.execute(
    shop.db,
  )
  const customer = await shop.given.account()
  const product = await shop.given.product()
  const orders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length
  for (const table of ['outbox', 'order_requests']) {
    const [before, events] = [await orders(), await outbox()]
    await sql`create constraint trigger in_the_way after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function refuse_all()`.execute(shop.db)
    const { status } = await order(shop, customer.token, orderBody([{ productId: product }]))
    await sql`drop trigger in_the_way on ${sql.table(table)}`.execute(shop.db)
    expect([status, await orders(), await outbox()]).toEqual([500, before, events])
  }
})

test('during an upgrade the older process takes an event for who listens in the newer one alone', async () => {
  const [older, newer]: [number[], number[]] = [[], []]
  const hear =
    (heard: number[]): Subscriber<'order.placed'> =>
    async (_, { payload }) =>
      void heard.push(payload.orderId)
  const old = { 'order.placed': { known: hear(older) } }
  await registerSubscribers(shop.db, old)
  const since = { 'order.placed': { known: hear(newer), 'listens-since': hear(newer) } }
  await registerSubscribers(shop.db, since)
  await emit(shop.db, 'order.placed', { orderId: 61 })
  expect(await relayEvents(shop.db, old)).toBe(1)
  await runTestJobs(shop, { subscribers: since })
  await eventually(() => expect(newer).toEqual([61, 61]))
  await shop.db.deleteFrom('event_subscribers').execute()
})

test('an event of a newer version is left to it', async () => {
  await sql`insert into outbox (name, payload) values ('parcel.lost', '{"parcelId": 1}')`.execute(shop.db)
  await emit(shop.db, 'order.placed', { orderId: 62 })
  expect(await relayEvents(shop.db, {})).toBe(1)
  expect(await outbox()).toEqual([{ name: 'parcel.lost', payload: { parcelId: 1 } }])
  await shop.db.deleteFrom('outbox').execute()
})

test('an event that is delivered again changes nothing again', async () => {
  const write: Subscriber<'order.placed'> = async (tx, { payload }) =>
    void (await sql`insert into told (words) values (${`order ${payload.orderId}`})`.execute(tx))
  await runTestJobs(shop, { subscribers: { 'order.placed': { teller: write, other: write } } })
  const again = { id: 70_001, name: 'order.placed', payload: { orderId: 5 }, emittedAt: new Date().toISOString() }
  const deliver = (subscriber: string) => ({
    job: { name: `order.placed > ${subscriber}`, maxAttempts: 3, queue: null },
    payload: again,
  })
  await addJobs(shop.db, [deliver('teller'), deliver('teller'), deliver('teller'), deliver('other')])
  await eventually(async () => {
    const { rows } = await sql`select from graphile_worker.jobs`.execute(shop.db)
    expect(rows).toHaveLength(0)
  })
  expect(await told()).toEqual(['order 5', 'order 5'])
})

test('who fails keeps nobody else from hearing it, and is tried again with nothing half done', async () => {
  let tries = 0
  const half: Subscriber<'order.placed'> = async (tx) => {
    tries += 1
    await sql`insert into told (words) values (${`half ${tries}`})`.execute(tx)
    if (tries === 1) throw new Error('stumbled')
  }
  const well: Subscriber<'order.placed'> = async (tx) =>
    void (await sql`insert into told (words) values ('well')`.execute(tx))
  await pauseForAnHour(shop)
  await runTestJobs(shop, { subscribers: { 'order.placed': { half, well } } })
  await sql`delete from told`.execute(shop.db)
  await transact(shop.db, (tx) => emit(tx, 'order.placed', { orderId: 9 }))
  await eventually(async () => {
    const { rows } =
      await sql`select from graphile_worker.jobs where attempts = 1 and locked_at is null and run_at > now()`.execute(
        shop.db,
      )
    expect([rows.length, await told()]).toEqual([1, ['well']])
  })
  await hurryJobs(shop)
  await eventually(async () => expect((await told()).toSorted()).toEqual(['half 2', 'well']))
})

test('many at once are told by few jobs; of those that share one, only what fails is told again', async () => {
  const heard: number[] = []
  const picky: Subscriber<'order.placed'> = async (_, { payload: { orderId } }) => {
    heard.push(orderId)
    if (orderId === 103 && heard.filter((id) => id === orderId).length === 1) throw new Error('stumbled')
  }
  const ids = Array.from({ length: 25 }, (_, at) => 101 + at)
  await transact(shop.db, async (tx) => {
    for (const orderId of ids) await emit(tx, 'order.placed', { orderId })
  })
  await relayEvents(shop.db, { 'order.placed': { picky } })
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'order.placed >> picky'`.execute(
    shop.db,
  )
  expect(rows).toHaveLength(3)
  await runTestJobs(shop, { subscribers: { 'order.placed': { picky } } })
  await eventually(async () => {
    const { rows: left } = await sql`select from graphile_worker.jobs`.execute(shop.db)
    expect([left.length, heard.toSorted()]).toEqual([0, [...ids, 103].toSorted()])
  })
})

test('a batch is told in one transaction; where it fails, each is told by itself', async () => {
  const batches: number[][] = []
  const counting = inBatches<'order.placed'>(async (tx, told) => {
    const ids = told.map(({ payload }) => payload.orderId)
    batches.push(ids)
    for (const orderId of ids) await sql`insert into told (words) values (${`batch ${orderId}`})`.execute(tx)
    if (ids.length > 1 && ids.includes(215)) throw new Error('stumbled')
  })
  await sql`delete from told`.execute(shop.db)
  const ids = Array.from({ length: 20 }, (_, at) => 201 + at)
  await transact(shop.db, async (tx) => {
    for (const orderId of ids) await emit(tx, 'order.placed', { orderId })
  })
  await runTestJobs(shop, { subscribers: { 'order.placed': { counting } } })
  await eventually(async () => expect(await told()).toHaveLength(20))
  const words = (of: number[]) => of.map((id) => `batch ${id}`)
  expect((await told()).toSorted()).toEqual(words(ids))
  const large = batches.filter(({ length }) => length > 1)
  expect(large.toSorted(([one = 0], [other = 0]) => one - other)).toEqual([ids.slice(0, 10), ids.slice(10)])
  expect(
    batches
      .filter(({ length }) => length === 1)
      .flat()
      .toSorted(),
  ).toEqual(ids.slice(10))
})

test('of several processes that relay at the same moment each event is taken by one', async () => {
  const heard: number[] = []
  const subscribers = {
    'order.placed': {
      counter: (async (_, { payload }) => void heard.push(payload.orderId)) satisfies Subscriber<'order.placed'>,
    },
  }
  await Promise.all([
    runTestJobs(shop, { subscribers }),
    runTestJobs(shop, { subscribers }),
    runTestJobs(shop, { subscribers }),
  ])
  const ids = Array.from({ length: 250 }, (_, at) => 1_000 + at)
  await Promise.all(ids.map((orderId) => emit(shop.db, 'order.placed', { orderId })))
  await eventually(async () => {
    // In the direction they go: an event that leaves the outbox between the two is still seen among the jobs.
    const events = await outbox()
    const { rows: jobs } = await sql`select from graphile_worker.jobs`.execute(shop.db)
    expect([events, jobs]).toEqual([[], []])
  })
  expect(heard.toSorted((one, other) => one - other)).toEqual(ids)
})

test('under row security events are emitted, and neither read, changed nor taken back', async () => {
  const scoped = await behind(shop, (await shop.given.account()).id)
  await emit(scoped, 'order.placed', { orderId: 3 })
  await expect(scoped.selectFrom('outbox').select('id').execute()).rejects.toThrow('permission denied')
  await expect(scoped.deleteFrom('outbox').execute()).rejects.toThrow('permission denied')
  await expect(sql`update outbox set name = 'x'`.execute(scoped)).rejects.toThrow('permission denied')
  await expect(sql`insert into event_deliveries values (1, 'x')`.execute(scoped)).rejects.toThrow('permission denied')
  await shop.db.deleteFrom('outbox').execute()
})

test('no job is made of what means nothing to a subscriber, and what cannot be read keeps nothing back', async () => {
  const heard: number[] = []
  const even = concernedBy<'vendor.approved'>(
    async () =>
      ({ payload: { vendorId } }) =>
        vendorId % 2 === 0,
    async (_, { payload: { vendorId } }) => void heard.push(vendorId),
  )
  const subscribers = { 'vendor.approved': { even } }
  await transact(shop.db, async (tx) => {
    for (const vendorId of [1, 2, 3, 4]) await emit(tx, 'vendor.approved', { vendorId })
    await sql`insert into outbox (name, payload) values ('vendor.approved', '{"vendorId": "a stall"}')`.execute(tx)
  })
  await relayEvents(shop.db, subscribers)
  const { rows } = await sql<{ told: string }>`
    select delivery -> 'payload' ->> 'vendorId' as told from graphile_worker._private_jobs,
      json_array_elements(payload -> 'deliveries') as delivery`.execute(shop.db)
  expect(rows.map(({ told }) => told).sort()).toEqual(['2', '4', 'a stall'])
  await runTestJobs(shop, { subscribers })
  await eventually(() => expect(heard.sort()).toEqual([2, 4]))
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})
