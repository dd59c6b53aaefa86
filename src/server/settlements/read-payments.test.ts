import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCourierSecrets } from '../couriers/secrets.ts'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { createLog } from '../platform/process/log.ts'
import { behavesWhile, type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { order, orderBody } from '../testing/orders.ts'
import { TEST_SECRET, type TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { loadReported } from './load-file.ts'
import { postFile } from './post-file.ts'
import { readPayments } from './read-payments.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let accountId: number
beforeAll(async () => {
  const opened = await openShopThatBooks()
  ;({ shop, couriers, traders } = opened)
  accountId = opened.accounts.steadfast
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

const log = createLog('silent')
const access = () => ({ secrets: createCourierSecrets(TEST_SECRET), pretend: { steadfast: couriers.steadfast.url } })
const read = () => readPayments(shop.db, access(), log, new AbortController().signal)

async function delivered() {
  const productId = await shop.given.product({ vendorId: traders.baker.id })
  const { body } = await order(shop, traders.customer.token, orderBody([{ productId }]))
  const parcelId: number = body.parcels[0].id
  const taken = await carriedBy(shop, couriers.steadfast, { token: traders.baker.token, parcelId, accountId })
  await couriers.steadfast.bring(taken, 'delivered')
  const stage = shop.db.selectFrom('parcels').select('stage').where('id', '=', parcelId)
  await eventually(async () => expect(await stage.executeTakeFirst()).toEqual({ stage: 'delivered' }))
  return taken
}

/** Loaded by now, newest last; judged at once, without waiting for a job. */
async function loaded() {
  const files = await shop.db
    .selectFrom('settlement_files')
    .select(['id', 'name', 'source', 'told_poisha', 'net_poisha', 'loaded_by'])
    .orderBy('id')
    .execute()
  for (const { id } of files) await postFile(shop.db, id, new AbortController().signal)
  return files.map(({ id: _, ...file }) => file)
}

test('what Steadfast says that it paid is loaded and settled once, however often it is asked', async () => {
  const one = await delivered()
  const two = await delivered()
  expect(couriers.steadfast.pay([one, two])).toBe(1)
  await Promise.all([read(), read()])
  await read()
  const sums = { told_poisha: 286_000, net_poisha: 286_000 }
  expect(await loaded()).toEqual([{ name: '1', source: 'api', loaded_by: null, ...sums }])
  const balances = await balancesOf(shop.db)
  expect(balances).toMatchObject({
    bank: 286_000,
    courier_charges: 16_000,
    [`vendor_payable ${traders.baker.id}`]: -290_000,
  })
  expect(balances).not.toHaveProperty('courier_owes steadfast')

  couriers.steadfast.pay([await delivered()])
  await read()
  expect(await loaded()).toHaveLength(2)
  expect(await balancesOf(shop.db)).toMatchObject({ bank: 429_000 })
})

test('a payment that is still pending is loaded once it is paid, with all that it has by then', async () => {
  const before = (await loaded()).length
  const balances = await balancesOf(shop.db)
  const name = String(couriers.steadfast.prepare([await delivered()]))
  await read()
  couriers.steadfast.prepare([await delivered()])
  await read()
  expect(await loaded()).toHaveLength(before)
  expect(await balancesOf(shop.db)).toMatchObject({ bank: balances['bank'], 'courier_owes steadfast': 302_000 })

  couriers.steadfast.release()
  await read()
  expect((await loaded()).slice(before)).toMatchObject([{ name, told_poisha: 286_000, net_poisha: 286_000 }])
  expect(await balancesOf(shop.db)).toMatchObject({ bank: (balances['bank'] ?? 0) + 286_000 })
})

test('of what nobody knows, a payment that is told otherwise than before says the same; another payment is asked about', async () => {
  const stranger = {
    number: '99',
    invoice: '',
    kind: 'paid' as const,
    collectedPoisha: 500,
    chargePoisha: 0,
    netPoisha: 500,
  }
  const verdicts = []
  for (const [name, line] of [
    ['700', 1],
    ['700', 1],
    ['701', 1],
  ] as const) {
    const extra = { ...stranger, line: 2, number: `9${verdicts.length}` }
    const told = { company: 'steadfast', name, source: 'api', reportedPoisha: null } as const
    const { id } = await loadReported(shop.db, null, { ...told, rows: [{ ...stranger, line }, extra] })
    await postFile(shop.db, id, new AbortController().signal)
    const row = shop.db.selectFrom('settlement_rows').select('verdict').where('file_id', '=', id).where('line', '=', 1)
    verdicts.push((await row.executeTakeFirstOrThrow()).verdict)
  }
  expect(verdicts).toEqual(['unknown', 'known', 'repeated'])
})

test('a company that does not answer is asked again by the clock, and one that knows the shop no more is told of', async () => {
  behavesWhile(couriers.steadfast, 'locked')
  await read()
  const account = shop.db.selectFrom('courier_accounts').select('problem').where('id', '=', accountId)
  expect((await account.executeTakeFirst())?.problem).toMatch(/Unauthorized/)
})

test('an admin has it asked for at once', async () => {
  const answer = await shop.call('POST /api/settlements/payments', {}, traders.admin.token)
  expect([answer.status, answer.body]).toEqual([200, { asked: true }])
})
