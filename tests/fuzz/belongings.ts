import { randomBytes } from 'node:crypto'
import { createChallenges } from '../../src/server/auth/totp-challenge.ts'
import { givenSecret, givenUndo, newPhone } from '../../src/server/codes/testing/secrets.ts'
import { createSeal } from '../../src/server/platform/process/seal.ts'
import { givenBell } from '../../src/server/testing/given-bell.ts'
import { BANK, givenAccount, givenDocument } from '../../src/server/testing/given-documents.ts'
import { givenMessage } from '../../src/server/testing/given-messages.ts'
import { givenDelivery, givenWebhook } from '../../src/server/testing/given-webhooks.ts'
import { givenFailedJob } from '../../src/server/testing/jobs.ts'
import { TEST_SECRET, type TestShop } from '../../src/server/testing/shop.ts'
import { createSecondStep } from '../../src/server/totp/second-step.ts'
import { codeOf, SECRET_BYTES, stepAt } from '../../src/server/totp/totp.ts'
import type { Likely } from './good.ts'
import { moneyOf } from './money.ts'
import { placedFor } from './placed.ts'

export interface Owner {
  id: number
  email: string
  /** Null: none, or that of the shop itself. */
  vendorId: number | null
}

const CODE = '123456'

/** What one of them has, or was sent, and what some calls alone are about: likely values by the beginnings of their names. */
export async function givenBelongings(shop: TestShop, owner: Owner): Promise<[string, Likely][]> {
  return [
    ...(await sentCodes(shop, owner)),
    ...(await twoSteps(shop, owner)),
    ...(await addressBook(shop, owner)),
    ...(await webhooks(shop, owner)),
    ...(await moneyOf(shop, owner)),
    ...(await papers(shop, owner)),
    ...(await trade(shop, owner)),
    ...(await carrying(shop, owner)),
    ['DELETE /api/account/sessions/', { id: [await session(shop, owner)] }],
    ['POST /api/account/delete', { name: [owner.email] }],
    ['POST /api/bell/read', { ids: [[await givenBell(shop, owner.id)]], upTo: [await givenBell(shop, owner.id)] }],
    ['PUT /api/messages/preferences', { changes: [[{ kind: 'order_completed', way: 'mail', isOn: false }]] }],
    ['GET /api/messages/:id', { id: [String(await givenMessage(shop, { accountId: owner.id }))] }],
    ['POST /api/messages/:id/send', { id: [String(await givenMessage(shop, { state: 'Failed' }))] }],
    ['POST /api/jobs/:id/retry', { id: [String(await givenFailedJob(shop))] }],
    ['GET /api/districts/', { district: ['Sylhet', "Cox's Bazar"] }],
  ]
}

async function sentCodes(shop: TestShop, { id, email }: Owner): Promise<[string, Likely][]> {
  const sent = async (purpose: 'sign_in' | 'prove_account' | 'change_contact' | 'reset_password') =>
    (await givenSecret(shop, { purpose, accountId: purpose === 'sign_in' ? null : id, secret: CODE })).ticket
  const proof = [{ ticket: await sent('prove_account'), code: CODE }]
  return [
    ['POST /api/auth/codes', { phone: [newPhone()] }],
    ['POST /api/auth/codes/enter', { ticket: [await sent('sign_in')], code: [CODE] }],
    ['POST /api/auth/forgot-password', { to: [newPhone(), email] }],
    ['POST /api/auth/reset-password', { ticket: [await sent('reset_password')], code: [CODE] }],
    ['POST /api/auth/contact', { phone: [newPhone()], proof }],
    ['PUT /api/auth/contact', { ticket: [await sent('change_contact')], code: [CODE] }],
    ['POST /api/auth/undo-contact', { code: [await givenUndo(shop, id)] }],
    ['POST /api/account/delete', { proof }],
  ]
}

/** Half of them have it on already. */
async function twoSteps({ db }: TestShop, { id }: Owner): Promise<[string, Likely][]> {
  const secret = randomBytes(SECRET_BYTES)
  const isOn = id % 2 === 0
  const sealed = createSeal(TEST_SECRET, 'totp').seal(secret)
  await db
    .insertInto('totp_secrets')
    .values({ account_id: id, sealed, confirmed_at: isOn ? new Date() : null })
    .execute()
  const recoveryCodes = await createSecondStep(TEST_SECRET).renewRecoveryCodes(db, id)
  const challenge = [await createChallenges(TEST_SECRET).sign({ id, role: 'User', epoch: 0 })]
  return [
    ['POST /api/auth/login/totp', { challenge, code: recoveryCodes }],
    ['POST /api/account/totp/confirm', { code: [codeOf(secret, stepAt(Date.now()))] }],
  ]
}

async function addressBook({ db }: TestShop, { id: accountId }: Owner): Promise<[string, Likely][]> {
  const lines = { label: 'Home', name: 'Rahima Khatun', phone: '01711000000', landmark: '', city: 'Dhaka' }
  const district = { division: 'Dhaka', district: 'Dhaka', upazila: 'Mirpur' }
  const { id } = await db
    .insertInto('addresses')
    .values({ account_id: accountId, ...lines, ...district, address_line: '12 Mirpur Road', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const likely = { id: [String(id)], division: ['Dhaka'], district: ['Dhaka', 'Gazipur'], upazila: ['Mirpur', ''] }
  return ['POST', 'PUT', 'DELETE'].map((method) => [`${method} /api/account/addresses`, likely])
}

async function webhooks(shop: TestShop, { vendorId }: Owner): Promise<[string, Likely][]> {
  const { id } = await givenWebhook(shop, { vendorId })
  const deliveryId = [String(await givenDelivery(shop, id))]
  const named = { url: ['https://receiver.example/hook'], events: [['order.placed'], ['order.placed', 'order.placed']] }
  const likely = { id: [String(id)], deliveryId, ...named }
  return ['GET', 'POST', 'PUT', 'DELETE'].map((method) => [`${method} /api/webhooks`, likely])
}

async function papers(shop: TestShop, { vendorId }: Owner): Promise<[string, Likely][]> {
  const storeId = vendorId ?? (await shop.given.vendor()).id
  const accountId = [String(await givenAccount(shop, storeId, { state: 'handed_in' }))]
  const ways = { way: ['bank', 'bkash'], number: ['01711000000'] }
  const account = Object.fromEntries(Object.entries(BANK).map(([name, text]) => [name, [text]]))
  return [
    ['POST /api/papers', { kind: ['nid', 'trade_licence'], number: ['1990123456789'], holder: ['Rahima Khatun'] }],
    ['PUT /api/papers/', { id: [String(await givenDocument(shop, storeId))], reason: ['The name is another'] }],
    ['POST /api/payout-accounts', { ...account, ...ways }],
    ['PUT /api/payout-accounts/', { id: accountId, reason: ['No such branch'] }],
  ]
}

async function trade({ db, given }: TestShop, { id }: Owner): Promise<[string, Likely][]> {
  const line = {
    customer_id: id,
    product_id: await given.product(),
    size: 'M',
    quantity: 1,
    seen_price_poisha: 145_000,
  }
  const { id: lineId } = await db.insertInto('cart_lines').values(line).returning('id').executeTakeFirstOrThrow()
  const pending = async () => [String((await given.vendor('Pending')).id)]
  return [
    ['DELETE /api/cart/remove/', { id: [String(lineId)] }],
    ['PUT /api/orders/:id/status', { status: ['Cancelled', 'Completed'] }],
    ['PUT /api/parcels/:id/stage', { stage: ['confirmed', 'handed_over', 'delivered', 'refused'] }],
    ['PUT /api/parcels/:id/correction', { stage: ['delivered', 'refused', 'lost'] }],
    ['PUT /api/Vendors/Approve/', { id: await pending() }],
    ['PUT /api/Vendors/Reject/', { id: await pending() }],
    ['DELETE /api/categories/', { id: [String(await given.category(`Empty ${lineId}`, 2))] }],
  ]
}

/** Of the store, or of any for an admin: a parcel to book, and a booking that nobody knows of. */
async function carrying(shop: TestShop, { id, vendorId }: Owner): Promise<[string, Likely][]> {
  const { db } = shop
  const account = { company: 'steadfast' as const, environment: 'live' as const, sealed_keys: randomBytes(8) }
  const { id: accountId } = await db
    .insertInto('courier_accounts')
    .values({ ...account, push_digest: randomBytes(32) })
    .onConflict((same) => same.columns(['company', 'vendor_id']).doUpdateSet({ is_on: true }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const productId = await shop.given.product(vendorId === null ? {} : { vendorId })
  const { token } = await shop.given.account()
  const parcels: number[] = []
  for (let count = 0; count < 2; count += 1) {
    parcels.push((await placedFor(shop, token, productId)).parcelId)
  }
  const [parcelId = 0, parkedId = 0] = parcels
  const asked = { asked_by: id, asked_for: 'shop' as const, recipient: '{}', cash_poisha: 151_000 }
  const { id: consignmentId } = await db
    .insertInto('consignments')
    .values({ ...asked, parcel_id: parkedId, account_id: accountId, invoice: `H${parkedId}`, state: 'parked' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { accountId: [accountId, String(accountId)], company: ['steadfast'] }
  return [
    ['GET /api/parcels/:id/consignment', { ...of, id: [String(parcelId)] }],
    ['POST /api/parcels/consignments', { ...of, ids: [[parcelId]] }],
    ['PUT /api/consignments/', { id: [String(consignmentId)], decision: ['dropped', 'booked'], number: ['14241'] }],
    ['GET /api/couriers/', { company: ['pathao', 'redx'], search: ['Mirpur'] }],
    [
      'PUT /api/courier-accounts/',
      { ...of, environment: ['live'], keys: [{ apiKey: 'a key', secretKey: 'a secret' }] },
    ],
  ]
}

async function session({ db }: TestShop, { id }: Owner): Promise<string> {
  const began = { epoch: 0, network: '192.0.2.0/24', expires_at: new Date(Date.now() + 3_600_000) }
  const row = await db
    .insertInto('sessions')
    .values({ account_id: id, ...began })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(row.id)
}
