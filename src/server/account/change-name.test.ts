import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const change = (token: string, name: string) => shop.call('PUT /api/account/name', { body: { name } }, token)
const nameOf = async (token: string) => (await shop.call('GET /api/auth/me', {}, token)).body.name

test('an account says what its owner is called, on one line, and takes it away; nobody else’s changes', async () => {
  const [mine, theirs] = [await shop.given.account(), await shop.given.account()]
  expect(await nameOf(mine.token)).toBeNull()
  expect((await change(mine.token, '  রহিমা \n Khatun ')).body).toEqual({ name: 'রহিমা Khatun' })
  expect([await nameOf(mine.token), await nameOf(theirs.token)]).toEqual(['রহিমা Khatun', null])
  expect((await change(mine.token, ' ')).body).toEqual({ name: null })
  expect(await nameOf(mine.token)).toBeNull()
})

test('a name is no longer than that of an order, which it fills', async () => {
  const { token } = await shop.given.account()
  expect((await change(token, 'x'.repeat(120))).status).toBe(200)
  expect(await change(token, 'x'.repeat(121))).toMatchObject({
    status: 400,
    body: { fields: { name: expect.stringContaining('120') } },
  })
})

test('a name opens no door: nobody logs in by it', async () => {
  const { token } = await shop.given.account()
  await change(token, 'doorkeeper')
  const login = { username: 'doorkeeper', password: 'a long enough one' }
  expect((await shop.call('POST /api/auth/login', { body: login })).status).toBe(401)
})

test('a deleted account keeps no name', async () => {
  const [{ id, token }, admin] = [await shop.given.account(), await shop.given.account('Admin')]
  await change(token, 'Rahima Khatun')
  await shop.call('DELETE /api/users/:id', { params: { id: String(id) } }, admin.token)
  const left = await shop.db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  expect(left).toEqual({ name: null })
})

test('an hour has so many changes for each account', async () => {
  const [{ token }, other] = [await shop.given.account(), await shop.given.account()]
  for (let at = 0; at < 60; at += 1) expect((await change(token, `Rahima ${at}`)).status).toBe(200)
  expect(await change(token, 'Rahima')).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  expect((await change(other.token, 'Karim')).status).toBe(200)
})
