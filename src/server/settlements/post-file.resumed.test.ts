import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { csvOf, givenCourierAccount, load, verdictsOf } from '../testing/settlements.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { postFile } from './post-file.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  // No jobs run here: a file is settled when the test says so.
  shop = await openTestShop()
  token = (await shop.given.account('Admin')).token
  await givenCourierAccount(shop, 'pathao')
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

const ROWS = 450

/** Strangers at a taka each; the last says the same as the first, in another part of the file. */
async function loaded(): Promise<number> {
  const rows = Array.from({ length: ROWS }, (_, at) => [`DL${at % (ROWS - 1)}`, '', 'Delivered', '1', '0', '1'])
  return (await load(shop, token, { file: csvOf(rows) })).body.id
}

test('a file whose settling is broken off and run again, also twice at once, is posted once', async () => {
  const fileId = await loaded()
  await expect(postFile(shop.db, fileId, closingAfter(2))).rejects.toThrow('The shop closes.')
  const count = shop.db.selectFrom('settlement_rows').select((of) => of.fn.countAll<number>().as('rows'))
  expect((await count.executeTakeFirst())?.rows).toBe(400)

  const { signal } = new AbortController()
  await Promise.all([postFile(shop.db, fileId, signal), postFile(shop.db, fileId, signal)])
  const verdicts = await verdictsOf(shop, fileId)
  expect([verdicts[2], verdicts[ROWS + 1]]).toEqual(['unknown', 'twice'])
  expect(Object.values(verdicts).filter((verdict) => verdict === 'unknown')).toHaveLength(ROWS - 1)
  const poisha = (ROWS - 1) * 100
  expect(await balancesOf(shop.db)).toEqual({ bank: poisha, 'suspense pathao': -poisha })
})

/** Aborted once so many parts of 200 rows are done. */
function closingAfter(parts: number): AbortSignal {
  const { signal } = new AbortController()
  let asked = 0
  vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
    asked += 1
    if (asked > parts) throw new Error('The shop closes.')
  })
  return signal
}
