import { once } from 'node:events'
import type { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { connectionTo, pauseForAnHour, runTestJobs } from '../../testing/jobs.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { eventually } from '../../testing/waiting.ts'
import { openWire } from '../../testing/wire.ts'
import { createLog } from '../process/log.ts'
import { addJob } from './add-job.ts'
import { createJobs, defineJob } from './job.ts'
import { PACES } from './paces.ts'
import { startRunner } from './runner.ts'
import { workerGroupsOf } from './worker-groups.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a database that goes while a runner stops that has only begun to listen does not end the shop', async () => {
  const connection = await connectionTo(shop)
  let tell: (near: Socket) => void = () => undefined
  const listening = new Promise<Socket>((resolve) => {
    tell = resolve
  })
  const wire = await openWire(`${connection.host}/.s.PGSQL.${connection.port}`, (bytes, near) => {
    const isListening = bytes.includes('LISTEN "jobs:insert"')
    if (isListening) tell(near)
    return isListening
  })
  const runner = await startRunner({
    connection: { ...connection, host: '127.0.0.1', port: wire.port },
    db: shop.db,
    log: createLog('silent'),
    group: workerGroupsOf(createJobs()).working,
    schedule: [],
    paces: PACES,
  })
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const socket = await listening
  const stopped = runner.stop(1_000)
  socket.destroy()
  await stopped
  process.off('unhandledRejection', note)
  await wire.cut()
  expect(unhandled).toEqual([])
})

test('a group with fewer connections than jobs at once warns of nothing', async () => {
  const lines: string[] = []
  const group = { handlers: new Map([['test.greet', async () => undefined]]), concurrency: 12, connections: 4 }
  const runner = await startRunner({
    connection: await connectionTo(shop),
    db: shop.db,
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
    group,
    schedule: [],
    paces: PACES,
  })
  await runner.stop(60_000)
  expect(lines).toEqual([])
})

const GREET = defineJob('test.greet', z.object({ name: z.string() }))

test('what a look for jobs finds while its runner stops is given back, too', async () => {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isHeld: boolean | null = null
  class SlowClient extends pg.Client {
    override query(...asked: never[]): never {
      const ask = () => Reflect.apply(super.query, this, asked) as never
      const isLook = /for update\s+skip locked/i.test((asked[0] as { text?: string } | undefined)?.text ?? '')
      if (isHeld === null || !isLook) return ask()
      isHeld = true
      return gate.then(ask) as never
    }
  }
  const connection = { ...(await connectionTo(shop)), Client: SlowClient }
  let isBegun = false
  const release = new AbortController()
  const released = once(release.signal, 'abort')
  const handlers = new Map([
    [
      'test.greet',
      async () => {
        isBegun = true
        await released
      },
    ],
  ])
  const runner = await startRunner({
    connection,
    db: shop.db,
    log: createLog('silent'),
    group: { handlers, concurrency: 2, connections: 4 },
    schedule: [],
    paces: { ...PACES, poll: 50, lastQueries: 60_000 },
  })
  await addJob(shop.db, GREET, { name: 'Rahima' })
  await eventually(() => expect(isBegun).toBe(true))
  isHeld = false
  await eventually(() => expect(isHeld).toBe(true))
  const stopped = runner.stop(0)
  for (let trip = 0; trip < 50; trip += 1) await sql`select 1`.execute(shop.db)
  letGo()
  await stopped
  const { rows } = await sql`
    select attempts, locked_by as "lockedBy" from graphile_worker._private_jobs`.execute(shop.db)
  expect(rows).toEqual([{ attempts: 0, lockedBy: null }])
  release.abort()
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
})

test('a job that an outage of the database interrupts again and again is run as soon as it is back', async () => {
  const outages = 8
  let tries = 0
  await pauseForAnHour(shop)
  await runTestJobs(shop, {
    serve: (serve) =>
      serve(GREET, async () => {
        tries += 1
        if (tries <= outages) throw new Error('Connection terminated unexpectedly')
      }),
  })
  await addJob(shop.db, GREET, { name: 'Rahima' })
  await eventually(() => expect(tries).toBe(outages + 1))
  await eventually(async () => expect(await jobs()).toEqual([]))
})

test('a job that itself breaks its connection is in time written down as failed', async () => {
  let tries = 0
  await pauseForAnHour(shop)
  await runTestJobs(shop, {
    serve: (serve) =>
      serve(GREET, async () => {
        tries += 1
        throw new Error('Connection terminated unexpectedly')
      }),
  })
  await addJob(shop.db, GREET, { name: 'Karim' })
  await eventually(() => expect(tries).toBe(21))
  await eventually(async () =>
    expect(await jobs()).toEqual([{ attempts: 1, error: 'Connection terminated unexpectedly' }]),
  )
})

async function jobs(): Promise<unknown[]> {
  const { rows } = await sql`select attempts, last_error as error from graphile_worker._private_jobs`.execute(shop.db)
  return rows
}
