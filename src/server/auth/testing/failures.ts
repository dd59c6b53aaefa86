import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Answer, problem, type TestShop } from '../../testing/shop.ts'

export const NETWORKS = (at: number) => `100.64.${at}.0/24`

export async function storeFailures(
  { db }: TestShop,
  account: number | string,
  count: number,
  network: (at: number) => string,
): Promise<void> {
  const failures = Array.from({ length: count }, (_, at) => ({
    account: String(account),
    network: network(at),
    device: null,
  }))
  await db.insertInto('login_failures').values(failures).execute()
}

/** As if they came so many seconds later than they did. */
export const comeLater = (shop: TestShop, seconds: number): Promise<void> => letPass(shop, -seconds)

export async function letPass({ db }: TestShop, seconds: number): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ failed_at: sql<Date>`failed_at - make_interval(secs => ${seconds})` })
    .execute()
}

export function expectClosed(answer: Answer, atMostSeconds: number): void {
  expect(answer).toMatchObject({ status: 429, body: problem('too_many_attempts') })
  const retryAfter = Number(answer.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(atMostSeconds)
}
