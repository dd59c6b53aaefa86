import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { change, givenContacts, newEmail, undo, undoCodeTo } from './testing/contacts.ts'
import { newPhone } from './testing/secrets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(() => shop.db.deleteFrom('rate_limits').execute())

describe('an undo takes the second step away', () => {
  const HOUR_MS = 3_600_000
  async function givenStep({ id }: { id: number }, hoursAgo: number, codesHoursAgo = hoursAgo): Promise<void> {
    const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
    const sealed = Buffer.from('sealed')
    await shop.db
      .insertInto('totp_secrets')
      .values({ account_id: id, sealed, confirmed_at: at(hoursAgo) })
      .execute()
    const recovery = { account_id: id, code_hash: Buffer.alloc(32, 1), created_at: at(codesHoursAgo) }
    await shop.db.insertInto('recovery_codes').values(recovery).execute()
  }
  async function leftOf({ id }: { id: number }) {
    const of = (table: 'totp_secrets' | 'recovery_codes') =>
      shop.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()
    return { steps: (await of('totp_secrets')).length, codes: (await of('recovery_codes')).length }
  }

  test.each([
    { what: 'that was set up since', hoursAgo: -1, left: { steps: 0, codes: 0 } },
    { what: 'that was set up in the 72 hours before', hoursAgo: 71, left: { steps: 0, codes: 0 } },
    { what: 'not from before that', hoursAgo: 73, left: { steps: 1, codes: 1 } },
    {
      what: 'not from before that, but recovery codes renewed since',
      hoursAgo: 73,
      codesHoursAgo: 1,
      left: { steps: 1, codes: 0 },
    },
  ])('$what', async ({ hoursAgo, codesHoursAgo, left }) => {
    const { actor, email } = await givenContacts(shop)
    await change(shop, actor, { email: newEmail() })
    await givenStep(actor, hoursAgo, codesHoursAgo)
    await undo(shop, undoCodeTo(email))
    expect(await leftOf(actor)).toEqual(left)
  })

  test('counted from the first change that is undone along with it', async () => {
    const { actor, email, phone } = await givenContacts(shop)
    await change(shop, actor, { phone: newPhone() })
    await shop.db
      .updateTable('contact_changes')
      .set({ changed_at: new Date(Date.now() - 50 * HOUR_MS) })
      .where('old_value', '=', phone)
      .execute()
    await change(shop, actor, { email: newEmail() })
    await givenStep(actor, 110)
    await undo(shop, undoCodeTo(email))
    expect(await leftOf(actor)).toEqual({ steps: 0, codes: 0 })
  })
})
