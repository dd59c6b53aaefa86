import type { Tally } from './tally.ts'

export interface Visit {
  /** What the tally calls it. */
  name: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | FormData
  /** The only one that is right. */
  status: number
  /** Whether the answer is right, by what it says. */
  isRight(text: string): boolean
}

export interface Answered {
  text: string
  /** As the browser sends them back. */
  cookies: string
}

const MOST_SAID = 300
/** Longer than the shop’s own limits. */
const PATIENCE_MS = 30_000

/** Asks once, as a shopper whose browser tries nothing again. Undefined where that failed: without an answer, with another status, or with a wrong answer. */
export async function visit(url: string, tally: Tally, asked: Visit): Promise<Answered | undefined> {
  const { name, path, method = 'GET', headers = {}, body, status, isRight } = asked
  const began = performance.now()
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(url + path, { method, headers, signal, ...(body === undefined ? {} : { body }) })
    const text = await answer.text()
    const isGood = answer.status === status && isRight(text)
    tally.note(name, answer.status, performance.now() - began, isGood ? undefined : text.slice(0, MOST_SAID))
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    return isGood ? { text, cookies: cookies.join('; ') } : undefined
  } catch (error) {
    tally.note(name, 'no answer', performance.now() - began, reasonOf(error))
    return undefined
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return String(cause)
}
