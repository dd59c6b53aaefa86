import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, paging, reasonGiven, singleLine, sum } from './machinery/fields.ts'
import { LONGEST_REASON } from './values/limits.ts'
import { MANUAL_ENTRY_KINDS, MANUAL_ENTRY_STATES } from './values/manual-entries.ts'

const byId = z.object({ id: idText })
const LONGEST_KEY = 100

/** What an admin posts to a store by hand, once another approved it. */
export const manualEntry = z.object({
  id,
  vendorId: id,
  storeName: z.string(),
  kind: z.enum(MANUAL_ENTRY_KINDS),
  /** Taka, above nothing: whether the store has more or less by it, its kind says. */
  amount: z.number(),
  /** On a fee, once it is approved. */
  vat: z.number(),
  reason: z.string(),
  state: z.enum(MANUAL_ENTRY_STATES),
  preparedAt: moment,
  decidedAt: z.nullable(moment),
  /** '' unless it was refused. */
  refusedBecause: z.string(),
})
export type ManualEntry = z.infer<typeof manualEntry>

export const listManualEntries = endpoint({
  method: 'GET',
  path: '/api/manual-entries',
  access: 'approved-vendor-or-admin',
  summary:
    'Manual entries, newest first: of a store its own that stand, for an admin all, of one store or in one state.',
  query: z.object({
    vendorId: z.optional(idText),
    state: z.optional(z.enum(MANUAL_ENTRY_STATES)),
    ...paging(25),
  }),
  reply: manualEntry,
  list: 'array',
})

export const prepareManualEntry = endpoint({
  method: 'POST',
  path: '/api/manual-entries',
  access: 'admin',
  summary: 'Prepare a manual entry to a store, with its reason; it is posted once another admin approves it.',
  body: z.object({
    vendorId: id,
    kind: z.enum(MANUAL_ENTRY_KINDS),
    amount: sum.check(z.positive({ error: () => m.field_must_positive_number() })),
    reason: singleLine(LONGEST_REASON),
    /** Of one press: sent again, it is the same entry. */
    key: singleLine(LONGEST_KEY),
  }),
  reply: manualEntry,
  status: 201,
})

export const approveManualEntry = endpoint({
  method: 'PUT',
  path: '/api/manual-entries/:id/approval',
  access: 'admin',
  summary: 'Approve a manual entry, which posts it: another admin than the one who prepared it, where there is one.',
  params: byId,
  reply: manualEntry,
})

export const refuseManualEntry = endpoint({
  method: 'PUT',
  path: '/api/manual-entries/:id/refusal',
  access: 'admin',
  summary: 'Refuse a manual entry that is prepared, with a reason: nothing is posted.',
  params: byId,
  body: reasonGiven,
  reply: manualEntry,
})
