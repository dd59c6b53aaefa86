import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { jobsOfShop } from '../../src/server/assembly/start-jobs.ts'
import { readCarried } from '../../src/server/consignments/testing/carried.ts'
import { judgeCarried } from '../../src/server/consignments/testing/judge-carried.ts'
import { takenBy } from '../../src/server/consignments/testing/pretend-companies.ts'
import { wrongInvoices } from '../../src/server/invoices/testing/judge-invoices.ts'
import type { JudgedStatements } from '../../src/server/payouts/testing/judge-statements.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { addJob } from '../../src/server/platform/jobs/add-job.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folder-storage.ts'
import { TEST_SECRET } from '../../src/server/testing/shop.ts'
import { collectDebts, decideRows, payStores } from './admins.ts'
import { giveBack } from './give-back.ts'
import { endless, forgottenClocks, forgottenOrders, invoicedOtherwise, toldRefunds } from './judge-ends.ts'
import { changeable, judgeMoney } from './judge-money.ts'
import type { Life, PretendCountry } from './open-life.ts'
import { postByHand } from './post-by-hand.ts'
import { standing } from './standing.ts'
import { untilQuiet } from './until-quiet.ts'

/** How often a day everybody looks at what is next for them: a parcel is at its door on the third or fourth day. */
const LOOKS_A_DAY = 4
/** Nobody waits for the last that is done behind the scenes before the next look, else half of the machine would wait with it. */
const GOES_ON_AT = 30
/** The longest that a kill is waited for, in ms. */
const LONGEST_PHASE_MS = 1_500
/** After the last order, until every parcel and its money are where they belong. */
export const DAYS_AFTER = 16

/** Lives through days at the speed of the machine, and is judged after each: broken promises, each with the day on which it was found. */
export async function live(country: PretendCountry, life: Life, tell: (line: string) => void): Promise<string[]> {
  const found: string[] = []
  const { db } = country.market.shop
  const statements: JudgedStatements = new Map()
  let verdict = Promise.resolve()
  const ordersBy = (day: number) => Math.floor((life.orders * Math.min(day, life.days)) / life.days)
  let lookedAt = 0
  for (let day = 1; day <= life.days + DAYS_AFTER; day += 1) {
    const began = performance.now()
    if (day > lookedAt * GROWN) {
      await lookAtTables(country)
      lookedAt = day
    }
    await country.traffic.add(ordersBy(day) - ordersBy(day - 1), '0171')
    const killedAt = life.isKilled ? KILLED[day % KILLED.length] : undefined
    const phases: string[] = []
    for (const [name, phase] of Object.entries(PHASES)) {
      const since = performance.now()
      await (phase === killedAt ? killedDuring(country, phase) : phase(country))
      phases.push(`${name} ${secondsOf(performance.now() - since)}`)
    }
    const lived = `${secondsOf(performance.now() - began)} s (${phases.join(', ')})`
    await verdict
    const { judging } = await judgeMoment(db, statements)
    const what = await standing(db)
    verdict = judging.then(({ wrong, tookMs }) => {
      const took = `lived in ${lived}, judged in ${secondsOf(tookMs)} s`
      tell(`Day ${day} of ${life.days + DAYS_AFTER}, ${took}, ${wrong.length} promises broken: ${what}`)
      found.push(...wrong.map((words) => `day ${day}: ${words}`))
    })
  }
  await verdict
  return [...found, ...(await judgeEnd(country))]
}

/** As it stands at this moment, while the next day goes on; statements that were judged before are compared with what they were. */
async function judgeMoment(
  db: Db,
  statements: JudgedStatements,
): Promise<{ judging: Promise<{ wrong: string[]; tookMs: number }> }> {
  const moment = db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const tx = await moment.execute()
  // The moment is that of its first question.
  await sql`select`.execute(tx)
  const began = performance.now()
  const judge = async () => {
    const wrong = [...(await changeable(db)), ...(await judgeMoney(tx, statements))]
    await tx.commit().execute()
    return { wrong, tookMs: performance.now() - began }
  }
  return { judging: judge() }
}

const secondsOf = (ms: number) => (ms / 1_000).toFixed(1)

type Phase = (country: PretendCountry) => Promise<void>

/** Parcels travel, and what is delivered is posted. */
const trade: Phase = async (country) => {
  for (let look = 0; look < LOOKS_A_DAY; look += 1) {
    await country.traffic.goRound()
    await untilQuiet(country, GOES_ON_AT)
  }
  await untilQuiet(country)
}

/** Couriers pay, and admins look into what does not fit. */
const settle: Phase = async (country) => {
  const { payers, desk, open } = country
  const { shop, admin } = country.market
  const token = await shop.tokens.sign({ ...admin, epoch: 0 })
  for (const payer of payers) await payer.payDay({ ...shop, url: open.url }, token)
  await untilQuiet(country)
  await decideRows(desk)
}

/** Shoppers are given back what was no good, and stores are paid; what was agreed by phone is posted by hand. */
const pay: Phase = async ({ desk, market }) => {
  await giveBack(desk, market)
  await postByHand(desk, market)
  await payStores(desk)
  await collectDebts(desk)
}

/** The night: what goes by the clock, weeks that are closed with it. */
const close: Phase = async (country) => {
  await country.clock.nextDay(country.open.process)
  await passNight(country)
}

/**
 * PostgreSQL does so by itself, some time after a table has grown by a tenth, which a life has not: else its plans are of empty tables. Less
 * often here, as all sessions plan anew.
 */
const GROWN = 1.25
const lookAtTables: Phase = async ({ market }) =>
  void (await sql`vacuum (analyze, skip_locked)`.execute(market.shop.db))

const passNight: Phase = async (country) => {
  const { db, imagesDir } = country.market.shop
  const settings = { mail: null, sms: null, publicUrl: undefined, webhookOrigins: [], courierUrls: {} }
  const keys = { jwtSecret: TEST_SECRET, secretsKey: TEST_SECRET }
  const { recurring } = jobsOfShop(settings, keys, db, createFolderStorage(imagesDir)).jobs
  for (const job of recurring) if (job.cron !== null) await addJob(db, job, {}, { key: job.name })
  await untilQuiet(country)
}

const PHASES = { trade, settle, pay, close }
const KILLED = Object.values(PHASES)

/** In the midst of it, at any moment; and all of it once more, by people who do not know what of it was done. */
async function killedDuring(country: PretendCountry, phase: Phase): Promise<void> {
  const { process } = country.open
  // A process that is gone cannot be told that its clock goes on.
  if (phase === close) await country.clock.nextDay(process)
  const work = phase === close ? passNight : phase
  const going = work(country)
  await Promise.race([going.catch(() => undefined), wait(country.random.between(5, LONGEST_PHASE_MS))])
  country.traffic.close()
  country.open.isKilled = true
  await process.kill('SIGKILL')
  await going.catch(() => undefined)
  await country.openAgain()
  await work(country)
}

/** Nothing is under way any more: what has no end by now, or is told to nobody, never will. */
async function judgeEnd({ market }: PretendCountry): Promise<string[]> {
  const carried = await readCarried(market.shop.db)
  const ofParcels = carried.messages.filter(({ kind }) => !kind.includes('refund'))
  const taken = takenBy(Object.values(market.couriers))
  // Without a gateway and a mail server messages are kept, to be read by admins.
  const old = await forgottenOrders(market.shop.db)
  const told = { sms: [], mails: [], isAskable: false, isForgotten: (orderId: number) => old.has(orderId) }
  return [
    ...(await judgeMoney(market.shop.db)),
    ...judgeCarried({ ...carried, messages: ofParcels }, { start: market.start, taken, told, isOver: true }),
    ...endless(carried, taken),
    ...(await forgottenClocks(market.shop.db)),
    ...(await toldRefunds(market.shop.db)),
    ...(await invoicedOtherwise(market.shop.db)),
    ...(await wrongInvoices(market.shop.db)).map((wrong) => `an invoice is wrong: ${JSON.stringify(wrong)}`),
  ]
}
