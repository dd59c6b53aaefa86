import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTokens } from '../auth/tokens.ts'
import { openDb } from '../platform/database/db.ts'
import { freshDataDir } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { createGivens } from '../testing/givens.ts'
import { orderBody } from '../testing/orders.ts'
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts'
import { type OwnReplica, startOwnReplica } from '../testing/own-replica.ts'
import { type Visitor, visitorsOfBoth } from '../testing/visitors.ts'
import { eventually } from '../testing/waiting.ts'

const JWT_SECRET = 'a secret of several workers, long enough'

let own: OwnPostgres
let replica: OwnReplica
beforeAll(async () => {
  own = await startOwnPostgres()
  replica = await startOwnReplica(own.url)
})
afterAll(async () => {
  await replica?.stop()
  await own?.stop()
})

async function openShop() {
  const account = { username: 'keeper', password: 'kept by keeper', pathname: `/shop_${randomUUID()}` }
  await own.administer(`create role keeper login password '${account.password}'`)
  await own.administer(`create database "${account.pathname.slice(1)}" owner keeper`)
  const DATABASE_URL = Object.assign(new URL(own.url), account).href
  const shop = startBundledShop({
    ...{ WORKERS: '2', JWT_SECRET, ADMIN_PASSWORD: 'nobody logs in with it', DATA_DIR: await freshDataDir() },
    ...{ DATABASE_URL, DATABASE_READ_URLS: replica.of(DATABASE_URL) },
  })
  const url = await shop.open()
  const [db, behind] = [DATABASE_URL, replica.of(DATABASE_URL)].map((connectionString) =>
    openDb({ connectionString }, () => undefined),
  )
  if (!db || !behind) throw new Error('both are opened')
  onTestFinished(async () => void (await Promise.all([db.destroy(), behind.destroy()])))
  return { shop, url, db, behind, given: createGivens(db, createTokens(JWT_SECRET, 3_600)) }
}

interface Listed {
  id: number
  price: number
  isSoldOut: boolean
}

/** A word that is like no other. */
const newWord = () => Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

/** Nobody has searched for it before: no memory answers. */
async function search(visitor: Visitor, word: string, cookie = ''): Promise<Listed[]> {
  const { status, body } = await visitor.ask('GET', `/api/product?search=${word}&fields=card`, { cookie })
  expect(status).toBe(200)
  return JSON.parse(body)
}

test('two workers search at the replica, and whoever shops sees at once what they did, however far behind it is', async () => {
  const { shop, url, db, behind, given } = await openShop()
  const both = await visitorsOfBoth(shop, url)
  const [shopper, wanted] = [await given.account(), await given.product({ name: 'Wanted', stock: { M: 1 } })]
  onTestFinished(() => replica.resumeReplay())

  for (const visitor of both) {
    await eventually(async () => {
      const name = newWord()
      const id = await given.product({ name })
      await replica.resumeReplay()
      const replayed = () => behind.selectFrom('products').select('id').where('id', '=', id).execute()
      await eventually(async () => expect(await replayed()).toHaveLength(1))
      await replica.pauseReplay()
      // Silently: of what nobody was told, only who asks the replica knows nothing.
      await db.updateTable('products').set({ price_poisha: 99_000 }).where('id', '=', id).execute()
      expect(await search(visitor, name)).toEqual([expect.objectContaining({ id, price: 1450 })])
    })
  }

  const [one, other] = both
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` }
  const body = JSON.stringify(orderBody([{ productId: wanted }]))
  const placed = await one.ask('POST', '/api/orders/create', { ...headers, body })
  expect(placed.status).toBe(201)
  const { id } = JSON.parse(placed.body)
  for (const visitor of [other, one]) {
    expect(await search(visitor, 'Wanted', placed.cookie)).toEqual([
      expect.objectContaining({ id: wanted, isSoldOut: true }),
    ])
    const orders = JSON.parse((await visitor.ask('GET', '/api/orders', headers)).body)
    expect(orders).toEqual([expect.objectContaining({ id })])
  }
  // It still has not replayed the order.
  expect(await behind.selectFrom('orders').select('id').execute()).toEqual([])
})
