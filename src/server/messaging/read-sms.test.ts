import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type GatewayKind, openPretendGateway, SHOP } from '../../../pretend/sms/gateway.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenSms, NOON, smsSettingsFor } from '../testing/sms.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { readSms, readSmsBalance } from './read-sms.ts'
import { spendOnCode, spendToday } from './spending.queries.ts'

withinOneDay()

let shop: TestShop
let admin: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('sms_days').execute()
  await shop.db.deleteFrom('messages').execute()
})

async function opened(kind: GatewayKind) {
  const gateway = await openPretendGateway(kind, { balance: 499.75 })
  onTestFinished(() => gateway.close())
  return gateway
}

test('a shop without a gateway says so, and what it keeps', async () => {
  await givenSms(shop, { state: 'Kept' })
  const { body } = await shop.call('GET /api/sms', {}, admin)
  expect(body).toMatchObject({ gateway: null, last: null, waiting: 0, unknown: 0 })
  expect(body.today).toEqual({ spent: 0, parts: 0, limit: 500, isNearLimit: false })
  expect(body.codes).toEqual({ sent: 0, most: 2000, spent: 0, isNearLimit: false })
  expect((await shop.call('GET /api/sms/balance', {}, admin)).body).toEqual({ balance: null, problem: '' })
})

test('what was spent, what waits and what became of the last one is told, and no secret', async () => {
  const settings = smsSettingsFor(await opened('bulksmsbd'))
  for (const state of ['Waiting', 'Waiting', 'Unknown', 'Failed'] as const) {
    const id = await givenSms(shop, { state })
    if (state !== 'Failed') continue
    await shop.db
      .updateTable('messages')
      .set({ tried_at: NOON, problem: 'Invalid Number' })
      .where('id', '=', id)
      .execute()
  }
  await spendToday(shop.db, { parts: 1599, poisha: 39_975 }, 50_000)
  await spendOnCode(shop.db, { parts: 3, poisha: 75 })
  const status = await readSms(shop.db, settings, NOON)
  expect(status).toMatchObject({
    ...{ gateway: { name: 'BulkSMSBD', tellsBalance: true }, waiting: 2, unknown: 1, quietUntil: null },
    last: { triedAt: NOON.toISOString(), state: 'Failed', problem: 'Invalid Number' },
    today: { spent: 399.75, parts: 1599, limit: 500, isNearLimit: false },
    codes: { sent: 0, spent: 0.75 },
  })
  expect(JSON.stringify(status)).not.toContain(SHOP.token)
  await spendToday(shop.db, { parts: 1, poisha: 25 }, 50_000)
  expect((await readSms(shop.db, settings, NOON)).today.isNearLimit).toBe(true)
})

test('at night it says until when SMS wait', async () => {
  const night = new Date('2026-11-23T23:30:00+06:00')
  expect((await readSms(shop.db, null, night)).quietUntil).toBe('2026-11-24T02:00:00.000Z')
})

test('codes near their limit are warned of', async () => {
  await shop.db
    .insertInto('rate_limits')
    .values({ kind: 'codes_by_sms', subject: 'shop', spent: 1_600, window_ends_at: new Date(Date.now() + 3_600_000) })
    .execute()
  expect((await readSms(shop.db, null, NOON)).codes).toMatchObject({ sent: 1_600, isNearLimit: true })
})

describe('the balance', () => {
  test.each(['bulksmsbd', 'alpha-sms'] as const)('of %s is asked for', async (kind) => {
    expect(await readSmsBalance(smsSettingsFor(await opened(kind)))).toEqual({ balance: 499.75, problem: '' })
  })

  test.each(['ssl-wireless', 'with-status'] as const)('of %s cannot be asked for', async (kind) => {
    const settings = smsSettingsFor(await opened(kind))
    expect(await readSmsBalance(settings)).toEqual({ balance: null, problem: '' })
    expect((await readSms(shop.db, settings, NOON)).gateway).toMatchObject({ tellsBalance: false })
  })

  test('of a gateway that is away is not known, with why', async () => {
    const gateway = await opened('bulksmsbd')
    await gateway.close()
    expect(await readSmsBalance(smsSettingsFor(gateway))).toEqual({
      ...{ balance: null, problem: 'The SMS gateway could not be reached.' },
    })
  })

  test('of a gateway that knows the shop by another token says what it says, without the token', async () => {
    const settings = smsSettingsFor(await opened('alpha-sms'))
    const told = await readSmsBalance({ ...settings, token: 'another' })
    expect(told).toEqual({ balance: null, problem: 'Authorization required' })
  })
})
