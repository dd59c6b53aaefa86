import { orderBody } from '../orders.ts'
import type { Name } from './people.ts'
import type { Asked, Row, Rows } from './row.ts'
import { orderOf } from './world.ts'

/** Orders: their customer’s, and parcel by parcel their stores’. */
export const ORDER_ROWS = {
  'POST /api/orders/create': [
    {
      about: 'something on sale',
      answers: 'is for accounts',
      writes: [],
      ask:
        ({ onSaleId }) =>
        () => ({ body: orderBody([{ productId: onSaleId }]) }),
    },
  ],
  'GET /api/orders': [
    { about: 'the own orders', answers: 'is for accounts', ask: () => () => ({}) },
    { about: 'what the caller bought', answers: 'is for accounts', ask: () => () => ({ query: { placedBy: 'me' } }) },
    ...byRole(),
  ],
  'GET /api/orders/:id': [
    { about: 'the shopper’s, from the vendor', answers: 'shows its parcel', ask: bought('shopper', 'vendor') },
    { about: 'the vendor’s, from the rival', answers: 'has another seller', ask: bought('vendor', 'rival') },
  ],
  'PUT /api/orders/:id/status': [
    {
      about: 'the shopper’s, to cancel',
      answers: 'shows its parcel',
      writes: ['order cancel'],
      ask: bought('shopper', 'vendor', { status: 'Cancelled' }),
    },
    {
      about: 'the shopper’s, to complete',
      answers: 'completes its parcel',
      writes: ['order complete'],
      ask: bought('shopper', 'vendor', { status: 'Completed' }),
    },
    {
      about: 'the vendor’s own, to cancel',
      answers: 'has another seller',
      writes: ['order cancel'],
      ask: bought('vendor', 'rival', { status: 'Cancelled' }),
    },
    {
      about: 'the shopper’s, to cancel when it is completed',
      answers: 'is not open any more',
      writes: [],
      async ask(world) {
        const id = await orderOf(world, 'shopper', world.people.vendor)
        const completed = { params: { id: String(id) }, body: { status: 'Completed' as const } }
        await world.shop.call('PUT /api/orders/:id/status', completed, world.people.admin.token)
        return () => ({ params: { id }, body: { status: 'Cancelled' } })
      },
    },
  ],
  'POST /api/orders/complete': [
    {
      about: 'one that is completed already: said, and not moved again',
      answers: 'is for sellers',
      writes: [],
      async ask(world) {
        const id = await orderOf(world, 'shopper', world.people.vendor)
        const completed = { params: { id: String(id) }, body: { status: 'Completed' as const } }
        await world.shop.call('PUT /api/orders/:id/status', completed, world.people.admin.token)
        return () => ({ body: { ids: [id] } })
      },
    },
  ],
  'GET /api/dashboard': [{ about: 'the own figures', answers: 'is for accounts', ask: () => () => ({}) }, ...byRole()],
  'GET /api/dashboard/figures': [
    { about: 'the own figures', answers: 'is for accounts', ask: () => () => ({ query: { days: '7' } }) },
    ...byRole(),
  ],
} satisfies Rows

/** A role in the query never widens what is answered (decisions, "Orders"). */
function byRole(): Row[] {
  return [
    { about: 'as a customer', answers: 'is for customers’ role', ask: () => () => ({ query: { role: 'Customer' } }) },
    { about: 'as a user', answers: 'is for customers’ role', ask: () => () => ({ query: { role: 'User' } }) },
    { about: 'as a vendor', answers: 'is for vendors’ role', ask: () => () => ({ query: { role: 'Vendor' } }) },
    { about: 'as an admin', answers: 'is for admins’ role', ask: () => () => ({ query: { role: 'Admin' } }) },
  ]
}

/** An order that one of the people bought from another. */
function bought(customer: Name, store: Name, body?: object): Row['ask'] {
  return async (world) => {
    const id = await orderOf(world, customer, world.people[store])
    return (): Asked => ({ params: { id }, ...(body ? { body } : {}) })
  }
}
