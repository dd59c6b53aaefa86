import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import type { Actor } from '../platform/actor.ts'
import { transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { approvePayout, failPayout, payPayout, preparePayout } from './change-payouts.ts'
import { judgePaid } from './testing/judge-paid.ts'
import { judgeStatements } from './testing/judge-statements.ts'
import { givenOwed, givenPending, givenSettled } from './testing/store-books.ts'

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = { id: (await shop.given.account('Admin')).id, role: 'Admin', vendor: null }
})
afterAll(() => shop.close())

const DEEDS = ['close', 'prepare', 'approve', 'pay', 'pay out', 'pay out', 'fail', 'take back']

/** What may happen to a store’s money, by chance in any order. */
const deed = fc.oneof(
  fc.record({
    what: fc.constantFrom('pending', 'settled', 'owed', 'pay late'),
    poisha: fc.integer({ min: 1, max: 900_000 }),
  }),
  fc.record({
    what: fc.constantFrom(...DEEDS),
    poisha: fc.constant(0),
  }),
)

test('whatever happens, every entry stands in one statement, each goes on from the last, and nothing is approved beyond', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 30 }), async (deeds) => {
      const { id: vendorId } = await shop.given.vendor()
      for (const { what, poisha } of deeds) await unlessRefused(() => does(vendorId, what, poisha))
      await givenSettled(shop.db, vendorId, 1)
      const last = await givenClosed(shop, vendorId)
      expect(await judgeStatements(shop.db)).toEqual([])
      expect(await judgePaid(shop.db)).toEqual([])
      expect(await wrongBooks(shop.db)).toEqual([])
      expect(await closingOf(last)).toBe(await owedTo(vendorId))
    }),
    { numRuns: 20 },
  )
})

async function does(vendorId: number, what: string, poisha: number): Promise<unknown> {
  if (what === 'pending') return await givenPending(shop.db, vendorId, poisha)
  if (what === 'settled') return await givenSettled(shop.db, vendorId, poisha)
  if (what === 'owed') return await givenOwed(shop.db, vendorId, poisha)
  if (what === 'close') return await givenClosed(shop, vendorId).catch(() => undefined)
  if (what === 'take back') return await takeBack(vendorId)
  if (what === 'prepare') return await preparePayout(shop.db, admin, await newest(vendorId))
  const steps = what === 'pay late' ? ['close', 'prepare', 'approve', 'owed'] : []
  if (what === 'pay out') steps.push('close', 'prepare', 'approve')
  for (const step of steps) await unlessRefused(() => does(vendorId, step, poisha))
  const id = await newestPayout(vendorId)
  if (what === 'approve') return await approvedWithin(vendorId, id)
  return what.startsWith('pay')
    ? await payPayout(shop.db, admin, id, { reference: `FT${id}`, isGone: false })
    : await failPayout(shop.db, admin, id, 'Came back')
}

/** Never beyond what is owed by then. What is paid later is a fact, also where less is owed meanwhile. */
async function approvedWithin(vendorId: number, id: number): Promise<void> {
  const owedPoisha = await owedTo(vendorId)
  const { amount } = await approvePayout(shop.db, admin, id)
  expect(Math.round(amount * 100)).toBeLessThanOrEqual(owedPoisha)
}

/** What cannot be done now is refused, and nothing else goes wrong. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** A correction of the store’s last settled parcel. */
async function takeBack(vendorId: number): Promise<void> {
  const journal = await shop.db
    .selectFrom('ledger_journals as one')
    .innerJoin('ledger_entries', 'journal_id', 'one.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(['one.id', 'subject'])
    .where('one.kind', '=', 'settled')
    .where('owner', '=', String(vendorId))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('ledger_journals as back').select('back.id').whereRef('back.reverses', '=', 'one.id'))),
    )
    .orderBy('one.id', 'desc')
    .executeTakeFirst()
  if (!journal) return
  const { id, subject } = journal
  const back = { kind: 'settled_taken_back', source: String(id), subject, happenedAt: new Date(), reverses: id }
  await transact(shop.db, (tx) => post(tx, [back]))
}

async function newest(vendorId: number): Promise<number> {
  const found = shop.db.selectFrom('statements').select('id').where('vendor_id', '=', vendorId).orderBy('id', 'desc')
  return (await found.executeTakeFirst())?.id ?? 0
}

async function newestPayout(vendorId: number): Promise<number> {
  const found = shop.db.selectFrom('payouts').select('id').where('vendor_id', '=', vendorId).orderBy('id', 'desc')
  return (await found.executeTakeFirst())?.id ?? 0
}

async function closingOf(id: number): Promise<number> {
  const found = shop.db.selectFrom('statements').select('closing_poisha as poisha').where('id', '=', id)
  return (await found.executeTakeFirstOrThrow()).poisha
}

async function owedTo(vendorId: number): Promise<number> {
  const balances = await balancesOf(shop.db)
  const of = (account: Leg['account']) => balances[`${account} ${vendorId}`] ?? 0
  return -of('vendor_payable') - of('vendor_owes')
}
