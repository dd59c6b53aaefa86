import { randomBytes } from 'node:crypto'
import type { Random } from '../../demo/random.ts'
import { COMPANIES, type Company } from '../../src/contract/values/couriers.ts'
import { processCourierWebhook } from '../../src/server/consignments/courier-webhooks.ts'
import { createCourierSecrets } from '../../src/server/couriers/secrets.ts'
import { TEST_SECRET, type TestShop } from '../../src/server/testing/shop.ts'
import { hostileText } from './hostile.ts'
import { wrongWith } from './judge.ts'
import { send } from './send.ts'
import { spoilWire } from './spoil-wire.ts'
import type { Header, Wire } from './wire.ts'

const A_BATCH = 60
const secrets = createCourierSecrets(TEST_SECRET)

/** Pushes, known and forged, whole and spoilt; those that were taken are processed as its job does. What went wrong. */
export async function sendAllWebhooks(shop: TestShop, random: Random): Promise<string[]> {
  const found: string[] = []
  await shop.db.deleteFrom('rate_limits').where('kind', '=', 'courier_pushes_refused').execute()
  const known = new Map<Company, string>()
  for (const company of COMPANIES) known.set(company, await givenSecret(shop, company))
  const numbers = await numbersOf(shop)
  for (let nth = 0; nth < A_BATCH; nth += 1) {
    const company = random.pick(COMPANIES)
    const secret = random.isOnceIn(4) ? hostileText(random).slice(0, 200) : (known.get(company) ?? '')
    const wire = pushOf(company, secret, saidBy(company, random, numbers))
    if (random.isOnceIn(3)) spoilWire(wire, random)
    const wrong = wrongWith(await send(Number(new URL(shop.url).port), wire))
    if (wrong !== undefined) found.push(`a push to ${company} ${wrong}\n${wire.body?.toString().slice(0, 500)}`)
  }
  return [...found, ...(await processAllWebhooks(shop))]
}

/** The shop’s account with a company, and a new secret of it. */
async function givenSecret({ db }: TestShop, company: Company): Promise<string> {
  const secret = secrets.newWebhookSecret()
  const push_digest = secrets.digestOf(secret)
  const account = { company, environment: 'live' as const, sealed_keys: randomBytes(8), push_digest }
  await db
    .insertInto('courier_accounts')
    .values(account)
    .onConflict((same) => same.columns(['company', 'vendor_id']).doUpdateSet({ push_digest }))
    .execute()
  return secret
}

async function numbersOf({ db }: TestShop): Promise<string[]> {
  const rows = await db
    .selectFrom('consignments')
    .select(['invoice', 'number'])
    .orderBy('id', 'desc')
    .limit(6)
    .execute()
  return ['', 'H1', ...rows.flatMap(({ invoice, number }) => [invoice, number])]
}

const WORDS: Record<Company, string[]> = {
  pathao: [
    'order.picked',
    'order.delivered',
    'order.partial-delivery',
    'order.returned',
    'order.paid',
    'webhook_integration',
  ],
  steadfast: ['pending', 'delivered', 'partial_delivered', 'cancelled', 'hold', 'unknown'],
  redx: ['ready-for-delivery', 'delivery-in-progress', 'delivered', 'agent-returning', 'returned', 'agent-hold'],
}

function saidBy(company: Company, random: Random, numbers: string[]): object {
  const text = () => (random.isOnceIn(4) ? hostileText(random) : random.pick(numbers))
  const said = random.isOnceIn(4) ? hostileText(random) : random.pick(WORDS[company])
  const sum = random.pick<unknown>([0, 60, 1510, -1, 1e300, '1510', 'NaN', null, [1], hostileText(random)])
  const at = random.pick<unknown>([
    '2026-11-23T10:00:00Z',
    '2026-11-23 10:00:00',
    '+275760-09-13T00:00:00Z',
    7,
    hostileText(random),
  ])
  return {
    ...{ event: said, status: said, notification_type: 'delivery_status', tracking_message: text() },
    ...{ consignment_id: text(), tracking_number: text(), invoice: text(), merchant_order_id: text() },
    ...{ invoice_number: text(), collected_amount: sum, cod_amount: sum, delivery_charge: sum, reason: text() },
    ...{ timestamp: at, updated_at: at },
  }
}

function pushOf(company: Company, secret: string, said: object): Wire {
  const headers: Header[] = [['content-type', 'application/json']]
  // A header is one line of what HTTP lets pass.
  const shown = secret.replaceAll(/[^\x20-\x7e]/g, '?')
  if (company === 'pathao') headers.push(['x-pathao-signature', shown])
  if (company === 'steadfast') headers.push(['authorization', `Bearer ${shown}`])
  const query = company === 'redx' ? `?token=${encodeURIComponent(Buffer.from(secret).toString())}` : ''
  return {
    method: 'POST',
    path: `/api/couriers/${company}/push${query}`,
    headers,
    body: Buffer.from(JSON.stringify(said)),
  }
}

async function processAllWebhooks({ db }: TestShop): Promise<string[]> {
  const found: string[] = []
  const taken = await db
    .selectFrom('courier_pushes')
    .select(['id', 'body'])
    .where('understood_at', 'is', null)
    .execute()
  for (const { id, body } of taken)
    await processCourierWebhook(db, id).catch((error: unknown) =>
      found.push(`a push was not understood: ${error}\n${body.slice(0, 500)}`),
    )
  return found
}
