import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { errorCode } from '../process/error-code.ts'
import { isPublicAddress } from './public-address.ts'
import { type ResolveHost, resolveHost } from './resolve-host.ts'

export interface Outbound {
  /** Whether an address in one’s own network may be asked, too. */
  mayBePrivate: boolean
  /** Injected by tests alone. */
  resolve?: ResolveHost | undefined
  timeout: AbortSignal
}

/** `private`: one of the addresses of the host is none of the internet. */
export type OutboundFailure = 'unknown-host' | 'private' | 'timeout' | 'certificate' | 'refused' | 'broken'

export interface Asked {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string
}

const MAX_HEADER_BYTES = 8 * 1024

/**
 * SSRF guard: the host is resolved here, every address it has is checked, and the connection goes to one of those and nowhere
 * else, however the name is answered the next moment. Redirects are not followed, and no proxy is asked.
 */
export async function reach<Read>(
  url: URL,
  asked: Asked,
  { mayBePrivate, resolve = resolveHost, timeout: signal }: Outbound,
  read: (response: IncomingMessage) => Promise<Read>,
): Promise<Read | { failure: OutboundFailure }> {
  try {
    const addresses = await beforeAbort(resolve(hostOf(url)), signal)
    if (addresses.length === 0) return { failure: 'unknown-host' }
    if (!mayBePrivate && !addresses.every(isPublicAddress)) return { failure: 'private' }
    return await exchange(url, asked, addresses, signal, read)
  } catch (error) {
    return { failure: failureOf(error, signal) }
  }
}

/** Without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

async function exchange<Read>(
  url: URL,
  { method, headers, body }: Asked,
  addresses: string[],
  signal: AbortSignal,
  read: (response: IncomingMessage) => Promise<Read>,
): Promise<Read> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  return await new Promise((answered, failed) => {
    const asking = request(url, {
      method,
      agent: false,
      lookup: pinnedTo(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
      headers: { ...headers, ...length, connection: 'close' },
    })
    asking.on('error', failed)
    asking.on('response', (response) => {
      // Has answered: from here on its reader says what breaking off means.
      asking.off('error', failed).on('error', () => undefined)
      void read(response)
        .then(answered, failed)
        .finally(() => response.destroy())
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

async function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  return await Promise.race([work, aborted])
}

const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EPIPE'])

function failureOf(error: unknown, signal: AbortSignal): OutboundFailure {
  if (signal.aborted) return 'timeout'
  const code = String(errorCode(error) ?? '')
  if (code.includes('CERT') || code.includes('SIGNED') || code.includes('SIGNATURE')) return 'certificate'
  if (code === 'ETIMEDOUT') return 'timeout'
  return REFUSED.has(code) ? 'refused' : 'broken'
}
