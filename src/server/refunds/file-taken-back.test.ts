import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import { postedToStore } from '../ledger/posted.queries.ts'
import { wrongBooks } from '../ledger/testing/books.ts'
import { judgeSettlements } from '../settlements/testing/judge-settlements.ts'
import { bringParcel } from '../testing/parcels.ts'
import { cancelRefund, grantRefund, refundsGiveBack } from '../testing/refunds.ts'
import {
  type Carried,
  csvOf,
  givenCarried,
  givenCourierAccount,
  keepSettlementsRunning,
  load,
  takeBack,
  verdictsOf,
} from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { refundsJobs } from './refunds.jobs.ts'
import { judgeRefunds } from './testing/judge-refunds.ts'

/** Of two pieces at 1,450 taka, without the commission and VAT on it. */
const KEPT_BY_SHOP = 33_350
const SHARE = 290_000 - KEPT_BY_SHOP
/** What one piece costs its store: all of it, or less the commission that is given back. */
const COSTS = { none: 145_000, whole: 145_000 - KEPT_BY_SHOP / 2 }
const CASH = 296_000

let shop: TestShop
let traders: Traders
let accountId: number
let parcel: Carried
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  accountId = await givenCourierAccount(shop, 'pathao')
  await givenRule(shop, { name: 'A tenth', vendorId: traders.baker.id, from: -1 })
  await keepSettlementsRunning(shop, refundsJobs)
})
beforeEach(async () => {
  parcel = await givenCarried(shop, traders, { company: 'pathao', accountId, quantity: 2 })
  const token = traders.admin.token
  expect((await bringParcel(shop, token, parcel.parcelId, { stage: 'delivered' })).status).toBe(200)
})
afterAll(async () => {
  const judged = [wrongBooks(shop.db), judgeRefunds(shop.db), judgeSettlements(shop.db)]
  expect(await Promise.all(judged)).toEqual([[], [], []])
  await shop.close()
})

async function loaded(collected = CASH / 100): Promise<number> {
  const cells = [parcel.number, parcel.invoice, 'Delivered', String(collected), '90', String(collected - 90)]
  // Told again it is another file.
  files += 1
  const other = [`Z${files}`, '', 'Delivered', '0', '0', '0']
  const { body } = await load(shop, traders.admin.token, { file: csvOf([cells, other]) })
  await verdictsOf(shop, body.id)
  return body.id
}
let files = 0
const takenBack = async (fileId: number) => expect((await takeBack(shop, traders.admin.token, fileId)).status).toBe(200)
/** One of the two pieces. */
async function granted(back: 'none' | 'whole', pieces = 1): Promise<number> {
  await refundsGiveBack(shop, back)
  const lines = [{ lineId: parcel.lineId, quantity: pieces }]
  const { status, body } = await grantRefund(shop, traders.baker.token, parcel.parcelId, { lines })
  expect(status).toBe(201)
  return body.id
}
/** What its store has of it; what its courier owes. */
async function stands() {
  const { pendingPoisha, payablePoisha } = await postedToStore(shop.db, `parcel:${parcel.parcelId}`, traders.baker.id)
  const { rows } = await sql<{ poisha: number }>`
    select coalesce(sum(amount_poisha), 0)::bigint as poisha from ledger_journals as journal
    join ledger_entries on journal_id = journal.id join ledger_accounts as account on account.id = account_id
    where subject = ${`parcel:${parcel.parcelId}`} and account.kind in ('courier_owes', 'suspense')`.execute(shop.db)
  return { pending: 0 - pendingPoisha, payable: 0 - payablePoisha, owed: rows[0]?.poisha }
}
const untilStands = (wanted: { pending: number; payable: number; owed: number }) =>
  eventually(async () => expect(await stands()).toEqual(wanted))

describe.each(['none', 'whole'] as const)(
  'a file is taken back while a refund that gives back %s of the commission stands',
  (back) => {
    const left = SHARE - COSTS[back]

    test('that was granted before its cash came: less is pending, and less is paid once the cash is here', async () => {
      await granted(back)
      const fileId = await loaded()
      await untilStands({ pending: 0, payable: left, owed: 0 })
      await takenBack(fileId)
      await untilStands({ pending: left, payable: 0, owed: CASH })
      await loaded()
      await untilStands({ pending: 0, payable: left, owed: 0 })
    })

    test('that was granted after its cash came: its store bears it at once, and is paid no more once the cash is here', async () => {
      const fileId = await loaded()
      await untilStands({ pending: 0, payable: SHARE, owed: 0 })
      await granted(back)
      await untilStands({ pending: 0, payable: left, owed: 0 })
      await takenBack(fileId)
      await untilStands({ pending: SHARE, payable: 0 - COSTS[back], owed: CASH })
      await loaded()
      await untilStands({ pending: 0, payable: left, owed: 0 })
    })

    test.each(['before', 'after'] as const)(
      'that was granted %s its cash came, and is cancelled meanwhile',
      async (when) => {
        const early = when === 'before' ? await granted(back) : undefined
        const fileId = await loaded()
        const refundId = early ?? (await granted(back))
        await takenBack(fileId)
        await eventually(async () => expect((await stands()).owed).toBe(CASH))
        expect((await cancelRefund(shop, traders.admin.token, refundId)).status).toBe(200)
        await untilStands({ pending: SHARE, payable: 0, owed: CASH })
        await loaded()
        await untilStands({ pending: 0, payable: SHARE, owed: 0 })
      },
    )

    test('that was granted before its cash came, and cancelled after it', async () => {
      const refundId = await granted(back)
      const fileId = await loaded()
      expect((await cancelRefund(shop, traders.admin.token, refundId)).status).toBe(200)
      await untilStands({ pending: 0, payable: SHARE, owed: 0 })
      await takenBack(fileId)
      await untilStands({ pending: SHARE, payable: 0, owed: CASH })
    })

    test('of all pieces, and its courier had paid too little: what is owed of it is owed all along', async () => {
      const fileId = await loaded(CASH / 100 - 100)
      await granted(back, 2)
      const owes = SHARE - 2 * COSTS[back]
      await eventually(async () => expect((await stands()).pending).toBe(0))
      await takenBack(fileId)
      await eventually(async () => {
        const { pending, payable, owed } = await stands()
        expect([pending + payable, owed]).toEqual([owes, CASH])
      })
      await loaded()
      await untilStands({ pending: 0, payable: owes, owed: 0 })
    })
  },
)
