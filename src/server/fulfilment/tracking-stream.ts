import type { Logger } from 'pino'
import type { OrderNews } from '#contract/fulfilment/tracking'
import { movesCountOf } from '../orders/parcels.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { createWatch, type Watch } from '../platform/events/watch.ts'
import { mountEventStream } from '../platform/http/event-stream.ts'
import type { Http } from '../platform/http/http.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TrackingCodes } from './tracking-codes.ts'

/** How far the parcels of orders have come: by how many moves. */
export function createMovesWatch(db: Db, log: Logger, lookMs?: number): Watch<number> {
  return createWatch({
    ask: (orderIds) => movesCountOf(db, orderIds),
    nothing: 0,
    isSame: (one, other) => one === other,
    log,
    ...(lookMs === undefined ? {} : { lookMs }),
  })
}

/** Who looks at a tracking page, and whoever they showed it to. */
const MOST_OF_ORDER = 12

/** Says that an order’s parcels have moved, to whoever has its code; what moved is asked for. Refuses `order_not_found`. */
export function trackingStream(
  http: Http,
  codes: TrackingCodes,
  { watch }: Watch<number>,
  closing: AbortSignal | undefined,
): void {
  mountEventStream(http, '/api/track/:code/stream', {
    keyOf: async ({ params }) => {
      const orderId = codes.orderIdIn(codeIn(params))
      if (orderId === undefined) throw new Refusal('order_not_found')
      return orderId
    },
    subscribe: (orderId, tell) => watch(orderId, (moves) => tell({ moves } satisfies OrderNews)),
    limits: { mostOfKey: MOST_OF_ORDER },
    closing,
  })
}

function codeIn(params: unknown): string {
  return typeof params === 'object' && params !== null && 'code' in params ? String(params.code) : ''
}
