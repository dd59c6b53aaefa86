import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { api } from '#contract/api'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAdmit } from './auth/admit.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createTokens } from './auth/tokens.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { countOnSale } from './catalog/count-on-sale.ts'
import { importRoutes } from './catalog/import.routes.ts'
import { managedProductsRoutes } from './catalog/managed.routes.ts'
import { keptPlaces, readPlaces } from './catalog/places.ts'
import { categoriesRoutes } from './categories/categories.routes.ts'
import { keptTree, visibleTree } from './categories/tree.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { type Calls, createCalls } from './platform/calls.ts'
import { type Db, waitAtDatabase } from './platform/db.ts'
import { docsRoutes } from './platform/docs/docs.routes.ts'
import { createReachedOf } from './platform/forwarded.ts'
import { tlsHeaders } from './platform/headers.ts'
import { ping } from './platform/health.queries.ts'
import { healthRoute } from './platform/health.ts'
import type { Hearing } from './platform/hearing.ts'
import { createHttp, type Http } from './platform/http.ts'
import { untilHeard } from './platform/just-changed.ts'
import { mountCalls } from './platform/mount-calls.ts'
import { watchOutage } from './platform/outage-watch.ts'
import { filesRoutes } from './platform/pages/files.ts'
import { createKeptAnswers } from './platform/pages/kept-answers.ts'
import { createOriginOf } from './platform/pages/origin.ts'
import { createPages, type Pages } from './platform/pages/pages.ts'
import type { WebFloor } from './platform/pages/render-as-nobody.ts'
import type { WebBuild } from './platform/pages/web-build.ts'
import { imageRoutes } from './platform/pictures/images.routes.ts'
import { usersRoutes } from './users/users.routes.ts'
import { stores } from './vendors/stores.ts'
import { vendorsRoutes } from './vendors/vendors.routes.ts'

export interface AppOptions {
  db: Db
  /** Of what other processes change; `ALONE` where there are none. */
  hearing: Hearing
  log: Logger
  jwtSecret: string
  tokenLifeSeconds: number
  trustProxy: boolean | string[]
  /** Where the shop is reached, for canonical links; undefined: by each request’s own word. */
  publicUrl: string | undefined
  /** Compare every answer with the contract: on in tests. */
  checkReplies: boolean
  /** The web floor and its built files; null serves the calls alone. */
  web: { floor: WebFloor; build: WebBuild } | null
  /** Room for finished public answers in memory; 0 where tests change tables behind the shop’s back. */
  keepAnswersBytes: number
  /** Folder of the pictures. */
  imagesDir: string
  /** So many calls may wait for their answer at once; fewer in tests. */
  mostUnderWay?: number | undefined
  /** So long may the first in a line (for the database, for pages to be made) have waited, in ms, before nobody else is let in. */
  longestWaitMs?: number | undefined
}

/**
 * Where the first in line has waited so long, whoever comes next would wait as long, and again for the next question: the
 * line has been standing, not passing. A crowd that comes at once is let in whole.
 */
const LONGEST_WAIT_MS = 1_000

/** The shop’s calls on an HTTP server that does not listen yet. */
export function createApp(options: AppOptions): { http: Http; calls: Calls } {
  const { db, hearing, log, longestWaitMs = LONGEST_WAIT_MS } = options
  const tokens = createTokens(options.jwtSecret, options.tokenLifeSeconds)
  const calls = createCalls(db, options)
  const reachedOf = createReachedOf(options.trustProxy)
  const headersFor = (request: IncomingMessage) => (reachedOf(request).isTls ? tlsHeaders : {})
  const outage = watchOutage(() => ping(db))
  hearing.onSilence(outage.doubt)
  const kept = createKeptAnswers({ db, bytes: options.keepAnswersBytes, headersFor, outage, hearing, longestWaitMs })
  let pages: Pages | undefined
  const http = createHttp({
    ...options,
    until: (request) => untilHeard(request, hearing),
    first: (request, response) => kept.answer(request, response) || (pages?.answer(request, response) ?? false),
  })
  authRoutes(calls.serve, tokens)
  vendorsRoutes(calls.serve, tokens, countOnSale)
  const mayKeep = options.keepAnswersBytes > 0
  const readCategories = mayKeep ? keptTree(db, hearing) : () => visibleTree(db)
  const places = mayKeep ? keptPlaces(db, hearing) : () => readPlaces(db)
  categoriesRoutes(calls.serve, readCategories)
  catalogRoutes(calls.serve, places)
  cartRoutes(calls.serve)
  ordersRoutes(calls.serve)
  auditRoutes(calls.serve)
  usersRoutes(calls.serve, stores)
  managedProductsRoutes(calls.serve, places, options.imagesDir)
  importRoutes(calls.serve, log)
  dashboardRoutes(calls.serve)
  healthRoute(http, db)
  docsRoutes(http, api)
  const limits = { waitAtDatabase: () => waitAtDatabase(db), mostUnderWay: options.mostUnderWay, longestWaitMs }
  mountCalls(http, calls, createAdmit(db, tokens), { kept, outage, ...limits })
  imageRoutes(http, options.imagesDir)
  if (options.web) {
    const { floor, build } = options.web
    const originOf = createOriginOf(reachedOf, options.publicUrl)
    pages = createPages({ web: floor, build, calls, db, log, originOf, headersFor, outage, hearing, longestWaitMs })
    filesRoutes(http, build.folder)
  }
  return { http, calls }
}

/** Names of the contract’s calls that nothing answers: always none, as a test says. */
export function callsWithoutHandler(calls: Calls): string[] {
  return api.map(({ method, path }) => `${method} ${path}`).filter((name) => !calls.all.has(name))
}
