import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint'
import type { Page } from '#contract/fields'
import type { Admit } from './actor.ts'
import type { Call, Calls } from './calls.ts'
import type { Http } from './http.ts'
import { JUST_CHANGED } from './just-changed.ts'
import { partsOf } from './multipart.ts'
import type { OutageWatch } from './outage-watch.ts'
import type { KeptAnswers } from './pages/kept-answers.ts'
import type { FinishedPage } from './pages/page-cache.ts'
import { answerTo } from './pages/send-page.ts'
import { Refusal } from './refusal.ts'
import { PATIENCE, waitForUpload } from './slow-bodies.ts'
import { createTurns } from './turns.ts'

/**
 * So many calls may have been read and not be answered yet: what is more would wait longer than anybody does, and make all
 * others wait. Who comes then is sent away at once. Finished pages and answers are not counted; they cost next to nothing.
 */
const MOST_UNDER_WAY = 300
const RETRY_SECONDS = 2
const fullHouse = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS })

/**
 * Puts every call on the server under its method and path. Public answers go to `kept` to be sent again; while the database
 * is away, they are the last known.
 */
export function mountCalls(
  http: Http,
  calls: Calls,
  admit: Admit,
  {
    kept,
    outage,
    waitAtDatabase,
    mostUnderWay = MOST_UNDER_WAY,
    longestWaitMs,
  }: {
    kept: KeptAnswers
    outage: OutageWatch
    /** How long the first in line for the database has waited, in ms. */
    waitAtDatabase: () => number
    mostUnderWay?: number | undefined
    longestWaitMs: number
  },
): void {
  http.addHook('onClose', async () => outage.stop())
  const underWay = createTurns({ atOnce: mostUnderWay, waiting: 0, refusal: fullHouse })
  const admitUnderWay: Admit = (...asked) => underWay(() => admit(...asked))
  // What may be kept has lines of its own, and is known from earlier where the database is away.
  const refuseAtSlowLine = ({ mayBeKept }: Call) => {
    if (!mayBeKept && waitAtDatabase() > longestWaitMs) throw fullHouse()
  }
  for (const call of calls.all.values()) {
    const { method, path, upload } = call.endpoint
    // An upload takes minutes to arrive, from few who may send one: once its sender is admitted it would hold a place in vain.
    const answer = createAnswer(call, upload ? admitUnderWay : admit, kept)
    http.route({
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
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function createAnswer(call: Call, admit: Admit, kept: KeptAnswers): Answer {
  const { endpoint, mayBeKept } = call
  const { access, method, upload } = endpoint
  return async (request, reply) => {
    const actor = access === 'anyone' ? null : await admit(request.headers.authorization, access)
    if (upload) waitForUpload(request.raw, PATIENCE.uploadMs)
    const { params, query, headers, url } = request
    const body = upload ? await partsOf(request) : request.body
    const ask = () => call.answer({ params, query, headers, body }, actor, request.ip)
    if (mayBeKept) return sendFinished(reply, request, await made(kept, endpoint, url, ask))
    const answered = await ask()
    if (answered.hasChanged && method !== 'GET') reply.header('set-cookie', JUST_CHANGED)
    return send(reply, endpoint, url, answered.reply)
  }
}

function made(kept: KeptAnswers, endpoint: Endpoint, url: string, ask: () => ReturnType<Call['answer']>) {
  return kept.made(url, async () => {
    const { reply, shows } = await ask()
    return { ...wireForm(endpoint, url, reply), shows }
  })
}

function sendFinished(reply: FastifyReply, { raw }: FastifyRequest, page: FinishedPage): FastifyReply {
  const { status, headers, body } = answerTo(raw, page)
  return reply.code(status).headers(headers).send(body)
}

function send(reply: FastifyReply, endpoint: Endpoint, url: string, value: unknown): FastifyReply {
  if (endpoint.download) return reply.header('content-type', `${endpoint.download}; charset=utf-8`).send(value)
  const { headers, body } = wireForm(endpoint, url, value)
  return reply
    .code(endpoint.status ?? 200)
    .headers(headers)
    .send(body)
}

/** A list says its length and its next page in headers. */
function wireForm({ list }: Endpoint, url: string, value: unknown) {
  if (!list) return { headers: {}, body: value, isEmpty: false }
  const { items, total, next } = value as Page<unknown>
  const link: Record<string, string> = next ? { link: `<${nextPage(url, next)}>; rel="next"` } : {}
  const headers = { 'x-total-count': String(total), ...link }
  return { headers, body: list === 'array' ? items : { items }, isEmpty: items.length === 0 }
}

function nextPage(url: string, cursor: string): string {
  const next = new URL(url, 'http://shop')
  next.searchParams.set('cursor', cursor)
  return next.pathname + next.search
}
