import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wrongBooks } from '../ledger/testing/books.ts'
import { auditOf } from '../testing/audit.ts'
import { BANK, givenAccount, newNumber } from '../testing/given-documents.ts'
import { givenStatement } from '../testing/given-payouts.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { judgePaid } from './testing/judge-paid.ts'

let shop: TestShop
let first: string
let second: string
let store: { id: number; token: string }
let statementId: number
beforeAll(async () => {
  shop = await openTestShop()
  first = (await shop.given.account('Admin')).token
  second = (await shop.given.account('Admin')).token
})
beforeEach(async () => {
  store = await shop.given.vendor()
  statementId = await givenStatement(shop, store.id)
})
afterAll(() => shop.close())

const byId = (id: number) => ({ params: { id } as never })
const prepare = (): Promise<Answer> => shop.call('POST /api/payouts', { body: { statementId } }, first)
const approve = (id: number): Promise<Answer> => shop.call('PUT /api/payouts/:id/approval', byId(id), second)
const fail = (id: number): Promise<Answer> =>
  shop.call('PUT /api/payouts/:id/failure', { ...byId(id), body: { reason: 'Another account' } }, first)
const pay = (id: number, isGone = false): Promise<Answer> =>
  shop.call('PUT /api/payouts/:id/payment', { ...byId(id), body: { reference: `FT${id}`, isGone } }, first)
const handIn = (number = newNumber(10)): Promise<Answer> =>
  shop.call('POST /api/payout-accounts', { body: { way: 'bank', ...BANK, number } }, store.token)
const approveAccount = (id: number): Promise<Answer> =>
  shop.call('PUT /api/payout-accounts/:id/approval', byId(id), first)
async function handedIn(number?: string): Promise<number> {
  return (await handIn(number)).body.nextAccount.id
}
async function approved(): Promise<number> {
  const { id } = (await prepare()).body
  expect((await approve(id)).status).toBe(200)
  return id
}
/** As if so much of the hold were over. */
async function waitHours(hours: number): Promise<void> {
  const triggers = (words: 'disable' | 'enable') =>
    sql`alter table payout_accounts ${sql.raw(words)} trigger payout_accounts_go_their_way`
  await shop.db.transaction().execute(async (tx) => {
    await triggers('disable').execute(tx)
    await sql`update payout_accounts set decided_at = decided_at - make_interval(hours => ${hours}),
      payable_from = payable_from - make_interval(hours => ${hours})
      where vendor_id = ${store.id} and state = 'approved'`.execute(tx)
    await triggers('enable').execute(tx)
  })
}
const refused = (code: Parameters<typeof problem>[0]) => ({ status: 409, body: { code } })
const toPay = async () => {
  const query = { which: 'to_pay', limit: '100' } as const
  const { body } = await shop.call('GET /api/payouts/balances', { query }, first)
  return body.find(({ vendorId }: { vendorId: number }) => vendorId === store.id)
}

describe('a payout goes', () => {
  test('in cash to a store without an account, also while its first one waits', async () => {
    await handedIn()
    expect(await toPay()).toMatchObject({ way: 'cash', payTo: '', hold: null })
    expect((await prepare()).body).toMatchObject({ way: 'cash', payTo: '', stoppedBy: null })
  })

  test('to the account that is approved as it is prepared, whatever becomes of that later', async () => {
    await approveAccount(await handedIn('0123456789'))
    const payTo = 'City Bank, Mirpur, 225263584, Rahima Textiles, 0123456789'
    expect(await toPay()).toMatchObject({ way: 'bank', payTo, hold: null })
    expect((await prepare()).body).toMatchObject({ way: 'bank', payTo })
    await approveAccount(await handedIn())
    const { body } = await shop.call('GET /api/payouts', { query: {} }, store.token)
    expect(body).toMatchObject([{ payTo, stoppedBy: 'account' }])
  })
})

describe('a changed account', () => {
  beforeEach(async () => {
    await givenAccount(shop, store.id)
  })

  test('holds payouts until it is decided, and then for 72 hours, and says so', async () => {
    const id = await handedIn()
    expect(await toPay()).toMatchObject({ toPay: 1380, hold: { until: null } })
    expect(await prepare()).toMatchObject({ status: 409, body: problem('payout_account_held') })
    await approveAccount(id)
    const { body } = await prepare()
    expect(body).toMatchObject({ code: 'payout_account_held', message: expect.stringMatching(/until \w+day\D* \d+/) })
    expect((await toPay()).hold.until).toEqual(expect.any(String))
    await waitHours(71)
    expect(await prepare()).toMatchObject(refused('payout_account_held'))
    await waitHours(1)
    expect((await prepare()).status).toBe(201)
  })

  test('that is taken back holds nothing: what was prepared before goes on', async () => {
    const payout = await approved()
    const id = await handedIn()
    expect(await pay(payout)).toMatchObject(refused('payout_account_held'))
    await shop.call('PUT /api/payout-accounts/:id/withdrawal', byId(id), store.token)
    expect((await pay(payout)).status).toBe(200)
  })

  test('stops what was prepared and what was approved before, for good once it is approved itself', async () => {
    const prepared = (await prepare()).body.id
    await approveAccount(await handedIn())
    expect(await approve(prepared)).toMatchObject({ status: 409, body: problem('payout_account_changed') })
    await waitHours(72)
    expect(await approve(prepared)).toMatchObject(refused('payout_account_changed'))
    expect((await fail(prepared)).status).toBe(200)
    const again = await approved()
    await approveAccount(await handedIn())
    expect(await pay(again)).toMatchObject(refused('payout_account_changed'))
    const made = await shop.call('POST /api/payouts/files', { body: { way: 'bank' } }, first)
    expect(made).toMatchObject(refused('nothing_for_file'))
    expect((await fail(again)).status).toBe(200)
  })

  test('keeps nobody from recording what had gone out by then', async () => {
    const payout = await approved()
    await approveAccount(await handedIn())
    expect((await pay(payout, true)).body).toMatchObject({ state: 'paid', stoppedBy: null })
    const deeds = await auditOf(shop, { token: first }, 'payout', payout)
    expect(deeds.at(-1)).toMatchObject({
      action: 'pay',
      after: { payoutReference: expect.stringMatching(/^FT\d+$/), payoutGone: true },
    })
  })

  test('handed in as a payout is prepared, approved and paid: what is paid was allowed before, and nothing is after', async () => {
    for (let round = 0; round < 4; round += 1) {
      store = await shop.given.vendor()
      await givenAccount(shop, store.id)
      statementId = await givenStatement(shop, store.id)
      const payout = await approved()
      const [paid, handed] = await Promise.all([pay(payout), handIn(), prepare()])
      expect(handed.status).toBe(201)
      if (paid.status !== 200) expect(paid).toMatchObject(refused('payout_account_held'))
      expect(await prepare()).toMatchObject(refused('payout_account_held'))
      const [again] = await Promise.all([approveAccount(handed.body.nextAccount.id), handIn(), pay(payout)])
      expect([200, 409]).toContain(again.status)
      expect(await prepare()).toMatchObject(refused('payout_account_held'))
    }
  })
})

test('a first account that is approved after a payout in cash was prepared stops that one', async () => {
  const { id } = (await prepare()).body
  await approveAccount(await handedIn())
  expect(await approve(id)).toMatchObject(refused('payout_account_changed'))
})

describe('below the least payout', () => {
  const least = async (taka: number) => {
    const { admin } = { admin: first }
    const { body } = await shop.call('GET /api/settings', {}, admin)
    const changed = { ...body, leastPayout: taka }
    expect((await shop.call('PUT /api/settings', { body: changed }, admin)).status).toBe(200)
  }
  afterAll(() => least(0))

  test('a statement is not offered and not prepared; with what comes it is paid with the next', async () => {
    await least(1380.01)
    expect(await toPay()).toBeUndefined()
    expect(await prepare()).toMatchObject({ status: 409, body: problem('payout_below_least') })
    statementId = await givenStatement(shop, store.id)
    expect(await toPay()).toMatchObject({ toPay: 2760 })
    expect((await prepare()).body).toMatchObject({ amount: 2760 })
  })

  test('is nothing that is as much', async () => {
    await least(1380)
    expect((await prepare()).status).toBe(201)
  })
})

test('the database refuses what goes elsewhere than to the approved account, or while it is held', async () => {
  const admin = await shop.db.selectFrom('users').select('id').where('role', '=', 'Admin').executeTakeFirstOrThrow()
  const insert = (to: { way: 'bank' | 'cash'; pay_to: string; account_id: number | null }) =>
    shop.db
      .insertInto('payouts')
      .values({
        ...{ vendor_id: store.id, statement_id: statementId, amount_poisha: 1, prepared_by: admin.id },
        ...to,
      })
      .execute()
  const wall = /payout_to_approved_account|go to its store/
  await expect(insert({ way: 'bank', pay_to: '1', account_id: null })).rejects.toThrow(wall)
  const id = await givenAccount(shop, store.id)
  await expect(insert({ way: 'cash', pay_to: '', account_id: null })).rejects.toThrow(wall)
  await handedIn()
  await expect(insert({ way: 'bank', pay_to: '1', account_id: id })).rejects.toThrow(wall)
})

test('after all that the books are right', async () => {
  expect(await judgePaid(shop.db)).toEqual([])
  expect(await wrongBooks(shop.db)).toEqual([])
})
