import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

type Person = { id: number; token: string }

let shop: TestShop
let first: Person
let second: Person

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  await shop.db.updateTable('users').set({ is_active: false }).execute()
  first = await shop.given.account('Admin')
  second = await shop.given.account('Admin')
})

const params = (person: Person) => ({ params: { id: String(person.id) } })

const WAYS: Record<string, (by: Person, whom: Person) => Promise<Answer>> = {
  demoting: (by, whom) =>
    shop.call('PUT /api/users/:id/role', { ...params(whom), body: { role: 'Customer' } }, by.token),
  deactivating: (by, whom) => shop.call('PUT /api/users/:id/toggle-active', params(whom), by.token),
  deleting: (by, whom) => shop.call('DELETE /api/users/:id', params(whom), by.token),
}
const ways = Object.entries(WAYS)
const pairs = ways.flatMap(([one, act]) => ways.map(([other, react]) => ({ one, act, other, react })))

function activeAdmins(): Promise<{ id: number }[]> {
  return shop.db.selectFrom('users').select('id').where('role', '=', 'Admin').where('is_active', '=', true).execute()
}

/** Both calls are under way, and wait for the two accounts, before either may go on. */
async function together(...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers = await transact(shop.db, async (tx) => {
    await sql`select id from users where id in (${first.id}, ${second.id}) order by id for update`.execute(tx)
    const running = calls.map((call) => call())
    await untilSomebodyWaits(shop, running.length)
    return { running }
  })
  return await Promise.all(answers.running)
}

describe('two admins, and no other', () => {
  test.each(pairs)('$one each other while the other is $other: one stays', async ({ act, react }) => {
    const answers = await together(
      () => act(first, second),
      () => react(second, first),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject(problem('last_admin'))
    expect(await activeAdmins()).toHaveLength(1)
  })

  test.each(ways)('%s each other again and again, without anybody holding them: one stays', async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([act(first, second), act(second, first)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [left] = await activeAdmins()
      await shop.db
        .updateTable('users')
        .set({ is_active: false })
        .where('id', '=', left?.id ?? 0)
        .execute()
      first = await shop.given.account('Admin')
      second = await shop.given.account('Admin')
    }
  })
})

describe('three admins', () => {
  test('one who is being demoted demotes nobody any more', async () => {
    await shop.given.account('Admin')
    const answers = await together(
      () => WAYS.demoting?.(first, second) ?? Promise.reject(),
      () => WAYS.demoting?.(second, first) ?? Promise.reject(),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await activeAdmins()).toHaveLength(2)
  })
})

describe('an admin alone', () => {
  test('is not the last one because of another who is deactivated', async () => {
    await WAYS.deactivating?.(first, second)
    expect(await WAYS.demoting?.(first, second)).toMatchObject({ status: 200, body: { role: 'Customer' } })
  })

  test.each(ways)('cannot end by %s itself', async (_, act) => {
    await WAYS.deleting?.(first, second)
    expect(await act(first, first)).toMatchObject({ status: 409, body: problem('own_account') })
    expect(await activeAdmins()).toEqual([{ id: first.id }])
  })
})
