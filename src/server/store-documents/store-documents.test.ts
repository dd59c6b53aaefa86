import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnDocuments } from '#contract/store-documents'
import { auditOf } from '../testing/audit.ts'
import { givenDocument } from '../testing/given-documents.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { approvedDocument } from './store-documents.queries.ts'

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

const BIN = {
  ...{ kind: 'bin', number: '০০১২৩৪৫৬৭-০১০১', holder: 'Rahima Textiles', address: '12 Mirpur Road, Dhaka' },
} as const
const handIn = (body: Partial<Record<keyof typeof BIN, string>> = {}, { token } = store): Promise<Answer> =>
  shop.call('POST /api/papers', { body: { ...BIN, ...body } as never }, token)
const own = async (): Promise<OwnDocuments> => (await shop.call('GET /api/papers/own', {}, store.token)).body
const approve = (id: number): Promise<Answer> =>
  shop.call('PUT /api/papers/:id/approval', { params: { id } as never }, admin.token)
const refuse = (id: number, reason = 'The name is another'): Promise<Answer> =>
  shop.call('PUT /api/papers/:id/refusal', { params: { id } as never, body: { reason } }, admin.token)
const toDecide = async () =>
  (await shop.call('GET /api/papers', { query: { limit: '100' } }, admin.token)).body.filter(
    ({ vendorId }: { vendorId: number }) => vendorId === store.id,
  )
async function handedIn(body: Parameters<typeof handIn>[0] = {}): Promise<number> {
  expect((await handIn(body)).status).toBe(201)
  return (await toDecide()).at(-1)?.id
}

describe('a document', () => {
  test('is handed in, approved, and read by what the shop prints', async () => {
    const { body } = await handIn()
    expect(body.papers).toMatchObject([{ ...BIN, number: '001234567-0101', state: 'handed_in', decidedAt: null }])
    expect(await approvedDocument(shop.db, store.id, 'bin')).toBeUndefined()
    const [{ id, storeName }] = await toDecide()
    expect(storeName).toMatch(/^Store of/)
    expect((await approve(id)).body).toMatchObject({ state: 'approved', decidedAt: expect.any(String) })
    expect(await toDecide()).toEqual([])
    const { kind: _, ...said } = BIN
    expect(await approvedDocument(shop.db, store.id, 'bin')).toEqual({ ...said, number: '001234567-0101' })
    const deeds = await auditOf(shop, admin, 'paper', id)
    expect(deeds).toMatchObject([
      { action: 'create', after: { paperKind: 'bin', paperNumber: '001234567-0101', paperState: 'handed_in' } },
      { action: 'approve', before: { paperState: 'handed_in' }, after: { paperState: 'approved' } },
    ])
  })

  test('that was refused says why, until another of its kind is approved', async () => {
    const id = await handedIn()
    expect((await refuse(id)).body).toMatchObject({ state: 'refused', refusalReason: 'The name is another' })
    expect((await own()).papers).toMatchObject([{ state: 'refused', refusalReason: 'The name is another' }])
    await approve(await handedIn({ holder: 'Rahima Khatun' }))
    expect((await own()).papers).toMatchObject([{ state: 'approved', holder: 'Rahima Khatun' }])
  })

  test('takes the place of the approved one only once it is approved itself, and nothing is lost', async () => {
    await approve(await handedIn())
    const next = await handedIn({ holder: 'Rahima & Daughters' })
    expect((await own()).papers.map(({ state }) => state)).toEqual(['approved', 'handed_in'])
    expect(await approvedDocument(shop.db, store.id, 'bin')).toMatchObject({ holder: 'Rahima Textiles' })
    await approve(next)
    expect(await approvedDocument(shop.db, store.id, 'bin')).toMatchObject({ holder: 'Rahima & Daughters' })
    const rows = shop.db.selectFrom('store_papers').select('state').where('vendor_id', '=', store.id).orderBy('id')
    expect((await rows.execute()).map(({ state }) => state)).toEqual(['replaced', 'approved'])
  })

  test('takes the place of one that waits, and is there already where it says the same', async () => {
    const first = await handedIn()
    const second = await handedIn({ holder: 'Rahima Khatun' })
    expect(await handedIn({ holder: 'Rahima Khatun', number: '0012345670101' })).toBe(second)
    expect(await approve(first)).toMatchObject({ status: 409, body: problem('paper_decided') })
    expect(await toDecide()).toHaveLength(1)
  })

  test('is decided once, by however many admins at once, also while another is handed in', async () => {
    const id = await handedIn()
    const answers = await Promise.all([approve(id), refuse(id), approve(id), handIn({ holder: 'Rahima Khatun' })])
    expect(answers.slice(0, 3).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const rows = await shop.db.selectFrom('store_papers').select('state').where('vendor_id', '=', store.id).execute()
    const states = rows.map(({ state }) => state)
    expect(states).toHaveLength(2)
    expect(states).toContain('handed_in')
    expect(await approve(id)).toMatchObject({ status: 409, body: problem('paper_decided') })
  })

  test('that nobody knows is none', async () => {
    for (const answer of [await approve(999_999), await refuse(999_999)])
      expect(answer).toMatchObject({ status: 404, body: problem('paper_not_found') })
  })

  test('is refused for a reason alone', async () => {
    const id = await handedIn()
    expect(await refuse(id, ' ')).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } })
  })
})

test('the whole number of an NID is read by admins for as long as they decide, and by nobody else', async () => {
  const number = '1990123456789'
  const { body } = await handIn({ kind: 'nid', number })
  expect(body.papers).toMatchObject([{ number: '•••••••••6789' }])
  const [{ id, number: whole }] = await toDecide()
  expect(whole).toBe(number)
  const approved = (await approve(id)).body
  expect(approved.number).toBe('•••••••••6789')
  const audit = await auditOf(shop, admin, 'paper', id)
  for (const said of [approved, await own(), audit]) expect(JSON.stringify(said)).not.toContain(number)
})

describe('a number is refused at its field:', () => {
  test.each<[string, Parameters<typeof handIn>[0]]>([
    ['number', { kind: 'bin', number: '12345678-0101' }],
    ['number', { kind: 'nid', number: '123456789' }],
    ['number', { kind: 'nid', number: 'abcdefghij' }],
    ['number', { kind: 'tin', number: '1234567890123' }],
    ['number', { kind: 'trade_licence', number: ' ' }],
    ['address', { kind: 'bin', address: ' ' }],
    ['holder', { holder: '' }],
  ])('%s of %j', async (field, body) => {
    const answer = await handIn(body)
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test.each([
    ['nid', '১২৩ ৪৫৬ ৭৮৯০'],
    ['nid', '12345678901234567'],
    ['tin', '1234-5678-9012'],
    ['trade_licence', 'TRAD/DSCC/012345/2024'],
  ])('and taken in any writing: %s %s', async (kind, number) => {
    expect((await handIn({ kind, number, address: '' })).status).toBe(201)
  })
})

test('a store that waits for its approval hands in documents as well, twenty in an hour at the most', async () => {
  const waiting = await shop.given.vendor('Pending')
  const answers: Answer[] = []
  for (let at = 0; at < 21; at += 1) answers.push(await handIn({ holder: `Rahima ${at}` }, waiting))
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(answers[20]).toMatchObject({ status: 429, body: problem('too_many_attempts') })
})

test('what waits is listed page by page, the oldest first', async () => {
  for (let at = 0; at < 3; at += 1) await givenDocument(shop, (await shop.given.vendor()).id)
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const query = { limit: '2', ...(cursor && { cursor }) }
    const { body, headers } = await shop.call('GET /api/papers', { query }, admin.token)
    seen.push(...body.map(({ id }: { id: number }) => id))
    cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  } while (cursor)
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other))
  expect(seen.length).toBeGreaterThanOrEqual(3)
})
