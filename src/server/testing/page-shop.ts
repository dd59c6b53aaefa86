import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { inject, onTestFinished } from 'vitest'
import * as floor from '../../web/entry-server.tsx'
import { createApp } from '../assembly/app.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Config } from '../config/config.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, openDb, transact } from '../platform/database/db.ts'
import { ALONE, openInvalidationFeed } from '../platform/invalidation/invalidation-feed.ts'
import { createLog } from '../platform/process/log.ts'
import type { WebBuild } from '../platform/rendering/web-build.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { createDatabase, dropDatabase, TEMPLATE, UNHURRIED } from './databases.ts'
import { createGivens, type Givens } from './givens.ts'

export interface Page {
  status: number
  headers: Record<string, string | undefined>
  bytes: Buffer
  text: string
}

/** The real shop with its real web floor, whose renderings are counted and can be held back. */
export interface PageShop {
  url: string
  db: Db
  given: Givens
  logLines: Record<string, unknown>[]
  /** Paths that were really rendered, in order. */
  rendered: string[]
  /** Asks as a browser does, without decoding. */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Page>
  /** Holds every finished rendering back until the returned function is called, or the test ends. */
  holdBack(): () => void
  /** Nothing is kept any more, nothing counted. */
  forget(): Promise<void>
  close(): Promise<void>
}

interface PageShopOptions {
  trustProxy?: string[]
  publicUrl?: string
  /** The bucket of its pictures, of which nothing but the public address is used. */
  blobs?: Config['blobs']
  /** Room for finished answers of the API; none where it is not given. */
  responseCacheBytes?: number
  pageCacheBytes?: number
  /** Another way to the same database, also for hearing what others change, and how long the shop waits for it. */
  reachedAt?: { host: string; port: number; query_timeout?: number; connectionTimeoutMillis?: number }
}

const BUILD: WebBuild = {
  folder: tmpdir(),
  css: 'body{color:#111}',
  font: '/assets/face.woff2',
  pageCacheBytes: 64 * 1024 * 1024,
  scriptsOf: (modules) => ['/assets/entry.js', ...modules.map((module) => `/assets/${module}.js`)],
}
const JWT_SECRET = 'a secret for pages, thirty-two characters'

/** One for each test file: the web floor knows one shop only. */
export async function openPageShop(chosen: PageShopOptions = {}): Promise<PageShop> {
  const database = `pages_${randomUUID()}`
  await createDatabase(inject('postgres'), database, TEMPLATE)
  const connection = { ...inject('postgres'), ...(chosen.reachedAt ?? UNHURRIED), database }
  const db = openDb(connection, () => undefined)
  const feed = chosen.reachedAt ? await openInvalidationFeed(connection, db, () => undefined) : ALONE
  const logLines: Record<string, unknown>[] = []
  const rendered: string[] = []
  let gate = Promise.resolve()
  const counting = {
    ...floor,
    async render(address: URL) {
      rendered.push(address.pathname + address.search)
      const page = await floor.render(address)
      await gate
      return page
    },
  }
  const { http } = createApp({
    db,
    feed,
    log: createLog('info', { write: (line: string) => void logLines.push(JSON.parse(line)) }),
    jwtSecret: JWT_SECRET,
    secretsKey: JWT_SECRET,
    tokenLifeSeconds: 3600,
    trustProxy: chosen.trustProxy ?? false,
    publicUrl: chosen.publicUrl,
    blobs: chosen.blobs ?? null,
    checkReplies: true,
    web: { floor: counting, build: { ...BUILD, pageCacheBytes: chosen.pageCacheBytes ?? BUILD.pageCacheBytes } },
    responseCacheBytes: chosen.responseCacheBytes ?? 0,
    pictures: createFolderStorage(tmpdir()),
    // Crowds of tests come slowly where many tests run at once.
    longestWaitMs: 60_000,
  })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    db,
    given: createGivens(db, createTokens(JWT_SECRET, 3600)),
    logLines,
    rendered,
    get: (path, headers, method) => get(url, path, headers, method),
    holdBack() {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      onTestFinished(() => open())
      return open
    },
    async forget() {
      await transact(db, async (tx) => invalidate(tx, 'catalog', 'categories'))
      rendered.length = 0
    },
    async close() {
      await http.close()
      await feed.stop()
      await db.destroy()
      await dropDatabase(inject('postgres'), database)
    },
  }
}

function get(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { path, method, headers: { 'accept-encoding': 'identity', ...headers } }, (answer) => {
      buffer(answer).then((bytes) => {
        const status = answer.statusCode ?? 0
        resolve({ status, headers: answer.headers as Page['headers'], bytes, text: bytes.toString() })
      }, reject)
    })
    asked.on('error', reject).end()
  })
}
