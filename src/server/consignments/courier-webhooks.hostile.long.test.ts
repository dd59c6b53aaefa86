import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CourierKind } from '../../../pretend/couriers/courier.ts'
import { type Couriers, givenAccount, openShopThatBooks } from '../testing/couriers.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { givenConsignment } from './testing/given-consignment.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let secrets: Record<CourierKind, string>
beforeAll(async () => {
  const opened = await openShopThatBooks()
  ;({ shop, couriers, traders, secrets } = opened)
  for (const kind of ['pathao', 'steadfast', 'redx'] as const)
    await givenConsignment(shop, { traders, accountId: opened.accounts[kind], number: `${kind}1`, company: kind })
})
afterAll(() => shop.close())

type Headers = Record<string, string>
const post = (kind: string, body: string, headers: Headers = {}, query = '') =>
  shop.request('POST', `/api/couriers/${kind}/push${query}`, {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
const keyed = (kind: CourierKind, body: string, headers: Headers = {}) => {
  if (kind === 'pathao') return post(kind, body, { 'x-pathao-signature': secrets.pathao, ...headers })
  if (kind === 'steadfast') return post(kind, body, { authorization: `Bearer ${secrets.steadfast}`, ...headers })
  return post(kind, body, headers, `?token=${secrets.redx}`)
}
const webhooks = () => shop.db.selectFrom('courier_pushes').selectAll().orderBy('id').execute()
/** The newest. */
async function untilUnderstood(): Promise<void> {
  await eventually(async () => expect((await webhooks()).at(-1)?.understood_at).not.toBeNull())
}

/** As each company says it: of its consignment, with these words for what has become of it. */
const SAYINGS: Record<CourierKind, (said: unknown, more?: object) => object> = {
  pathao: (said, more) => ({ event: `order.${said}`, consignment_id: 'pathao1', ...more }),
  steadfast: (said, more) => ({
    notification_type: 'delivery_status',
    consignment_id: 'steadfast1',
    status: said,
    ...more,
  }),
  redx: (said, more) => ({ tracking_number: 'redx1', status: said, ...more }),
}
/** Nothing that could be packed smaller. */
const LONG = randomBytes(37_500).toString('base64')
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

describe.each(['pathao', 'steadfast', 'redx'] as const)('what %s webhooks', (kind) => {
  const say = SAYINGS[kind]

  test.each<[string, string]>([
    ['a word of 50,000 letters', JSON.stringify(say(LONG))],
    ['a word with zeros in it', JSON.stringify(say('on\u0000the\u0000way'))],
    ['a word with half a character', JSON.stringify(say('on the way \ud800'))],
    ['control characters', JSON.stringify(say('\u0001\u001b[31m\u202e'))],
    ['a number that is a list', JSON.stringify({ ...say('delivered'), consignment_id: [1], tracking_number: {} })],
    [
      'an endless number',
      JSON.stringify(say('in transit', { consignment_id: LONG.slice(0, 25_000), tracking_number: LONG.slice(25_000) })),
    ],
    [
      'a number with zeros',
      JSON.stringify(
        say('in transit', {
          consignment_id: '\u0000',
          tracking_number: '\u0000',
          invoice: '\u0000',
          merchant_order_id: '\u0000',
        }),
      ),
    ],
    [
      'sums and days of nowhere',
      JSON.stringify(
        say('held', {
          collected_amount: 1e300,
          cod_amount: '-1',
          delivery_charge: 'NaN',
          updated_at: '9999-99-99 99:99:99',
          timestamp: '+275760-09-13T00:00:00Z',
        }),
      ),
    ],
    [
      'a day of long ago',
      JSON.stringify(say('picked', { updated_at: '0001-01-01 00:00:00', timestamp: '0001-01-01T00:00:00Z' })),
    ],
    ['a hello that is none', JSON.stringify({ ...say('x'), event: { webhook_integration: 1 } })],
    ['a word of every object', JSON.stringify(say('constructor'))],
    ['a prototype', `{"__proto__":{"status":"delivered"},"constructor":1,"toString":2}`],
    ['depth', DEEP],
    ['a zero', '\u0000'],
    ['half of it', JSON.stringify(say('delivered')).slice(0, -9)],
  ])('%s is kept and understood, and fails nothing', async (_, body) => {
    const answer = await keyed(kind, body)
    expect(answer.status).toBeLessThan(300)
    await untilUnderstood()
    const failing = shop.db.selectFrom('consignments').select(['state', 'word']).execute()
    for (const { state } of await failing) expect(['booked', 'ended']).toContain(state)
  })

  test('once more, a thousand times over, is kept once', async () => {
    const body = JSON.stringify(say('held', { timestamp: '2026-11-23T10:00:00Z', updated_at: '2026-11-23 10:00:00' }))
    await keyed(kind, body)
    const before = (await webhooks()).length
    const again = await Promise.all(Array.from({ length: 50 }, () => keyed(kind, body)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await webhooks()).length).toBe(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'nonsense'])(
    'as %s is kept as it came',
    async (type) => {
      const body = `type ${type} of ${kind}`
      expect((await keyed(kind, body, { 'content-type': type })).status).toBeLessThan(500)
      await untilUnderstood()
    },
  )
})

describe('a secret', () => {
  const delivered = (kind: CourierKind) => JSON.stringify(SAYINGS[kind]('delivered'))

  test.each<[string, CourierKind, () => Headers, () => string]>([
    ['of Steadfast shown to Pathao', 'pathao', () => ({ 'x-pathao-signature': secrets.steadfast }), () => ''],
    ['of Pathao shown to RedX', 'redx', () => ({}), () => `?token=${secrets.pathao}`],
    [
      'of Pathao in the query',
      'pathao',
      () => ({}),
      () => `?token=${secrets.pathao}&x-pathao-signature=${secrets.pathao}`,
    ],
    ['of RedX as a list', 'redx', () => ({}), () => `?token=${secrets.redx}&token=${secrets.redx}`],
    ['of RedX as a member of a list', 'redx', () => ({}), () => `?token[]=${secrets.redx}`],
    ['of RedX in a header', 'redx', () => ({ authorization: `Bearer ${secrets.redx}`, token: secrets.redx }), () => ''],
    ['of Steadfast by another scheme', 'steadfast', () => ({ authorization: `Basic ${secrets.steadfast}` }), () => ''],
    [
      'of Steadfast, two of them',
      'steadfast',
      () => ({ authorization: `Bearer x, Bearer ${secrets.steadfast}` }),
      () => '',
    ],
    [
      'of Pathao twice over',
      'pathao',
      () => ({ 'x-pathao-signature': `${secrets.pathao}, ${secrets.pathao}` }),
      () => '',
    ],
    ['all but its end', 'pathao', () => ({ 'x-pathao-signature': secrets.pathao.slice(0, -1) }), () => ''],
    ['in capitals', 'pathao', () => ({ 'x-pathao-signature': secrets.pathao.toUpperCase() }), () => ''],
    ['of 10,000 letters', 'pathao', () => ({ 'x-pathao-signature': 'x'.repeat(10_000) }), () => ''],
    ['with a zero', 'redx', () => ({}), () => `?token=${secrets.redx}%00`],
    ['that is no text', 'redx', () => ({}), () => '?token=%ff%fe'],
    ['of nobody’s prototype', 'redx', () => ({}), () => '?__proto__[token]=x'],
  ])('%s opens nothing', async (_, kind, headers, query) => {
    await shop.db.deleteFrom('rate_limits').execute()
    const before = (await webhooks()).length
    const answer = await post(kind, delivered(kind), headers(), query())
    expect(answer.status).toBe(401)
    expect((await webhooks()).length).toBe(before)
  })

  test('that is guessed at is refused to be looked at after a while', async () => {
    await shop.db.deleteFrom('rate_limits').execute()
    const guess = (nth: number) => post('pathao', '{}', { 'x-pathao-signature': `guess ${nth}` })
    const answers = await Promise.all(Array.from({ length: 70 }, (_, nth) => guess(nth)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    // Whoever knows it is heard all the same.
    expect((await keyed('pathao', '{"event":"webhook_integration"}')).status).toBe(202)
    await shop.db.deleteFrom('rate_limits').execute()
  })

  test('that tells far too much is not heard for a while, and another account is', async () => {
    const { account_id } = await shop.db
      .selectFrom('courier_pushes')
      .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
      .select('account_id')
      .where('company', '=', 'redx')
      .executeTakeFirstOrThrow()
    const window_ends_at = new Date(Date.now() + 600_000)
    const spent = { kind: 'courier_pushes', subject: `account:${account_id}`, spent: 1_000, window_ends_at }
    await shop.db.insertInto('rate_limits').values(spent).execute()
    const before = (await webhooks()).length
    const answer = await keyed('redx', '{"tracking_number":"redx1","status":"one too many"}')
    expect(answer.status).toBe(429)
    expect(JSON.stringify(answer.body)).toMatch(/Too many webhook calls. Please try again in ([1-9]|10) minutes?/)
    expect((await webhooks()).length).toBe(before)
    expect((await keyed('pathao', '{"event":"webhook_integration"}')).status).toBe(202)
    await shop.db.deleteFrom('rate_limits').execute()
  })

  test('that was renewed opens nothing any more', async () => {
    const old = secrets.steadfast
    secrets.steadfast = (await givenAccount(shop, traders.admin.token, couriers.steadfast)).pushSecret
    const answer = await post('steadfast', delivered('steadfast'), { authorization: `Bearer ${old}` })
    expect(answer.status).toBe(401)
  })
})
