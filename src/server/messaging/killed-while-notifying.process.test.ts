import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../../../demo/random.ts'
import { type GatewayKind, type Manner, openPretendGateway, SHOP } from '../../../pretend/sms/gateway.ts'
import { MAILS_AT_ONCE } from '../platform/mail/settings.ts'
import { hurryJobs } from '../testing/jobs.ts'
import { whatIsLeft } from '../testing/left.ts'
import { type MailManner, type MailServer, openMailServer } from '../testing/mail-server.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { eventually } from '../testing/waiting.ts'

/** For each of the two gateways half of them. The long run: `npm run torture -- --stages messages --rounds 1000`, 2,100 messages. */
const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 6) / 2)
const ORDERS = Math.ceil(Number(process.env['ORDERS'] ?? 30) / 2)
const SEED = Number(process.env['SEED'] ?? 7)
/** Less than a day’s most for one account, beyond which messages are kept. */
const ORDERS_OF_AN_ACCOUNT = 10

let shop: TestShop
let mails: MailServer
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  // Nothing here is about money: no day’s limit stops the long run.
  await shop.db.updateTable('settings').set({ overrides: '{"smsDailyLimit": 1000000}' }).execute()
  mails = await openMailServer()
})
afterAll(async () => {
  await mails.close()
  await shop.close()
})

/** Most are late, so that a kill meets a message that the gateway has taken and not yet answered. */
const MANNERS: Manner[] = ['late', 'late', 'late', 'answers', 'twice', 'dies', 'drops', 'fails']
const MAIL_MANNERS: MailManner[] = ['late', 'late', 'yes', 'yes', 'twice', 'break']
/** Each is waited for half a minute by a shop that nobody kills: a few, in the long run. */
const NEVERS = Math.floor(KILLS / 30)

async function opened(kind: GatewayKind) {
  const gateway = await openPretendGateway(kind, { lateMs: 150 })
  onTestFinished(() => gateway.close())
  return gateway
}

function settingsFor(kind: GatewayKind, url: string): Record<string, string> {
  return {
    ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'orders@haat.example' },
    SMS_GATEWAY: kind,
    SMS_URL: url,
    SMS_SENDER: SHOP.sender,
    SMS_TOKEN: SHOP.token,
    SMS_QUIET_HOURS: '0-0',
  }
}

/** So many orders, each with a phone of its own, by admins: to what a customer’s account has not proven less is sent. */
async function placeOrders(count: number, prefix: string, from: number): Promise<{ id: number; phone: string }[]> {
  const { id: vendorId } = await shop.given.vendor()
  const productId = await shop.given.product({ vendorId, stock: { M: 100_000 } })
  const placed: { id: number; phone: string }[] = []
  let token = ''
  for (let at = from; at < from + count; at += 1) {
    if ((at - from) % ORDERS_OF_AN_ACCOUNT === 0) token = (await shop.given.account('Admin')).token
    const phone = `${prefix}${String(at).padStart(7, '0')}`
    const { body } = await order(shop, token, orderBody([{ productId }], { phone, email: `${phone}@example.com` }))
    placed.push({ id: body.id, phone })
  }
  return placed
}

/** What a killed process leaves behind is too old, as it would be some time later: its lease, its claims, the pauses. */
async function letTimePass(): Promise<void> {
  await sql`update job_runners set renewed_at = renewed_at - interval '1 hour'`.execute(shop.db)
  await sql`update messages set claimed_at = claimed_at - interval '1 hour' where claimed_at is not null`.execute(
    shop.db,
  )
  await hurryJobs(shop)
}

/** As long as it goes on, however long that takes. */
const STANDSTILL_MS = 600_000

async function untilAllIsTold(): Promise<void> {
  let [least, since] = [Number.POSITIVE_INFINITY, Date.now()]
  for (let left = await leftToNotify(); left > 0; left = await leftToNotify()) {
    if (left < least) [least, since] = [left, Date.now()]
    if (Date.now() - since > STANDSTILL_MS)
      throw new Error(`${left} are left, and nothing goes on:\n${await whatIsLeft(shop)}`)
    await hurryJobs(shop)
    await wait(300)
  }
}

async function leftToNotify(): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from outbox) + (select count(*) from graphile_worker.jobs
      where task_identifier like 'messages.%' or task_identifier ~ ' >>? ')
      + (select count(*) from messages where state = 'Waiting') as left`.execute(shop.db)
  return Number(rows[0]?.left)
}

const stored = (orderIds: number[]) =>
  shop.db
    .selectFrom('messages')
    .select([
      'order_id as orderId',
      'kind',
      'way',
      'state',
      'to_phone as phone',
      'plain_text as text',
      'message_id as reference',
    ])
    .where('order_id', 'in', orderIds)
    .where('way', 'in', ['mail', 'sms'])
    .execute()

test.each([
  ['with-status', '0171', 'each is told exactly once: the gateway can be asked'],
  ['bulksmsbd', '0181', 'each is told at most once: the gateway cannot be asked'],
] as const)(
  'a shop that is killed while it tells people by mail and by %s forgets nobody',
  {
    timeout: 1_800_000 + KILLS * 30_000 + ORDERS * 5_000,
  },
  async (kind, prefix, _) => {
    const random = createRandom(SEED)
    const gateway = await opened(kind)
    const settings = settingsFor(kind, gateway.url)
    mails.received.length = 0
    let nevers = Number.POSITIVE_INFINITY
    let unanswered = 0
    /** Now and then what never answers; whoever waits for it is killed, or waits in vain. */
    const isNever = () => random.share() < 0.1 && nevers-- > 0
    gateway.behave(() => (isNever() ? 'never' : random.pick(MANNERS)))
    mails.behave({
      content() {
        const manner = isNever() ? 'silence' : random.pick(MAIL_MANNERS)
        if (manner === 'silence' || manner === 'break') unanswered += 1
        return manner
      },
    })
    const orders: { id: number; phone: string }[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = await startShopBeside(shop, settings)
      const [had, due] = [gateway.taken.length, Math.ceil(ORDERS / KILLS)]
      orders.push(...(await placeOrders(due, prefix, orders.length)))
      // While the gateway holds one of these in its hands.
      await eventually(() => expect(gateway.taken.length).toBeGreaterThan(had))
      await wait(random.share() * 300)
      await running.kill('SIGKILL')
      await letTimePass()
    }
    nevers = NEVERS
    await startShopBeside(shop, settings)
    await untilAllIsTold()

    const messages = await stored(orders.map(({ id }) => id))
    const of = (way: string, orderId: number) => messages.filter((each) => each.way === way && each.orderId === orderId)
    // None forgotten, none written twice.
    for (const { id } of orders)
      expect([id, of('sms', id).filter(({ kind }) => kind === 'order_placed').length]).toEqual([id, 1])
    for (const { id } of orders)
      expect([
        id,
        of('mail', id)
          .map(({ kind }) => kind)
          .sort(),
      ]).toEqual([id, ['order_placed', 'order_to_pack']])
    // Mails: each is one mail, whose double bears the same Message-ID.
    const mailsOfAll = await shop.db.selectFrom('messages').select('message_id').where('way', '=', 'mail').execute()
    const known = new Set(mailsOfAll.map(({ message_id }) => message_id ?? undefined))
    const arrived = new Set(mails.received.map(({ messageId }) => messageId))
    const written = messages.filter(({ way }) => way === 'mail')
    expect(written.filter(({ state, reference }) => state !== 'Sent' || !arrived.has(reference ?? ''))).toEqual([])
    expect([...arrived].filter((id) => !known.has(id))).toEqual([])
    // A double has a reason: no answer, or a kill with so many mails in the server’s hands.
    expect(mails.received.length - arrived.size).toBeLessThanOrEqual(KILLS * MAILS_AT_ONCE + unanswered)
    // SMS: what the gateway took of each, and what the shop says of it.
    const verdict = messages
      .filter(({ way }) => way === 'sms')
      .map(({ phone, text, state }) => ({
        ...{ phone, state },
        taken: gateway.taken.filter((sms) => sms.phone === phone && sms.text === text).length,
      }))
    expect(verdict.filter(({ taken }) => taken > 1)).toEqual([])
    const inState = (wanted: string) => verdict.filter(({ state }) => state === wanted).length
    const counted = ['Sent', 'Unknown', 'Failed'].map((state) => `${inState(state)} ${state}`).join(', ')
    process.stdout.write(
      `${kind}: ${KILLS} kills, ${messages.length} messages; mails with ${mails.received.length - arrived.size} doubles; SMS ${counted}\n`,
    )
    const untold = verdict.filter(({ taken, state }) => taken === 0 && state !== 'Unknown')
    expect(untold).toEqual([])
    if (kind === 'with-status')
      expect(verdict.filter(({ taken, state }) => taken !== 1 || state !== 'Sent')).toEqual([])
  },
)
