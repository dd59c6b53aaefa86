import { BANK, givenAccount, givenDocument, newNumber } from '../given-documents.ts'
import type { Asked, Row, Rows } from './row.ts'

/** Papers of stores and the accounts that they are paid to. */
export const STORE_DOCUMENT_ROWS = {
  'GET /api/papers/own': [{ about: 'the own ones', answers: 'is for vendors', ask: () => () => ({}) }],
  'GET /api/papers': [{ about: 'of all stores', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/payout-accounts': [{ about: 'of all stores', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/papers': [
    {
      ...{ about: 'a new one', answers: 'is for vendors', writes: ['paper create'] },
      ask: () => () => ({ body: { kind: 'tin', number: newNumber(12), holder: 'Rahima Khatun' } }),
    },
  ],
  'POST /api/payout-accounts': [
    {
      ...{ about: 'a new one', answers: 'is for vendors', writes: ['payout_account create'] },
      ask: () => () => ({ body: { way: 'bank', ...BANK, number: newNumber(10) } }),
    },
  ],
  'PUT /api/papers/:id/approval': [ofDocument('approve')],
  'PUT /api/papers/:id/refusal': [ofDocument('reject', { reason: 'The name is another' })],
  'PUT /api/payout-accounts/:id/approval': [ofAccount('is for admins', 'approve')],
  'PUT /api/payout-accounts/:id/refusal': [ofAccount('is for admins', 'reject', { reason: 'No such branch' })],
  'PUT /api/payout-accounts/:id/withdrawal': [ofAccount('is for its own store', 'cancel')],
} satisfies Rows

function ofDocument(deed: string, body?: object): Row {
  return {
    ...{ about: 'the vendor’s that waits', answers: 'is for admins', writes: [`paper ${deed}`] },
    async ask({ shop, people }) {
      const id = await givenDocument(shop, people.vendor.storeId)
      return (): Asked => ({ params: { id }, ...(body && { body }) })
    },
  }
}

function ofAccount(answers: Row['answers'], deed: string, body?: object): Row {
  return {
    ...{ about: 'the vendor’s that waits', answers, writes: [`payout_account ${deed}`] },
    async ask({ shop, people }) {
      const id = await givenAccount(shop, people.vendor.storeId, { state: 'handed_in' })
      return (): Asked => ({ params: { id }, ...(body && { body }) })
    },
  }
}
