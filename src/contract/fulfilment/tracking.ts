import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { day, id, idText, moment, phone } from '../machinery/fields.ts'
import { parcel } from '../orders.ts'

/** When a parcel is to arrive, a day of Dhaka; null: it is not on its way any more, or nobody has said. */
export const expectedArrival = z.nullable(
  z.object({
    day,
    isLate: z.boolean(),
    /** The last day on which its store is to confirm it; null: it has, or that day is over. */
    confirmBy: z.nullable(day),
  }),
)
export type Expected = z.infer<typeof expectedArrival>

/** What whoever has the code may know: nothing of whose it is, where it goes or what is in it. */
export const trackedOrder = z.object({
  orderId: id,
  placedAt: moment,
  parcels: z.array(
    z.extend(
      z.pick(parcel, {
        id: true,
        storeName: true,
        status: true,
        stage: true,
        courier: true,
        trackingNumber: true,
        moves: true,
        collected: true,
      }),
      /** Paid at the door, in whole taka; `rounding`: what that makes less. */
      { toCollect: z.number(), rounding: z.number(), expected: expectedArrival },
    ),
  ),
})
export type TrackedOrder = z.infer<typeof trackedOrder>

export const trackOrder = endpoint({
  method: 'GET',
  path: '/api/track/:code',
  access: 'anyone',
  summary: 'Where the parcels of an order are, by its code.',
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  reply: trackedOrder,
})

/** What the stream beside it says (`/api/track/{code}/stream`): how often its parcels have moved. */
export interface OrderNews {
  moves: number
}

export const findTracking = endpoint({
  method: 'POST',
  path: '/api/track',
  access: 'anyone',
  summary: 'The code of an order by its number and the phone that was given with it. Limited.',
  body: z.object({ orderNumber: id, phone }),
  reply: z.object({ code: z.string() }),
})

export const trackingCode = endpoint({
  method: 'GET',
  path: '/api/orders/:id/tracking',
  access: 'signed-in',
  summary: 'The code of an own order, to follow it without a login, and when its parcels are to arrive.',
  params: z.object({ id: idText }),
  reply: z.object({ code: z.string(), parcels: z.array(z.object({ id, expected: expectedArrival })) }),
})
export type Tracking = z.infer<(typeof trackingCode)['reply']>
