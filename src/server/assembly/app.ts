import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { api } from '#contract/calls'
import { auditRoutes } from '../audit/audit.routes.ts'
import { createAdmit, createAssume } from '../auth/admit.ts'
import { createSeenSessions } from '../auth/seen-sessions.ts'
import { createTokens } from '../auth/tokens.ts'
import { cartRoutes } from '../cart/cart.routes.ts'
import { chargesBy } from '../cart/charges.ts'
import { categoriesRoutes } from '../categories/categories.routes.ts'
import { cachedTree, visibleTree } from '../categories/tree.ts'
import { checkoutRoutes } from '../checkout/checkout.routes.ts'
import { commissionRoutes } from '../commission/commission.routes.ts'
import type { Config } from '../config/config.ts'
import { MAX_OPEN_ORDERS, MAX_ORDERS_A_DAY } from '../config/variables.ts'
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts'
import { cachedDeliveryDays, readDeliveryDays } from '../deadlines/delivery-times.ts'
import { importsRoutes } from '../imports/imports.routes.ts'
import { invoicesRoutes } from '../invoices/invoices.routes.ts'
import { jobsRoutes } from '../jobs/jobs.routes.ts'
import { manualEntriesRoutes } from '../manual-entries/manual-entries.routes.ts'
import { bellRoutes, bellStream } from '../messaging/bell.routes.ts'
import { createBellWatch } from '../messaging/bell-watch.ts'
import { messagingRoutes } from '../messaging/messaging.routes.ts'
import { smsRoutes } from '../messaging/sms.routes.ts'
import { notificationsRoutes } from '../notifications/notifications.routes.ts'
import { unsubscribeRoutes } from '../notifications/unsubscribe.routes.ts'
import { createUnsubscribeLinks } from '../notifications/unsubscribe-links.ts'
import { ordersRoutes } from '../orders/orders.routes.ts'
import { parcelMoneyRoutes } from '../parcel-money/parcel-money.routes.ts'
import { payoutsRoutes } from '../payouts/payouts.routes.ts'
import { type Db, waitAtDatabase } from '../platform/database/db.ts'
import { watchOutage } from '../platform/database/outage-watch.ts'
import { type Calls, createCalls } from '../platform/http/calls.ts'
import { tlsHeaders } from '../platform/http/headers.ts'
import { ping } from '../platform/http/health.queries.ts'
import { healthRoute, readyRoute } from '../platform/http/health.ts'
import { createHttp, type Http } from '../platform/http/http.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { createVisitorOf } from '../platform/http/visitor.ts'
import type { InvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { waitForInvalidations } from '../platform/invalidation/just-changed.ts'
import { MAILS_AT_ONCE } from '../platform/mail/settings.ts'
import { docsRoutes } from '../platform/openapi/docs.routes.ts'
import type { AskTimeouts } from '../platform/outbound/ask.ts'
import { createReachedOf } from '../platform/outbound/forwarded.ts'
import { imageRoutes } from '../platform/pictures/images.routes.ts'
import { namePicturesAt } from '../platform/pictures/picture-address.ts'
import type { Keys } from '../platform/process/secrets.ts'
import { watchMountedPaths } from '../platform/rendering/mounted-paths.ts'
import type { Pages } from '../platform/rendering/pages.ts'
import { createResponseCache } from '../platform/rendering/response-cache.ts'
import type { Web } from '../platform/rendering/web-build.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { refundsRoutes } from '../refunds/refunds.routes.ts'
import { cachedInterpreter, createInterpreter } from '../search/interpreter.ts'
import { countOnSale } from '../search/list.ts'
import { searchRoutes } from '../search/search.routes.ts'
import { sellingRoutes } from '../selling/selling.routes.ts'
import { cachedSettings, readSettings } from '../settings/read-settings.ts'
import { settingsRoutes } from '../settings/settings.routes.ts'
import { settlementsRoutes } from '../settlements/settlements.routes.ts'
import { storeDocumentsRoutes } from '../store-documents/store-documents.routes.ts'
import { vendorsRoutes } from '../vendors/vendors.routes.ts'
import { webhookSeal } from '../webhooks/sealed-secrets.ts'
import { webhooksRoutes } from '../webhooks/webhooks.routes.ts'
import { mountAccounts } from './mount-accounts.ts'
import { mountPages } from './mount-pages.ts'
import { mountParcels } from './mount-parcels.ts'
import { SERVING_LIMITS } from './serving-limits.ts'
import './all-tables.ts'
import * as cart from '#contract/cart'
import * as checkout from '#contract/checkout'
import type { Endpoint } from '#contract/machinery/endpoint'

export interface AppOptions
  extends Pick<Config, 'tokenLifeSeconds' | 'trustProxy' | 'publicUrl'>,
    Partial<
      Pick<
        Config,
        | 'connectionsPerAddress'
        | 'maxOpenOrders'
        | 'maxOrdersADay'
        | 'mail'
        | 'sms'
        | 'webhookOrigins'
        | 'courierUrls'
        | 'blobs'
      >
    >,
    Keys {
  db: Db
  /** `ALONE`: the only process. */
  feed: InvalidationFeed
  log: Logger
  checkReplies: boolean
  /** Null: calls alone. */
  web: Web | null
  /** 0: tests change tables behind the cache. */
  responseCacheBytes: number
  pictures: BlobStorage
  /** Balancers are told, and everybody is served. */
  draining?: AbortSignal
  /** Health says so, while people are let in. */
  closing?: AbortSignal
  mostUnderWay?: number | undefined
  /** Milliseconds in a queue (database, pages) before newcomers are refused. */
  longestWaitMs?: number | undefined
  courierTimeouts?: AskTimeouts | undefined
}

export function createApp(options: AppOptions): { http: Http; calls: Calls } {
  const { db, feed, log, longestWaitMs = SERVING_LIMITS.longestWaitMs } = options
  const picturesAt = options.blobs?.publicUrl
  namePicturesAt(picturesAt)
  const tokens = createTokens(options.jwtSecret, options.tokenLifeSeconds)
  const calls = createCalls(db, options)
  const reachedOf = createReachedOf(options.trustProxy)
  const headersFor = (request: IncomingMessage) => (reachedOf(request).isTls ? tlsHeaders : {})
  const outage = watchOutage(() => ping(db))
  feed.onSilence(outage.doubt)
  const kept = createResponseCache({ db, bytes: options.responseCacheBytes, headersFor, outage, feed, longestWaitMs })
  let pages: Pages | undefined
  const http = createHttp({
    ...options,
    until: (request) => waitForInvalidations(request, feed),
    first: (request, response) => kept.answer(request, response) || (pages?.answer(request, response) ?? false),
  })
  const isMounted = watchMountedPaths(http)
  // What a process that serves calls has to know of the transports of start-jobs.ts.
  const sends = {
    mail: Boolean(options.mail),
    sms: Boolean(options.sms),
    mailsAtOnce: options.mail?.atOnce ?? MAILS_AT_ONCE,
  }
  const seen = createSeenSessions(db, log)
  http.addHook('onClose', async () => seen.stop())
  const mayKeep = options.responseCacheBytes > 0
  const readCategories = mayKeep ? cachedTree(db, feed) : () => visibleTree(db)
  const interpreter = mayKeep ? cachedInterpreter(db, feed) : createInterpreter(db)
  categoriesRoutes(calls.serve, readCategories)
  searchRoutes(calls.serve, interpreter)
  const settings = mayKeep ? cachedSettings(db, feed) : () => readSettings(db)
  const signIn = mountAccounts(calls.serve, db, { ...options, tokens, sends, readSettings: settings })
  vendorsRoutes(calls.serve, signIn, countOnSale)
  storeDocumentsRoutes(calls.serve)
  const charges = chargesBy(settings)
  cartRoutes(calls.serve, charges)
  ordersRoutes(calls.serve)
  const { maxOpenOrders = MAX_OPEN_ORDERS, maxOrdersADay = MAX_ORDERS_A_DAY } = options
  const deliveryDays = mayKeep ? cachedDeliveryDays(db, feed) : () => readDeliveryDays(db)
  checkoutRoutes(calls.serve, charges, deliveryDays, { maxOpenOrders, maxOrdersADay, provesPhones: sends.sms })
  mountParcels(http, calls.serve, { ...options, readSettings: settings })
  settlementsRoutes(calls.serve)
  refundsRoutes(calls.serve, db)
  manualEntriesRoutes(calls.serve)
  payoutsRoutes(calls.serve, db)
  parcelMoneyRoutes(calls.serve, db)
  invoicesRoutes(calls.serve)
  auditRoutes(calls.serve)
  settingsRoutes(calls.serve, settings)
  commissionRoutes(calls.serve)
  messagingRoutes(calls.serve, db, sends)
  notificationsRoutes(calls.serve)
  bellRoutes(calls.serve)
  smsRoutes(calls.serve, db, options.sms ?? null)
  const { secretsKey, webhookOrigins = [] } = options
  webhooksRoutes(calls.serve, { seal: webhookSeal(secretsKey), rules: { trustedOrigins: webhookOrigins } })
  const { readDestinations } = interpreter
  sellingRoutes(calls.serve, { readDestinations, readSettings: settings }, options.pictures)
  importsRoutes(calls.serve)
  jobsRoutes(calls.serve)
  dashboardRoutes(calls.serve, settings)
  healthRoute(http, db, options.closing)
  readyRoute(http, db, options.draining)
  docsRoutes(http)
  unsubscribeRoutes(http, db, createUnsubscribeLinks(options.jwtSecret))
  const limits = { waitAtDatabase: () => waitAtDatabase(db), mostUnderWay: options.mostUnderWay, longestWaitMs }
  const admit = createAdmit(db, tokens, seen)
  bellStream(http, createBellWatch(db, log), { admit, closing: options.closing })
  mountCalls(http, calls, admit, {
    kept,
    outage,
    assumed: { calls: ASSUMED_CALLS, assume: createAssume(tokens, seen) },
    visitorOf: createVisitorOf(reachedOf),
    ...limits,
  })
  imageRoutes(http, options.pictures)
  if (options.web) {
    const { publicUrl } = options
    const around = {
      db,
      feed,
      log,
      calls,
      outage,
      reachedOf,
      headersFor,
      isMounted,
      publicUrl,
      picturesAt,
      longestWaitMs,
    }
    pages = mountPages(http, options.web, around)
  }
  return { http, calls }
}

export function callsWithoutHandler(calls: Calls): string[] {
  return api.map(({ method, path }) => `${method} ${path}`).filter((name) => !calls.all.has(name))
}

/**
 * Answered as a customer’s token says, with the look at the account in the same trip (docs/decisions/044). Whoever adds a call
 * sees that it does nothing outside of its transactions: it may be done twice, the first time for nothing.
 */
const ASSUMED_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([cart.readCart, cart.addToCart, checkout.createOrder])
