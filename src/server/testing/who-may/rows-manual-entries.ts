import { randomUUID } from 'node:crypto'
import { givenEntry } from '../given-entries.ts'
import type { Asked, Row, Rows } from './row.ts'

/** What admins post to stores by hand. */
export const MANUAL_ENTRY_ROWS = {
  'GET /api/manual-entries': [{ about: 'the own ones', answers: 'is for sellers', ask: () => () => ({}) }],
  'POST /api/manual-entries': [
    {
      ...{ about: 'to a store', answers: 'is for admins', writes: ['manual_entry create'] },
      async ask({ shop }) {
        const { id: vendorId } = await shop.given.vendor()
        return () => ({
          body: { vendorId, kind: 'credit', amount: 100, reason: 'Agreed by phone', key: randomUUID() },
        })
      },
    },
  ],
  'PUT /api/manual-entries/:id/approval': [ofEntry('approve')],
  'PUT /api/manual-entries/:id/refusal': [ofEntry('reject', { reason: 'Not agreed' })],
} satisfies Rows

function ofEntry(deed: string, body?: object): Row {
  return {
    ...{ about: 'to a store', answers: 'is for admins', writes: [`manual_entry ${deed}`] },
    async ask({ shop, people }) {
      const { id: vendorId } = await shop.given.vendor()
      const id = await givenEntry(shop, vendorId, people.vendor.id)
      return (): Asked => ({ params: { id }, ...(body && { body }) })
    },
  }
}
