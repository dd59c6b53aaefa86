import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '#contract/values/couriers'
import { DECISIONS } from '#contract/values/settlements'
import { balancesOf } from '../../src/server/ledger/testing/books.ts'
import type { Actor } from '../../src/server/platform/actor.ts'
import { transact } from '../../src/server/platform/database/db.ts'
import { Refusal } from '../../src/server/platform/refusal.ts'
import type { SettlementRow } from '../../src/server/settlement-sheets/settlement-row.ts'
import { decideRow } from '../../src/server/settlements/decide-row.ts'
import { loadReported } from '../../src/server/settlements/load-file.ts'
import { postFile } from '../../src/server/settlements/post-file.ts'
import { repost } from '../../src/server/settlements/repost.ts'
import { askTakeBack, takeBackFile } from '../../src/server/settlements/take-back-file.ts'
import { bringParcel } from '../../src/server/testing/parcels.ts'
import { type Carried, givenCarried, givenCourierAccount } from '../../src/server/testing/settlements.ts'
import { openTestShop, type TestShop } from '../../src/server/testing/shop.ts'
import { givenTraders, type Traders } from '../../src/server/testing/traders.ts'
import { judgeMoney } from './judge-money.ts'

let shop: TestShop
let traders: Traders
let admin: Actor
let redx: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  traders = await givenTraders(shop)
  admin = { id: traders.admin.id, role: 'Admin', vendor: null }
  redx = await givenCourierAccount(shop, 'redx')
  await givenCourierAccount(shop, 'pathao')
})
afterAll(() => shop.close())

/** RedX paid all of each, less a charge. */
const CASH = 151_000
const CHARGE = 7_000
/** How a file says it: as it is, as another courier’s, with columns mapped wrongly, too little, or twice. */
const WAYS = ['right', 'pathao', 'mapped wrongly', 'too little', 'twice'] as const
const DEEDS = ['load', 'load', 'decide', 'decide', 'take back', 'work', 'deliver'] as const
const deed = fc.record({
  what: fc.constantFrom(...DEEDS),
  way: fc.constantFrom(...WAYS),
  decision: fc.constantFrom(...DECISIONS),
  which: fc.nat(1_000),
  parcels: fc.subarray([0, 1, 2], { minLength: 1 }),
})
type Deed = typeof deed extends fc.Arbitrary<infer Of> ? Of : never

interface Told {
  parcels: Carried[]
  files: number[]
  wrong: Set<number>
}

test.each(['all is taken back', 'what was wrong is taken back'] as const)(
  'whatever was loaded and decided, once %s and the right file is loaded the bank has what came',
  { timeout: 1_800_000 },
  async (end) => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), async (deeds) => {
        const bank = await bankPoisha()
        const told: Told = { parcels: await threeParcels(), files: [], wrong: new Set() }
        for (const each of deeds) await unlessRefused(() => does(told, each))
        await work()
        expect(await judgeMoney(shop.db)).toEqual([])
        await putRight(told, end)
        expect(await judgeMoney(shop.db)).toEqual([])
        expect(await openRows(told)).toEqual([])
        expect((await bankPoisha()) - bank).toBe(3 * (CASH - CHARGE))
        for (const { parcelId } of told.parcels) expect(await payablePoisha(parcelId)).toBe(145_000)
      }),
      { numRuns: 15, endOnFailure: true },
    )
  },
)

async function threeParcels(): Promise<Carried[]> {
  const parcels = []
  for (let at = 0; at < 3; at += 1)
    parcels.push(await givenCarried(shop, traders, { company: 'redx', accountId: redx }))
  return parcels
}

async function does(told: Told, { what, way, decision, which, parcels }: Deed): Promise<void> {
  if (what === 'work') {
    await work()
    expect(await judgeMoney(shop.db)).toEqual([])
    return
  }
  if (what === 'load') return await loads(told, way, parcels)
  if (what === 'deliver') return await deliver(told.parcels[which % 3])
  if (what === 'take back') {
    const fileId = told.files[which % Math.max(told.files.length, 1)]
    if (fileId !== undefined) await askTakeBack(shop.db, admin, fileId, 'A mistake')
    return
  }
  const rows = await rowsOf(told)
  const row = rows[which % Math.max(rows.length, 1)]
  if (row) await decideRow(shop.db, admin, row.id, { decision, reason: 'Told by phone' })
}

async function loads(told: Told, way: (typeof WAYS)[number], which: number[]): Promise<void> {
  const company: Company = way === 'pathao' ? 'pathao' : 'redx'
  const some = told.parcels.filter((_, at) => which.includes(at))
  const rows = (way === 'twice' ? [...some, ...some] : some).map((parcel, at) => rowOf(parcel, at + 1, way))
  const name = `${way}.csv`
  const netPoisha = rows.reduce((sum, row) => sum + row.netPoisha, 0)
  const reportedPoisha = way === 'right' ? null : netPoisha - 1_000
  const { id } = await loadReported(shop.db, admin, { company, name, source: 'file', rows, reportedPoisha })
  if (!told.files.includes(id)) told.files.push(id)
  if (way !== 'right') told.wrong.add(id)
}

function rowOf({ number, invoice }: Carried, line: number, way: (typeof WAYS)[number]): SettlementRow {
  const collectedPoisha = way === 'too little' ? CASH - 51_000 : CASH
  const chargePoisha = way === 'mapped wrongly' ? 0 : CHARGE
  const netPoisha = way === 'mapped wrongly' ? CASH : collectedPoisha - CHARGE
  return { line, number, invoice, kind: 'paid', collectedPoisha, chargePoisha, netPoisha }
}

const done = new Set<number>()

async function deliver(parcel: Carried | undefined): Promise<void> {
  if (!parcel || done.has(parcel.parcelId)) return
  done.add(parcel.parcelId)
  await bringParcel(shop, traders.admin.token, parcel.parcelId, { stage: 'delivered' })
  await transact(shop.db, (tx) => repost(tx, [parcel.parcelId], `moved ${parcel.parcelId}`))
}

/** All jobs that wait, and those that these leave behind. */
async function work(): Promise<void> {
  const { signal } = new AbortController()
  for (;;) {
    const { rows } = await sql<{ task: string; payload: { fileId: number; parcelIds: number[]; because: string } }>`
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = task_id and identifier like 'settlements.%' returning identifier as task, payload`.execute(
      shop.db,
    )
    if (rows.length === 0) return
    for (const { task, payload } of rows) {
      if (task === 'settlements.file') await postFile(shop.db, payload.fileId, signal)
      if (task === 'settlements.takeBack') await takeBackFile(shop.db, payload.fileId, signal)
      if (task === 'settlements.resettle')
        await transact(shop.db, (tx) => repost(tx, payload.parcelIds, payload.because))
    }
  }
}

/** What an admin does who sees that it was all wrong. */
async function putRight(told: Told, end: 'all is taken back' | 'what was wrong is taken back'): Promise<void> {
  for (const parcel of told.parcels) await deliver(parcel)
  const wrong = end === 'all is taken back' ? told.files : told.files.filter((id) => told.wrong.has(id))
  for (const id of wrong) await unlessRefused(() => askTakeBack(shop.db, admin, id, 'A mistake'))
  await work()
  // A line that was not in any of them makes it another file; it brings nothing.
  const rows = told.parcels.map((parcel, at) => rowOf(parcel, at + 1, 'right'))
  const nothing = { number: '', invoice: `N${told.parcels[0]?.number}`, kind: 'paid' as const, line: 4 }
  rows.push({ ...nothing, collectedPoisha: 0, chargePoisha: 0, netPoisha: 0 })
  const file = { company: 'redx' as const, name: 'right.csv', source: 'file' as const, rows, reportedPoisha: null }
  const { id } = await loadReported(shop.db, admin, file)
  told.files.push(id)
  await work()
  // Somebody had said that a second row was paid, too.
  for (const row of await rowsOf(told))
    if (row.isPosted && !row.isFirst)
      await decideRow(shop.db, admin, row.id, { decision: 'not_paid', reason: 'It came once' })
  await work()
}

async function rowsOf({ files }: Told) {
  const rows = shop.db
    .selectFrom('settlement_rows')
    .leftJoin('settlement_decisions', 'row_id', 'settlement_rows.id')
    .select(['settlement_rows.id', 'is_first as isFirst'])
    .select(sql<boolean>`gone is null and (is_first or bool_or(decision = 'accepted') is true)`.as('isPosted'))
    .where('file_id', '=', sql<number>`any(${files}::bigint[])`)
    .where(sql<boolean>`gone is distinct from 'judged_again'`)
    .groupBy('settlement_rows.id')
    .orderBy('settlement_rows.id')
  return await rows.execute()
}

async function openRows({ files }: Told): Promise<unknown[]> {
  const { body } = await shop.call('GET /api/settlements/rows', { query: { open: '1' } }, traders.admin.token)
  return body.filter((row: { fileId: number; suspense: number }) => files.includes(row.fileId) && row.suspense !== 0)
}

async function bankPoisha(): Promise<number> {
  return (await balancesOf(shop.db)).bank ?? 0
}

async function payablePoisha(parcelId: number): Promise<number> {
  const { rows } = await sql<{ poisha: number }>`
    select coalesce(-sum(amount_poisha), 0)::bigint as poisha from ledger_journals as journal
    join ledger_entries on journal_id = journal.id join ledger_accounts as account on account.id = account_id
    where subject = ${`parcel:${parcelId}`} and account.kind = 'vendor_payable'`.execute(shop.db)
  return rows[0]?.poisha ?? 0
}

async function unlessRefused(action: () => Promise<unknown>): Promise<void> {
  await action().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
