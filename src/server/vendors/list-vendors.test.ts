import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorRow, VendorStatus } from '#contract/vendors'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const HOUSE_STORE = 1

let shop: TestShop
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const at = (id: number) => ({ params: { id: String(id) } })
const remove = (id: number, by = admin) => shop.call('DELETE /api/Vendors/:id', at(id), by.token)

async function listed(query: Record<string, string> = {}): Promise<VendorRow[]> {
  return (await shop.call('GET /api/Vendors', { query }, admin.token)).body
}

describe('Vendor Management', () => {
  beforeAll(() =>
    shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('is_house', '=', false).execute(),
  )

  const ids = (rows: VendorRow[]) => rows.map(({ vendorId }) => vendorId)

  test('shows those that wait first, then the newest, the house store among them, none that is closed', async () => {
    const made: Record<string, number> = {}
    for (const [name, status] of Object.entries<VendorStatus>({
      a: 'Pending',
      b: 'Approved',
      c: 'Rejected',
      d: 'Pending',
    }))
      made[name] = (await shop.given.vendor(status)).id
    const closed = await shop.given.vendor()
    await remove(closed.id)
    const { a, b, c, d } = made
    expect(ids(await listed())).toEqual([d, a, c, b, HOUSE_STORE])
    expect((await listed()).at(-1)).toMatchObject({ storeName: 'Haat', isHouse: true, status: 'Approved' })
    expect(ids(await listed({ status: 'Pending' }))).toEqual([d, a])
    expect(ids(await listed({ status: 'Rejected' }))).toEqual([c])
  })

  test('comes page by page, each store once', async () => {
    const seen: number[] = []
    for (let path: string | undefined = '/api/vendors?limit=1'; path; ) {
      const { body, headers } = await shop.request('GET', path, { headers: { authorization: `Bearer ${admin.token}` } })
      expect(headers.get('x-total-count')).toBe('5')
      seen.push(...ids(body))
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual(ids(await listed()))
  })

  test.each(['w', '17', 'x17', 'w0', 'd1.5'])('refuses the place %s, which it never gave', async (cursor) => {
    const { status, body } = await shop.call('GET /api/Vendors', { query: { cursor } }, admin.token)
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['cursor'] })
  })

  test('is searched by a part of the name or of an email, whatever its case', async () => {
    const { id, ownerId } = await shop.given.vendor()
    await shop.db
      .updateTable('vendors')
      .set({ store_name: 'Rongdhonu 100%', contact_email: 'Hello@rong.example' })
      .where('id', '=', id)
      .execute()
    const owner = await shop.db.selectFrom('users').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow()
    for (const search of ['DHONU', '0%', 'hello@RONG', owner.email ?? ''])
      expect(ids(await listed({ search }))).toEqual([id])
    expect(await listed({ search: 'no such store' })).toEqual([])
  })

  test('says how many products a store has', async () => {
    const { id } = await shop.given.vendor('Pending')
    await shop.given.product({ vendorId: id })
    await shop.given.product({ vendorId: id })
    expect((await listed({ status: 'Pending' })).find(({ vendorId }) => vendorId === id)?.productCount).toBe(2)
  })
})
