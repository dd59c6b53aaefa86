import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { createApp } from '../../src/server/assembly/app.ts'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { configOf } from '../../src/server/config/config.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { openDb } from '../../src/server/platform/database/db.ts'
import { openReplicas, readReport } from '../../src/server/platform/database/replicas.ts'
import { ALONE } from '../../src/server/platform/invalidation/invalidation-feed.ts'
import { createLog } from '../../src/server/platform/process/log.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folder-storage.ts'
import { UNHURRIED } from '../../src/server/testing/databases.ts'
import { createGivens } from '../../src/server/testing/givens.ts'
import { type OwnPostgres, startOwnPostgres } from '../../src/server/testing/own-postgres.ts'
import { type OwnReplica, startOwnReplica } from '../../src/server/testing/own-replica.ts'
import { eventually } from '../../src/server/testing/waiting.ts'
import { openGate } from './cluster/gate.ts'

const JWT_SECRET = 'a secret of leaders, which is long enough'
const nobody = () => undefined

let leader: OwnPostgres
let replica: OwnReplica
beforeAll(async () => {
  leader = await startOwnPostgres()
  const { close } = await openDatabase(configOf({ DATABASE_URL: leader.url, DATA_DIR: '/nowhere' }), nobody, nobody)
  await close()
  replica = await startOwnReplica(leader.url)
})
afterAll(async () => {
  await replica?.stop()
  await leader?.stop()
})

/** A shop whose way to the database leads to a replica, as to a leader that is none any more, until it is turned. */
async function openShopOnReplica() {
  const [onReplica, onLeader] = [replica.of(leader.url), leader.url].map((url) => Number(new URL(url).port))
  const gate = await openGate(await freePort(), onReplica ?? 0)
  onTestFinished(gate.close)
  const connectionString = Object.assign(new URL(leader.url), { port: String(gate.port) }).href
  const db = openDb({ ...UNHURRIED, connectionString }, nobody)
  const own = { db, feed: ALONE, log: createLog('silent'), jwtSecret: JWT_SECRET, secretsKey: JWT_SECRET }
  const { http } = createApp({
    ...own,
    tokenLifeSeconds: 3_600,
    trustProxy: false,
    publicUrl: undefined,
    checkReplies: true,
    web: null,
    responseCacheBytes: 0,
    longestWaitMs: 120_000,
    pictures: createFolderStorage('/nowhere'),
  })
  onTestFinished(async () => {
    await http.close()
    await db.destroy()
  })
  const direct = openDb({ connectionString: leader.url }, nobody)
  onTestFinished(() => direct.destroy())
  const turn = () => {
    gate.to = onLeader ?? 0
  }
  return { http, db, turn, given: createGivens(direct, createTokens(JWT_SECRET, 3_600)) }
}

test('a shop whose leader has become a replica says so, and changes things elsewhere as soon as its address leads there', async () => {
  const { http, turn, given } = await openShopOnReplica()
  const [shopper, productId] = [await given.account(), await given.product()]
  const change = async () => {
    const payload = { userId: shopper.id, items: [{ productId, quantity: 1, size: 'M' }] }
    const headers = { authorization: `Bearer ${shopper.token}` }
    const answer = await http.inject({ method: 'POST', url: '/api/cart/add', headers, payload })
    return [answer.statusCode, answer.json().code, Number(answer.headers['retry-after']) > 0]
  }
  const health = async () => (await http.inject('/api/health')).statusCode
  const away = [503, 'database_away', true]
  await eventually(async () => expect(await change()).toEqual(away))
  // As many at once as it has connections; each is one to the replica.
  expect(await Promise.all(Array.from({ length: 12 }, change))).toEqual(Array(12).fill(away))
  expect(await health()).toBe(503)
  expect((await http.inject('/api/product')).statusCode).toBe(200)

  turn()
  await eventually(async () => expect(await health()).toBe(200))
  // Whatever is still open to the replica is not asked again.
  expect(await Promise.all(Array.from({ length: 12 }, change))).toEqual(Array(12).fill([200, undefined, false]))
})

test('a report that finds its leader to be a replica still is read there', async () => {
  const { db } = await openShopOnReplica()
  const place = { pool: {}, session: {}, isPooled: false, replicas: [{ connectionString: replica.of(leader.url) }] }
  onTestFinished(openReplicas(db, place, nobody))
  const accounts = (view: typeof db) => view.selectFrom('users').select('id').execute()
  expect(await readReport(db, accounts)).toEqual(expect.any(Array))
})
