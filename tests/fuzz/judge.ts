import { problems } from '../../src/contract/problems.ts'
import { JUST_CHANGED } from '../../src/server/platform/invalidation/just-changed.ts'
import type { Answered } from './send.ts'

/** Words of the works, which no answer says: files of ours, stack traces, SQL and its errors, hashes. */
const WORKS =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|\$argon2|no password opens|(select|insert|update|delete) .*(from|into|set) |violates|relation "|column "|invalid input syntax|ECONNREFUSED|Error:/i
const FORM = new Set(['message', 'code', 'fields', 'current', 'record', 'challenge', 'texts'])
/** Says that something has changed, the same to everybody; or, of whoever has just logged in, that this device did. */
const OWN_COOKIE = new RegExp(`\\nset-cookie: (?:${JUST_CHANGED}|haat-device-\\d+=[^\\n]*)`, 'gi')
const STATUS_OF: ReadonlyMap<unknown, number> = new Map(
  Object.entries(problems).map(([code, [status]]): [unknown, number] => [code, status]),
)

/** What is wrong with an answer, whatever was asked; undefined: nothing. */
export function wrongWith(answer: Answered): string | undefined {
  if (answer.status === 0) return 'was not answered'
  if (answer.status >= 500) return `was answered ${answer.status}: ${answer.body.slice(0, 300)}`
  if (answer.head.replace(OWN_COOKIE, '').includes('\nset-cookie')) return 'set a cookie of somebody’s'
  if (answer.status < 400) return answer.body.includes('$argon2') ? 'told a hash' : undefined
  return wrongWithRefusal(answer)
}

function wrongWithRefusal({ status, head, body }: Answered): string | undefined {
  if (!head.includes('content-type: application/json')) return `was refused ${status} without the error form`
  const form = parsed(body)
  if (form === undefined || typeof form['message'] !== 'string')
    return `was refused ${status} with: ${body.slice(0, 300)}`
  if (STATUS_OF.get(form['code']) !== status) return `was refused ${status} as ${form['code']}`
  const more = Object.keys(form).filter((name) => !FORM.has(name))
  if (more.length > 0) return `was refused with more than the form: ${more}`
  const told = WORKS.exec(JSON.stringify([form['message'], Object.values(Object(form['fields']))]))
  return told ? `was told of the works: ${told[0]}` : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
