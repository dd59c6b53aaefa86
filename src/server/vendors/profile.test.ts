import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onAnnouncement, type Tag } from '../platform/announcements.ts'
import { auditOf } from '../testing/audit.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const read = (token: string) => shop.call('GET /api/Vendors/MyProfile', {}, token)
const profile = { storeName: 'Rongdhonu', storeDescription: 'Hand-dyed cotton' }
const save = (token: string, changes = {}) =>
  shop.call('PUT /api/Vendors/UpdateProfile', { body: { ...profile, ...changes } }, token)

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
      contactPhone: 'Please enter a phone number.',
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

  test('is heard of by finished public pages once its name changes', async () => {
    const heard: Tag[] = []
    onAnnouncement(shop.db, (tags) => heard.push(...tags))
    const { id, token } = await shop.given.vendor()
    await save(token)
    expect(heard).toEqual([`vendor:${id}`, 'catalog'])
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
