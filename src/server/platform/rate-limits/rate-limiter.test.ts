import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { behind } from '../../testing/behind.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { type Db, openDb, transact } from '../database/db.ts'
import { type RateLimit, refuseSpent, spend } from './rate-limiter.ts'

let shop: TestShop
let account: number
beforeAll(async () => {
  shop = await openTestShop()
  account = (await shop.given.account()).id
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

const FEW: RateLimit = {
  ...{ kind: 'visits', most: 3, windowSeconds: 3600 },
  refusal: ({ most, window, duration }) =>
    `At most ${most} visits in ${window} are possible. Please try again in ${duration}.`,
}
const spendAll = async (db: Db, limit: RateLimit, subject: `address:${string}`) => {
  for (let time = 0; time < limit.most; time += 1) await spend(db, limit, subject)
}
const spentBy = async (subject: string) =>
  await shop.db.selectFrom('rate_limits').select(['kind', 'spent']).where('subject', '=', subject).execute()
/** As if so many seconds had gone by. */
const later = (seconds: number) =>
  shop.db
    .updateTable('rate_limits')
    .set({ window_ends_at: sql<Date>`window_ends_at - make_interval(secs => ${seconds})` })
    .execute()

test('who has spent what a limit allows is refused, in words, until its window ends', async () => {
  await spendAll(shop.db, FEW, 'address:here')
  await expect(spend(shop.db, FEW, 'address:here')).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: 'At most 3 visits in 1 hour are possible. Please try again in 1 hour.',
    details: { retryAfterSeconds: 3600 },
  })
  await later(3000)
  await expect(spend(shop.db, FEW, 'address:here')).rejects.toThrow('Please try again in 10 minutes.')
  await later(601)
  await spendAll(shop.db, FEW, 'address:here')
  await expect(spend(shop.db, FEW, 'address:here')).rejects.toThrow('At most 3 visits')
})

test('what counts only once it is done is asked first, which spends nothing', async () => {
  for (let time = 0; time < 5; time += 1) await refuseSpent(shop.db, FEW, 'address:here')
  await spendAll(shop.db, FEW, 'address:here')
  await expect(refuseSpent(shop.db, FEW, 'address:here')).rejects.toThrow('Please try again in 1 hour.')
  expect(await spentBy('address:here')).toEqual([{ kind: 'visits', spent: 3 }])
  await later(3601)
  await refuseSpent(shop.db, FEW, 'address:here')
})

test('each subject and each kind is counted by itself', async () => {
  await spendAll(shop.db, FEW, 'address:here')
  await spend(shop.db, FEW, 'address:there')
  await spend(shop.db, { ...FEW, kind: 'calls' }, 'address:here')
})

test('of a hundred at the same moment, over several processes’ connections, exactly as many pass as may', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const connection = { ...inject('postgres'), database: rows[0]?.name ?? '' }
  const other = openDb(connection, () => undefined)
  const limit: RateLimit = { ...FEW, most: 40 }
  const spent = await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) => spend(at % 2 ? shop.db : other, limit, 'address:crowd')),
  )
  await other.destroy()
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
})

test('it stays spent where the call fails, and is given back with a transaction', async () => {
  await spend(shop.db, FEW, 'address:here')
  const givenUp = transact(shop.db, async (tx) => {
    await spend(tx, FEW, 'address:here')
    throw new Error('changed my mind')
  })
  await expect(givenUp).rejects.toThrow('changed my mind')
  expect(await spentBy('address:here')).toEqual([{ kind: 'visits', spent: 1 }])
})

test('ended windows are swept away by those who come later', async () => {
  for (let at = 0; at < 15; at += 1) await spend(shop.db, FEW, `address:${at}`)
  await later(3601)
  for (const late of ['a', 'b']) await spend(shop.db, FEW, `address:${late}`)
  expect(await shop.db.selectFrom('rate_limits').select('subject').orderBy('subject').execute()).toEqual([
    ...[{ subject: 'address:a' }, { subject: 'address:b' }],
  ])
})

describe('under row security', () => {
  test('an account spends for itself, and sweeps what has ended', async () => {
    await spend(shop.db, FEW, 'address:somewhere')
    await later(3601)
    const scoped = await behind(shop, account)
    for (let time = 0; time < FEW.most; time += 1) await spend(scoped, FEW, `account:${account}`)
    await expect(spend(scoped, FEW, `account:${account}`)).rejects.toThrow('At most 3 visits')
    expect(await spentBy('address:somewhere')).toEqual([])
  })

  test('it neither spends for others nor sees or forgets what is counted', async () => {
    const other = (await shop.given.account()).id
    await spend(shop.db, FEW, `account:${other}`)
    const scoped = await behind(shop, account)
    await expect(spend(scoped, FEW, `account:${other}`)).rejects.toThrow('row-level security')
    await expect(spend(scoped, FEW, 'address:here')).rejects.toThrow('row-level security')
    expect(await scoped.selectFrom('rate_limits').select('subject').execute()).toEqual([])
    await expect(scoped.deleteFrom('rate_limits').execute()).rejects.toThrow('permission denied')
  })
})
