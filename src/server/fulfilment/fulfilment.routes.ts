import * as calls from '#contract/fulfilment'
import * as tracking from '#contract/fulfilment/tracking'
import { exactPoisha } from '#contract/values/money'
import { bringParcel } from '../parcels/bring-parcel.ts'
import { correctParcel } from '../parcels/correct-parcel.ts'
import { receiveParcel } from '../parcels/receive-parcel.ts'
import { sayKept } from '../parcels/say-kept.ts'
import type { Serve } from '../platform/http/calls.ts'
import { bringSeveral } from './bring-several.ts'
import { labelsOf } from './labels.ts'
import { findTracking, trackingCode, trackOrder } from './track-order.ts'
import type { TrackingCodes } from './tracking-codes.ts'
import { countParcels, listParcels, readWorkParcel } from './work-lists.ts'

export function fulfilmentRoutes(serve: Serve, codes: TrackingCodes): void {
  serve(tracking.trackOrder, ({ db, params }) => trackOrder(db, codes, params.code))
  serve(tracking.findTracking, ({ db, body, visitor }) => findTracking(db, codes, body, visitor.address))
  serve(tracking.trackingCode, ({ db, actor, params }) => trackingCode(db, codes, actor, params.id))
  serve(calls.listParcels, ({ db, actor, query }) => listParcels(db, actor, query))
  serve(calls.listLabels, async ({ db, actor, query, visitor }) => ({
    labels: await labelsOf(db, actor, query.ids, visitor.hungUp()),
  }))
  serve(calls.countParcels, ({ db, actor }) => countParcels(db, actor))
  serve(calls.bringParcels, ({ db, actor, body }) => bringSeveral(db, actor, body.ids, body.stage))
  serve(calls.bringParcel, async ({ db, actor, params, body: { collected, ...wanted } }) => {
    const collectedPoisha = collected === undefined ? undefined : exactPoisha(collected)
    await bringParcel(db, actor, params.id, { ...wanted, collectedPoisha })
    return await readWorkParcel(db, actor, params.id)
  })
  serve(calls.sayKept, async ({ db, actor, params, body }) => {
    await sayKept(db, actor, params.id, body.kept)
    return await readWorkParcel(db, actor, params.id)
  })
  serve(calls.receiveParcel, async ({ db, actor, params, body }) => {
    await receiveParcel(db, actor, params.id, body.fit ?? [])
    return await readWorkParcel(db, actor, params.id)
  })
  serve(calls.correctParcel, async ({ db, actor, params, body }) => {
    await correctParcel(db, actor, params.id, body)
    return await readWorkParcel(db, actor, params.id)
  })
}
