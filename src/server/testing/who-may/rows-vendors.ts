import { randomUUID } from 'node:crypto'
import type { VendorStatus } from '#contract/vendors'
import { givenSecret, newPhone } from '../../codes/testing/secrets.ts'
import { contactOf } from './people.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const HOUSE_STORE = 1
let registered = 0

/** Stores: as their vendors, as admins and as the public see them. */
export const VENDOR_ROWS = {
  'POST /api/Vendors/Register': [
    {
      about: 'a new email',
      answers: 'is for everybody',
      writes: [],
      ask: () => () => {
        registered += 1
        return { body: { ...STORE, ...newcomer(registered) } }
      },
    },
  ],
  'GET /api/Vendors/MyProfile': [{ about: 'the own store', answers: 'is for vendors', ask: () => () => ({}) }],
  'GET /api/Vendors/MyProfile/contacts': [{ about: 'the own store', answers: 'is for vendors', ask: () => () => ({}) }],
  'POST /api/Vendors/MyProfile/contacts': [
    {
      about: 'the own store’s phone, not confirmed yet',
      answers: 'is for vendors',
      writes: [],
      async ask({ shop }) {
        const phones = await shop.db.selectFrom('vendors').select('id').execute()
        for (const { id } of phones)
          await shop.db.updateTable('vendors').set({ contact_phone: newPhone() }).where('id', '=', id).execute()
        return () => ({ body: { field: 'phone' } })
      },
    },
  ],
  'PUT /api/Vendors/MyProfile/contacts': [
    {
      about: 'a code that was sent to the own store’s phone',
      answers: 'is for vendors',
      writes: [],
      async ask({ shop, people }) {
        const tickets = new Map<number, string>()
        for (const { id: accountId } of Object.values(people))
          if (accountId !== people.nobody.id)
            tickets.set(accountId, (await givenSecret(shop, { purpose: 'store_contact', accountId })).ticket)
        return ({ id }) => ({ body: { ticket: tickets.get(id) ?? randomUUID(), code: '123456' } })
      },
      spares: ({ shop }, { storeId }) => shop.db.selectFrom('vendors').selectAll().where('id', '<>', storeId).execute(),
    },
  ],
  'GET /api/Vendors/MyBalance': [{ about: 'the own store', answers: 'is for vendors', ask: () => () => ({}) }],
  'PUT /api/Vendors/UpdateProfile': [
    {
      about: 'the own store',
      answers: 'is for vendors',
      writes: ['vendor profile'],
      async ask(world) {
        await asBefore(world)
        return ({ name }) => ({ body: { ...STORE, contactEmail: contactOf(name) } })
      },
      spares: ({ shop }, { storeId }) => shop.db.selectFrom('vendors').selectAll().where('id', '<>', storeId).execute(),
    },
  ],
  'GET /api/Vendors': [{ about: 'all stores', answers: 'is for admins', ask: () => () => ({}) }],
  'PUT /api/Vendors/Approve/:id': decisions('vendor approve'),
  'PUT /api/Vendors/Reject/:id': decisions('vendor reject'),
  'PUT /api/Vendors/AcceptName/:id': [
    {
      about: 'an approved store with a new name',
      answers: 'is for admins',
      writes: ['vendor accept-name'],
      ask: async (world) => {
        const id = await store(world, 'Approved')
        await world.shop.db.updateTable('vendors').set({ former_name: 'Before' }).where('id', '=', id).execute()
        return byId(id)
      },
    },
  ],
  'DELETE /api/Vendors/:id': [
    {
      about: 'a store with an owner',
      answers: 'is for admins',
      writes: ['user role', 'vendor delete'],
      ask: async (world) => byId(await store(world, 'Approved')),
    },
    { about: 'the house store', answers: 'is in an admin’s way', writes: [], ask: () => byId(HOUSE_STORE) },
  ],
  'GET /api/stores/:id': [
    {
      about: 'the vendor’s store',
      answers: 'is for everybody',
      ask: ({ people }) => byId(people.vendor.storeId),
    },
    {
      about: 'the pending vendor’s store',
      answers: 'is for nobody',
      ask: ({ people }) => byId(people.pending.storeId),
    },
    { about: 'a closed store', answers: 'is for nobody', ask: ({ people }) => byId(people.closed.storeId) },
  ],
} satisfies Rows

/** Every store has a name of its own. */
const newcomer = (number: number) => ({
  email: `store${number}@example.com`,
  password: 'a long enough one',
  storeName: `Tant Ghar ${number}`,
})

const STORE = { storeName: 'Rongdhonu', storeDescription: 'Colours', contactPhone: '01711000000' }

function decisions(deed: string): Row[] {
  return [
    {
      about: 'a pending vendor',
      answers: 'is for admins',
      writes: [deed],
      ask: async (world) => byId(await store(world, 'Pending')),
    },
    {
      about: 'a vendor that was decided on',
      answers: 'is in an admin’s way',
      writes: [],
      ask: async (world) => byId(await store(world, 'Approved')),
    },
    { about: 'the house store', answers: 'is in an admin’s way', writes: [], ask: () => byId(HOUSE_STORE) },
  ]
}

async function store({ shop }: World, status: VendorStatus): Promise<number> {
  return (await shop.given.vendor(status)).id
}

/** A saved profile asks for approval anew: everybody stands again where they stood. */
async function asBefore({ shop, people }: World): Promise<void> {
  const { db } = shop
  await db.updateTable('vendors').set({ status: 'Rejected' }).where('id', '=', people.rejected.storeId).execute()
  await db
    .updateTable('vendors')
    .set({ store_name: 'As before', name_key: null, former_name: null })
    .where('is_house', '=', false)
    .execute()
}

const byId = (id: number) => () => ({ params: { id } })
