import { createCourierSecrets } from '../../couriers/secrets.ts'
import { TEST_SECRET } from '../shop.ts'
import type { Rows } from './row.ts'
import { orderOf, type World } from './world.ts'

const KEYS = { apiKey: 'a key', secretKey: 'a secret' }

/** Accounts with courier companies, and what they carry: the store’s that packs it, and admins’. */
export const COURIER_ROWS = {
  'GET /api/couriers': [{ about: 'those to book with', answers: 'is for sellers', ask: () => () => ({}) }],
  'GET /api/couriers/:company/places': [
    {
      about: 'of a company',
      answers: 'is for sellers',
      ask: () => () => ({ params: { company: 'pathao' }, query: { search: 'Mirpur' } }),
    },
  ],
  'GET /api/courier-accounts': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'PUT /api/courier-accounts/:company': [
    {
      about: 'an own one, where the shop lets stores have some',
      answers: 'is for sellers',
      writes: ['courier update'],
      async ask({ shop, people }) {
        const value = JSON.stringify({ storeCouriers: 'own' })
        await shop.db.updateTable('settings').set({ overrides: value }).execute()
        for (const owner of [null, people.vendor.storeId, people.rival.storeId]) await givenAccount(shop, owner)
        return () => ({ params: { company: 'steadfast' }, body: { environment: 'live', isOn: true, keys: KEYS } })
      },
    },
  ],
  'GET /api/parcels/:id/consignment': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      async ask(world) {
        const [parcelId, accountId] = await parcelAndAccount(world)
        return () => ({ params: { id: parcelId }, query: { accountId: String(accountId) } })
      },
    },
  ],
  'POST /api/parcels/consignments': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      writes: ['consignment book'],
      async ask(world) {
        const [parcelId, accountId] = await parcelAndAccount(world)
        return () => ({ body: { ids: [parcelId], accountId } })
      },
    },
  ],
  'PUT /api/consignments/:id': [
    {
      about: 'the vendor’s, which may have been booked',
      answers: 'is for its vendor',
      writes: ['consignment decide'],
      async ask(world) {
        const [parcelId, accountId] = await parcelAndAccount(world)
        const { id } = await world.shop.db
          .insertInto('consignments')
          .values({
            ...{ parcel_id: parcelId, account_id: accountId, invoice: `H${parcelId}`, state: 'parked' },
            ...{ asked_by: world.people.vendor.id, asked_for: 'store', cash_poisha: 100, recipient: '{}' },
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return () => ({ params: { id }, body: { decision: 'dropped' } })
      },
    },
  ],
} satisfies Rows

async function parcelAndAccount({ shop, people, ...world }: World): Promise<[number, number]> {
  const orderId = await orderOf({ shop, people, ...world }, 'shopper', people.vendor)
  const parcels = shop.db.selectFrom('parcels').select('id').where('order_id', '=', orderId)
  const { id } = await parcels.executeTakeFirstOrThrow()
  return [id, await givenAccount(shop, null)]
}

/** With Steadfast, which takes any address. */
async function givenAccount({ db }: World['shop'], owner: number | null): Promise<number> {
  const known = db.selectFrom('courier_accounts').select('id').where('company', '=', 'steadfast')
  const found = await known.where('vendor_id', owner === null ? 'is' : '=', owner).executeTakeFirst()
  if (found) return found.id
  const secrets = createCourierSecrets(TEST_SECRET)
  const { id } = await db
    .insertInto('courier_accounts')
    .values({
      ...{ company: 'steadfast', vendor_id: owner, environment: 'live' },
      sealed_keys: secrets.sealKeys(KEYS),
      push_digest: secrets.digestOf(secrets.newWebhookSecret()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
