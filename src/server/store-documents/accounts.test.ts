import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountToDecide, OwnDocuments } from '#contract/store-documents'
import { auditOf } from '../testing/audit.ts'
import { BANK, givenAccount, newNumber } from '../testing/given-documents.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let admin: { id: number; token: string }
let store: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
beforeEach(async () => {
  store = await shop.given.vendor()
})
afterAll(() => shop.close())

const BKASH = { way: 'bkash', number: '+880 1711-000000' } as const
const handIn = (body: object = BKASH): Promise<Answer> =>
  shop.call('POST /api/payout-accounts', { body: body as never }, store.token)
const own = async (): Promise<OwnDocuments> => (await shop.call('GET /api/papers/own', {}, store.token)).body
const approve = (id: number): Promise<Answer> =>
  shop.call('PUT /api/payout-accounts/:id/approval', { params: { id } as never }, admin.token)
const refuse = (id: number): Promise<Answer> =>
  shop.call('PUT /api/payout-accounts/:id/refusal', { params: { id } as never, body: { reason: 'Why?' } }, admin.token)
const withdraw = (id: number, { token } = store): Promise<Answer> =>
  shop.call('PUT /api/payout-accounts/:id/withdrawal', { params: { id } as never }, token)
const toDecide = async (): Promise<AccountToDecide[]> =>
  (await shop.call('GET /api/payout-accounts', { query: { limit: '100' } }, admin.token)).body.filter(
    ({ vendorId }: { vendorId: number }) => vendorId === store.id,
  )
async function handedIn(body: object = BKASH): Promise<number> {
  expect((await handIn(body)).status).toBe(201)
  return (await toDecide())[0]?.id ?? 0
}
const told = async () =>
  (await shop.db.selectFrom('outbox').select('payload').where('name', '=', 'store.account_changed').execute())
    .map(({ payload }) => payload as { vendorId: number; payoutAccountId: number })
    .filter(({ vendorId }) => vendorId === store.id)

describe('a store’s first account', () => {
  test('holds nothing, is told to nobody, and is payable at once when it is approved', async () => {
    const { body } = await handIn()
    expect(body).toMatchObject({
      account: null,
      hold: null,
      nextAccount: { number: '•••••••0000', state: 'handed_in' },
    })
    const [{ id = 0, number, isChange } = {}] = await toDecide()
    expect([number, isChange]).toEqual(['01711000000', false])
    const approved = (await approve(id)).body
    expect(approved.payableFrom).toBe(approved.decidedAt)
    expect(await own()).toMatchObject({ account: { id, state: 'approved' }, nextAccount: null, hold: null })
    expect(await told()).toEqual([])
  })
})

describe('a changed account', () => {
  let first: number
  beforeEach(async () => {
    first = await givenAccount(shop, store.id)
  })

  test('holds payouts from its handing in on, and for 72 hours after it is approved', async () => {
    const id = await handedIn()
    expect(await own()).toMatchObject({ account: { id: first }, nextAccount: { id }, hold: { until: null } })
    expect(await told()).toEqual([{ vendorId: store.id, payoutAccountId: id }])
    const { decidedAt, payableFrom } = (await approve(id)).body
    expect(Date.parse(payableFrom) - Date.parse(decidedAt)).toBe(72 * 3_600_000)
    expect(await own()).toMatchObject({ account: { id }, nextAccount: null, hold: { until: payableFrom } })
  })

  test.each([
    ['taken back by its store', withdraw],
    ['refused by an admin', refuse],
  ])('that is %s holds nothing any more', async (_, end) => {
    const id = await handedIn()
    expect((await end(id)).status).toBe(200)
    expect(await own()).toMatchObject({ account: { id: first }, hold: null })
    for (const deed of [approve, withdraw])
      expect(await deed(id)).toMatchObject({ status: 409, body: problem('paper_decided') })
  })

  test('that is held is changed once more: the days begin anew, and the first one is no way back without them', async () => {
    await approve(await handedIn())
    const again = await handedIn({ way: 'cash' })
    expect((await own()).hold).toEqual({ until: null })
    const { decidedAt, payableFrom } = (await approve(again)).body
    expect(Date.parse(payableFrom) - Date.parse(decidedAt)).toBe(72 * 3_600_000)
    expect(await told()).toHaveLength(2)
  })

  test('is there already where it says the same, and told once', async () => {
    const id = await handedIn()
    expect(await handedIn({ ...BKASH, number: '01711000000' })).toBe(id)
    expect(await told()).toHaveLength(1)
  })

  test('is not withdrawn by another store, nor where nobody knows it', async () => {
    const id = await handedIn()
    const rival = await shop.given.vendor()
    for (const answer of [await withdraw(id, rival), await withdraw(999_999), await approve(999_999)])
      expect(answer).toMatchObject({ status: 404, body: problem('paper_not_found') })
  })

  test('is approved, taken back and handed in anew at once: one is approved, one may wait, and what waits holds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await handedIn({ way: 'bank', ...BANK, number: newNumber(10) })
      const other = { way: 'bank', ...BANK, number: newNumber(10) }
      const answers = await Promise.all([approve(id), withdraw(id), approve(id), handIn(other), refuse(id)])
      expect(answers.filter(({ status }, at) => at !== 3 && status === 200).length).toBeLessThanOrEqual(1)
      expect(await own()).toMatchObject({ nextAccount: { state: 'handed_in' }, hold: { until: null } })
    }
  })
})

test('the audit tells who did what, and of a number its last digits', async () => {
  await givenAccount(shop, store.id)
  const id = await handedIn({ way: 'bank', ...BANK, number: '1234567890' })
  await withdraw(id)
  expect(await auditOf(shop, admin, 'payout_account', id)).toMatchObject([
    { action: 'create', after: { payoutWay: 'bank', accountNumber: '••••••7890', paperState: 'handed_in' } },
    { action: 'cancel', after: { paperState: 'withdrawn' } },
  ])
})

describe('an account is refused at its field:', () => {
  test.each<[string[], object]>([
    [['number'], { way: 'bkash', number: '01211000000' }],
    [['number'], { way: 'bkash' }],
    [['routingNumber'], { way: 'bank', ...BANK, routingNumber: '12345678', number: '1234567' }],
    [['number'], { way: 'bank', ...BANK, number: '12345' }],
    [['bank', 'branch', 'accountName', 'routingNumber', 'number'], { way: 'bank' }],
    [['way'], { way: 'cheque' }],
  ])('%j of %j', async (fields, body) => {
    const answer = await handIn(body)
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(Object.keys(answer.body.fields)).toEqual(fields)
  })
})

test('what is left of another way is not kept', async () => {
  await handIn({ way: 'bkash', ...BANK, number: '01711000000' })
  expect((await toDecide())[0]).toMatchObject({ way: 'bkash', bank: '', accountName: '', number: '01711000000' })
})
