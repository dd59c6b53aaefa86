import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../platform/database/db.ts'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'
import { lockSettings } from './settings.queries.ts'

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterEach(() => shop.db.updateTable('settings').set({ overrides: '{}', version: 1 }).execute())
afterAll(() => shop.close())

const INITIAL = {
  ...{
    shippingFee: 60,
    lowStockLine: 5,
    storeCouriers: 'shop',
    storeDebtLimit: 0,
    daysUntilPause: 7,
    statementPeriod: 'weekly',
    leastPayout: 0,
    refundedCommission: 'whole',
    chargeTolerance: 30,
    smallDifference: 1,
    pathaoKeepsPercent: 0,
    steadfastKeepsPercent: 1,
    redxKeepsPercent: 0,
    daysToPayOut: 10,
    twoStepFor: 'nobody',
    smsPartPrice: 0.25,
    smsDailyLimit: 500,
    smsCodesADay: 2_000,
  },
  ...{ newPieces: 30, newTaka: 30_000, newShareOfSize: 3, newLeastOfSize: 5, heldPercentToTell: 5 },
  ...{ daysToConfirm: 1, daysToHandOver: 2, daysToDeliverDhaka: 7, daysToDeliverElsewhere: 15, daysUntilAdmins: 1 },
  daysUntilCancelled: 5,
  weeklyDaysOff: 'friday',
  holidays:
    '2026-02-21 2026-03-26 2026-04-14 2026-05-01 2026-08-05 2026-12-16 2026-12-25 2027-02-21 2027-03-26 2027-04-14 2027-05-01 2027-08-05 2027-12-16 2027-12-25',
  ...{ taxName: '', taxBin: '', taxAddress: '', taxOfficer: '', taxOfficerDesignation: '' },
  ...{ contactPhone: '', contactEmail: '', contactAddress: '' },
  ...{ facebook: '', instagram: '', youtube: '', whatsapp: '', version: 1 },
}
const read = async (): Promise<Record<string, unknown>> => (await shop.call('GET /api/settings', {}, admin.token)).body
const change = (body: object, token = admin.token): Promise<Answer> => shop.call('PUT /api/settings', { body }, token)
const told = () => auditOf(shop, admin, 'settings', 1)

test('a new shop has the settings that it begins with, and they are no secret to an admin alone', async () => {
  expect(await read()).toEqual(INITIAL)
  const vendor = await shop.given.vendor()
  const customer = await shop.given.account()
  for (const { token } of [vendor, customer]) {
    expect(await shop.call('GET /api/settings', {}, token)).toMatchObject({ status: 403, body: problem('not_allowed') })
    expect(await change({ shippingFee: 0 }, token)).toMatchObject({ status: 403, body: problem('not_allowed') })
  }
  expect(await read()).toEqual(INITIAL)
})

test('an edit changes what it names and nothing else, and the audit tells each old and new value', async () => {
  const before = (await told()).length
  const answer = await change({ shippingFee: 79.5, contactPhone: '+880 1711-223344', fromVersion: 1 })
  const now = { ...INITIAL, shippingFee: 79.5, contactPhone: '01711223344', version: 2 }
  expect(answer).toMatchObject({ status: 200, body: now })
  expect(await read()).toEqual(now)
  expect((await told()).slice(before)).toMatchObject([
    {
      action: 'update',
      before: { shippingFee: 60, contactPhone: '' },
      after: { shippingFee: 79.5, contactPhone: '01711223344' },
    },
  ])
})

test('an edit that changes nothing is no edit: no version, no entry', async () => {
  const before = await told()
  expect((await change({ shippingFee: 60, contactEmail: '  ', fromVersion: 1 })).body).toEqual(INITIAL)
  expect((await change({})).body).toEqual(INITIAL)
  expect(await told()).toEqual(before)
})

test('what was set goes back to what the shop begins with', async () => {
  await change({ facebook: 'https://www.facebook.com/haat', lowStockLine: 12 })
  await change({ facebook: '', lowStockLine: 5 })
  expect(await read()).toEqual({ ...INITIAL, version: 3 })
})

describe('what a setting accepts:', () => {
  test.each<[string, unknown]>([
    ['shippingFee', 0],
    ['shippingFee', 10_000],
    ['shippingFee', 60.25],
    ['lowStockLine', 1],
    ['lowStockLine', 50],
    ['contactEmail', 'help@haat.example'],
    ['contactAddress', '12 Mirpur Road, Dhaka'],
    ['instagram', 'https://www.instagram.com/haat.bd?lang=bn#top'],
    ['whatsapp', 'https://wa.me/8801711000000'],
    ['daysToDeliverElsewhere', 60],
    ['weeklyDaysOff', 'friday_saturday'],
    ['holidays', '2028-02-29 2028-03-21'],
    ['holidays', ''],
  ])('%s %j', async (name, value) => {
    expect(await change({ [name]: value })).toMatchObject({ status: 200, body: { [name]: value } })
  })

  test.each<[string, unknown]>([
    ['shippingFee', -0.01],
    ['shippingFee', 10_000.01],
    ['shippingFee', 60.005],
    ['shippingFee', '60'],
    ['shippingFee', null],
    ['lowStockLine', 0],
    ['lowStockLine', 51],
    ['lowStockLine', 2.5],
    ['contactPhone', '999'],
    ['daysToConfirm', 0],
    ['weeklyDaysOff', 'every day'],
    ['holidays', '2027-02-29'],
    ['holidays', '2026-12-16 Eid'],
    ['holidays', '16-12-2026'],
    ['holidays', Array.from({ length: 201 }, (_, day) => `${2_000 + day}-01-01`).join(' ')],
    ['contactEmail', 'nobody'],
    ['contactAddress', 'x'.repeat(201)],
    ['facebook', 'http://www.facebook.com/haat'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'https://facebook.com@evil.example'],
    ['facebook', 'https://evil.example/"onload="x'],
    ['facebook', 'https://localhost'],
    ['facebook', '//facebook.com'],
    ['facebook', `https://facebook.com/${'x'.repeat(300)}`],
  ])('not %s %j', async (name, value) => {
    const answer = await change({ [name]: value, youtube: 'https://youtube.com/@haat' })
    expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
    expect(Object.keys(answer.body.fields)).toEqual([name])
    expect(await read()).toEqual(INITIAL)
  })
})

test('a holiday that is no day is named', async () => {
  expect((await change({ holidays: '2026-12-16 2027-02-29' })).body).toMatchObject({
    fields: { holidays: '2027-02-29 is not a day. Write days such as 2026-12-16, separated by spaces.' },
  })
})

test('holidays are kept in their order, each once, however they were typed', async () => {
  const typed = '2026-12-25, ২০২৬-১২-১৬\n2026-12-25;2026-05-27'
  expect((await change({ holidays: typed })).body).toMatchObject({ holidays: '2026-05-27 2026-12-16 2026-12-25' })
})

describe('two admins', () => {
  test('one after the other: whose edit began from an older version is told how things stand', async () => {
    const now = (await change({ shippingFee: 80, fromVersion: 1 })).body
    const answer = await change({ lowStockLine: 9, fromVersion: 1 })
    expect(answer).toMatchObject({ status: 409, body: { ...problem('changed_meanwhile'), record: { settings: now } } })
    expect(await read()).toEqual(now)
  })

  test('at once: one is saved, the other is told', async () => {
    const { running } = await transact(shop.db, async (tx) => {
      await lockSettings(tx)
      const started = [70, 80].map((shippingFee) => change({ shippingFee, fromVersion: 1 }))
      await untilSomebodyWaits(shop, started.length)
      return { running: started }
    })
    const answers = await Promise.all(running)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await read()).toEqual(answers.find(({ status }) => status === 200)?.body)
  })
})

test('what is stored and not accepted any more counts as never set, and a setting of another day is left alone', async () => {
  const overrides = JSON.stringify({ lowStockLine: 5_000, shippingFee: 75, giftWrap: 'blue' })
  await shop.db.updateTable('settings').set({ overrides }).execute()
  expect(await read()).toEqual({ ...INITIAL, shippingFee: 75 })
  await change({ shippingFee: 90 })
  const { overrides: kept } = await shop.db.selectFrom('settings').select('overrides').executeTakeFirstOrThrow()
  expect(kept).toEqual({ lowStockLine: 5_000, shippingFee: 90, giftWrap: 'blue' })
})
