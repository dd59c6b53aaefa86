import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/machinery/endpoint'
import type { Page } from '#contract/machinery/fields'
import type { Actor, Admit, Assume } from '../actor.ts'
import type { CacheTag } from '../database/cache-invalidation.ts'
import type { OutageWatch } from '../database/outage-watch.ts'
import { JUST_CHANGED } from '../invalidation/just-changed.ts'
import { createLimiter } from '../limits/limiter.ts'
import { isWrongAssumption } from '../postgres/database-trouble.ts'
import { Refusal } from '../refusal.ts'
import { allowUploadTime, BODY_TIMEOUTS } from './body-timeout.ts'
import { ANYBODY, type Call, type Calls } from './calls.ts'
import type { Http } from './http.ts'
import { acceptUploads, bytesToHold, partsOf } from './multipart.ts'
import { answerTo, type CachedPage } from './send-page.ts'
import { createUploadSlots, type InUploadSlot } from './upload-slots.ts'
import type { VisitorOf } from './visitor.ts'

/** Overload (decision 015): so many calls under way. Cached answers are not counted. */
const MOST_UNDER_WAY = 300
const RETRY_SECONDS = 2
const overloaded = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })

/** By method and path; public answers go to `kept`, which has the last known in an outage. */
export function mountCalls(
  http: Http,
  calls: Calls,
  admit: Admit,
  {
    kept,
    outage,
    assumed,
    visitorOf,
    waitAtDatabase,
    mostUnderWay = MOST_UNDER_WAY,
    longestWaitMs,
  }: {
    kept: KeptAnswers
    outage: OutageWatch
    assumed: Assumed
    visitorOf: VisitorOf
    waitAtDatabase: () => number
    mostUnderWay?: number | undefined
    longestWaitMs: number
  },
): void {
  http.addHook('onClose', async () => outage.stop())
  const underWay = createLimiter({ concurrency: mostUnderWay, waiting: 0, refusal: overloaded })
  const admitUnderWay: Admit = (...asked) => underWay(() => admit(...asked))
  const inUploadPlace = createUploadSlots()
  // Cached answers have queues and outage copies of their own.
  const refuseAtSlowLine = ({ mayBeKept }: Call) => {
    if (!mayBeKept && waitAtDatabase() > longestWaitMs) throw overloaded()
  }
  const mount = (scope: Http, call: Call) => {
    const { method, path, upload } = call.endpoint
    // Admitted uploads take minutes and have slots of their own.
    const answer = createAnswer(call, {
      admit: upload ? admitUnderWay : admit,
      assumed,
      kept,
      inUploadPlace,
      visitorOf,
    })
    scope.route({
      method,
      url: path,
      handler: async (request, reply) => {
        try {
          refuseAtSlowLine(call)
          return await (upload ? answer(request, reply) : underWay(() => answer(request, reply)))
        } catch (error) {
          outage.note(error)
          throw error
        }
      },
    })
  }
  const all = [...calls.all.values()]
  for (const call of all.filter(({ endpoint }) => !endpoint.upload)) mount(http, call)
  // A scope of their own: the hooks of what reads them run for each request.
  http.register(async (scope) => {
    acceptUploads(scope)
    for (const call of all.filter(({ endpoint }) => endpoint.upload)) mount(scope, call)
  })
}

export interface PublicAnswer {
  headers: Record<string, string>
  body: unknown
  shows: CacheTag[]
  isEmpty: boolean
}

export interface KeptAnswers {
  /** The answer of a call at an address, made now or being made. Refuses `busy`. */
  made(endpoint: Endpoint, url: string, make: () => Promise<PublicAnswer>): Promise<CachedPage>
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Calls that are first answered as their token says, and `assume` for these. They do nothing outside of their transactions. */
export interface Assumed {
  calls: ReadonlySet<Endpoint>
  assume: Assume
}

interface Ways {
  admit: Admit
  assumed: Assumed
  kept: KeptAnswers
  inUploadPlace: InUploadSlot
  visitorOf: VisitorOf
}

function createAnswer(call: Call, { admit, assumed, kept, inUploadPlace, visitorOf }: Ways): Answer {
  const { endpoint, mayBeKept } = call
  const { access, method, upload } = endpoint
  const answer = async (request: FastifyRequest, reply: FastifyReply, actor: Actor | null, body: unknown) => {
    const { params, query, headers, url } = request
    const visitor = mayBeKept ? ANYBODY : visitorOf(request, reply)
    const ask = () => call.answer({ params, query, headers, body }, actor, visitor)
    if (mayBeKept) return sendFinished(reply, request, await made(kept, endpoint, url, ask))
    const answered = await ask()
    if (answered.hasChanged && method !== 'GET') reply.header('set-cookie', JUST_CHANGED)
    return send(reply, endpoint, url, answered.reply)
  }
  const isAssumed = assumed.calls.has(endpoint)
  return async (request, reply) => {
    const customer = isAssumed ? await assumed.assume(request.headers.authorization, request.ip) : undefined
    try {
      if (customer) return await answer(request, reply, customer, request.body)
    } catch (error) {
      if (!isToBeAdmitted(error)) throw error
    }
    const actor = access === 'anyone' ? null : await admit(request.headers.authorization, access, request.ip)
    if (!upload || !actor) return await answer(request, reply, actor, request.body)
    allowUploadTime(request.raw, BODY_TIMEOUTS.uploadMs)
    const bytes = bytesToHold(request)
    const place = { accountId: actor.id, bytes, cutOff: () => void request.raw.socket.destroy() }
    return await inUploadPlace(place, async (arriving) =>
      answer(request, reply, actor, await partsOf(request, arriving)),
    )
  }
}

/** The account is not as assumed, or something is refused, which an ended session comes before. */
function isToBeAdmitted(error: unknown): boolean {
  return error instanceof Refusal || isWrongAssumption(error)
}

function made(kept: KeptAnswers, endpoint: Endpoint, url: string, ask: () => ReturnType<Call['answer']>) {
  return kept.made(endpoint, url, async () => {
    const { reply, shows } = await ask()
    return { ...wireForm(endpoint, url, reply), shows }
  })
}

function sendFinished(reply: FastifyReply, { raw }: FastifyRequest, page: CachedPage): FastifyReply {
  const { status, headers, body } = answerTo(raw, page)
  return reply.code(status).headers(headers).send(body)
}

function send(reply: FastifyReply, endpoint: Endpoint, url: string, value: unknown): FastifyReply {
  if (endpoint.download) {
    if (endpoint.fileName) reply.header('content-disposition', `attachment; filename=${endpoint.fileName}`)
    return reply.header('content-type', `${endpoint.download}; charset=utf-8`).send(value)
  }
  const { headers, body } = wireForm(endpoint, url, value)
  return reply
    .code(endpoint.status ?? 200)
    .headers(headers)
    .send(body)
}

/** Length, position and neighbours in headers (RFC 8288). */
function wireForm({ list }: Endpoint, url: string, value: unknown) {
  if (!list) return { headers: {}, body: value, isEmpty: false }
  const { items, total, next, before, previous } = value as Page<unknown>
  const links = [
    ...(next ? [`<${pageFrom(url, next)}>; rel="next"`] : []),
    ...(typeof previous === 'string' ? [`<${pageFrom(url, previous)}>; rel="prev"`] : []),
  ]
  const headers: Record<string, string> = {
    'x-total-count': String(total),
    ...(before === undefined ? {} : { 'x-before-count': String(before) }),
    ...(links.length > 0 ? { link: links.join(', ') } : {}),
  }
  return { headers, body: list === 'array' ? items : { items }, isEmpty: items.length === 0 }
}

function pageFrom(url: string, cursor: string): string {
  const page = new URL(url, 'http://shop')
  if (cursor) page.searchParams.set('cursor', cursor)
  else page.searchParams.delete('cursor')
  return page.pathname + page.search
}
