import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { letInFirst } from './arrivals.ts'
import { isDatabaseAway } from './database-trouble.ts'
import { createReachedOf } from './forwarded.ts'
import { privateHeaders, tlsHeaders } from './headers.ts'
import { acceptUploads } from './multipart.ts'
import { problemOf } from './problem.ts'
import { Refusal } from './refusal.ts'
import { cutSlowBodies, PATIENCE } from './slow-bodies.ts'

const MAX_BODY_BYTES = 256 * 1024

/** Each costs a file descriptor, and without any left the shop opens no picture and no way to its database. */
const MOST_CONNECTIONS = 4_000
const IDLE_MS = 10_000

/** Asked for by the dozen with every page. */
const FILES = /^\/(assets|images)\//

export type Http = FastifyInstance

/** The HTTP server without any route: one error form, request ids, security headers, JSON only. */
export function createHttp(options: {
  log: Logger
  trustProxy: boolean | string[]
  /** What a request has to wait for before anybody sees it. */
  until?: (request: IncomingMessage) => Promise<void> | undefined
  /** Sees every request before the server’s own work; true where it has taken it. */
  first?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Shorter in tests. */
  patience?: typeof PATIENCE
  mostConnections?: number
  /** So long may who is inside wait for who comes in; longer in tests. */
  letInFirstMs?: number
}): Http {
  const patience = options.patience ?? PATIENCE
  const reachedOf = createReachedOf(options.trustProxy)
  const http = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy of ours stands in front: the address it says is the last one; those before it are anybody's words.
    trustProxy: options.trustProxy === true ? (_, hop) => hop === 0 : options.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    serverFactory: (handler) => {
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        response.once('close', () => letGoWhenClosing(server))
        const take = () => options.first?.(request, response) || handler(request, response)
        afterArrivals(() => {
          // Whoever gave up meanwhile costs nothing more.
          if (response.destroyed) return
          const waited = options.until?.(request)
          if (waited) void waited.then(take)
          else take()
        })
      }
      const server = createServer(timesOf(patience), answer)
      const afterArrivals = letInFirst(server, options.letInFirstMs)
      server.maxConnections = options.mostConnections ?? MOST_CONNECTIONS
      // Node’s own answer to an expectation it does not know has no words at all; the shop answers what was asked.
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
  cutSlowBodies(http, patience.bodyMs)
  http.addHook('onResponse', async (request, reply) => {
    const level = FILES.test(request.url) ? 'debug' : 'info'
    request.log[level](
      { method: request.method, path: pathOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  acceptUploads(http)
  http.setErrorHandler(sendProblem)
  http.setNotFoundHandler((request, reply) => sendProblem(new Refusal('not_found'), request, reply))
  return http
}

/** A whole request may take as long as an upload; headers and other bodies are cut off earlier (slow-bodies.ts). */
function timesOf({ headersMs, uploadMs }: typeof PATIENCE) {
  const connectionsCheckingInterval = Math.min(headersMs, IDLE_MS)
  return { keepAliveTimeout: IDLE_MS, headersTimeout: headersMs, requestTimeout: uploadMs, connectionsCheckingInterval }
}

function headerOf(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.headers({ ...privateHeaders, 'x-request-id': request.id })
}

/** Also for requests that Fastify refuses before any hook has run. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = problemOf(error)
  if (status >= 500) noteTrouble(error, request, body.code)
  return headerOf(request, reply).code(status).headers(headers).send(body)
}

/** A full house and a database that is away are no bugs: nobody needs to know of each call where in the code it met them. */
function noteTrouble(error: unknown, request: FastifyRequest, code: string): void {
  if (error instanceof Refusal) return
  const where = { method: request.method, path: pathOf(request) }
  if (error instanceof Error && isDatabaseAway(error)) request.log.warn({ ...where, why: error.message }, code)
  else request.log.error({ err: error, ...where }, code)
}

/** Without the query: what people search for is nobody’s log line. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}

/** Once the shop is closing, a connection ends with the answer that was under way on it: it is idle a moment later. */
function letGoWhenClosing(server: Server): void {
  if (!server.listening) setImmediate(() => server.closeIdleConnections())
}

const TOO_LARGE = 'HPE_HEADER_OVERFLOW'

/** What is no HTTP request at all never reaches a route; it gets the same error form. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  // Browsers open connections ahead: what is said on one before it asks, they take for the answer to their first question.
  if (socket.bytesRead === 0) {
    socket.destroy()
    return
  }
  const { status, body } = problemOf(new Refusal(error.code === TOO_LARGE ? 'too_large' : 'malformed_request'))
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
