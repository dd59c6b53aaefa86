import type { HttpAnswer } from '../outbound/ask.ts'
import type { Condition, GatewayCall, Reading } from './gateway-template.ts'

export type AnswerKind = 'accepted' | 'refused' | 'later' | 'unseen' | 'unanswered'

/** What a gateway says, by its template; undefined where that does not know the answer. */
export function kindOfAnswer({ answer }: GatewayCall, said: HttpAnswer): AnswerKind | undefined {
  const json = jsonIn(said.text)
  const conditions: { [Kind in AnswerKind]?: Condition[] | undefined } = answer
  const fits = (kind: AnswerKind) => conditions[kind]?.some((each) => holds(each, said, json))
  return (['accepted', 'refused', 'later', 'unseen'] as const).find(fits)
}

/** A value that an answer holds, as a text; an empty one where it does not. */
export function readFrom(reading: Reading | undefined, { text }: HttpAnswer): string {
  if (!reading) return ''
  if ('like' in reading) return new RegExp(reading.like, 'iu').exec(text)?.[1] ?? ''
  const value = valueAt(jsonIn(text), reading.at)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

/**
 * Of an answer to a sending that its template does not know. 401, 403, 404 and 429 are about the shop or the moment, a 307 or 308 that
 * nobody follows names who would take it: not taken, and that can change. Another 4xx is about the message. Of everything else, a 500, an
 * unheard-of answer with 200 or the 303 by which web pages say that it is done, nobody knows whether it was taken.
 */
export function kindByStatus(status: number): 'later' | 'refused' | 'unanswered' {
  if ([307, 308, 401, 402, 403, 404, 405, 407, 421, 425, 426, 429].includes(status)) return 'later'
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unanswered'
}

function holds({ http, at, is, like }: Condition, { status, text }: HttpAnswer, json: unknown): boolean {
  const value = at === undefined ? text : valueAt(json, at)
  const words = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
  return (
    (http?.includes(status) ?? true) &&
    (words !== undefined || (is === undefined && like === undefined && at === undefined)) &&
    (is?.some((each) => String(each) === words) ?? true) &&
    (like === undefined || new RegExp(like, 'iu').test(words ?? ''))
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function valueAt(json: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      json,
    )
}
