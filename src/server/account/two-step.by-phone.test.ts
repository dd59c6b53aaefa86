import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, newPhone } from '../codes/testing/secrets.ts'
import { createSeal } from '../platform/process/seal.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { createSecondStep } from '../totp/second-step.ts'
import { SECRET_BYTES } from '../totp/totp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** With its recovery codes. */
async function givenTwoSteps(accountId: number): Promise<string[]> {
  const sealed = createSeal(TEST_SECRET, 'totp').seal(randomBytes(SECRET_BYTES))
  await shop.db.insertInto('totp_secrets').values({ account_id: accountId, sealed, confirmed_at: new Date() }).execute()
  return await createSecondStep(TEST_SECRET).renewRecoveryCodes(shop.db, accountId)
}

async function enterByPhone(phone: string) {
  const { body } = await shop.call('POST /api/auth/codes', { body: { phone } })
  const { text } = await shop.db
    .selectFrom('messages')
    .select('plain_text as text')
    .where('to_phone', '=', phone)
    .executeTakeFirstOrThrow()
  return await shop.call('POST /api/auth/codes/enter', { body: { ticket: body.ticket, code: codeIn(text ?? '') } })
}

test('the second step is asked for at a login by phone: who has somebody’s phone alone gets no token', async () => {
  const { id } = await shop.given.account()
  const phone = newPhone()
  await shop.db.updateTable('users').set({ phone }).where('id', '=', id).execute()
  const [recoveryCode = ''] = await givenTwoSteps(id)
  const first = await enterByPhone(phone)
  expect(first).toMatchObject({ status: 401, body: problem('totp_required') })
  expect(first.body.token).toBeUndefined()
  const { body } = await shop.call('POST /api/auth/login/totp', {
    body: { challenge: first.body.challenge, code: recoveryCode },
  })
  expect(decodeJwt(body.token).userId).toBe(id)
})
