import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { createIsProxy, createReachedOf } from '../outbound/forwarded.ts'
import { isDatabaseAway } from '../postgres/database-trouble.ts'
import { Refusal } from '../refusal.ts'
import { noteSignal } from '../signals/signals.ts'
import { StorageAway } from '../storage/storage-away.ts'
import { acceptFirst } from './accept-first.ts'
import { BODY_TIMEOUTS, timeOutBodies } from './body-timeout.ts'
import { CONNECTIONS_PER_ADDRESS, limitPerAddress, MOST_CONNECTIONS } from './connection-limit.ts'
import { privateHeaders, tlsHeaders } from './headers.ts'
import { problemOf } from './problem.ts'
import { routeOf, tellAnswered, traceRequests } from './seen-requests.ts'

const MAX_BODY_BYTES = 256 * 1024

const IDLE_MS = 10_000
/** For the last answer to be read. */
const LAST_WORDS_MS = 1_000

const FILES = /^\/(assets|images)\//

export type Http = FastifyInstance

/** No routes yet: error form, request ids, security headers, JSON only. */
const refuseSchema = () => {
  throw new Error('A route has no schema of Fastify’s: inputs and answers are the contract’s.')
}

export function createHttp(options: {
  log: Logger
  trustProxy: boolean | string[]
  /** Awaited before anybody sees the request. */
  until?: (request: IncomingMessage) => Promise<void> | undefined
  /** From then on each connection ends with its answer, so that its peer goes elsewhere. */
  draining?: AbortSignal | undefined
  /** Before Fastify; true where it has answered. */
  first?: (request: IncomingMessage, response: ServerResponse) => boolean
  patience?: typeof BODY_TIMEOUTS
  mostConnections?: number
  connectionsPerAddress?: number | undefined
  letInFirstMs?: number
}): Http {
  const patience = options.patience ?? BODY_TIMEOUTS
  const reachedOf = createReachedOf(options.trustProxy)
  const http = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // `on`: one proxy, whose address is the last.
    trustProxy: options.trustProxy === true ? (_, hop) => hop === 0 : options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // The contract checks what comes and goes: without its own compilers Fastify loads ajv, a hundred files, at each start.
    schemaController: { compilersFactory: { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema } },
    serverFactory: (handler) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        response.once('close', () => letGoWhenClosing(server))
        if (options.draining?.aborted) response.shouldKeepAlive = false
        endUnreadBody(request, response)
        const take = () => options.first?.(request, response) || handler(request, response)
        afterArrivals(() => {
          // Gone meanwhile: no work.
          if (response.destroyed) return
          const waited = options.until?.(request)
          if (waited) void waited.then(take)
          else take()
        })
      }
      const server = createServer(timesOf(patience), answer)
      const afterArrivals = acceptFirst(server, options.letInFirstMs)
      server.maxConnections = options.mostConnections ?? MOST_CONNECTIONS
      server.setTimeout(patience.silentMs)
      const { connectionsPerAddress: most = CONNECTIONS_PER_ADDRESS, log, trustProxy } = options
      limitPerAddress(server, { most, isProxy: createIsProxy(trustProxy), log })
      // Node answers unknown expectations without words.
      server.on('checkExpectation', answer)
      return server
    },
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
  }) as unknown as FastifyInstance

  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else http.getDefaultJsonParser('error', 'error')(request, body.toString(), done)
  })
  http.addHook('onRequest', async (request, reply) => {
    headerOf(request, reply)
    if (reachedOf(request.raw).isTls) reply.headers(tlsHeaders)
  })
  traceRequests(http)
  timeOutBodies(http, patience.bodyMs)
  http.addHook('onResponse', async (request, reply) => {
    const level = FILES.test(request.url) ? 'debug' : 'info'
    request.log[level](
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    tellAnswered(request, reply)
  })
  http.setErrorHandler(sendProblem)
  http.setNotFoundHandler((request, reply) => sendProblem(new Refusal('not_found'), request, reply))
  return http
}

/** Node’s limit is an upload’s; other bodies time out earlier (body-timeout.ts). */
function timesOf({ headersMs, uploadMs }: typeof BODY_TIMEOUTS) {
  const connectionsCheckingInterval = Math.min(headersMs, IDLE_MS)
  return { keepAliveTimeout: IDLE_MS, headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval }
}

function headerOf(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.headers({ ...privateHeaders, 'x-request-id': request.id })
}

/** Also before any hook has run. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = problemOf(error)
  if (status >= 500) noteTrouble(error, request, body.code)
  noteSignal('refused', { route: routeOf(request), code: body.code })
  return headerOf(request, reply).code(status).headers(headers).send(body)
}

/** Overload and outages are no bugs: no stack. */
function noteTrouble(error: unknown, request: FastifyRequest, code: string): void {
  if (error instanceof Refusal) return
  const where = { method: request.method, path: pathOf(request) }
  if (error instanceof Error && (error instanceof StorageAway || isDatabaseAway(error)))
    request.log.warn({ ...where, why: error.message }, code)
  else request.log.error({ err: error, ...where }, code)
}

/** As its route has it, with numbers filled in: all else in a path or a query may be a code, or what people typed. */
function pathOf(request: FastifyRequest): string {
  const given = Object.entries(request.params ?? {}).filter(([, value]) => /^\d{1,15}$/.test(String(value)))
  return given.reduce((path, [name, value]) => path.replace(`:${name}`, String(value)), routeOf(request))
}

/** While closing, connections end with their answer. */
function letGoWhenClosing(server: Server): void {
  if (!server.listening) setImmediate(() => server.closeIdleConnections())
}

const TOO_LARGE = 'HPE_HEADER_OVERFLOW'

/** No HTTP at all: the same error form. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  // On a preconnection it would be taken for the answer to the first request.
  if (socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const { status, body } = problemOf(new Refusal(error.code === TOO_LARGE ? 'too_large' : 'malformed_request'))
  const text = JSON.stringify(body)
  // Node has let go of it, and the peer may never close.
  const late = setTimeout(() => socket.destroy(), LAST_WORDS_MS)
  socket.once('close', () => clearTimeout(late))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

/** Who still sends a picture is to hear the answer. */
const MOST_UNREAD_BYTES = 12 * 1024 * 1024

/** Node would read an endless body for ever after the answer. */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.prependOnceListener('finish', () => {
    if (request.complete) return
    // Read by us, or Node discards the rest without an end.
    request.read(0)
    let left = MOST_UNREAD_BYTES
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) request.socket.destroy()
    })
    request.resume()
  })
}
