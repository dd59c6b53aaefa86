import * as z from 'zod/mini'
import { m } from '#messages'
import { consignment, refusedParcel } from './couriers.ts'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, money, paging, searchText, singleLine } from './machinery/fields.ts'
import { deliveryContact, parcel, stage } from './orders.ts'
import { DEADLINE_KINDS } from './values/deadlines.ts'
import { LONGEST_REASON, LONGEST_TRACKING_NUMBER, MOST_AT_ONCE } from './values/limits.ts'
import { MAX_QUANTITY } from './values/sizes.ts'
import { CARRIED_BY, NEXT_STAGES, OWN_RIDER, WORK_LISTS } from './values/stages.ts'

export const workList = z.enum(WORK_LISTS)
export type WorkListName = z.infer<typeof workList>

/** A parcel as who packs it works with it: whose it is, and where it goes. */
export const workParcel = z.extend(parcel, {
  orderId: id,
  placedAt: moment,
  customer: deliveryContact,
  notes: z.string(),
  /** The last try to have it carried by a company; null where there is none. */
  consignment: z.nullable(consignment),
  /** Whether it may be given up: it was not booked, or nobody comes for it any more. */
  mayGiveUp: z.boolean(),
  /** Its next deadline, which ends at `dueAt`; all null once nothing is open. */
  dueFor: z.nullable(z.enum(DEADLINE_KINDS)),
  dueAt: z.nullable(moment),
  /** By the shop’s clock. */
  isLate: z.boolean(),
  /** Of a part that was kept, of which only the sum is known: the pieces that come to it, where no others do. */
  proposedKept: z.nullable(z.array(z.object({ lineId: id, quantity: z.int() }))),
})
export type WorkParcel = z.infer<typeof workParcel>

export const listParcels = endpoint({
  method: 'GET',
  path: '/api/parcels',
  access: 'approved-vendor-or-admin',
  summary:
    'What is to do with parcels, a list for each step, what is due first or late the longest first, and one of all that is late: the own of a store, all for an admin. What is done, and all: newest first.',
  query: z.object({
    list: z._default(workList, 'to_confirm'),
    /** Of what has left its store: who carries it. */
    courier: z.optional(z.enum(CARRIED_BY)),
    /** Number of its order, of its label or of its courier, or part of a name or phone; an admin’s also of a store’s name. */
    search: z.optional(searchText),
    ...paging(25),
  }),
  reply: workParcel,
  list: 'array',
})

export const countParcels = endpoint({
  method: 'GET',
  path: '/api/parcels/counts',
  access: 'approved-vendor-or-admin',
  summary:
    'How many parcels wait in each work list that is not done, and how many of these are late; of those on their way by who carries them, too.',
  reply: z.object({
    waiting: z.record(z.string(), z.int()),
    late: z.record(z.string(), z.int()),
    onTheWay: z.array(z.object({ courier: z.string(), parcels: z.int(), late: z.int() })),
  }),
})
export type WorkCounts = z.infer<(typeof countParcels)['reply']>

/** What is stuck on a parcel. */
export const label = z.object({
  parcelId: id,
  orderId: id,
  storeName: z.string(),
  /** Who carries it, or is asked to; '' where that is not decided yet. */
  courier: z.string(),
  /** What its bars and its square say: the courier’s number, else the shop’s own. */
  number: z.string(),
  /** Widths of bars and spaces in turn (Code 128). */
  bars: z.array(z.int()),
  /** Rows of a QR code, `1` is dark. */
  square: z.array(z.string()),
  to: deliveryContact,
  /** Whole taka, at the door; `rounding`: what that makes less. */
  toCollect: z.number(),
  rounding: z.number(),
  pieces: z.int(),
  notes: z.string(),
})
export type Label = z.infer<typeof label>

export const listLabels = endpoint({
  method: 'GET',
  path: '/api/parcels/labels',
  access: 'approved-vendor-or-admin',
  summary:
    'Labels of parcels that are still to be delivered, with their bar and QR codes, in the order that was asked for.',
  query: z.object({
    ids: z.pipe(
      z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15})*$/, { error: () => m.field_please_choose_parcels() })),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
        z
          .array(z.int())
          .check(z.maxLength(MOST_AT_ONCE, { error: () => m.field_at_most_at_once({ most: MOST_AT_ONCE }) })),
      ),
    ),
  }),
  reply: z.object({ labels: z.array(label) }),
})

/** So many of a line’s pieces. */
export const linePieces = z.object({ lineId: id, quantity: z.int().check(z.minimum(0), z.maximum(MAX_QUANTITY)) })
const pieces = z.array(linePieces).check(z.maxLength(MOST_AT_ONCE))
const trackingNumber = z.optional(singleLine(LONGEST_TRACKING_NUMBER))

export const bringParcel = endpoint({
  method: 'PUT',
  path: '/api/parcels/:id/stage',
  access: 'approved-vendor-or-admin',
  summary: 'Bring a parcel to a stage that is ahead of it, as the store that packs it or as an admin.',
  params: z.object({ id: idText }),
  body: z.object({
    stage,
    /** With `handed_over`: who carries it. The companies have calls of their own. */
    courier: z.optional(z.literal(OWN_RIDER)),
    trackingNumber,
    /** With `partly_delivered`: how many pieces of a line were kept; none of those not named. */
    kept: z.optional(pieces),
    /** The cash of the door, in taka: it has to be what was to be collected, which is whole; of `refused`, what was paid for the delivery. */
    collected: z.optional(money),
    /** Of a parcel that was refused, lost, called back or cancelled. */
    reason: z.optional(singleLine(LONGEST_REASON)),
  }),
  reply: workParcel,
})

export const bringParcels = endpoint({
  method: 'POST',
  path: '/api/parcels/stage',
  access: 'approved-vendor-or-admin',
  summary: 'Bring several parcels to a stage, each by itself. Says which were brought there and which not, and why.',
  body: z.object({
    ids: z
      .array(id, { error: () => m.field_please_choose_parcels() })
      .check(
        z.minLength(1, { error: () => m.field_please_choose_parcels() }),
        z.maxLength(MOST_AT_ONCE, { error: () => m.field_at_most_at_once({ most: MOST_AT_ONCE }) }),
      ),
    stage: z.enum(NEXT_STAGES),
  }),
  reply: z.object({
    brought: z.array(id),
    refused: z.array(refusedParcel),
  }),
})
export type BroughtParcels = z.infer<(typeof bringParcels)['reply']>

export const sayKept = endpoint({
  method: 'PUT',
  path: '/api/parcels/:id/kept',
  access: 'approved-vendor-or-admin',
  summary: 'Say which pieces were kept of a part of which a courier told only the sum.',
  params: z.object({ id: idText }),
  body: z.object({ kept: pieces }),
  reply: workParcel,
})

export const receiveParcel = endpoint({
  method: 'POST',
  path: '/api/parcels/:id/receive',
  access: 'approved-vendor-or-admin',
  summary: 'The store has back what was refused: which pieces are fit to sell, all of a line that is not named.',
  params: z.object({ id: idText }),
  body: z.object({ fit: z.optional(pieces) }),
  reply: workParcel,
})

export const correctParcel = endpoint({
  method: 'PUT',
  path: '/api/parcels/:id/correction',
  access: 'admin',
  summary: 'Correct the stage of a parcel, against their order, with a reason that is kept in the audit.',
  params: z.object({ id: idText }),
  body: z.object({ stage, reason: singleLine(LONGEST_REASON), kept: z.optional(pieces) }),
  reply: workParcel,
})
