import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { consignmentsRoutes } from '../consignments/consignments.routes.ts'
import { courierWebhooksRoutes } from '../consignments/courier-webhooks.routes.ts'
import { couriersRoutes } from '../couriers/couriers.routes.ts'
import { createDesk } from '../couriers/desk.ts'
import { createCourierSecrets } from '../couriers/secrets.ts'
import { fulfilmentRoutes } from '../fulfilment/fulfilment.routes.ts'
import { createTrackingCodes } from '../fulfilment/tracking-codes.ts'
import { createMovesWatch, trackingStream } from '../fulfilment/tracking-stream.ts'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { Http } from '../platform/http/http.ts'
import type { AskTimeouts } from '../platform/outbound/ask.ts'
import type { Keys } from '../platform/process/secrets.ts'
import type { ReadSettings } from '../settings/read-settings.ts'

interface ParcelsOptions extends Keys, Partial<Pick<Config, 'courierUrls'>> {
  db: Db
  log: Logger
  readSettings: ReadSettings
  /** Of couriers, while somebody waits. */
  courierTimeouts?: AskTimeouts | undefined
  closing?: AbortSignal
}

/** A parcel’s way: what stores do with it, who carries it and what they tell of it, and who follows it. */
export function mountParcels(
  http: Http,
  serve: Serve,
  {
    db,
    log,
    jwtSecret,
    secretsKey,
    courierUrls = {},
    courierTimeouts: timeouts,
    readSettings,
    closing,
  }: ParcelsOptions,
): void {
  const secrets = createCourierSecrets(secretsKey)
  const desk = createDesk({ secrets, pretend: courierUrls, ...(timeouts && { timeouts }) }, readSettings)
  couriersRoutes(serve, desk)
  consignmentsRoutes(serve, db, desk)
  courierWebhooksRoutes(http, db, secrets)
  const codes = createTrackingCodes(jwtSecret)
  fulfilmentRoutes(serve, codes)
  trackingStream(http, codes, createMovesWatch(db, log), closing)
}
