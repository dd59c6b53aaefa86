import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { BANK, givenAccount, givenDocument } from '../testing/given-documents.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { accountOf, accountsOf, approveAccountRow, endWaiting, insertAccount } from './accounts.queries.ts'
import { holdStore } from './hold-store.queries.ts'
import {
  decideDocumentRow,
  documentOf,
  documentsOf,
  insertDocument,
  replaceDocument,
} from './store-documents.queries.ts'

let shop: TestShop
let people: Traders
let own: { paperId: number; accountId: number }
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
  const { baker, weaver } = people
  own = {
    paperId: await givenDocument(shop, baker.id),
    accountId: await givenAccount(shop, baker.id, { state: 'handed_in' }),
  }
  await givenDocument(shop, weaver.id)
  await givenAccount(shop, weaver.id)
})
afterAll(() => shop.close())

const REFUSED = /row-level security|permission denied/
const stored = async () => [
  await shop.db.selectFrom('store_papers').selectAll().orderBy('id').execute(),
  await shop.db.selectFrom('payout_accounts').selectAll().orderBy('id').execute(),
]
const documentsIn = (db: Db) => db.selectFrom('store_papers').select('id').execute()
const accountsIn = (db: Db) => db.selectFrom('payout_accounts').select('id').execute()

test('under row security a store sees its own documents and accounts, though it asks for all', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  expect(await documentsIn(mine)).toEqual([{ id: own.paperId }])
  expect(await accountsIn(mine)).toEqual([{ id: own.accountId }])
})

test.each(['weaver', 'customer'] as const)('the %s sees and changes nothing of the baker’s', async (name) => {
  const stranger = await behind(shop, name === 'weaver' ? people.weaver.ownerId : people.customer.id)
  const before = await stored()
  expect(await documentOf(stranger, own.paperId)).toBeUndefined()
  expect(await accountOf(stranger, own.accountId)).toBeUndefined()
  expect(await documentsOf(stranger, people.baker.id)).toEqual([])
  expect(await accountsOf(stranger, people.baker.id)).toEqual([])
  await endWaiting(stranger, people.baker.id, 'withdrawn')
  await replaceDocument(stranger, { vendorId: people.baker.id, kind: 'trade_licence' }, 'handed_in')
  await expect(holdStore(stranger, people.baker.id)).rejects.toThrow('no result')
  const by = { vendorId: people.baker.id, handedInBy: people.weaver.ownerId }
  await expect(insertAccount(stranger, by, { way: 'bank', ...BANK, number: '1234567' })).rejects.toThrow(REFUSED)
  const forged = { ...by, kind: 'tin', number: '123456789012', holder: 'x', address: '' } as const
  await expect(insertDocument(stranger, forged)).rejects.toThrow(REFUSED)
  expect(await stored()).toEqual(before)
})

describe('a store', () => {
  let mine: Db
  beforeAll(async () => {
    mine = await behind(shop, people.baker.ownerId)
  })

  test('decides nothing of its own, nor learns who of the shop did', async () => {
    const before = await stored()
    await expect(decideDocumentRow(mine, own.paperId, people.baker.ownerId, null)).rejects.toThrow(REFUSED)
    const account = { id: own.accountId, vendorId: people.baker.id }
    await expect(approveAccountRow(mine, account, people.baker.ownerId)).rejects.toThrow(REFUSED)
    for (const state of ['approved', 'refused'] as const)
      await expect(mine.updateTable('store_papers').set({ state }).execute()).rejects.toThrow()
    await expect(mine.updateTable('payout_accounts').set({ state: 'approved' }).execute()).rejects.toThrow()
    await expect(mine.selectFrom('store_papers').select('decided_by').execute()).rejects.toThrow(REFUSED)
    await expect(mine.selectFrom('earlier_contacts').select('email').execute()).rejects.toThrow(REFUSED)
    expect(await stored()).toEqual(before)
  })

  test('hands nothing in for another, nor in another’s name', async () => {
    const said = { way: 'bank', ...BANK, number: '1234567' } as const
    const { baker, weaver } = people
    await expect(insertAccount(mine, { vendorId: weaver.id, handedInBy: baker.ownerId }, said)).rejects.toThrow(REFUSED)
    await expect(insertAccount(mine, { vendorId: baker.id, handedInBy: weaver.ownerId }, said)).rejects.toThrow(REFUSED)
  })
})

describe('the database refuses, whoever asks, that', () => {
  test.each([
    ['a paper says something else', `update store_papers set number = '1'`],
    ['an account says something else', `update payout_accounts set number = '1234567'`],
    ['what was approved waits again', `update payout_accounts set state = 'handed_in' where state = 'approved'`],
    [
      'a hold is cut short',
      `update payout_accounts set payable_from = now() - interval '1 day' where state = 'approved'`,
    ],
    ['a paper is gone', 'delete from store_papers'],
    ['an account is gone', 'truncate payout_accounts cascade'],
  ])('%s', async (_, change) => {
    const before = await stored()
    await expect(sql.raw(change).execute(shop.db)).rejects.toThrow(/append-only|check constraint/)
    expect(await stored()).toEqual(before)
  })
})
