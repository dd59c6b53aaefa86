import * as calls from '#contract/refunds'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import { cancelRefund, failRefund, payRefund } from './change-refunds.ts'
import { grantRefund, quoteRefund } from './grant-refund.ts'
import { listOrderRefunds, listRefunds, readRefundable, readRefundStanding } from './read-refunds.ts'

/** `shop`: a store grants and pays refunds by the shop’s hand alone. */
export function refundsRoutes(serve: Serve, shop: Db): void {
  serve(calls.listOrderRefunds, ({ db, actor, params }) => listOrderRefunds(db, actor, params.id))
  serve(calls.readRefundable, ({ actor, params }) => readRefundable(shop, actor, params.id))
  serve(calls.quoteRefund, ({ actor, params, body }) => quoteRefund(shop, actor, params.id, body))
  serve(calls.grantRefund, ({ actor, params, headers, body }) =>
    grantRefund(shop, actor, params.id, { ...body, key: headers['idempotency-key'] }),
  )
  serve(calls.listRefunds, ({ db, actor, query }) => listRefunds(db, actor, query))
  serve(calls.readRefundStanding, ({ db }) => readRefundStanding(db))
  serve(calls.payRefund, ({ actor, params, body }) => payRefund(shop, actor, params.id, body))
  serve(calls.failRefund, ({ db, actor, params, body }) => failRefund(db, actor, params.id, body.reason))
  serve(calls.cancelRefund, ({ db, actor, params, body }) => cancelRefund(db, actor, params.id, body.reason))
}
