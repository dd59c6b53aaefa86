import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Consent } from '#contract/account/consents'
import { givenSecret } from '../codes/testing/secrets.ts'
import { asActor } from '../platform/database/db.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const PASSWORD = 'a long enough one'
const consentsOf = async (token: string): Promise<Consent[]> =>
  (await shop.call('GET /api/account/consents', {}, token)).body.consents
const said = async (token: string) =>
  (await consentsOf(token)).map(({ purpose, isGiven, source }) => [purpose, isGiven, source])
const choose = (token: string, isGiven: boolean) =>
  shop.call('PUT /api/account/consents/marketing', { body: { isGiven } }, token)

describe('whoever registers agrees to the terms, with their words and the time:', () => {
  test('a customer', async () => {
    const before = Date.now()
    const body = { username: 'consenting', email: 'consenting@example.com', password: PASSWORD }
    const { token } = (await shop.call('POST /api/auth/register', { body })).body
    expect(await said(token)).toEqual([
      ['privacy', true, 'register'],
      ['terms', true, 'register'],
    ])
    const [privacy, terms] = await consentsOf(token)
    expect(terms?.words).toContain('– You pay cash when your parcel arrives.')
    expect(terms?.words).toContain('You can cancel an order yourself under My orders while all of it is Pending.')
    expect(privacy?.words).toContain('Who sees it\n– The name, phone and address of an order are seen by you')
    expect(Date.parse(terms?.at ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(terms?.at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('a store', async () => {
    const body = {
      ...{ email: 'store-consents@example.com', password: PASSWORD, storeName: 'Consenting Tant' },
      ...{ storeDescription: 'Sarees.', contactPhone: '01711000000' },
    }
    const { token } = (await shop.call('POST /api/Vendors/Register', { body })).body
    expect((await said(token)).map(([, , source]) => source)).toEqual(['store', 'store'])
  })

  test('a phone, once: the second login is none', async () => {
    const { ticket, recipient } = await givenSecret(shop)
    const enter = (by: string) => shop.call('POST /api/auth/codes/enter', { body: { ticket: by, code: '123456' } })
    await enter(ticket)
    const { token } = (await enter((await givenSecret(shop, { recipient })).ticket)).body
    expect(await said(token)).toEqual([
      ['privacy', true, 'code'],
      ['terms', true, 'code'],
    ])
  })
})

test('who registers with a name that is taken leaves no consent behind', async () => {
  const { username } = await shop.given.account()
  const count = () => shop.db.selectFrom('consents').select(shop.db.fn.countAll().as('all')).executeTakeFirstOrThrow()
  const before = await count()
  const body = { username, email: 'somebody-else@example.com', password: PASSWORD }
  expect((await shop.call('POST /api/auth/register', { body })).status).toBe(409)
  expect(await count()).toEqual(before)
})

test('at the checkout an account from before agrees once to the same words, and again to other ones', async () => {
  const { id, token } = await shop.given.account()
  const agree = () => shop.call('POST /api/account/consents/terms', {}, token)
  expect(await said(token)).toEqual([])
  await agree()
  await agree()
  expect(await said(token)).toEqual([
    ['privacy', true, 'checkout'],
    ['terms', true, 'checkout'],
  ])
  const hash = Buffer.alloc(32)
  await shop.db.insertInto('consent_texts').values({ hash, words: 'The terms of last year.' }).execute()
  await shop.db
    .updateTable('consents')
    .set({ text_hash: hash })
    .where('account_id', '=', id)
    .where('purpose', '=', 'terms')
    .execute()
  await agree()
  expect((await consentsOf(token)).map(({ purpose, words }) => [purpose, words.split('\n')[0]])).toEqual([
    ['terms', 'Terms and conditions'],
    ['privacy', 'Privacy'],
    ['terms', 'The terms of last year.'],
  ])
})

describe('news and offers', () => {
  test('are nobody’s before they say so, are given and withdrawn, and both stay to be shown', async () => {
    const { token } = await shop.given.account()
    expect(await said(token)).toEqual([])
    expect((await choose(token, true)).body).toEqual({ isGiven: true })
    await choose(token, true)
    await choose(token, false)
    expect(await said(token)).toEqual([
      ['marketing', false, 'profile'],
      ['marketing', true, 'profile'],
    ])
    expect((await consentsOf(token))[0]?.words).toMatch(/^Haat may write to me about new arrivals/)
  })

  test('are changed so often in an hour', async () => {
    const [{ token }, other] = [await shop.given.account(), await shop.given.account()]
    for (let asked = 0; asked < 30; asked += 1) expect((await choose(token, asked % 2 === 0)).status).toBe(200)
    expect(await choose(token, true)).toMatchObject({ status: 429, body: problem('too_many_attempts') })
    expect((await choose(other.token, true)).status).toBe(200)
  })
})

test('nobody reads another’s consents, nor writes, changes or deletes one, their own neither', async () => {
  const [mine, theirs] = [await shop.given.account(), await shop.given.account()]
  await choose(mine.token, true)
  await choose(theirs.token, true)
  const db = asActor(shop.db, { id: mine.id, role: 'User', vendor: null })
  expect(await db.selectFrom('consents').select('account_id').execute()).toEqual([{ account_id: mine.id }])
  await expect(db.deleteFrom('consents').execute()).rejects.toThrow('permission denied')
  await expect(db.updateTable('consents').set({ is_given: false }).execute()).rejects.toThrow('permission denied')
  await expect(
    sql`insert into consents (account_id, purpose, is_given, source, text_hash)
      select account_id, purpose, is_given, source, text_hash from consents`.execute(db),
  ).rejects.toThrow('permission denied')
})

test('consents stand in the file of one’s own data, and stay under the number when the account is deleted', async () => {
  const { id, token } = await shop.given.account()
  await choose(token, true)
  const file = (await shop.call('GET /api/account/data', {}, token)).body
  expect(file.consents).toMatchObject([
    { purpose: 'marketing', isGiven: true, source: 'profile', words: expect.stringMatching(/^Haat may write to me/) },
  ])
  const admin = await shop.given.account('Admin')
  expect((await shop.call('DELETE /api/users/:id', { params: { id: String(id) } }, admin.token)).status).toBe(200)
  expect(await shop.db.selectFrom('consents').select('purpose').where('account_id', '=', id).execute()).toHaveLength(1)
})
