import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { createSeal } from '../platform/process/seal.ts'
import { openTestShop, problem, TEST_SECRET, type TestShop } from '../testing/shop.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { hasTotp, writeSecret } from '../totp/totp.queries.ts'
import { codeOf, SECRET_BYTES, stepAt } from '../totp/totp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sealed = (secret: Buffer) => createSeal(TEST_SECRET, 'totp').seal(secret)
const confirm = (token: string, code: string) => shop.call('POST /api/account/totp/confirm', { body: { code } }, token)

test('a secret that another tab begins meanwhile is not turned on by a code of the one before', async () => {
  standingClock()
  const { id, token } = await shop.given.account()
  const [before, meanwhile] = [randomBytes(SECRET_BYTES), randomBytes(SECRET_BYTES)]
  await writeSecret(shop.db, id, sealed(before))
  const confirmed = await transact(shop.db, async (tx) => {
    await writeSecret(tx, id, sealed(meanwhile))
    const asked = confirm(token, codeOf(before, stepAt(Date.now())))
    await untilSomebodyWaits(shop)
    return { asked }
  })
  expect((await confirmed.asked).status).toBe(400)
  expect(await hasTotp(shop.db, id)).toBe(false)
})

test('of two tabs that turn it on at once one does, and its recovery codes stay', async () => {
  standingClock()
  const { id, token } = await shop.given.account()
  const secret = randomBytes(SECRET_BYTES)
  await writeSecret(shop.db, id, sealed(secret))
  const step = stepAt(Date.now())
  const asked = await transact(shop.db, async (tx) => {
    await writeSecret(tx, id, sealed(secret))
    const both = [step, step + 1].map((at) => confirm(token, codeOf(secret, at)))
    await untilSomebodyWaits(shop, 2)
    return { both }
  })
  const answers = (await Promise.all(asked.both)).toSorted((one, other) => one.status - other.status)
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: problem('totp_in_use') }])
})
