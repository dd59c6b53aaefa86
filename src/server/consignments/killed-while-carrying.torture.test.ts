import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRandom, type Random } from '../../../demo/random.ts'
import type { Manner as CourierManner } from '../../../pretend/couriers/courier.ts'
import { type GatewayKind, type Manner, openPretendGateway, SHOP } from '../../../pretend/sms/gateway.ts'
import { givenRule } from '../commission/testing/given-rule.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { type Couriers, openShopWithCouriers, untilAreasAreKnown } from '../testing/couriers.ts'
import { whatIsLeft } from '../testing/left.ts'
import { type MailManner, type MailServer, openMailServer } from '../testing/mail-server.ts'
import { TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { startShopBeside } from '../testing/shop-beside.ts'
import { POLL } from './consignments.jobs.ts'
import { readCarried } from './testing/carried.ts'
import { givenMarket } from './testing/errands.ts'
import { judgeCarried, type Outside } from './testing/judge-carried.ts'
import { takenBy } from './testing/pretend-companies.ts'
import { grouped } from './testing/tally.ts'
import { Traffic } from './testing/traffic.ts'
import { leftToDo, letClockStrike, letTimePass } from './testing/travellers.ts'

/** For each of the two SMS gateways half of them. The long run: `npm run torture -- --stages parcels`. */
const KILLS = Math.ceil(Number(process.env['KILLS'] ?? 4) / 2)
const ORDERS = Math.ceil(Number(process.env['ORDERS'] ?? 24) / 2)
const SEED = Number(process.env['SEED'] ?? 7)
/** Of travelling between two kills, at the most. */
const RIDE_MS = 1_000 + 100 * (ORDERS / KILLS)

let shop: TestShop
let couriers: Couriers
let mails: MailServer
beforeAll(async () => {
  mails = await openMailServer()
})
afterAll(() => mails.close())

/** A kill is to meet what a company or a gateway has taken and not yet answered. */
const COURIER_MANNERS: CourierManner[] = [
  ...(['late', 'late', 'answers', 'answers', 'answers', 'dies', 'forgets', 'fails', 'drops', 'refuses'] as const),
]
const SMS_MANNERS: Manner[] = ['late', 'answers', 'answers', 'answers', 'twice', 'dies', 'drops', 'fails']
const MAIL_MANNERS: MailManner[] = ['late', 'yes', 'yes', 'yes', 'yes', 'yes', 'twice', 'break']

function settingsFor(kind: GatewayKind, url: string): Record<string, string> {
  return {
    ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, MAIL_FROM: 'orders@haat.example' },
    SMS_GATEWAY: kind,
    SMS_URL: url,
    SMS_SENDER: SHOP.sender,
    SMS_TOKEN: SHOP.token,
    ...{ JWT_SECRET: TEST_SECRET, SECRETS_KEY: TEST_SECRET, MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
    COURIER_URLS: Object.values(couriers)
      .map((courier) => `${courier.kind}=${courier.url}`)
      .join(),
    SMS_QUIET_HOURS: '0-0',
  }
}

/** Now and then what never answers, while there are kills: whoever waits for it is killed, or waits in vain. */
function misbehave(random: Random, gateway: Awaited<ReturnType<typeof openPretendGateway>>): () => void {
  let isOver = false
  const isNever = () => !isOver && random.isOnceIn(25)
  gateway.behave(() => (isNever() ? 'never' : random.pick(SMS_MANNERS)))
  mails.behave({ content: () => (isNever() ? 'silence' : random.pick(MAIL_MANNERS)) })
  for (const courier of Object.values(couriers))
    courier.behave(() => (isNever() ? 'never' : random.pick(COURIER_MANNERS)))
  return () => {
    isOver = true
  }
}

/** As long as it goes on, however long that takes. */
const STANDSTILL_MS = 900_000
/** What no webhook reported is polled for. */
const STRIKES_MS = 3_000

async function untilAllHaveArrived(traffic: Traffic): Promise<void> {
  let [least, since, struck] = [Number.POSITIVE_INFINITY, Date.now(), 0]
  for (;;) {
    const travelling = await traffic.goRound()
    const left = travelling * 100 + (await leftToDo(shop.db))
    if (left === 0) return
    if (left < least) [least, since] = [left, Date.now()]
    if (Date.now() - since > STANDSTILL_MS)
      throw new Error(`${left} is left, and nothing goes on:\n${await whatIsLeft(shop)}`)
    if (Date.now() - struck > STRIKES_MS) {
      struck = Date.now()
      await letClockStrike(shop.db)
      await addJob(shop.db, POLL, {}, { key: 'soon' })
    }
    await wait(200)
  }
}

test.each([
  ['with-status', '0171'],
  ['bulksmsbd', '0181'],
] as const)(
  'a shop that is killed while parcels travel, and tells by %s, loses, doubles and forgets nothing',
  { timeout: 3_000_000 + KILLS * 40_000 + ORDERS * 5_000 },
  async (kind, prefix) => {
    const random = createRandom(SEED)
    const opened = await openShopWithCouriers({ lateMs: 200, forgetMs: 3_000 })
    shop = opened.shop
    couriers = opened.couriers
    onTestFinished(() => shop.close())
    await shop.db.updateTable('settings').set({ overrides: '{"smsDailyLimit": 1000000}' }).execute()
    const gateway = await openPretendGateway(kind, { lateMs: 100 })
    onTestFinished(() => gateway.close())
    const behave = misbehave(random, gateway)
    mails.received.length = 0
    await givenRule(shop, { name: 'An eighth and more', basisPoints: 1_250, fixedPoisha: 333, from: -1 })
    const market = await givenMarket(shop, couriers, random)
    const traffic = new Traffic(market)
    const outside = (isOver: boolean): Outside => ({
      ...{ start: market.start, taken: takenBy(Object.values(couriers)), isOver },
      told: {
        sms: gateway.taken,
        mails: mails.received.map(({ messageId }) => messageId),
        isAskable: kind === 'with-status',
      },
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      const running = await startShopBeside(shop, settingsFor(kind, gateway.url))
      traffic.openAt(await running.open())
      // Its first shop asks for them.
      if (kill === 0) await untilAreasAreKnown(shop)
      await traffic.add(Math.ceil(ORDERS / KILLS), prefix)
      const end = Date.now() + 300 + random.share() * RIDE_MS
      const killing = wait(end - Date.now()).then(() => running.kill('SIGKILL'))
      while (Date.now() < end) await traffic.goRound()
      traffic.close()
      await killing
      if (kill % Math.ceil(KILLS / 10) === 0)
        expect(judgeCarried(await readCarried(shop.db), outside(false))).toEqual([])
      await letTimePass(shop.db)
      await letClockStrike(shop.db)
    }
    behave()
    traffic.openAt(await (await startShopBeside(shop, settingsFor(kind, gateway.url))).open())
    await untilAllHaveArrived(traffic)

    const carried = await readCarried(shop.db)
    process.stdout.write(`${kind}: ${figuresOf(carried, traffic)}\n`)
    // Both, whichever fails: a long run is seldom repeated.
    expect.soft(traffic.callers.failures).toEqual([])
    expect.soft(judgeCarried(carried, outside(true))).toEqual([])
    expect.soft(await wrongBooks(shop.db)).toEqual([])
    expect.soft(carried.books.length).toBeGreaterThan(0)
  },
)

function figuresOf(
  { parcels, consignments, messages, moves, books }: Awaited<ReturnType<typeof readCarried>>,
  traffic: Traffic,
) {
  const taken = Object.values(couriers).flatMap((courier) => courier.taken)
  const asked = Object.values(couriers).reduce((sum, { bookings }) => sum + bookings, 0)
  const inState = (state: string) => messages.filter((message) => message.state === state).length
  const posted = (account: string) => books.filter((book) => book.account === account).length
  const parts = parcels.filter(
    ({ stage, adjustmentsPoisha }) => stage === 'partly_delivered' && adjustmentsPoisha !== 0,
  )
  const paidReturns = parcels.filter(({ returnPaidPoisha }) => returnPaidPoisha !== null)
  const stages = [...grouped(parcels, ({ stage }) => stage)].map(([stage, own]) => `${own.length} ${stage}`)
  return [
    `${KILLS} kills, ${new Set(parcels.map(({ orderId }) => orderId)).size} orders, ${parcels.length} parcels (${stages.join(', ')})`,
    `${moves.length} moves, ${consignments.length} consignments, ${asked} bookings asked, ${taken.length} taken`,
    `${messages.length} messages (${inState('Sent')} Sent, ${inState('Unknown')} Unknown)`,
    `${posted('rounding')} rounded, ${parts.length} parts with a discount, ${paidReturns.length} refusing doors that paid`,
    `answers ${JSON.stringify(traffic.callers.answers)}`,
  ].join('; ')
}
