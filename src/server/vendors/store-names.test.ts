import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorRow } from '#contract/vendors'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { keyStoreNames } from './store-names.ts'

let shop: TestShop
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const storeOf = (token: string) => shop.call('GET /api/Vendors/MyProfile', {}, token)
const rename = (token: string, storeName: string) =>
  shop.call('PUT /api/Vendors/UpdateProfile', { body: { storeName, storeDescription: 'Cloth' } }, token)

let registered = 0
function register(storeName: string) {
  registered += 1
  const rest = { password: 'a long enough one', storeDescription: 'Cloth', contactPhone: '01711000000' }
  return shop.call('POST /api/Vendors/Register', { body: { email: `s${registered}@example.com`, storeName, ...rest } })
}

async function rowOf(vendorId: number): Promise<VendorRow> {
  const { body } = await shop.call('GET /api/Vendors', { query: {} }, admin.token)
  return body.find((row: VendorRow) => row.vendorId === vendorId)
}

const taken = {
  status: 409,
  body: { ...problem('store_name_taken'), fields: { storeName: expect.stringContaining('Another store') } },
}

describe('a store’s name', () => {
  test.each(['Haat', 'h a a t', 'Нааt', 'হাট'])('is never the shop’s own: %s', async (name) => {
    expect(await register(name)).toMatchObject(taken)
    const { token } = await shop.given.vendor()
    expect(await rename(token, name)).toMatchObject(taken)
  })

  test('is no other open store’s, whoever was first approved', async () => {
    expect((await register('Tant Ghar')).status).toBe(200)
    expect(await register('TÁNT  GHAR')).toMatchObject(taken)
    const { token } = await shop.given.vendor()
    expect(await rename(token, 'Tаnt-Ghar')).toMatchObject(taken)
    expect((await storeOf(token)).body.storeName).toMatch(/^Store of/)
  })

  test('leaves no account behind where it is taken', async () => {
    await register('Once only')
    await register('Once only')
    const account = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', `s${registered}@example.com`)
      .execute()
    expect(account).toEqual([])
  })

  test('may change its own case, and is free again once it is given up or its store is closed', async () => {
    const [one, other] = [await shop.given.vendor(), await shop.given.vendor()]
    await rename(one.token, 'nilambori')
    expect((await rename(one.token, 'Nilambori')).status).toBe(200)
    expect(await rename(other.token, 'Nilambori')).toMatchObject(taken)
    await rename(one.token, 'Sonali')
    expect((await rename(other.token, 'Nilambori')).status).toBe(200)
    await shop.call('DELETE /api/Vendors/:id', at(one.id), admin.token)
    expect((await register('Sonali')).status).toBe(200)
  })

  test('goes to one of two who ask for it at once', async () => {
    const [one, other] = [await shop.given.vendor(), await shop.given.vendor()]
    const answers = await Promise.all([rename(one.token, 'Dhaka Weaves'), rename(other.token, 'dhaka weaves')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('an account that is made a vendor gets its own name for the store, or the next that is free', async () => {
  const stores: string[] = []
  for (const username of ['Haat', 'moni.b', 'moni-b']) {
    const { id } = await shop.given.account()
    await shop.db.updateTable('users').set({ username }).where('id', '=', id).execute()
    await shop.call('PUT /api/users/:id/role', { ...at(id), body: { role: 'Vendor' } }, admin.token)
    stores.push((await storeOf(await shop.tokens.sign({ id, role: 'Vendor', epoch: 0 }))).body.storeName)
  }
  expect(stores).toEqual(['Haat 2', 'moni.b', 'moni-b 2'])
})

describe('a new name of an approved store', () => {
  test('is shown to the admins, first in their list, until one has seen it', async () => {
    const { id, token } = await shop.given.vendor()
    const { storeName: before } = await rowOf(id)
    await shop.given.vendor()
    await rename(token, 'Alpona')
    await rename(token, 'Alpona House')
    expect(await rowOf(id)).toMatchObject({ storeName: 'Alpona House', formerName: before })
    const { body: list } = await shop.call(
      'GET /api/Vendors',
      { query: { status: 'Approved', limit: '1' } },
      admin.token,
    )
    expect(list).toMatchObject([{ vendorId: id }])
    const seen = await shop.call('PUT /api/Vendors/AcceptName/:id', at(id), admin.token)
    expect(seen).toMatchObject({ status: 200, body: { vendorId: id, formerName: null } })
    expect(await rowOf(id)).toMatchObject({ storeName: 'Alpona House', formerName: null })
    expect((await auditOf(shop, admin, 'vendor', id)).at(-1)).toEqual({
      by: admin.username,
      action: 'accept-name',
      before: { storeName: before },
      after: { storeName: 'Alpona House' },
    })
  })

  test('is nothing to see where the old one is back, or the store was never approved', async () => {
    const [approved, pending] = [await shop.given.vendor(), await shop.given.vendor('Pending')]
    const { storeName } = await rowOf(approved.id)
    await rename(approved.token, 'For a day')
    await rename(approved.token, storeName)
    await rename(pending.token, 'Not yet')
    expect(await rowOf(approved.id)).toMatchObject({ formerName: null })
    expect(await rowOf(pending.id)).toMatchObject({ formerName: null })
  })

  test('is not let be by whoever saw another one', async () => {
    const { id, token } = await shop.given.vendor()
    await rename(token, 'Nokshi Katha')
    const { version: fromVersion } = await rowOf(id)
    const { body: renamed } = await rename(token, 'Nokshi Kantha Dhaka')
    const accept = (body: { fromVersion?: number }) =>
      shop.call('PUT /api/Vendors/AcceptName/:id', { ...at(id), body }, admin.token)
    expect(await accept({ fromVersion })).toMatchObject({
      status: 409,
      body: { ...problem('changed_meanwhile'), record: { store: renamed } },
    })
    expect((await rowOf(id)).formerName).not.toBeNull()
    expect((await accept({ fromVersion: renamed.version })).body).toMatchObject({ formerName: null })
  })

  test('cannot be seen of a store that is not there', async () => {
    const answer = await shop.call('PUT /api/Vendors/AcceptName/:id', at(999_999), admin.token)
    expect(answer).toMatchObject({ status: 404, body: problem('vendor_not_found') })
  })
})

test('of stores that had one name before names were their own, each keeps it, and nobody else gets it', async () => {
  const stores = [await shop.given.vendor(), await shop.given.vendor('Pending'), await shop.given.vendor()]
  for (const { id } of stores)
    await shop.db.updateTable('vendors').set({ store_name: 'Bazar', name_key: null }).where('id', '=', id).execute()
  await keyStoreNames(shop.db)
  await keyStoreNames(shop.db)
  for (const { id } of stores) expect(await rowOf(id)).toMatchObject({ storeName: 'Bazar' })
  expect(await register('bazar')).toMatchObject(taken)
  const [first, , last] = stores
  expect((await rename(last?.token ?? '', 'Bazar')).status).toBe(200)
  expect(await rename(last?.token ?? '', 'BAZAR')).toMatchObject(taken)
  expect((await rename(first?.token ?? '', 'BAZAR')).status).toBe(200)
})
