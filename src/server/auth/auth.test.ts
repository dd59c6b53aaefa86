import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const newcomer = (username: string) => ({ username, email: `${username}@example.com`, password: 'a long enough one' })

describe('registering', () => {
  test('a newcomer is signed in at once', async () => {
    const { status, body } = await shop.call('POST /api/auth/register', { body: newcomer('rahima') })
    expect(status).toBe(200)
    const own = await shop.call('GET /api/auth/me', {}, body.token)
    expect(own.body).toMatchObject({ username: 'rahima', role: 'User' })
  })
})
