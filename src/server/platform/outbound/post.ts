import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { errorCode } from '../process/error-code.ts'
import { isPublicAddress } from './public-address.ts'
import { type ResolveHost, resolveHost } from './resolve-host.ts'

export interface Outbound {
  /** Whether an address in one’s own network may be asked, too. */
  mayBePrivate: boolean
  /** Both injected by tests alone. */
  resolve?: ResolveHost
  timeout?: AbortSignal
}

/** `private`: one of the addresses of the host is none of the internet. */
export type PostFailure = 'unknown-host' | 'private' | 'timeout' | 'certificate' | 'refused' | 'broken'

export type Posted = { durationMs: number } & ({ status: number; answer: string } | { failure: PostFailure })

const TIMEOUT_MS = 15_000
/** Of an answer nobody reads more. */
const MAX_ANSWER_BYTES = 1_000
const MAX_HEADER_BYTES = 8 * 1024

/**
 * SSRF guard: the host is resolved here, every address it has is checked, and the connection goes to one of those and nowhere
 * else, however the name is answered the next moment. Redirects are not followed, no proxy is asked, and the answer is read no further
 * than its beginning.
 */
export async function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { mayBePrivate, resolve = resolveHost, timeout: signal = AbortSignal.timeout(TIMEOUT_MS) }: Outbound,
): Promise<Posted> {
  const began = performance.now()
  const outcome = await (async () => {
    try {
      const addresses = await beforeAbort(resolve(hostOf(url)), signal)
      if (addresses.length === 0) return { failure: 'unknown-host' as const }
      if (!mayBePrivate && !addresses.every(isPublicAddress)) return { failure: 'private' as const }
      return await exchange(url, body, headers, addresses, signal)
    } catch (error) {
      return { failure: failureOf(error, signal) }
    }
  })()
  return { ...outcome, durationMs: Math.round(performance.now() - began) }
}

/** Without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

async function exchange(
  url: URL,
  body: string,
  headers: Record<string, string>,
  addresses: string[],
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return await new Promise((answered, failed) => {
    const asking = request(url, {
      ...{ method: 'POST', agent: false, lookup: pinnedTo(addresses), maxHeaderSize: MAX_HEADER_BYTES, signal },
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    })
    asking.on('error', failed)
    asking.on('response', (response) => {
      // Has answered: breaking off is no failure any more.
      asking.off('error', failed).on('error', () => undefined)
      void beginningOf(response).then((answer) => {
        response.destroy()
        answered({ status: response.statusCode ?? 0, answer })
      })
    })
    asking.end(body)
  })
}

/** Answers what was resolved and checked, whatever is asked. Where the host is an address, the connection asks nothing. */
function pinnedTo(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, { all: wantsAll }, tell) => {
    const [first] = all
    if (wantsAll || !first) tell(null, all)
    else tell(null, first.address, first.family)
  }
}

/** What there is of it where it breaks off, or takes too long: the status has been told. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response) {
      parts.push(part)
      bytes += part.length
      if (bytes >= MAX_ANSWER_BYTES) break
    }
  } catch {
    // The beginning is all that is asked for.
  }
  return Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString()
}

async function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  return await Promise.race([work, aborted])
}

const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE'])

function failureOf(error: unknown, signal: AbortSignal): PostFailure {
  if (signal.aborted) return 'timeout'
  const code = String(errorCode(error) ?? '')
  if (code.includes('CERT') || code.includes('SIGNED') || code.includes('SIGNATURE')) return 'certificate'
  if (code === 'ETIMEDOUT') return 'timeout'
  return REFUSED.has(code) ? 'refused' : 'broken'
}
