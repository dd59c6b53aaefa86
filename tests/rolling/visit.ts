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
const PATIENCE_MS = 120_000

/** Asks once, as a shopper whose browser tries nothing again. Undefined where that failed: without an answer, with another status, or with a wrong answer. */
export async function visit(url: string, tally: Tally, asked: Visit): Promise<Answered | undefined> {
  const { name, path, method = 'GET', headers = {}, body, status, isRight } = asked
  const began = performance.now()
  const note = (found: number | string, trouble?: string) => tally.note(name, found, performance.now() - began, trouble)
  const answer = await answerTo(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  if (answer instanceof Error) {
    note('no answer', reasonOf(answer))
    return undefined
  }
  const { status: found, text, cookies } = answer
  const isGood = found === status && isReadRight(isRight, text)
  note(found, isGood ? undefined : text.slice(0, MOST_SAID))
  return isGood ? { text, cookies } : undefined
}

async function answerTo(address: string, request: RequestInit): Promise<(Answered & { status: number }) | Error> {
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    return { status: answer.status, text: await answer.text(), cookies: cookies.join('; ') }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What cannot be read, a page where data was meant, is an answer, and a wrong one. */
function isReadRight(isRight: Visit['isRight'], text: string): boolean {
  try {
    return isRight(text)
  } catch {
    return false
  }
}

function reasonOf(error: Error): string {
  return String(error.cause instanceof Error ? error.cause : error)
}
