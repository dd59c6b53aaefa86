import type { Access, Endpoint } from '#contract/machinery/endpoint'
import { type ProblemCode, problems } from '#contract/problems'
import type { Answer, Ref } from './openapi-form.ts'
import { SHAPES_AT } from './shapes.ts'
import { ANSWERS_AT } from './shared-answers.ts'

const AT_THE_DOOR: Record<Access, ProblemCode[]> = {
  anyone: [],
  'signed-in': ['not_signed_in', 'session_ended'],
  vendor: ['not_signed_in', 'session_ended', 'not_allowed'],
  'approved-vendor': ['not_signed_in', 'session_ended', 'not_allowed', 'vendor_pending', 'vendor_rejected'],
  'approved-vendor-or-admin': ['not_signed_in', 'session_ended', 'not_allowed', 'vendor_pending', 'vendor_rejected'],
  admin: ['not_signed_in', 'session_ended', 'not_allowed'],
}

/** Those that follow from the declaration; rules may add any. */
export function refusalsOf(endpoint: Endpoint): ProblemCode[] {
  const { params, query, headers, body, access } = endpoint
  const isRead = Boolean(params || query || headers || body)
  return [
    ...(isRead ? (['invalid_request'] as const) : []),
    ...(isRead || access === 'anyone' ? (['malformed_request'] as const) : []),
    ...AT_THE_DOOR[access],
    ...(body ? (['too_large', 'wrong_type'] as const) : []),
    'unexpected',
    'database_away',
  ]
}

/** What answers without success are called, by their status; the others are `default`. */
const NAMES: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  default: 'Refused',
}

/** Those that follow from the declaration by their status; rules of the shop, and its troubles, are `default`. */
export function refusalAnswersOf(endpoint: Endpoint): Record<string, Ref> {
  const statuses = refusalsOf(endpoint).map((code) => String(problems[code][0]))
  const named = [...statuses.filter((status) => status in NAMES), 'default']
  return Object.fromEntries(named.map((status) => [status, { $ref: `${ANSWERS_AT}${NAMES[status]}` }]))
}

/** Each with the codes that there are of its status. */
export function sharedRefusals(): Record<string, Answer> {
  return Object.fromEntries(Object.entries(NAMES).map(([status, name]) => [name, sharedRefusal(status)]))
}

function sharedRefusal(status: string): Answer {
  const content = { 'application/json': { schema: { $ref: `${SHAPES_AT}Problem` } } }
  if (status !== 'default') return { description: wordsOf(status), content }
  return {
    description: 'A rule of the shop says no, or the shop is in trouble; the code says which.',
    headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    content,
  }
}

function wordsOf(status: string): string {
  const codes = Object.entries(problems).filter(([, [of]]) => String(of) === status)
  return codes.map(([code, [, words]]) => `\`${code}\`: ${words()}`).join(' ')
}
