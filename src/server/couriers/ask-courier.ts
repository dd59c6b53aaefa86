import type { CourierStatus } from '#contract/values/couriers'
import { m } from '#messages'
import { type AskTimeouts, askOnce, type NoAnswer } from '../platform/outbound/ask.ts'
import type { Answered, Asked, Request } from './courier.ts'

/** A claim on a booking has to outlast both. */
export const COURIER_TIMEOUTS: AskTimeouts = { connecting: 10_000, whole: 30_000 }

const MOST_LIST_BYTES = 8 * 1024 * 1024

export async function callCourier(
  baseUrl: string,
  { method, path, query = {}, headers = {}, json, isList = false }: Request,
  timeouts = COURIER_TIMEOUTS,
): Promise<Answered | NoAnswer> {
  const url = new URL(baseUrl + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const body = json && JSON.stringify(json)
  const typed = { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers }
  const answer = await askOnce({ method, url, headers: typed, body }, timeouts, isList ? MOST_LIST_BYTES : undefined)
  return 'isSent' in answer ? answer : { status: answer.status, json: jsonIn(answer.text) }
}

/** What an answer to a booking is that did not bring a number. */
export function notBooked(answer: Answered | NoAnswer) {
  if ('isSent' in answer) return { outcome: answer.isSent ? 'unanswered' : 'later', why: silence(answer) } as const
  const { status } = answer
  const why = wordsIn(answer)
  if (status === 401 || status === 403) return { outcome: 'locked', why } as const
  if ([404, 405, 407, 421, 425, 426, 429].includes(status)) return { outcome: 'later', why } as const
  return { outcome: status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unanswered', why } as const
}

/** What an answer to a question is that told nothing. */
export function notTold(answer: Answered | NoAnswer): Exclude<Asked, { outcome: 'told' }> {
  if ('isSent' in answer) return { outcome: 'unanswered', why: silence(answer) }
  if (answer.status === 404) return { outcome: 'unseen' }
  const isLocked = answer.status === 401 || answer.status === 403
  return { outcome: isLocked ? 'locked' : 'unanswered', why: wordsIn(answer) }
}

function silence({ isSent }: NoAnswer): string {
  return isSent ? m.couriers_gave_no_answer() : m.couriers_not_reached()
}

const LONGEST_WORDS = 300

/** The company’s own words: `message`, and what it says of each field. */
export function wordsIn({ status, json }: Answered): string {
  const message = textAt(json, 'message')
  const errors = valueAt(json, 'errors') ?? valueAt(json, 'error')
  const fields = typeof errors === 'string' ? [errors] : Object.values(isRecord(errors) ? errors : {}).flat()
  const words = [message, ...fields.map(String)].filter(Boolean).join(' · ').slice(0, LONGEST_WORDS)
  return words || m.couriers_answered_status({ status })
}

/** The value at `data.consignment_id`; undefined where there is none. */
export function valueAt(json: unknown, path: string): unknown {
  let value = json
  for (const name of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

/** Without zeros, which the database keeps in no text. */
export function textAt(json: unknown, path: string): string {
  const value = valueAt(json, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : ''
}

/** Null for what is none of a company’s words: also `constructor`, which every object knows. */
export function wordFor(words: Record<string, CourierStatus>, said: string): CourierStatus | null {
  return (Object.hasOwn(words, said) && words[said]) || null
}

/** Taka, whole or not, as poisha; null for what is no amount. */
export function poishaAt(json: unknown, path: string): number | null {
  const text = textAt(json, path)
  const taka = Number(text)
  if (text === '' || !Number.isFinite(taka) || taka < 0 || taka > 10_000_000) return null
  return Math.round(taka * 100)
}

/** As Dhaka’s clocks show it, without a zone. */
export function dhakaTimeAt(json: unknown, path: string): Date | null {
  const text = textAt(json, path)
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? dateOf(`${text.replace(' ', 'T')}+06:00`) : null
}

/** With its zone. */
export function momentAt(json: unknown, path: string): Date | null {
  const text = textAt(json, path)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? dateOf(text) : null
}

function dateOf(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}

export function rowsAt(json: unknown, path: string): unknown[] {
  const value = path === '' ? json : valueAt(json, path)
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Undefined where it is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
