import type { ProblemBody } from '#contract/problems'
import type { LooseInput, Transport } from './call.ts'
import { Problem } from './problem.ts'
import { endSession, isExpired, storedSession } from './session.ts'
import { sendForm } from './upload.ts'

/** Paths that go out without the token once it has expired; any other call ends the session and is not sent (spec §7). */
const OPEN_PATHS = ['/api/product', '/api/categories/tree', '/api/auth', '/api/vendors/register']

const LOST: ProblemBody = { message: 'Something went wrong', code: 'unexpected' }

/** Calls over HTTP with the Bearer token and the expired-token rule. `toLogin` leads to the login page. */
export function createBrowserTransport(toLogin: () => void): Transport {
  const lose = losing()
  const logOut = () => {
    endSession()
    toLogin()
  }
  return async (name, input) => {
    const { method, url } = addressOf(name, input)
    const session = storedSession()
    const hasExpired = session !== null && isExpired(session)
    if (hasExpired && !OPEN_PATHS.some((path) => url.toLowerCase().includes(path))) {
      logOut()
      throw new Problem(401, { message: 'Your session has ended. Please log in again.', code: 'session_ended' })
    }
    const answer = await send(method, url, input, hasExpired ? undefined : session?.token).catch(lose)
    if (answer.ok) return await replyOf(answer).catch(lose)
    const problem = new Problem(answer.status, await answer.json().catch(() => LOST))
    if (problem.body.code === 'session_ended' || (problem.body.code === 'not_signed_in' && session)) logOut()
    throw problem
  }
}

/**
 * What to do with an answer that does not come: throw at once, or, where the page has been left, when somebody comes
 * back to it. Browsers break off the calls of a page that is left, and no failure may flash up, or be logged, for that.
 */
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
  // What the browser has kept of it is asked about: who has just changed something sees it at once.
  if (body === undefined) return await fetch(url, { method, headers, cache: 'no-cache' })
  headers.set('content-type', 'application/json')
  return await fetch(url, { method, headers, body: JSON.stringify(body) })
}

/** A paged list arrives as items with headers and becomes the same `Page` that a handler returns. */
async function replyOf(answer: Response): Promise<unknown> {
  if (answer.headers.get('content-type')?.startsWith('text/csv')) return await answer.text()
  const value = await answer.json()
  const total = answer.headers.get('x-total-count')
  if (total === null) return value
  const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  return {
    items: Array.isArray(value) ? value : value.items,
    total: Number(total),
    next: next ? decodeURIComponent(next) : null,
  }
}
