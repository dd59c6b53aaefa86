import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const read = async (token: string) => (await shop.call('GET /api/Vendors/MyProfile', {}, token)).body
const save = (token: string, body: object): Promise<Answer> =>
  shop.call('PUT /api/Vendors/UpdateProfile', { body }, token)

describe('a profile that is edited in two tabs', () => {
  test('takes what one tab says alone, and raises the version', async () => {
    const { token } = await shop.given.vendor()
    const before = await read(token)
    expect(before.version).toBe(1)
    const { status, body } = await save(token, { contactPhone: '01711000000', fromVersion: 1 })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, contactPhone: '01711000000', version: 2 })
    expect(await read(token)).toEqual(body)
  })

  test('is not put back by the older tab, which is given the store as it is now', async () => {
    const { token } = await shop.given.vendor()
    const now = (await save(token, { storeDescription: 'Hand-dyed cotton', fromVersion: 1 })).body
    const answer = await save(token, { storeDescription: 'Silk', fromVersion: 1 })
    expect(answer).toMatchObject({ status: 409, body: problem('changed_meanwhile') })
    expect(answer.body.record).toEqual({ store: now })
    expect(await read(token)).toEqual(now)
  })

  test('is saved as before where no version comes along', async () => {
    const { token } = await shop.given.vendor()
    await save(token, { storeDescription: 'Hand-dyed cotton', fromVersion: 1 })
    expect((await save(token, { storeDescription: 'Silk' })).body).toMatchObject({
      storeDescription: 'Silk',
      version: 3,
    })
  })

  test('raises nothing where nothing is new', async () => {
    const { token } = await shop.given.vendor()
    const before = await read(token)
    expect((await save(token, { storeName: before.storeName, fromVersion: 1 })).body).toEqual(before)
  })

  test('is saved twice by a client of the specification, which sends the store as it read it once', async () => {
    const { token } = await shop.given.vendor()
    const { body: before } = await save(token, { storeDescription: 'Hand-dyed cotton' })
    for (const storeName of ['Rongdhonu', 'Rongdhonu of Tangail'])
      expect((await save(token, { ...before, storeName })).body).toMatchObject({ storeName })
  })

  test('is outdated by the decision of an admin too', async () => {
    const { id, token } = await shop.given.vendor('Pending')
    const admin = await shop.given.account('Admin')
    await shop.call('PUT /api/Vendors/Approve/:id', { params: { id: String(id) } }, admin.token)
    expect((await save(token, { storeName: 'Rongdhonu', fromVersion: 1 })).body.record.store).toMatchObject({
      status: 'Approved',
      version: 2,
    })
  })
})

test('two tabs save at once: one is saved, one is told', async () => {
  const { id, token } = await shop.given.vendor()
  const { running } = await transact(shop.db, async (tx) => {
    await sql`select id from vendors where id = ${id} for update`.execute(tx)
    const started = ['Silk', 'Cotton'].map((storeDescription) => save(token, { storeDescription, fromVersion: 1 }))
    await untilSomebodyWaits(shop, started.length)
    return { running: started }
  })
  const answers = await Promise.all(running)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await read(token)).toEqual(answers.find(({ status }) => status === 200)?.body)
})
