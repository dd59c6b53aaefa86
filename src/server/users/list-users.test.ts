import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/users'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string; username: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

async function found(search?: string): Promise<User[]> {
  const query = search === undefined ? {} : { search }
  return (await shop.call('GET /api/users', { query }, admin.token)).body
}

describe('the list of users', () => {
  test('shows a customer as Customer, newest first', async () => {
    const older = await shop.given.account()
    const newer = await shop.given.account('Vendor')
    const rows = (await found()).slice(0, 2)
    expect(rows).toEqual([
      {
        id: newer.id,
        email: newer.email,
        phone: null,
        username: newer.username,
        role: 'Vendor',
        isActive: true,
        version: 1,
      },
      {
        id: older.id,
        email: older.email,
        phone: null,
        username: older.username,
        role: 'Customer',
        isActive: true,
        version: 1,
      },
    ])
  })

  test('is searched by a part of the email, whatever its case', async () => {
    const { id, email } = await shop.given.account()
    expect(await found(` ${email.slice(1, -2).toUpperCase()} `)).toMatchObject([{ id }])
  })

  test('shows the phone of an account that has nothing else, and finds it in any writing', async () => {
    const row = { username: null, email: null, password_hash: null, role: 'User' as const, phone: '01719000001' }
    const { id } = await shop.db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    for (const search of ['01719000001', '+880 1719-000001', '9000001'])
      expect(await found(search)).toMatchObject([{ id, email: '', phone: '01719000001', username: null }])
  })

  test('is searched by a part of the role as it is shown', async () => {
    await shop.given.account()
    const roles = new Set((await found('CUSTOM')).map(({ role }) => role))
    expect(roles).toEqual(new Set(['Customer']))
  })

  test('takes signs for what they are', async () => {
    await shop.given.account()
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
  })

  test('shows everybody where nothing is searched for', async () => {
    expect((await found('')).length).toBe((await found()).length)
  })

  test('comes page by page, each account once', async () => {
    const seen: number[] = []
    for (let path: string | undefined = '/api/users?limit=3'; path; ) {
      const { body, headers } = await shop.request('GET', path, { headers: { authorization: `Bearer ${admin.token}` } })
      seen.push(...body.map(({ id }: User) => id))
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual((await found()).map(({ id }) => id))
  })

  test('refuses a place that it never gave', async () => {
    const { status, body } = await shop.call('GET /api/users', { query: { cursor: 'x' } }, admin.token)
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['cursor'] })
  })
})
