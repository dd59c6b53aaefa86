import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone } from '../codes/testing/secrets.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const MOST_FAILURES = 10

/** The statuses of wrong guesses, with the phone written in one way after the other. */
async function guess(phone: string): Promise<number[]> {
  const writings = [phone, `+88${phone}`, `${phone.slice(0, 5)}-${phone.slice(5)}`, phone.slice(1)]
  const statuses: number[] = []
  for (let at = 0; at <= MOST_FAILURES; at += 1) {
    const body = { username: writings[at % writings.length] ?? '', password: 'a wrong guess' }
    statuses.push((await shop.call('POST /api/auth/login', { body })).status)
  }
  return statuses
}

test('wrong guesses at a phone are counted as one, however it is written, whoever has an account', async () => {
  const known = newPhone()
  const { id } = await shop.given.account()
  await shop.db.updateTable('users').set({ phone: known }).where('id', '=', id).execute()
  const closedAtLast = [...Array(MOST_FAILURES).fill(401), 429]
  expect(await guess(known)).toEqual(closedAtLast)
  expect(await guess(newPhone())).toEqual(closedAtLast)
})

test('who guesses at a phone and at a name is not told that both are of one account', async () => {
  const phone = newPhone()
  const { id, username } = await shop.given.account()
  await shop.db.updateTable('users').set({ phone }).where('id', '=', id).execute()
  await guess(phone)
  const body = { username, password: 'a wrong guess' }
  expect((await shop.call('POST /api/auth/login', { body })).status).toBe(401)
})
