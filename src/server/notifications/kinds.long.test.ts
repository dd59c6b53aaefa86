import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebhookOffReason } from '#contract/webhooks'
import { createSubscribers } from '../assembly/subscribers.ts'
import { insertContactChange } from '../codes/contact-changes.queries.ts'
import { notifyFailedJobs } from '../jobs/notify-failed-jobs.ts'
import { judgeDebts } from '../payouts/judge-debts.ts'
import { givenOwed, givenSettled } from '../payouts/testing/store-books.ts'
import { transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { writeSizes } from '../products/change-product.queries.ts'
import { markCancelled } from '../refunds/granting.queries.ts'
import { givenDebt, givenPaused } from '../testing/given-debts.ts'
import { givenClosed } from '../testing/given-payouts.ts'
import { givenWebhook } from '../testing/given-webhooks.ts'
import { givenFailedJob, keepTestJobsRunning } from '../testing/jobs.ts'
import { untilMailsRest } from '../testing/mails.ts'
import { order, orderBody } from '../testing/orders.ts'
import { giveContacts } from '../testing/own-contacts.ts'
import { bringParcel } from '../testing/parcels.ts'
import { cancelRefund, failRefund, givenSold, grantRefund, payRefund } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders } from '../testing/traders.ts'
import { KINDS } from './all-kinds.ts'
import { noteLowSizes } from './low-stock.queries.ts'

let shop: TestShop
let admin: { id: number; token: string }
const OPTIONS = { sends: { mail: false, sms: false }, publicUrl: 'https://haat.example' }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
  await keepTestJobsRunning(shop, { subscribers: createSubscribers(OPTIONS) })
})
afterAll(() => shop.close())

/** All messages of a kind, once everything is told: `customer:1 mail`, and what they say. */
async function told(kind: string): Promise<{ who: string; words: string; eventId: number | null }[]> {
  await untilMailsRest(shop)
  const rows = await shop.db.selectFrom('messages').selectAll().where('kind', '=', kind).orderBy('id').execute()
  return rows.map(({ recipient, way, subject, plain_text, event_id }) => ({
    ...{ who: `${recipient} ${way}`, words: `${subject}\n${plain_text ?? ''}`, eventId: event_id },
  }))
}
const whoOf = async (kind: string) => (await told(kind)).map(({ who }) => who)

async function placed(stock?: number, quantity = 1) {
  const [vendor, customer] = [await shop.given.vendor(), await shop.given.account()]
  await giveContacts(shop, customer)
  const phones = { contact_phone: '01811000000', proven_phone: '01811000000' }
  await shop.db.updateTable('vendors').set(phones).where('id', '=', vendor.id).execute()
  const productId = await shop.given.product({
    ...{ vendorId: vendor.id, name: `Saree ${vendor.id}` },
    ...(stock === undefined ? {} : { stock: { M: stock } }),
  })
  const { status, body } = await order(shop, customer.token, orderBody([{ productId, quantity }]))
  expect(status).toBe(201)
  return { id: body.id as number, vendor, customer, productId }
}
/** As the store saves it. */
async function filledUp(productId: number, stock: number): Promise<void> {
  await transact(shop.db, async (tx) => {
    await tx.updateTable('products').set({ version: sql`version + 1` }).where('id', '=', productId).execute()
    await writeSizes(tx, productId, [{ size: 'M', stock }])
  })
}
const move = (id: number, token: string, body: { status: 'Completed' | 'Cancelled'; reason?: string }) =>
  shop.call('PUT /api/orders/:id/status', { params: { id: String(id) }, body }, token)

async function bring(orderId: number, token: string, body: Parameters<typeof bringParcel>[3]): Promise<void> {
  const parcels = shop.db.selectFrom('parcels').select('id').where('order_id', '=', orderId)
  const { id } = await parcels.executeTakeFirstOrThrow()
  expect((await bringParcel(shop, token, id, body)).status).toBe(200)
}

describe('of an order', () => {
  test('that is handed over its customer is told', async () => {
    const { id, vendor, customer } = await placed()
    await move(id, vendor.token, { status: 'Completed' })
    expect(await whoOf('order_completed')).toEqual([`customer:${customer.id} mail`, `customer:${customer.id} bell`])
    expect((await told('order_completed'))[0]?.words).toContain(`Order ${id} is delivered`)
  })

  test('that a store cancels its customer is told by whom and why, and the store nothing that it knows', async () => {
    const { id, vendor, customer } = await placed()
    await move(id, vendor.token, { status: 'Cancelled', reason: 'The cloth is torn' })
    const messages = await told('order_cancelled')
    const [mail, sms, bell] = messages.filter(({ who }) => who.startsWith(`customer:${customer.id} `))
    expect([mail?.who, sms?.who, bell?.who].map((who) => who?.split(' ')[1])).toEqual(['mail', 'sms', 'bell'])
    for (const each of [mail, sms, bell]) expect(each?.words).toContain('Reason: The cloth is torn')
    expect(mail?.words).toMatch(/Order \d+ is cancelled[\s\S]* cancelled its parcel\.[\s\S]*nothing to pay/)
    expect(await whoOf('order_not_to_pack')).toEqual([])
    for (const { token } of [customer, vendor, admin]) {
      const { body } = await shop.call('GET /api/orders/:id', { params: { id: String(id) } }, token)
      expect(body).toMatchObject({ parcels: [{ cancelReason: 'The cloth is torn' }] })
    }
  })

  test('that its customer cancels the store is told not to pack it, and the customer only that it worked', async () => {
    const { id, vendor, customer } = await placed()
    await move(id, customer.token, { status: 'Cancelled' })
    expect(await whoOf('order_not_to_pack')).toEqual(['mail', 'sms', 'bell'].map((way) => `store:${vendor.id} ${way}`))
    const own = (await told('order_cancelled')).filter(({ who }) => who.startsWith(`customer:${customer.id} `))
    expect(own.map(({ who }) => who.split(' ')[1])).toEqual(['mail', 'bell'])
    expect(own[0]?.words).toContain('You cancelled the parcel from')
  })

  test('is told by no SMS to a store that has given no phone', async () => {
    const { id, vendor, customer } = await placed()
    await shop.db.updateTable('vendors').set({ contact_phone: '' }).where('id', '=', vendor.id).execute()
    await move(id, customer.token, { status: 'Cancelled' })
    const own = (await whoOf('order_not_to_pack')).filter((who) => who.startsWith(`store:${vendor.id} `))
    expect(own).toEqual(['mail', 'bell'].map((way) => `store:${vendor.id} ${way}`))
  })

  test.each([
    ['confirmed', [], ['bell'], 'has confirmed its parcel'],
    ['handed_over', [], ['mail', 'sms', 'bell'], 'The store’s own rider is delivering it.'],
    ['at_the_door', ['handed_over'], ['sms', 'bell'], 'out for delivery'],
    ['refused', ['handed_over'], ['mail', 'bell'], 'There is nothing to pay'],
    ['lost', ['handed_over'], ['mail', 'sms', 'bell'], 'Please order it again.'],
  ] as const)('whose parcel is %s its customer is told once', async (stage, before, ways, words) => {
    const { id, vendor, customer } = await placed()
    for (const each of [...before, stage]) await bring(id, admin.token, { stage: each })
    const messages = (await told(`parcel_${stage}`)).filter(({ who }) => who.startsWith(`customer:${customer.id} `))
    expect(messages.map(({ who }) => who.split(' ')[1])).toEqual(ways)
    expect(messages.map((each) => each.words).join()).toContain(words)
    expect((await whoOf(`parcel_${stage}`)).filter((who) => who.startsWith(`store:${vendor.id} `))).toEqual([])
  })

  test('of which a part was kept its customer reads what was paid, and not that all was delivered', async () => {
    const { id, vendor, customer } = await placed(9, 3)
    const [line] = await shop.db.selectFrom('order_lines').select('id').orderBy('id', 'desc').limit(1).execute()
    await bring(id, vendor.token, { stage: 'partly_delivered', kept: [{ lineId: line?.id ?? 0, quantity: 1 }] })
    const [mail, bell] = await told('parcel_partly_delivered')
    expect([mail?.who, bell?.who]).toEqual([`customer:${customer.id} mail`, `customer:${customer.id} bell`])
    expect(mail?.words).toContain('You paid ৳1,510 at the door.')
    expect((await whoOf('order_completed')).filter((who) => who.startsWith(`customer:${customer.id} `))).toEqual([])
  })

  test('that an admin cancels on its way every store is told that it comes back, and the customer by whom', async () => {
    const [baker, weaver, customer] = [await shop.given.vendor(), await shop.given.vendor(), await shop.given.account()]
    const items = []
    for (const { id } of [baker, weaver]) items.push({ productId: await shop.given.product({ vendorId: id }) })
    const { body } = await order(shop, customer.token, orderBody(items))
    for (const { id } of body.parcels) await bringParcel(shop, admin.token, id, { stage: 'handed_over' })
    await move(body.id, admin.token, { status: 'Cancelled' })
    const stores = await whoOf('parcel_coming_back')
    expect(stores).toEqual(expect.arrayContaining([`store:${baker.id} bell`, `store:${weaver.id} bell`]))
    expect(await whoOf('order_not_to_pack')).not.toContain(`store:${baker.id} bell`)
    const own = (await whoOf('order_cancelled')).filter((who) => who.startsWith(`customer:${customer.id} `))
    expect(own.map((who) => who.split(' ')[1])).toEqual(['mail', 'sms', 'bell'])
  })

  test('that an admin calls back its store is told, and of what it says itself nothing', async () => {
    const [called, said] = [await placed(), await placed()]
    for (const { id } of [called, said]) await bring(id, admin.token, { stage: 'handed_over' })
    await bring(called.id, admin.token, { stage: 'coming_back' })
    await bring(said.id, said.vendor.token, { stage: 'coming_back' })
    const told = await whoOf('parcel_coming_back')
    const of = ({ vendor }: typeof called) => told.filter((who) => who.startsWith(`store:${vendor.id} `))
    expect(of(called)).toEqual([`store:${called.vendor.id} mail`, `store:${called.vendor.id} bell`])
    expect(of(said)).toEqual([])
  })

  test('a reason is one line of 200 characters at the most', async () => {
    const { id, vendor } = await placed()
    const { body } = await move(id, vendor.token, { status: 'Cancelled', reason: 'x'.repeat(201) })
    expect(body).toMatchObject({ code: 'invalid_request', fields: { reason: expect.any(String) } })
  })
})

describe('a store', () => {
  const register = async (storeName: string) => {
    const body = {
      email: `${storeName}@example.com`,
      password: 'a long enough one',
      storeName,
      contactPhone: '01711000001',
    }
    await shop.call('POST /api/Vendors/Register', { body: { ...body, storeDescription: 'x' } } as never)
    const { id } = await shop.db
      .selectFrom('vendors')
      .select('id')
      .where('store_name', '=', storeName)
      .executeTakeFirstOrThrow()
    return id
  }

  test('that registers is told to each admin; approved, it is told itself', async () => {
    const id = await register('Newcomer')
    expect(await whoOf('vendor_waiting')).toEqual([`admin:${admin.id} mail`, `admin:${admin.id} bell`])
    await shop.call('PUT /api/Vendors/Approve/:id', { params: { id: String(id) }, body: {} }, admin.token)
    expect(await whoOf('vendor_approved')).toEqual(['mail', 'sms', 'bell'].map((way) => `store:${id} ${way}`))
  })

  test('that is rejected reads why', async () => {
    const id = await register('Unwanted')
    // To an email that nobody has confirmed no mail says why; the bell does.
    await shop.db.updateTable('vendors').set({ proven_email: 'Unwanted@example.com' }).where('id', '=', id).execute()
    const body = { reason: 'There is no description' }
    await shop.call('PUT /api/Vendors/Reject/:id', { params: { id: String(id) }, body }, admin.token)
    const [mail, , bell] = await told('vendor_rejected')
    expect(mail).toMatchObject({ who: `store:${id} mail`, words: expect.stringContaining('There is no description') })
    expect(bell?.words).toContain('There is no description')
    const login = { username: 'Unwanted@example.com', password: 'a long enough one' }
    const { token } = (await shop.call('POST /api/auth/login', { body: login } as never)).body as { token: string }
    const mine = await shop.call('GET /api/Vendors/MyProfile', {}, token)
    expect(mine.body).toMatchObject({ status: 'Rejected', rejectionReason: body.reason })
    const change = { storeDescription: 'Sarees with photographs' }
    const { body: asking } = await shop.call('PUT /api/Vendors/UpdateProfile', { body: change }, token)
    expect(asking).toMatchObject({ status: 'Pending', rejectionReason: '' })
  })
})

test.each([
  { name: 'vendor.waiting', kind: 'vendor_waiting', becomes: 'Approved' },
  { name: 'vendor.approved', kind: 'vendor_approved', becomes: 'Rejected' },
  { name: 'vendor.rejected', kind: 'vendor_rejected', becomes: 'Approved' },
] as const)('$name is told to nobody where the store is $becomes by then', async ({ name, kind, becomes }) => {
  const { id: vendorId } = await shop.given.vendor()
  await shop.db.updateTable('vendors').set({ status: becomes }).where('id', '=', vendorId).execute()
  const before = await told(kind)
  await transact(shop.db, (tx) => emit(tx, name, { vendorId }))
  expect(await told(kind)).toEqual(before)
})

describe('a size that comes to the line of few pieces', () => {
  test('is told once, and again only when it was filled up and runs out anew', async () => {
    const { vendor, customer, productId } = await placed(6)
    const buy = () => order(shop, customer.token, orderBody([{ productId }], { notes: String(Math.random()) }))
    const fill = (stock: number) => filledUp(productId, stock)
    expect(await whoOf('stock_low')).toEqual([`store:${vendor.id} mail`, `store:${vendor.id} bell`])
    await buy()
    expect(await whoOf('stock_low')).toHaveLength(2)
    await fill(5)
    await buy()
    expect(await whoOf('stock_low')).toHaveLength(2)
    await fill(9)
    await buy()
    expect(await whoOf('stock_low')).toHaveLength(2)
    await fill(4)
    await buy()
    const messages = await told('stock_low')
    expect(messages).toHaveLength(4)
    expect(messages[2]?.words).toContain(`Saree ${vendor.id}, size M: 3 pieces left`)
  })

  test('is told once a day where orders are placed and cancelled again and again, and at once after it was filled up', async () => {
    const { id, vendor, customer, productId } = await placed(6)
    const buy = () => order(shop, customer.token, orderBody([{ productId }], { notes: String(Math.random()) }))
    const ofSize = async () => (await whoOf('stock_low')).filter((who) => who === `store:${vendor.id} bell`).length
    let orderId = id
    const again = async () => {
      await move(orderId, customer.token, { status: 'Cancelled' })
      orderId = (await buy()).body.id
      return await ofSize()
    }
    const aDayPasses = () =>
      shop.db
        .updateTable('low_sizes')
        .set({ told_at: sql`told_at - interval '1 day'` })
        .where('product_id', '=', productId)
        .execute()
    expect([await again(), await again()]).toEqual([1, 1])
    await aDayPasses()
    expect(await again()).toBe(2)
    // Not told anew by the day alone: it has to have had more.
    await aDayPasses()
    await buy()
    expect(await ofSize()).toBe(2)
    await filledUp(productId, 6)
    await buy()
    expect(await ofSize()).toBe(3)
  })

  test('that had more again before it could be told is told the next time, also on the same day', async () => {
    const { vendor, customer, productId } = await placed(40)
    const told = { product_id: productId, size: 'M' as const, line: 5, has_risen: true, product_version: 1 }
    await shop.db.insertInto('low_sizes').values(told).execute()
    await transact(shop.db, (tx) => emit(tx, 'stock.low', { productId, size: 'M' }))
    await whoOf('stock_low')
    await shop.db.updateTable('product_sizes').set({ stock: 6 }).where('product_id', '=', productId).execute()
    await order(shop, customer.token, orderBody([{ productId }]))
    expect((await whoOf('stock_low')).filter((who) => who === `store:${vendor.id} bell`)).toHaveLength(1)
  })

  test('that had more again while it was noted is told the next time, also on the same day', async () => {
    const { id, vendor, customer, productId } = await placed(6)
    await whoOf('stock_low')
    await shop.db.deleteFrom('low_sizes').where('product_id', '=', productId).execute()
    await transact(shop.db, async (tx) => {
      for (const size of await noteLowSizes(tx, [id], 5)) await emit(tx, 'stock.low', size)
      // Seen by nobody who fills it up meanwhile.
      await filledUp(productId, 6)
    })
    const toStore = async () => (await whoOf('stock_low')).filter((who) => who === `store:${vendor.id} bell`)
    expect(await toStore()).toHaveLength(1)
    await order(shop, customer.token, orderBody([{ productId }]))
    expect(await toStore()).toHaveLength(2)
  })

  test('is told to nobody where the store filled it up before it could be', async () => {
    const { vendor, productId } = await placed(6)
    await whoOf('stock_low')
    await filledUp(productId, 40)
    await transact(shop.db, (tx) => emit(tx, 'stock.low', { productId, size: 'M' }))
    expect((await whoOf('stock_low')).filter((who) => who.startsWith(`store:${vendor.id} `))).toHaveLength(2)
  })

  test('is told of no size that is not counted or has more', async () => {
    const before = (await whoOf('stock_low')).length
    await placed()
    await placed(40)
    expect(await whoOf('stock_low')).toHaveLength(before)
  })
})

test.each([
  ['Failing', 'No delivery there has succeeded for five days'],
  ['Gone', 'it is gone'],
] as const)(
  'a webhook that was switched off as %s is told once to the store, or the admins, whose it is',
  async (why, words) => {
    const vendor = await shop.given.vendor()
    await shop.db.deleteFrom('messages').where('kind', '=', 'webhook_disabled').execute()
    const off = async (vendorId: number | null, offBecause: WebhookOffReason | null = why) => {
      const { id: webhookId } = await givenWebhook(shop, { vendorId, url: 'https://till.example/hook/s3cret' })
      await shop.db.updateTable('webhooks').set({ off_because: offBecause }).where('id', '=', webhookId).execute()
      await transact(shop.db, (tx) => emit(tx, 'webhook.disabled', { webhookId, vendorId }))
    }
    await off(vendor.id)
    const toStore = await told('webhook_disabled')
    expect(toStore.map(({ who }) => who)).toEqual([`store:${vendor.id} mail`, `store:${vendor.id} bell`])
    expect(toStore[0]?.words).toContain('Your webhook at https://till.example is switched off')
    expect(toStore[0]?.words).toContain(words)
    expect(JSON.stringify(toStore)).not.toContain('s3cret')
    await off(null)
    expect((await whoOf('webhook_disabled')).slice(2)).toEqual([`admin:${admin.id} mail`, `admin:${admin.id} bell`])
    // Switched on again before anybody was told.
    await off(vendor.id, null)
    expect(await whoOf('webhook_disabled')).toHaveLength(4)
  },
)

test('a job that was given up is told to admins once, and once more when it is given up again', async () => {
  const id = await givenFailedJob(shop, { name: 'test.hopeless' })
  const giveUp = () =>
    sql`update graphile_worker._private_jobs set attempts = max_attempts where id = ${id}`.execute(shop.db)
  await notifyFailedJobs(shop.db)
  await notifyFailedJobs(shop.db)
  expect(await whoOf('job_failed')).toEqual([`admin:${admin.id} mail`, `admin:${admin.id} bell`])
  expect((await told('job_failed'))[0]?.words).toContain('The job test.hopeless has failed')
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${id}`.execute(shop.db)
  await notifyFailedJobs(shop.db)
  await giveUp()
  await notifyFailedJobs(shop.db)
  expect(await whoOf('job_failed')).toHaveLength(4)
  await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(shop.db)
})

test.each([
  ['money', 'of ৳500 for SMS is spent today.'],
  ['codes', '0 of the 2,000 SMS codes allowed in 24 hours are sent.'],
] as const)(
  'admins are told in the shop and by mail that the day’s %s for SMS are nearly used up',
  async (of, words) => {
    await shop.db.deleteFrom('messages').where('kind', '=', 'sms_nearly_spent').execute()
    await transact(shop.db, (tx) => emit(tx, 'sms.nearly_spent', { of }))
    const messages = await told('sms_nearly_spent')
    expect(messages.map(({ who }) => who)).toEqual([`admin:${admin.id} mail`, `admin:${admin.id} bell`])
    for (const message of messages) expect(message.words).toContain(words)
  },
)

test('a password that was changed is told to its account', async () => {
  const login = { username: 'changing', password: 'an old and long password' }
  const { body } = await shop.call('POST /api/auth/register', { body: { ...login, email: 'changing@example.com' } })
  const passwords = { currentPassword: login.password, newPassword: 'a new and longer password' }
  await shop.db.updateTable('users').set({ phone: '01811000066' }).where('email', '=', 'changing@example.com').execute()
  expect((await shop.call('PUT /api/auth/password', { body: passwords }, body.token)).status).toBe(200)
  const messages = await told('password_changed')
  expect(messages.map(({ who }) => who.split(' ')[1])).toEqual(['mail', 'sms', 'bell'])
  expect(messages[0]?.words).toContain('If this was not you')
})

test.each([
  { isOn: false, by: 'shop', says: 'The shop turned it off' },
  { isOn: true, by: 'owner', says: 'If this was not you' },
] as const)('two-step login turned on or off is told to its account ($by)', async ({ isOn, by, says }) => {
  const { id: accountId } = await shop.given.account('Vendor')
  await shop.db.updateTable('users').set({ phone: '01811000067' }).where('id', '=', accountId).execute()
  await transact(shop.db, (tx) => emit(tx, 'account.two_step_changed', { accountId, isOn, by }))
  const messages = (await told('two_step_changed')).filter(({ who }) => who.startsWith(`account:${accountId} `))
  await shop.db.updateTable('users').set({ phone: null }).where('id', '=', accountId).execute()
  expect(messages.map(({ who }) => who.split(' ')[1])).toEqual(['mail', 'sms', 'bell'])
  expect(messages[0]?.words).toContain(says)
})

describe('a changed email or phone', () => {
  const changed = async (field: 'email' | 'phone', newValue: string, isUndone = false) => {
    const { id } = await shop.given.account()
    const now = { email: `account${id}@example.com`, phone: '01811000077', [field]: newValue }
    await shop.db.updateTable('users').set({ phone: null }).where('phone', '=', now.phone).execute()
    await shop.db.updateTable('users').set(now).where('id', '=', id).execute()
    await transact(shop.db, async (tx) => {
      const change = { accountId: id, field, oldValue: null, newValue, wasEmailProven: true, undoHash: null }
      const changeId = await insertContactChange(tx, change, 60)
      if (isUndone)
        await tx.updateTable('contact_changes').set({ undone_at: new Date() }).where('id', '=', changeId).execute()
      await emit(tx, `account.${field}_changed`, { accountId: id, changeId })
    })
    const all = await told(`${field}_changed`)
    return all.filter(({ who }) => who.startsWith(`account:${id} `))
  }

  test.each([
    { field: 'email', newValue: 'fresh@example.com' },
    { field: 'phone', newValue: '01911000088' },
  ] as const)('($field) is told at the new one, at the other one and in the bell', async ({ field, newValue }) => {
    const messages = await changed(field, newValue)
    expect(messages.map(({ who }) => who.split(' ')[1])).toEqual(['mail', 'sms', 'bell'])
    expect(messages[0]?.words).toContain(`The ${field} of your account is ${newValue} now.`)
    const way = field === 'email' ? 'mail' : 'sms'
    const sent = await shop.db
      .selectFrom('messages')
      .selectAll()
      .where('kind', '=', `${field}_changed`)
      .where('way', '=', way)
      .execute()
    expect(sent.map(({ to_address, to_phone }) => to_address ?? to_phone)).toEqual([newValue])
  })

  test('that was undone by then is told to nobody', async () => {
    expect(await changed('email', 'undone@example.com', true)).toEqual([])
  })
})

test('a store that owes the shop too much is told by how much, and by which statement', async () => {
  const { id: vendorId } = await shop.given.vendor()
  await givenOwed(shop.db, vendorId, 62_050)
  const statementId = await givenClosed(shop, vendorId)
  await transact(shop.db, (tx) => emit(tx, 'store.owes', { vendorId, statementId }))
  const messages = await told('store_owes')
  expect(messages.map(({ who }) => who)).toEqual([`store:${vendorId} mail`, `store:${vendorId} bell`])
  expect(messages[0]?.words).toMatch(/owes the shop ৳620\.50[\s\S]*Statement 1[\s\S]*\/dashboard\/statements\/\d+/)
})

test('a store in debt is told until when it is let pass, how to pay, that it is paused, and that it takes orders again', async () => {
  const { id: vendorId } = await shop.given.vendor()
  await givenDebt(shop, vendorId)
  const ways = [`store:${vendorId} mail`, `store:${vendorId} bell`]
  const owing = (await told('store_owes')).filter(({ who }) => ways.includes(who))
  expect(owing[0]?.words).toMatch(
    /owes the shop ৳10,000[\s\S]*still above the limit on \w+ \d+ \w+[\s\S]*At ৳500 or less/,
  )
  await givenPaused(shop, vendorId)
  const paused = await told('store_paused')
  expect(paused.map(({ who }) => who)).toEqual(ways)
  expect(paused[0]?.words).toMatch(
    /Debt of ৳20,000[\s\S]*New orders are paused[\s\S]*Pay the shop[\s\S]*\/dashboard\/statements/,
  )
  await givenSettled(shop.db, vendorId, 2_000_000)
  await judgeDebts(shop.db, new AbortController().signal)
  expect((await told('store_resumed')).map(({ who }) => who)).toEqual(ways)
})

test('a shopper is told what is given back and why, and by which way it was paid; nothing of what was cancelled', async () => {
  const traders = await givenTraders(shop)
  const { orderId, parcelId, lines } = await givenSold(shop, traders)
  const { token } = traders.admin
  const grant = async () => (await grantRefund(shop, traders.baker.token, parcelId, { lines })).body.id
  const customer = `customer:${traders.customer.id}`
  const ways = [`${customer} mail`, `${customer} sms`, `${customer} bell`]
  const cancelled = await grant()
  const granted = await told('refund_granted')
  expect(granted.map(({ who }) => who)).toEqual(ways)
  expect(granted[0]?.words).toMatch(/৳1,450[\s\S]*1 × [\s\S]*A seam was open[\s\S]*at the latest/)
  await markCancelled(shop.db, cancelled, { cancelledBy: traders.admin.id, because: 'A mistake' })
  await transact(shop.db, (tx) => emit(tx, 'refund.granted', { refundId: cancelled, orderId }))
  expect(await whoOf('refund_granted')).toEqual(ways)
  await payRefund(shop, token, await grant(), { way: 'nagad', reference: 'N77' })
  const paid = await told('refund_paid')
  expect(paid.map(({ who }) => who)).toEqual(ways)
  expect(paid[1]?.words).toContain(`order ${orderId}: Tk 1,450 is refunded by Nagad, reference N77`)
})

test('a store is told what an admin gives back of its sale and what that costs it, and nothing of what it granted itself', async () => {
  const traders = await givenTraders(shop)
  const { parcelId, lines } = await givenSold(shop, traders, { quantities: [2] })
  const [line] = lines
  const one = [{ lineId: line?.lineId ?? 0, quantity: 1 }]
  expect((await grantRefund(shop, traders.baker.token, parcelId, { lines: one })).status).toBe(201)
  await told('refund_granted')
  expect(await whoOf('store_refunded')).toEqual([])
  expect((await grantRefund(shop, traders.admin.token, parcelId, { lines: one })).status).toBe(201)
  const [mail, bell, ...more] = await told('store_refunded')
  const store = `store:${traders.baker.id}`
  expect([mail?.who, bell?.who, more]).toEqual([`${store} mail`, `${store} bell`, []])
  expect(mail?.words).toMatch(
    /৳1,450 is refunded[\s\S]*1 × [\s\S]*A seam was open[\s\S]*lowers what the shop owes your store by ৳1,450/,
  )
})

test('a shopper is told, each once, that a refund did not arrive and that it is cancelled, and why; not of what was paid anew meanwhile', async () => {
  const traders = await givenTraders(shop)
  const { orderId, parcelId, lines } = await givenSold(shop, traders)
  const { token } = traders.admin
  const { id } = (await grantRefund(shop, traders.baker.token, parcelId, { lines })).body
  const customer = `customer:${traders.customer.id}`
  const ways = [`${customer} mail`, `${customer} sms`, `${customer} bell`]
  await payRefund(shop, token, id)
  await failRefund(shop, token, id)
  const failed = await told('refund_failed')
  expect(failed.map(({ who }) => who)).toEqual(ways)
  expect(failed[0]?.words).toMatch(/৳1,450 did not reach you[\s\S]*No such number[\s\S]*still owe it/)
  await payRefund(shop, token, id)
  expect(await whoOf('refund_paid')).toContain(ways[0])
  const payments = shop.db.selectFrom('refund_payments').select('id as paymentId').where('refund_id', '=', id)
  const { paymentId } = await payments.orderBy('id').executeTakeFirstOrThrow()
  await transact(shop.db, (tx) => emit(tx, 'refund.failed', { refundId: id, orderId, paymentId }))
  expect(await whoOf('refund_failed')).toEqual(ways)
  await failRefund(shop, token, id)
  expect(await whoOf('refund_failed')).toEqual([...ways, ...ways])
  await cancelRefund(shop, token, id)
  const cancelled = await told('refund_cancelled')
  expect(cancelled.map(({ who }) => who)).toEqual(ways)
  expect(cancelled[1]?.words).toContain('A mistake')
})

test('no kind has the name of another, and each has a title', () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length)
  for (const { title } of KINDS) expect(title()).not.toBe('')
})

test('a store and a shopper who have a phone and no email are told, and no mail is written to nobody', async () => {
  const { id, vendor, customer } = await placed()
  await shop.db.updateTable('orders').set({ email: '' }).where('id', '=', id).execute()
  await shop.db
    .updateTable('users')
    .set({ email: null, phone: sql`'0181' || lpad(id::text, 7, '0')` })
    .where('id', 'in', [vendor.ownerId, customer.id])
    .execute()
  await untilMailsRest(shop)
  await shop.db.deleteFrom('messages').execute()
  await transact(shop.db, (tx) => emit(tx, 'order.placed', { orderId: id }))
  await transact(shop.db, (tx) => emit(tx, 'account.password_changed', { accountId: customer.id }))
  const all = [...(await told('order_to_pack')), ...(await told('order_placed')), ...(await told('password_changed'))]
  const who = all.map((message) => message.who)
  expect(who.filter((each) => each.endsWith(' mail'))).toEqual([])
  expect(who).toEqual(expect.arrayContaining([`store:${vendor.id} bell`, `account:${customer.id} sms`]))
})
