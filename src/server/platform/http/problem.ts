import type { ZodError } from 'zod'
import { type ProblemBody, type ProblemCode, problems, problemWords } from '#contract/problems'
import { isDatabaseAway, isDatabaseBusy, isDiskFull } from '../postgres/database-trouble.ts'
import { errorCode } from '../process/error-code.ts'
import { Refusal } from '../refusal.ts'
import { StorageAway } from '../storage/storage-away.ts'
import { messagesOf } from './message-of.ts'

export interface Problem {
  status: number
  body: ProblemBody
  headers: Record<string, string>
}

const COME_BACK = { 'retry-after': '2' }

/** Any error → the error answer (decisions, "Errors"); a bug is `unexpected`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return problemOfRefusal(error)
  if (isDatabaseAway(error)) return problem('database_away', COME_BACK)
  if (error instanceof StorageAway) return problem('storage_away', COME_BACK)
  if (isDatabaseBusy(error) || isDiskFull(error)) return problem('busy', COME_BACK)
  return problem(codeOfHttpError(error))
}

/** By field name (`items.0.quantity`), the first of each. */
export function fieldsOf(issues: ZodError['issues']): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

function problemOfRefusal({ code, message, details }: Refusal): Problem {
  const headers: Record<string, string> =
    details.retryAfterSeconds === undefined ? {} : { 'retry-after': String(details.retryAfterSeconds) }
  const body: ProblemBody = { message, code }
  if (details.fields) body.fields = details.fields
  const texts = messagesOf(body, problemWords(code))
  if (texts) body.texts = texts
  if (details.current) body.current = details.current
  if (details.record) body.record = details.record
  if (details.challenge) body.challenge = details.challenge
  return { status: problems[code][0], body, headers }
}

function problem(code: ProblemCode, headers: Record<string, string> = {}): Problem {
  return { status: problems[code][0], body: { message: problemWords(code), code }, headers }
}

/** A NUL in a text: the request’s fault. */
const UNSTORABLE_TEXT = new Set<unknown>(['22021', '22P05'])

function codeOfHttpError(error: unknown): ProblemCode {
  if (UNSTORABLE_TEXT.has(errorCode(error))) return 'malformed_request'
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 404) return 'not_found'
  if (status === 413) return 'too_large'
  if (status === 415) return 'wrong_type'
  return typeof status === 'number' && status >= 400 && status < 500 ? 'malformed_request' : 'unexpected'
}
