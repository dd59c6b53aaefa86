import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName, Calls as ContractCalls } from '#contract/calls'
import type { CallInput } from '#contract/machinery/endpoint'
import type { ProblemBody } from '#contract/problems'
import { createApp } from '../assembly/app.ts'
import { createTokens, type Tokens } from '../auth/tokens.ts'
import type { Db } from '../platform/database/db.ts'
import { prepareClosing } from '../platform/http/closing.ts'
import { ALONE } from '../platform/invalidation/invalidation-feed.ts'
import type { MailSettings } from '../platform/mail/settings.ts'
import { createLog } from '../platform/process/log.ts'
import type { SmsSettings } from '../platform/sms/settings.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { createFolderStorage } from '../platform/storage/folder-storage.ts'
import { giveBackDatabase, takeDatabase } from './fresh-database.ts'
import { createGivens, type Givens } from './givens.ts'
import '../assembly/all-tables.ts'

/** No test shop has more to end than this takes, in ms. */
const CLOSES_WITHIN_MS = 20_000

export const TEST_SECRET = 'a secret for tests, thirty-two characters long'

export interface Answer {
  status: number
  headers: Headers
  // The tests look into answers freely; the contract itself is checked by the app (`checkReplies`).
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
}

export type InputOf<N extends CallName> = CallInput<ContractCalls[N]> & { params?: Record<string, string | number> }

export interface TestShop {
  url: string
  db: Db
  tokens: Tokens
  /** Folder of its pictures; not there before the first. */
  imagesDir: string
  /** Log lines since the start, parsed. */
  logLines: Record<string, unknown>[]
  /** Makes what a test needs: accounts, stores, categories, products. */
  given: Givens
  /** Calls over HTTP, as the holder of `token` or as nobody. */
  call<N extends CallName>(name: N, input: InputOf<N>, token?: string): Promise<Answer>
  /** Any request, for what the contract does not allow. */
  request(method: string, path: string, options?: { body?: string; headers?: Record<string, string> }): Promise<Answer>
  close(): Promise<void>
  /** Done at the beginning of `close`. */
  beforeClose(work: () => Promise<void>): void
}

/** The real shop, as new, on a database of its own, listening on a free port. */
export async function openTestShop({
  trustProxy = false,
  responseCacheBytes = 0,
  mostUnderWay,
  // Tests order for one phone at one address, by accounts of a moment ago: those of the bounds say so.
  maxOpenOrders = 0,
  maxOrdersADay = 0,
  mail = null,
  webhookOrigins = [],
  courierUrls = {},
  sms = null,
  pictures,
  // Crowds of tests come slowly where many tests run at once.
  longestWaitMs = 60_000,
}: {
  trustProxy?: boolean | string[]
  responseCacheBytes?: number
  mostUnderWay?: number
  maxOpenOrders?: number
  maxOrdersADay?: number
  mail?: MailSettings | null
  webhookOrigins?: string[]
  courierUrls?: Record<string, string>
  sms?: SmsSettings | null
  /** Instead of a folder. */
  pictures?: BlobStorage
  longestWaitMs?: number
} = {}): Promise<TestShop> {
  const database = await takeDatabase()
  const { db } = database
  const imagesDir = join(tmpdir(), `pictures_${randomUUID()}`)
  const logLines: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line: string) => void logLines.push(JSON.parse(line)) })
  const tokens = createTokens(TEST_SECRET, 3600)
  const { http } = createApp({
    db,
    feed: ALONE,
    log,
    jwtSecret: TEST_SECRET,
    secretsKey: TEST_SECRET,
    tokenLifeSeconds: 3600,
    trustProxy,
    publicUrl: undefined,
    mail,
    webhookOrigins,
    courierUrls,
    sms,
    checkReplies: true,
    web: null,
    responseCacheBytes,
    pictures: pictures ?? createFolderStorage(imagesDir),
    mostUnderWay,
    maxOpenOrders,
    maxOrdersADay,
    longestWaitMs,
    // On a busy machine a courier that is well answers whenever it comes to that.
    courierTimeouts: { connecting: 120_000, whole: 120_000 },
  })
  // An aborted `fetch` may open a connection ahead, on which nothing is asked: alone, `http.close` waits for it.
  const closeHttp = prepareClosing(http)
  const url = await http.listen({ host: '127.0.0.1', port: 0 })

  const first: (() => Promise<void>)[] = []
  return {
    url,
    db,
    tokens,
    imagesDir,
    logLines,
    given: createGivens(db, tokens),
    ...callsTo(url),
    beforeClose: (work) => void first.push(work),
    async close() {
      for (const work of first) await work()
      await closeHttp(CLOSES_WITHIN_MS)
      await giveBackDatabase(database)
      await rm(imagesDir, { recursive: true, force: true })
    },
  }
}

/** The calls of a shop that is open there, in whichever process. */
export function callsTo(url: string): Pick<TestShop, 'request' | 'call'> {
  const request: TestShop['request'] = async (method, path, { body, headers } = {}) => {
    const answer = await fetch(url + path, { method, headers: headers ?? {}, ...(body === undefined ? {} : { body }) })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text }
  }
  return {
    request,
    call(name, input, token) {
      const { method, path, body, headers } = requestOf(name, input)
      if (token) headers.authorization = `Bearer ${token}`
      return request(method, path, { headers, ...(body === undefined ? {} : { body }) })
    },
  }
}

function requestOf(name: string, input: object) {
  const { params, query, headers, body } = input as Record<string, Record<string, string> | undefined>
  const [method = 'GET', template = '/'] = name.split(' ')
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return {
    method,
    path: path + search,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers } as Record<
      string,
      string
    >,
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/** For `expect(answer.body).toMatchObject(problem('out_of_stock'))`. */
export function problem(code: ProblemBody['code']): Partial<ProblemBody> {
  return { code }
}
