import { createRandom, type Random } from '../../demo/random.ts'
import type { Manner } from '../../pretend/couriers/courier.ts'
import type { ShopProcess } from '../../scripts/shop-process.mjs'
import { givenRule } from '../../src/server/commission/testing/given-rule.ts'
import { givenMarket, type Market } from '../../src/server/consignments/testing/errands.ts'
import { Traffic } from '../../src/server/consignments/testing/traffic.ts'
import { letTimePass } from '../../src/server/consignments/testing/travellers.ts'
import { openShopWithCouriers, untilAreasAreKnown } from '../../src/server/testing/couriers.ts'
import { givenAccount } from '../../src/server/testing/given-documents.ts'
import { givenBin, givenShopBin } from '../../src/server/testing/given-invoices.ts'
import { TEST_SECRET } from '../../src/server/testing/shop.ts'
import { startShopBeside } from '../../src/server/testing/shop-beside.ts'
import type { Desk } from './admins.ts'
import { Payer } from './couriers-pay.ts'
import { type PretendClock, startClock } from './pretend-clock.ts'

export interface Life {
  /** With orders. */
  days: number
  stores: number
  /** In all. */
  orders: number
  seed: number
  /** Each day the shop is killed once, and opened anew. */
  isKilled?: boolean
}

/** A shop in its own process, and everybody who trades in it. */
export interface PretendCountry {
  market: Market
  traffic: Traffic
  payers: Payer[]
  desk: Desk
  clock: PretendClock
  random: Random
  /** That is open to people by now. */
  open: { process: ShopProcess; url: string; isKilled: boolean }
  /** Opens it anew, after it was killed. */
  openAgain(): Promise<void>
}

/** Most bookings are answered; of the others nobody knows at first whether they were taken. */
const BOOKINGS: Manner[] = [
  ...Array.from({ length: 30 }, () => 'answers' as const),
  ...(['late', 'dies', 'drops', 'refuses', 'fails'] as const),
]
/** Taka that a store may owe before it is told. */
const DEBT_LIMIT = 100

/** `untilNow`: so many days behind does its clock begin. What it has begun is to be ended by `onEnd`, the last first. */
export async function openLife(
  { days, stores, seed }: Life,
  untilNow: number,
  onEnd: (end: () => Promise<void> | void) => void,
): Promise<PretendCountry> {
  const random = createRandom(seed)
  const { shop, couriers } = await openShopWithCouriers({ lateMs: 20, forgetMs: 1_000 })
  onEnd(() => shop.close())
  const clock = await startClock(shop.db, untilNow)
  onEnd(clock.stop)
  for (const courier of Object.values(couriers)) courier.behave(() => random.pick(BOOKINGS))
  await shop.db
    .updateTable('settings')
    .set({ overrides: JSON.stringify({ storeDebtLimit: DEBT_LIMIT }) })
    .execute()
  const market = { ...(await givenMarket(shop, couriers, random, stores)), keepsKeys: true }
  await agreeOnCommission(market, random, days / 2)
  const second = await shop.given.account('Admin')
  // The others are paid in cash.
  for (const vendorId of market.owners.keys()) if (!random.isOnceIn(4)) await givenAccount(shop, vendorId)
  for (const vendorId of market.owners.keys()) if (random.isOnceIn(2)) await givenBin(shop, vendorId)
  await givenShopBin(shop)
  const settings = {
    ...{ JWT_SECRET: TEST_SECRET, SECRETS_KEY: TEST_SECRET, MAX_OPEN_ORDERS: '0', MAX_ORDERS_A_DAY: '0' },
    COURIER_URLS: Object.values(couriers)
      .map(({ kind, url }) => `${kind}=${url}`)
      .join(),
  }
  const traffic = new Traffic(market)
  const start = async () => {
    const process = await startShopBeside(shop, { ...clock.settings(), ...settings }, clock.preload)
    const url = await process.open()
    traffic.openAt(url)
    return { process, url, isKilled: false }
  }
  const country: PretendCountry = {
    ...{ market, traffic, clock, random, open: await start() },
    payers: Object.values(couriers).map((courier) => new Payer(courier, random)),
    desk: { callers: traffic.callers, admins: [market.admin, { id: second.id, role: 'Admin' }], random },
    async openAgain() {
      await letTimePass(shop.db)
      country.open = await start()
    },
  }
  await untilAreasAreKnown(shop)
  return country
}

/** A rule of the shop that gives way to another halfway, and some stores with a rule of their own. */
async function agreeOnCommission({ shop, owners }: Market, random: Random, halfway: number): Promise<void> {
  await givenRule(shop, { name: 'An eighth and more', basisPoints: 1_250, fixedPoisha: 333, from: -1 })
  await givenRule(shop, { name: 'A tenth', basisPoints: 1_000, lowestPoisha: 500, from: halfway })
  for (const vendorId of owners.keys())
    if (random.isOnceIn(5))
      await givenRule(shop, { name: 'Agreed', vendorId, basisPoints: random.between(300, 1_800), from: -1 })
}
