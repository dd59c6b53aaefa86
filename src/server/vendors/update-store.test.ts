import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CacheTag, onInvalidation } from '../platform/database/cache-invalidation.ts'
import { auditOf } from '../testing/audit.ts'
import { closeAllStores } from '../testing/closed-stores.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
// Each test calls its stores alike.
beforeEach(() => closeAllStores(shop))
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const read = (token: string) => shop.call('GET /api/Vendors/MyProfile', {}, token)
const profile = { storeName: 'Rongdhonu', storeDescription: 'Hand-dyed cotton' }
const save = (token: string, changes = {}) =>
  shop.call('PUT /api/Vendors/UpdateProfile', { body: { ...profile, ...changes } }, token)

/** What finished pages hear of while something is done. */
async function heardOf(deed: () => Promise<{ status: number }>): Promise<CacheTag[]> {
  const heard: CacheTag[] = []
  onInvalidation(shop.db, (tags) => heard.push(...tags))
  expect((await deed()).status).toBe(200)
  return heard
}

/** The transaction that wrote a store’s row last. */
async function writtenBy(vendorId: number): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('vendors')
    .select(sql<string>`xmin::text`.as('writtenBy'))
    .where('id', '=', vendorId)
    .executeTakeFirst()
  return row?.writtenBy
}

describe('a vendor’s own profile', () => {
  test.each(['Pending', 'Approved', 'Rejected'] as const)('is read by a vendor that is %s', async (status) => {
    const { id, token } = await shop.given.vendor(status)
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { vendorId: id, status, isApproved: status === 'Approved' },
    })
  })

  test('is saved as a whole or in the parts that were sent', async () => {
    const { token } = await shop.given.vendor()
    await save(token, { contactPhone: '01711000000', contactEmail: 'me@rong.example' })
    await save(token, { storeDescription: 'More of it' })
    expect((await read(token)).body).toMatchObject({
      storeName: 'Rongdhonu',
      storeDescription: 'More of it',
      contactPhone: '01711000000',
      contactEmail: 'me@rong.example',
    })
  })

  test('gives up contact data that was sent empty', async () => {
    const { token } = await shop.given.vendor()
    await save(token, { contactPhone: '01711000000', contactEmail: 'me@rong.example' })
    expect((await save(token, { contactPhone: ' ' })).body).toMatchObject({
      contactPhone: '',
      contactEmail: 'me@rong.example',
    })
    await save(token, { contactEmail: '' })
    const { body } = await read(token)
    expect(body).toMatchObject({ contactPhone: '', contactEmail: '' })
    expect((await save(token, body)).body).toEqual(body)
  })

  test('takes the vendor object as it was read', async () => {
    const { token } = await shop.given.vendor()
    await save(token, { contactPhone: '01711000000', contactEmail: 'me@rong.example' })
    const { body } = await read(token)
    expect((await save(token, { ...body, vendorId: 1, status: 'Rejected', isApproved: false })).body).toEqual(body)
  })

  test('is refused with words at every field that is wrong', async () => {
    const { token } = await shop.given.vendor()
    const answer = await save(token, { storeName: ' ', storeDescription: '', contactPhone: 'none', contactEmail: 'no' })
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(answer.body.fields).toEqual({
      storeName: 'Please fill this in.',
      storeDescription: 'Please fill this in.',
      contactPhone: 'Enter a mobile number, like 01711-000000.',
      contactEmail: 'Please enter a valid email.',
    })
  })

  test('leaves what changed in the audit, and nothing where nothing did', async () => {
    const { id, token } = await shop.given.vendor()
    await save(token)
    await save(token)
    const [entry, ...more] = await auditOf(shop, admin, 'vendor', id)
    expect(entry).toMatchObject({ action: 'profile', before: { storeDescription: '' }, after: profile })
    expect(more).toEqual([])
  })

  test('is saved twenty times in an hour at the most; what changes nothing is not counted', async () => {
    const [busy, other] = [await shop.given.vendor(), await shop.given.vendor()]
    await save(busy.token, { storeDescription: 'Description 0' })
    for (let number = 0; number < 20; number += 1)
      expect((await save(busy.token, { storeDescription: `Description ${number}` })).status).toBe(200)
    const refused = await save(busy.token, { storeDescription: 'One too many' })
    expect(refused).toMatchObject({ status: 429, body: problem('too_many_attempts') })
    expect(refused.body.message).toMatch(/^Limit reached: 20 profile saves in 1 hour\. Please try again in /)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await read(busy.token)).body.storeDescription).toBe('Description 19')
    expect((await save(other.token, { storeName: 'Alpona' })).status).toBe(200)
  })

  test('writes nothing where nothing changes', async () => {
    const { id, token } = await shop.given.vendor()
    await save(token)
    const before = await writtenBy(id)
    expect((await save(token)).body).toMatchObject(profile)
    expect(await writtenBy(id)).toEqual(before)
  })

  describe('is heard of by finished public pages', () => {
    test('that show the store once its description changes, and by all once its name does', async () => {
      const { id, token } = await shop.given.vendor()
      expect(await heardOf(() => save(token))).toEqual([`vendor:${id}`, 'catalog'])
      expect(await heardOf(() => save(token, { storeDescription: 'More of it' }))).toEqual([`vendor:${id}`])
    })

    test('only where the public is shown what changed: not of contact data', async () => {
      const { token } = await shop.given.vendor()
      await save(token)
      expect(
        await heardOf(() => save(token, { contactPhone: '01711000000', contactEmail: 'me@rong.example' })),
      ).toEqual([])
    })

    test.each(['Pending', 'Rejected'] as const)(
      'only of a store that the public can see: not of one that is %s',
      async (status) => {
        const { token } = await shop.given.vendor(status)
        expect(await heardOf(() => save(token))).toEqual([])
      },
    )
  })
})

describe('a rejected vendor that saves its profile', () => {
  test('asks for approval anew, without the old decision on it', async () => {
    const { id, token } = await shop.given.vendor('Pending')
    await shop.call('PUT /api/Vendors/Reject/:id', at(id), admin.token)
    expect(await save(token)).toMatchObject({ status: 200, body: { status: 'Pending', isApproved: false } })
    const { body } = await shop.call('GET /api/Vendors', { query: { status: 'Pending' } }, admin.token)
    expect(body[0]).toMatchObject({ vendorId: id, decidedAt: null, decidedBy: null })
    expect((await auditOf(shop, admin, 'vendor', id)).at(-1)).toMatchObject({
      action: 'profile',
      before: { status: 'Rejected' },
      after: { status: 'Pending' },
    })
    expect((await shop.call('PUT /api/Vendors/Approve/:id', at(id), admin.token)).status).toBe(200)
  })

  test.each(['Pending', 'Approved'] as const)('differs from one that is %s, which stays so', async (status) => {
    const { token } = await shop.given.vendor(status)
    expect((await save(token)).body.status).toBe(status)
  })
})

describe('a store’s public side', () => {
  const visit = (id: number) => shop.call('GET /api/stores/:id', at(id))

  test('is its name, its description and how many products are on sale, and nothing more', async () => {
    const { id, token } = await shop.given.vendor()
    await save(token, { contactPhone: '01711000000' })
    const hidden = await shop.given.category('Hidden', 1, false)
    await shop.given.product({ vendorId: id })
    await shop.given.product({ vendorId: id })
    await shop.given.product({ vendorId: id, categoryId: hidden })
    expect(await visit(id)).toMatchObject({ status: 200, body: { id, ...profile, productCount: 2 } })
    expect(Object.keys((await visit(id)).body)).toEqual(['id', 'storeName', 'storeDescription', 'productCount'])
  })

  test('is there for the house store too', async () => {
    expect((await visit(1)).body).toMatchObject({ storeName: 'Haat' })
  })

  test('is not there while it is pending, rejected or deleted, nor where there never was one', async () => {
    const deleted = await shop.given.vendor()
    await shop.call('DELETE /api/Vendors/:id', at(deleted.id), admin.token)
    const stores = [await shop.given.vendor('Pending'), await shop.given.vendor('Rejected'), deleted, { id: 999_999 }]
    for (const { id } of stores)
      expect(await visit(id)).toMatchObject({ status: 404, body: problem('vendor_not_found') })
  })
})
