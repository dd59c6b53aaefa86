import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Endpoint, HandlerInput, Reply } from '#contract/endpoint'
import type { Actor, ActorOf } from './actor.ts'
import { publishedOn, type Tag } from './announcements.ts'
import { behindWall, type Db } from './db.ts'
import { fieldsOf } from './problem.ts'
import { Refusal } from './refusal.ts'

const CHOICES = new Intl.ListFormat('en-GB', { type: 'disjunction' })
z.config({ customError: plainWords })

/** For what has no words of its own in the contract. */
function plainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `Must be ${CHOICES.format(issue.values.map(String))}.`
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum} characters.`
  return 'This cannot be read.'
}

/** What a handler is given: the database, who acts, from where, and the parsed input. */
export type Ask<E extends Endpoint> = HandlerInput<E> & { db: Db; actor: ActorOf<E['access']>; address: string }
/** A download may be sent as it is made, so that its length costs no memory. */
type Answer<E extends Endpoint> = E['download'] extends string ? Reply<E> | Readable : Reply<E>
type Handler<E extends Endpoint> = (ask: Ask<E>) => Promise<Answer<E>>

/**
 * Binds an endpoint to its handler. `shows` names what a public answer shows: it is kept as finished bytes, by itself and
 * in pages, until that changes. Without it nothing of it is kept.
 */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  shows?: (reply: Reply<E>, input: HandlerInput<E>) => Tag[] | Promise<Tag[]>,
) => void

interface Raw {
  params?: unknown
  query?: unknown
  headers?: unknown
  body?: unknown
}

export interface Answered {
  reply: unknown
  shows: Tag[]
  /** Whether something has changed meanwhile that is shown to all: by this call, or by another at the same time. */
  hasChanged: boolean
}

export interface Call {
  endpoint: Endpoint
  /** The same answer for everybody, until something that it shows changes. */
  mayBeKept: boolean
  answer(raw: Raw, actor: Actor | null, address: string): Promise<Answered>
}

export interface Calls {
  serve: Serve
  all: ReadonlyMap<string, Call>
}

/** The shop’s calls by name (`GET /api/product/:id`), each parsing its input at the door. */
export function createCalls(db: Db, options: { checkReplies: boolean }): Calls {
  const all = new Map<string, Call>()
  const serve: Serve = (endpoint, handler, shows) => {
    all.set(`${endpoint.method} ${endpoint.path}`, {
      endpoint,
      mayBeKept: shows !== undefined && endpoint.access === 'anyone' && endpoint.method === 'GET',
      async answer(raw, actor, address) {
        const input = parse(endpoint, raw)
        // The door has just parsed and admitted: what `Ask` promises is true here.
        const asked = { ...input, db: actor ? behindWall(db, actor) : db, actor, address }
        const ask = asked as Parameters<typeof handler>[0]
        const before = publishedOn(db)
        const reply = await handler(ask)
        if (options.checkReplies && !(reply instanceof Readable)) checkReply(endpoint, reply)
        const hasChanged = publishedOn(db) > before
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

/** In tests: an answer that does not keep the contract is a bug, also one that says too much. */
function checkReply(endpoint: Endpoint, reply: unknown): void {
  const schema = endpoint.list
    ? z.object({ items: z.array(endpoint.reply), total: z.int(), next: z.nullable(z.string()) })
    : endpoint.reply
  const parsed = z.safeParse(schema, reply)
  if (!parsed.success) throw new Error(`${endpoint.path} broke its contract: ${z.prettifyError(parsed.error)}`)
  if (JSON.stringify(parsed.data).length !== JSON.stringify(reply).length)
    throw new Error(`${endpoint.path} says more than its contract: ${JSON.stringify(reply)}`)
}
