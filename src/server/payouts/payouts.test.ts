import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { auditOf } from '../testing/audit.ts'
import { givenAccount } from '../testing/given-documents.ts'
import { givenClosed, givenStatement } from '../testing/given-payouts.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { judgeStatements } from './testing/judge-statements.ts'
import { givenOwed, givenSettled, postOf } from './testing/store-books.ts'

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
  await givenAccount(shop, store.id, { number: '0123456789' })
  statementId = await givenStatement(shop, store.id)
})
afterAll(() => shop.close())

const BANK = { way: 'bank', payTo: 'City Bank, Mirpur, 225263584, Rahima Textiles, 0123456789' } as const
const prepare = (body: object = {}, token = first) =>
  shop.call('POST /api/payouts', { body: { statementId, ...body } }, token)
const approve = (id: number, token = second) =>
  shop.call('PUT /api/payouts/:id/approval', { params: { id } as never }, token)
const pay = (id: number, reference = `FT${id}`, isGone = false) =>
  shop.call('PUT /api/payouts/:id/payment', { params: { id } as never, body: { reference, isGone } }, first)
const fail = (id: number) =>
  shop.call('PUT /api/payouts/:id/failure', { params: { id } as never, body: { reason: 'No such account' } }, first)
const ofStore = async () =>
  Object.fromEntries(
    Object.entries(await balancesOf(shop.db))
      .filter(([name]) => name.endsWith(` ${store.id}`))
      .map(([name, poisha]) => [name.split(' ')[0], poisha]),
  )
async function approved(): Promise<number> {
  const { body } = await prepare()
  expect((await approve(body.id)).status).toBe(200)
  return body.id
}
async function paid(): Promise<number> {
  const id = await approved()
  expect((await pay(id)).status).toBe(200)
  return id
}
async function approvedOfAnother(): Promise<number> {
  const other = await shop.given.vendor()
  await givenAccount(shop, other.id)
  const { body } = await prepare({ statementId: await givenStatement(shop, other.id) })
  expect((await approve(body.id)).status).toBe(200)
  return body.id
}
const makeFile = (way: 'bank' | 'bkash' = 'bank') => shop.call('POST /api/payouts/files', { body: { way } }, first)
const csvOf = async (id: number) =>
  (await shop.call('GET /api/payouts/files/:id', { params: { id: String(id) } }, first)).body
const refused = (code: string) => ({ status: 409, body: { code } })

describe('a payout', () => {
  test('is prepared by one admin, approved by another, and paid: the bank has less, the store is owed nothing', async () => {
    const prepared = await prepare()
    expect(prepared).toMatchObject({
      status: 201,
      body: { amount: 1380, state: 'prepared', statementNumber: 1, ...BANK },
    })
    const { id } = prepared.body
    const bank = (await balancesOf(shop.db)).bank ?? 0
    expect((await approve(id)).body).toMatchObject({ state: 'approved', approvedAt: expect.any(String) })
    expect((await pay(id)).body).toMatchObject({ state: 'paid', reference: `FT${id}`, paidAt: expect.any(String) })
    expect(await ofStore()).toEqual({ vendor_pending: 138_000 })
    expect((await balancesOf(shop.db)).bank).toBe(bank - 138_000)
    const deeds = await auditOf(shop, { token: first }, 'payout', id)
    expect(deeds.map(({ action }) => action)).toEqual(['create', 'approve', 'pay'])
  })

  test('is less what the store owes, which is set off', async () => {
    await givenOwed(shop.db, store.id, 30_000, 4_500)
    statementId = await givenClosed(shop, store.id)
    const { body } = await prepare()
    expect(body.amount).toBe(1035)
    await approve(body.id)
    await pay(body.id)
    expect(await ofStore()).toEqual({ vendor_pending: 138_000 })
  })

  test('is more by what a correction made the shop owe the store, which is set off, too', async () => {
    await givenOwed(shop.db, store.id, -30_000, -4_500)
    statementId = await givenClosed(shop, store.id)
    const { body } = await prepare()
    expect(body.amount).toBe(1725)
    await approve(body.id)
    await pay(body.id)
    expect(await ofStore()).toEqual({ vendor_pending: 138_000 })
  })

  test('stands in the store’s next statement', async () => {
    await paid()
    await givenSettled(shop.db, store.id, 500)
    const next = await givenClosed(shop, store.id)
    const { body } = await shop.call('GET /api/statements/:id', { params: { id: String(next) } }, store.token)
    expect(body).toMatchObject({ number: 2, opening: 1380, closing: 5, lineCount: 2 })
  })

  test('is approved by whoever prepared it only where there is nobody else', async () => {
    const { body } = await prepare()
    expect(await approve(body.id, first)).toMatchObject(refused('payout_needs_another'))
    await shop.db.updateTable('users').set({ is_active: false }).where('username', '=', 'admin2').execute()
    expect((await approve(body.id, first)).status).toBe(200)
    await shop.db.updateTable('users').set({ is_active: true }).where('username', '=', 'admin2').execute()
  })

  test('is approved once, and paid only after that, once, by however many at once', async () => {
    const { id } = (await prepare()).body
    expect(await pay(id)).toMatchObject(refused('payout_not_approved'))
    await approve(id)
    expect(await approve(id)).toMatchObject(refused('payout_not_prepared'))
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await pay(id, 'another')).toMatchObject(refused('payout_not_approved'))
    expect(await ofStore()).toEqual({ vendor_pending: 138_000 })
  })

  test('of a statement is one, and of a store one at a time, however many prepare it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => prepare()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    statementId = await givenStatement(shop, store.id)
    expect(await prepare()).toMatchObject(refused('payout_under_way'))
  })

  test('is of the newest statement', async () => {
    await givenStatement(shop, store.id)
    expect(await prepare()).toMatchObject(refused('statement_not_newest'))
    expect(await prepare({ statementId: 999_999 })).toMatchObject({
      status: 404,
      body: { code: 'statement_not_found' },
    })
  })

  test('is never more than is owed by then, and never of nothing', async () => {
    await givenOwed(shop.db, store.id, 100_000)
    expect((await prepare()).body.amount).toBe(380)
    const other = await shop.given.vendor()
    await givenOwed(shop.db, other.id, 5_000)
    const owing = await givenClosed(shop, other.id)
    expect(await prepare({ statementId: owing })).toMatchObject(refused('nothing_to_pay'))
  })

  test('is not approved where the shop owes less meanwhile', async () => {
    const { id } = (await prepare()).body
    await givenOwed(shop.db, store.id, 1)
    expect(await approve(id)).toMatchObject(refused('payout_over_balance'))
    await fail(id)
    expect((await prepare()).body.amount).toBe(1379.99)
  })

  test('is not paid where the shop owes less meanwhile; that it had gone out before is recorded: the balance falls below zero', async () => {
    const id = await approved()
    await givenOwed(shop.db, store.id, 2_000)
    expect(await pay(id)).toMatchObject(refused('payout_over_balance'))
    expect((await pay(id, `FT${id}`, true)).body).toMatchObject({ state: 'paid' })
    expect(await ofStore()).toEqual({ vendor_pending: 138_000, vendor_owes: 2_000 })
    await givenSettled(shop.db, store.id, 500)
    const next = await givenClosed(shop, store.id)
    const { body } = await shop.call('GET /api/statements/:id', { params: { id: String(next) } }, store.token)
    expect(body).toMatchObject({ opening: 1380, closing: -15 })
  })

  test('that a refund has overtaken says so, and comes into no file until it is owed in full again', async () => {
    const shown = async (token: string) =>
      (await shop.call('GET /api/payouts', { query: { limit: '1' } }, token)).body[0]?.stoppedBy
    await makeFile()
    const id = await approved()
    expect(await shown(store.token)).toBe(null)
    await postOf(shop.db, 'refund', [
      { account: 'vendor_payable', owner: store.id, poisha: 1 },
      { account: 'shopper_due', owner: 1, poisha: -1 },
    ])
    expect(await makeFile()).toMatchObject(refused('nothing_for_file'))
    expect([await shown(first), await shown(store.token)]).toEqual(['balance', 'balance'])
    await givenSettled(shop.db, store.id, 1)
    expect(await csvOf((await makeFile()).body.id)).toContain(`\n${id},`)
    expect(await shown(first)).toBe(null)
  })

  test('that came back after the next statement was closed is paid anew, once, and that one too', async () => {
    const id = await paid()
    const next = await givenStatement(shop, store.id)
    await fail(id)
    const toPay = async () => {
      const { body } = await shop.call('GET /api/payouts/balances', { query: { limit: '100' } }, first)
      return body.find(({ vendorId }: { vendorId: number }) => vendorId === store.id)
    }
    expect(await toPay()).toMatchObject({ statementId: next, toPay: 1380 })
    const newest = await prepare({ statementId: next })
    await approve(newest.body.id)
    expect((await pay(newest.body.id)).status).toBe(200)
    expect(await toPay()).toMatchObject({ statementId, statementNumber: 1, toPay: 1380 })
    expect((await prepare()).body).toMatchObject({ amount: 1380, statementNumber: 1 })
    expect(await toPay()).toBe(undefined)
    expect(await prepare()).toMatchObject(refused('payout_under_way'))
  })

  test('that failed lets its statement be paid anew', async () => {
    const id = await approved()
    expect((await fail(id)).body).toMatchObject({ state: 'failed', failedBecause: 'No such account' })
    expect(await fail(id)).toMatchObject(refused('payout_failed'))
    expect(await pay(id)).toMatchObject(refused('payout_not_approved'))
    expect(await ofStore()).toMatchObject({ vendor_payable: -138_000 })
    expect((await prepare()).status).toBe(201)
  })

  test('that was paid and came back is owed again, once', async () => {
    const id = await paid()
    const answers = await Promise.all([fail(id), fail(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await ofStore()).toMatchObject({ vendor_payable: -138_000 })
    const again = (await prepare()).body
    await approve(again.id)
    await pay(again.id)
    expect(await ofStore()).toEqual({ vendor_pending: 138_000 })
  })

  test('that nobody knows is none', async () => {
    for (const deed of [approve, pay, fail])
      expect(await deed(999_999)).toMatchObject({ status: 404, body: { code: 'payout_not_found' } })
  })
})

describe('admins see', () => {
  const balances = (which: string) =>
    shop.call('GET /api/payouts/balances', { query: { which: which as never, limit: '100' } }, first)
  const ofThis = (body: { vendorId: number }[]) => body.filter(({ vendorId }) => vendorId === store.id)

  test('which stores can be paid, and which owe', async () => {
    const mine = { statementId, statementNumber: 1, closing: 1380, balance: 1380, toPay: 1380, ...BANK, hold: null }
    expect(ofThis((await balances('to_pay')).body)).toMatchObject([mine])
    await prepare()
    expect(ofThis((await balances('to_pay')).body)).toEqual([])
    await givenOwed(shop.db, store.id, 200_000)
    expect(ofThis((await balances('owing')).body)).toMatchObject([{ balance: -620, toPay: 0 }])
  })

  test('page by page', async () => {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const query = { which: 'to_pay', limit: '2', ...(cursor && { cursor }) }
      const { body, headers } = await shop.call('GET /api/payouts/balances', { query: query as never }, first)
      seen.push(...body.map(({ vendorId }: { vendorId: number }) => vendorId))
      cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toContain(store.id)
  })

  test('a file of what is approved, in which no cell is a formula', async () => {
    const account = { way: 'bank', bank: '=cmd()', branch: 'Mirpur', routingNumber: '225263584', accountName: 'x' }
    const formula = await shop.given.vendor()
    const body = { ...account, number: '0123456789' } as never
    await shop.call('POST /api/payout-accounts', { body }, formula.token)
    const [{ id }] = (await shop.call('GET /api/payout-accounts', { query: {} }, first)).body
    await shop.call('PUT /api/payout-accounts/:id/approval', { params: { id } as never }, first)
    statementId = await givenStatement(shop, formula.id)
    await approve((await prepare()).body.id)
    const { body: made } = await makeFile()
    const file = await csvOf(made.id)
    expect(file).toMatch(/,'=cmd\(\),Mirpur,225263584,x,0123456789,1380\.00\r\n/)
    expect(await makeFile('bkash')).toMatchObject(refused('nothing_for_file'))
  })

  test('one file each, however many make files at once; a file stays what it was', async () => {
    await makeFile()
    const ids = [await approved(), await approvedOfAnother()]
    const made = await Promise.all(Array.from({ length: 6 }, () => makeFile()))
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const file = made.find(({ status }) => status === 201)?.body
    expect(file).toMatchObject({ way: 'bank', count: 2, amount: 2760 })
    const csv = await csvOf(file.id)
    for (const id of ids) expect(csv).toContain(`\n${id},`)
    await pay(ids[0] ?? 0)
    await fail(ids[1] ?? 0)
    expect(await csvOf(file.id)).toBe(csv)
    const listed = await shop.call('GET /api/payouts/files', { query: { limit: '1' } }, first)
    expect(listed.body).toMatchObject([{ id: file.id, count: 2 }])
    const { body: payouts } = await shop.call('GET /api/payouts', { query: { limit: '2' } }, first)
    expect(payouts).toMatchObject([{ fileId: file.id }, { fileId: file.id }])
    expect(await shop.call('GET /api/payouts/files/:id', { params: { id: '999999' } }, first)).toMatchObject({
      status: 404,
      body: { code: 'payout_file_not_found' },
    })
    await expect(
      shop.db.updateTable('payouts').set({ file_id: null }).where('file_id', '=', file.id).execute(),
    ).rejects.toThrow()
  })
})

describe('a store reads', () => {
  test('its statement, line by line and as a file', async () => {
    await postOf(shop.db, '=formula', [
      { account: 'vendor_payable', owner: store.id, poisha: 1_250 },
      { account: 'losses', poisha: -1_250 },
    ])
    const id = String(await givenClosed(shop, store.id))
    const { body: lines } = await shop.call('GET /api/statements/:id/lines', { params: { id }, query: {} }, store.token)
    expect(lines).toMatchObject([{ position: 1, kind: 'adjustment', amount: -12.5, vat: 0 }])
    const { body: file } = await shop.call('GET /api/statements/:id/file', { params: { id } }, store.token)
    expect(file.split('\r\n')).toMatchObject([
      expect.stringContaining('Balance'),
      expect.stringMatching(/,Opening balance,,,,1380\.00,,,$/),
      expect.stringMatching(/^1,2026-01-02,Adjustment,Parcel \d+,-12\.50,0\.00,1367\.50,,0\.00,$/),
      expect.stringMatching(/,Closing balance,,,,1367\.50,,,$/),
      ...[expect.stringContaining('Awaiting courier payment'), expect.stringMatching(/,[0-9a-f]{64},,,,,,$/), ''],
    ])
  })

  test('its statements and payouts, and never another’s', async () => {
    const id = await paid()
    const rival = await shop.given.vendor()
    const { body: own } = await shop.call('GET /api/statements', { query: {} }, store.token)
    expect(own).toMatchObject([{ id: statementId, vendorId: store.id, number: 1, closing: 1380 }])
    expect((await shop.call('GET /api/payouts', { query: {} }, store.token)).body).toMatchObject([
      { id, state: 'paid' },
    ])
    for (const name of ['GET /api/statements', 'GET /api/payouts'] as const)
      expect((await shop.call(name, { query: { vendorId: String(store.id) } as never }, rival.token)).body).toEqual([])
  })
})

test('after all that the books are right, and each statement is made again to the same hash', async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  expect(await judgeStatements(shop.db)).toEqual([])
})

test('the number of a bank pays once: neither another payout nor a refund before it', async () => {
  const other = await shop.given.vendor()
  await givenAccount(shop, other.id, { number: '0123456780' })
  const approvedOf = async (id: number) => {
    const { body } = await prepare({ statementId: id })
    await approve(body.id)
    return body.id as number
  }
  const ids = [await approvedOf(statementId), await approvedOf(await givenStatement(shop, other.id))]
  const answers = await Promise.all(ids.map((id) => pay(id, 'EFT 77')))
  expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'reference_used'],
  ])
  const [paid = 0, unpaid = 0] = answers[0]?.status === 200 ? ids : ids.toReversed()
  // What came back was paid in vain: its number is free.
  expect((await fail(paid)).status).toBe(200)
  expect((await pay(unpaid, 'EFT 77')).status).toBe(200)
})
