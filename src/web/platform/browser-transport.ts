import type { ProblemBody } from '#contract/problems'
import { OPEN_PATHS } from '#contract/values/open-paths'
import { m } from '#messages'
import type { LooseInput, Transport } from './call.ts'
import { Problem } from './problem.ts'
import { endSession, isExpired, isSomebodyElse, startAnew, storedSession } from './session.ts'
import { sendForm } from './upload.ts'

const LOST: ProblemBody = { message: m.refusal_unexpected(), code: 'unexpected' }

export function createBrowserTransport(toLogin: () => void): Transport {
  const lose = losing()
  const logOut = () => {
    endSession()
    toLogin()
  }
  return async (name, input) => {
    const { method, url } = addressOf(name, input)
    if (isSomebodyElse()) {
      startAnew()
      // Nobody’s screen asks in another’s name; unanswered, as the page is left.
      return await new Promise(() => undefined)
    }
    const session = storedSession()
    const hasExpired = session !== null && isExpired(session)
    if (hasExpired && !OPEN_PATHS.some((path) => url.toLowerCase().includes(path))) {
      logOut()
      throw new Problem(401, { message: m.refusal_session_ended(), code: 'session_ended' })
    }
    const answer = await send(method, url, input, hasExpired ? undefined : session?.token).catch(lose)
    if (answer.ok) return await replyOf(answer).catch(lose)
    const problem = new Problem(answer.status, await answer.json().catch(() => LOST))
    const isRefused = problem.body.code === 'session_ended' || (problem.body.code === 'not_signed_in' && session)
    // A late refusal is of the token that was sent, not of a login since.
    if (isRefused && storedSession() === session) logOut()
    throw problem
  }
}

/** Browsers abort the calls of a page that is left: those fail only when it is shown again. */
function losing(): () => Promise<never> {
  let isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
  return async () => {
    if (isLeft) await new Promise((shown) => addEventListener('pageshow', shown, { once: true }))
    throw new Problem(0, LOST)
  }
}

function addressOf(name: string, { params, query }: LooseInput): { method: string; url: string } {
  const [method = 'GET', template = '/'] = name.split(' ')
  const path = template.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.set(key, String(value))
  return { method, url: search.size > 0 ? `${path}?${search}` : path }
}

async function send(method: string, url: string, { headers: given, body }: LooseInput, token: string | undefined) {
  const headers = new Headers(given)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body instanceof FormData) return await sendForm(method, url, headers, body)
  // Revalidated: one’s own change shows at once.
  if (body === undefined) return await fetch(url, { method, headers, cache: 'no-cache' })
  headers.set('content-type', 'application/json')
  return await fetch(url, { method, headers, body: JSON.stringify(body) })
}

/** A paged list becomes a handler’s `Page`. */
async function replyOf(answer: Response): Promise<unknown> {
  if (answer.headers.get('content-type')?.startsWith('text/csv')) return await answer.text()
  const value = await answer.json()
  const total = answer.headers.get('x-total-count')
  if (total === null) return value
  const before = answer.headers.get('x-before-count')
  return {
    items: Array.isArray(value) ? value : value.items,
    total: Number(total),
    next: cursorOf('next', answer),
    ...(before === null ? {} : { before: Number(before), previous: cursorOf('prev', answer) }),
  }
}

/** The first page has an empty cursor. */
function cursorOf(rel: string, { headers }: Response): string | null {
  const link = headers
    .get('link')
    ?.split(', ')
    .find((each) => each.endsWith(`rel="${rel}"`))
  if (!link) return null
  return decodeURIComponent(/[?&]cursor=([^&>]+)/.exec(link)?.[1] ?? '')
}
