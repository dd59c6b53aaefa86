import * as calls from '#contract/couriers'
import type { Desk } from '../couriers/desk.ts'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { decideConsignment } from './decide.ts'
import { findAreas } from './find-areas.ts'
import { bookableCouriers } from './list-consignments.ts'
import { previewBooking } from './preview-booking.ts'
import { requestBookings } from './request-booking.ts'

/** `shop`: keys of accounts are read by the shop alone. */
export function consignmentsRoutes(serve: Serve, shop: Db, desk: Desk): void {
  serve(calls.listCouriers, async ({ db, actor }) => ({ couriers: await bookableCouriers(db, actor, desk) }))
  serve(calls.previewBooking, ({ db, actor, params, query }) =>
    previewBooking(db, shop, actor, { parcelId: params.id, accountId: query.accountId }, desk),
  )
  serve(calls.findAreas, ({ db, actor, params, query }) => findAreas(db, actor, desk, { ...params, ...query }))
  serve(calls.bookConsignments, ({ db, actor, body }) => requestBookings(db, actor, desk, body))
  serve(calls.decideConsignment, ({ db, actor, params, body }) => decideConsignment(db, actor, params.id, body))
}
