import { givenCommissionInvoice, givenSaleInvoice } from '../given-invoices.ts'
import type { Asked, Rows } from './row.ts'
import { orderOf, type World } from './world.ts'

/** Tax invoices: of a sale its customer’s and its store’s, of the commission the store’s that pays it. */
export const INVOICE_ROWS = {
  'GET /api/invoices': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'GET /api/invoices/file': [
    { about: 'those of a month', answers: 'is for sellers', ask: () => () => ({ query: { month: '2026-11' } }) },
  ],
  'GET /api/invoices/issuer': [{ about: 'the own one', answers: 'is for sellers', ask: () => () => ({}) }],
  'GET /api/invoices/reconciliation': [
    { about: 'those of a month', answers: 'is for admins', ask: () => () => ({ query: { month: '2026-11' } }) },
  ],
  'GET /api/invoices/:id': [
    {
      about: 'of what the shopper bought of the vendor',
      answers: 'shows its parcel',
      ask: async (world) => asked((await invoicedOrder(world)).invoiceId),
    },
    {
      about: 'of the vendor’s commission',
      answers: 'has its store alone',
      async ask({ shop, people }) {
        return asked((await givenCommissionInvoice(shop, people.vendor.storeId)).invoiceId)
      },
    },
  ],
  'GET /api/orders/:id/invoices': [
    {
      about: 'the shopper’s, of the vendor',
      answers: 'shows its parcel',
      ask: async (world) => asked((await invoicedOrder(world)).orderId),
    },
  ],
  'GET /api/statements/:id/invoices': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      async ask({ shop, people }) {
        return asked((await givenCommissionInvoice(shop, people.vendor.storeId)).statementId)
      },
    },
  ],
} satisfies Rows

function asked(id: number): () => Asked {
  return () => ({ params: { id } })
}

async function invoicedOrder(world: World): Promise<{ orderId: number; invoiceId: number }> {
  const { shop, people } = world
  const orderId = await orderOf(world, 'shopper', people.vendor)
  return { orderId, invoiceId: await givenSaleInvoice(shop, { orderId, token: people.admin.token ?? '' }) }
}
