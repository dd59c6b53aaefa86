import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const KIND = 'order_completed'

/** Queries that are no link of the shop’s, some of them nearly one. */
function hostileQueries(accountId: number): string[] {
  const right = new URL(createUnsubscribeLinks(TEST_SECRET).pathFor(accountId, KIND), 'http://x').searchParams
  const signature = encodeURIComponent(right.get('signature') ?? '')
  const query = (account: string, kind: string, signed: string) => `account=${account}&kind=${kind}&signature=${signed}`
  return [
    '',
    'account',
    query('', '', ''),
    query('NaN', KIND, signature),
    query('Infinity', KIND, signature),
    query(String(accountId + 1), KIND, signature),
    query(`-${accountId}`, KIND, signature),
    query('9'.repeat(400), KIND, signature),
    query(`${accountId}&account=${accountId + 1}`, KIND, signature),
    query(String(accountId), `${KIND}&kind=${KIND}`, signature),
    query(String(accountId), 'constructor', signature),
    query(String(accountId), '__proto__', signature),
    query(String(accountId), KIND, signature.slice(1)),
    query(String(accountId), KIND, `${signature}A`),
    query(String(accountId), KIND, `${signature}&signature=${signature}`),
    query(String(accountId), KIND, '%F0%9F%92%A5'.repeat(11)),
    query(String(accountId), KIND, '%00'),
    query('%FF', '%E0%A4%A', '%'),
  ]
}

test('whatever is made of a link that ends mails, it is refused on a page without scripts and ends nothing', async () => {
  const { id } = await shop.given.account()
  for (const query of hostileQueries(id))
    for (const [method, options] of [
      ['GET', {}],
      ['POST', { body: '{"a":', headers: { 'content-type': 'application/json' } }],
      ['POST', { body: 'x'.repeat(2_000), headers: { 'content-type': 'multipart/form-data; boundary=' } }],
    ] as const) {
      const answer = await shop.request(method, `/unsubscribe?${query}`, options)
      // A body that is no JSON is told so first.
      expect([404, 400], `${method} ${query}`).toContain(answer.status)
      expect(JSON.stringify(answer.body)).not.toMatch(/<script|\bat .+:\d+:\d+/)
    }
  expect(await shop.db.selectFrom('message_preferences').selectAll().execute()).toEqual([])
})
