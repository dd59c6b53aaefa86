import * as calls from '#contract/parcel-money'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { readParcelMoney } from './parcel-money.ts'

/** `shop`: of what couriers paid a store is told, but reads no row. */
export function parcelMoneyRoutes(serve: Serve, shop: Db): void {
  serve(calls.readParcelMoney, ({ db, actor, params }) => readParcelMoney(db, shop, actor, params.id))
}
