import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteSignal } from '../signals/signals.ts'
import { type RequestSpan, tracerNow } from '../signals/spans.ts'

/** A span for each request that reaches a route, named by its pattern. Nothing where traces are off. */
export function traceRequests(http: FastifyInstance): void {
  const tracer = tracerNow()
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  http.addHook('onRequest', async (request) => void spans.set(request, tracer.ofRequest(request.raw)))
  // After the body, whose arrival belongs to the socket.
  http.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  http.addHook('onResponse', async (request, { statusCode }) => {
    const route = routeOf(request)
    const method = request.method
    const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode }
    spans.get(request)?.end(`${method} ${route}`, attributes)
  })
}

/** Streams of events last for minutes, and are no answers that somebody waits for. */
export function tellAnswered(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.getHeader('content-type') === 'text/event-stream') return
  const { statusCode: status, elapsedTime } = reply
  noteSignal('answered', { route: routeOf(request), method: request.method, status, seconds: elapsedTime / 1000 })
}

/** Its pattern: a path holds ids, and what people type. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none'
}
