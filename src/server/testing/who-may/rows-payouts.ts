import { givenDebt, givenStorePayment } from '../given-debts.ts'
import { givenAccount } from '../given-documents.ts'
import { givenPayout, givenPayoutFile, givenStatement } from '../given-payouts.ts'
import type { Asked, Row, Rows } from './row.ts'
import type { World } from './world.ts'

/** What stores are told of their money, and are paid. */
export const PAYOUT_ROWS = {
  'GET /api/statements': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'GET /api/statements/:id': [ofStatement()],
  'GET /api/statements/:id/lines': [ofStatement()],
  'GET /api/statements/:id/file': [ofStatement()],
  'GET /api/former-stores': [{ about: 'the own ones', answers: 'is for accounts', ask: () => () => ({}) }],
  'GET /api/former-stores/statements/:id/file': [{ ...ofStatement(), answers: 'is its former owner’s' }],
  'GET /api/payouts': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'GET /api/payouts/late': [{ about: 'of all stores', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/payouts/balances': [{ about: 'of all stores', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/payouts/files': [{ about: 'for the bank', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/payouts/files/:id': [
    {
      about: 'for the bank',
      answers: 'is for admins',
      async ask({ shop, people }) {
        const id = await givenPayoutFile(shop, people.vendor.storeId, people.admin.id)
        return () => ({ params: { id } })
      },
    },
  ],
  'POST /api/payouts/files': [
    {
      about: 'of what is approved',
      answers: 'is for admins',
      writes: ['payout update'],
      async ask(world) {
        await givenAccount(world.shop, world.people.vendor.storeId)
        await payoutOf(world, 'approved')
        return () => ({ body: { way: 'bank' } })
      },
    },
  ],
  'GET /api/store-terms/own': [{ about: 'the own ones', answers: 'is for vendors', ask: () => () => ({}) }],
  'GET /api/store-terms/:id': [{ about: 'the vendor’s', answers: 'is for admins', ask: ofStore }],
  'POST /api/store-terms/:id/payments': [
    {
      ...{ about: 'of a store in debt', answers: 'is for admins', writes: ['vendor pay'] },
      async ask(world) {
        const { id } = await world.shop.given.vendor()
        await givenDebt(world.shop, id)
        return () => ({ params: { id }, body: { amount: 1, way: 'cash', reference: '17' } })
      },
    },
  ],
  'PUT /api/store-payments/:id/taken-back': [
    {
      ...{ about: 'of a store in debt', answers: 'is for admins', writes: ['vendor take-back'] },
      async ask({ shop, people }) {
        const { id } = await shop.given.vendor()
        const paymentId = await givenStorePayment(shop, id, people.admin.id)
        return () => ({ params: { id: paymentId }, body: { reason: 'Another store’s' } })
      },
    },
  ],
  'PUT /api/store-terms/:id/lift': [
    {
      ...{ about: 'of a store in debt', answers: 'is for admins', writes: ['vendor update'] },
      async ask(world) {
        const { id } = await world.shop.given.vendor()
        await givenDebt(world.shop, id)
        return () => ({ params: { id }, body: { until: '2999-12-31' } })
      },
    },
  ],
  'PUT /api/store-terms/:id/period': [
    {
      ...{ about: 'the vendor’s', answers: 'is for admins', writes: ['vendor update'] },
      async ask(world) {
        const { id } = await world.shop.given.vendor()
        return () => ({ params: { id }, body: { period: 'daily' } })
      },
    },
  ],
  'POST /api/payouts': [
    {
      about: 'of the vendor’s statement',
      answers: 'is for admins',
      writes: ['payout create'],
      async ask(world) {
        await payoutOf(world, 'failed')
        const statementId = await givenStatement(world.shop, world.people.vendor.storeId)
        return () => ({ body: { statementId } })
      },
    },
  ],
  'PUT /api/payouts/:id/approval': [ofPayout('approve', 'prepared')],
  'PUT /api/payouts/:id/payment': [ofPayout('pay', 'approved', (id) => ({ reference: `FT${id}` }))],
  'PUT /api/payouts/:id/failure': [ofPayout('fail', 'approved', () => ({ reason: 'No such account' }))],
} satisfies Rows

function ofStore({ people }: World): () => Asked {
  return () => ({ params: { id: people.vendor.storeId } })
}

function ofStatement(): Row {
  return {
    about: 'the vendor’s',
    answers: 'is for its vendor',
    async ask({ shop, people }) {
      const id = await givenStatement(shop, people.vendor.storeId)
      return () => ({ params: { id } })
    },
  }
}

function ofPayout(deed: string, state: 'prepared' | 'approved', body?: (id: number) => object): Row {
  return {
    about: `the vendor’s that is ${state}`,
    answers: 'is for admins',
    writes: [`payout ${deed}`],
    async ask(world) {
      const id = await payoutOf(world, state)
      return (): Asked => ({ params: { id }, ...(body && { body: body(id) }) })
    },
  }
}

function payoutOf({ shop, people }: World, state: 'prepared' | 'approved' | 'failed'): Promise<number> {
  return givenPayout(shop, people.vendor.storeId, people.admin.id, state)
}
