import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Endpoint, HandlerInput, Reply } from '#contract/machinery/endpoint'
import { LOCALE, m } from '#messages'
import type { Actor, ActorOf } from '../actor.ts'
import { type CacheTag, invalidationsOn } from '../database/cache-invalidation.ts'
import { asActor, type Db } from '../database/db.ts'
import { Refusal } from '../refusal.ts'
import { fieldsOf } from './problem.ts'

const CHOICES = new Intl.ListFormat(LOCALE, { type: 'disjunction' })
z.config({ customError: plainWords })

/** For issues without words in the contract. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return m.refusal_choices({ values: CHOICES.format(issue.values.map(String)) })
  if (issue.code === 'too_big' && issue.origin === 'string')
    return m.field_at_most_characters({ most: String(issue.maximum) })
  return m.refusal_cannot_read()
}

export interface Visitor {
  address: string
  userAgent: string
  cookies: string
  /** `HttpOnly`, `Secure` behind TLS. */
  setCookie(nameAndValue: string, maxAgeSeconds: number, path: `/api${string}`): void
}

/** Who waits for an answer. */
export interface Caller extends Visitor {
  /** Aborted where they leave before they are answered: work for them alone may end. */
  hungUp(): AbortSignal
}

/** For answers that are the same for everybody. */
export const ANYBODY: Caller = {
  address: '',
  userAgent: '',
  cookies: '',
  setCookie: () => undefined,
  hungUp: () => new AbortController().signal,
}

export type Ask<E extends Endpoint> = HandlerInput<E> & { db: Db; actor: ActorOf<E['access']>; visitor: Caller }
/** Streamed, so that length costs no memory. */
type Answer<E extends Endpoint> = E['download'] extends string ? Reply<E> | Readable : Reply<E>
type Handler<E extends Endpoint> = (ask: Ask<E>) => Promise<Answer<E>>

/** `shows`: cache tags of a public answer, which is kept until one is invalidated; without them it is not kept. */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  shows?: (reply: Reply<E>, input: HandlerInput<E>) => CacheTag[] | Promise<CacheTag[]>,
) => void

interface Raw {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
}

export interface Answered {
  reply: unknown
  shows: CacheTag[]
  /** Whether anything public was invalidated meanwhile, by whomever. */
  hasChanged: boolean
}

export interface Call {
  endpoint: Endpoint
  mayBeKept: boolean
  answer(raw: Raw, actor: Actor | null, visitor: Caller): Promise<Answered>
}

export interface Calls {
  serve: Serve
  all: ReadonlyMap<string, Call>
}

/** By name (`GET /api/product/:id`); each parses its input. */
export function createCalls(db: Db, options: { checkReplies: boolean }): Calls {
  const all = new Map<string, Call>()
  const serve: Serve = (endpoint, handler, shows) => {
    all.set(`${endpoint.method} ${endpoint.path}`, {
      endpoint,
      mayBeKept: shows !== undefined && endpoint.access === 'anyone' && endpoint.method === 'GET',
      async answer(raw, actor, visitor) {
        const input = parse(endpoint, raw)
        // Parsed and admitted: what `Ask` promises is true.
        const asked = { ...input, db: actor ? asActor(db, actor) : db, actor, visitor }
        const ask = asked as Parameters<typeof handler>[0]
        const before = invalidationsOn(db)
        const reply = await handler(ask)
        if (options.checkReplies && !(reply instanceof Readable)) checkReply(endpoint, reply)
        const hasChanged = invalidationsOn(db) > before
        return { reply, hasChanged, shows: (await shows?.(reply as Parameters<typeof shows>[0], ask)) ?? [] }
      },
    })
  }
  return { serve, all }
}

const PARTS = ['params', 'query', 'headers', 'body'] as const

function parse(endpoint: Endpoint, raw: Raw): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    const parsed = z.safeParse(schema, raw[part] ?? {})
    if (parsed.success) input[part] = parsed.data
    else Object.assign(fields, fieldsOf(parsed.error.issues))
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  return input
}

/** In tests: an answer beside the contract is a bug, also one that says too much. */
function checkReply(endpoint: Endpoint, reply: unknown): void {
  const schema = endpoint.list
    ? z.object({
        items: z.array(endpoint.reply),
        total: z.int(),
        next: z.nullable(z.string()),
        before: z.optional(z.int()),
        previous: z.optional(z.nullable(z.string())),
      })
    : endpoint.reply
  const parsed = z.safeParse(schema, reply)
  if (!parsed.success) throw new Error(`${endpoint.path} broke its contract: ${z.prettifyError(parsed.error)}`)
  if (JSON.stringify(parsed.data).length !== JSON.stringify(reply).length)
    throw new Error(`${endpoint.path} says more than its contract: ${JSON.stringify(reply)}`)
}
