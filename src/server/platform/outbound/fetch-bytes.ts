import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { hostOf, type Outbound, type OutboundFailure, reach } from './reach.ts'

/** `address`: no address of a public server; `redirects`: too many of them; `too-long`: more bytes than are read. */
export type FetchFailure = OutboundFailure | 'address' | 'redirects' | 'too-long'
export type Fetched = { bytes: Buffer } | { status: number } | { failure: FetchFailure }

export interface Fetching extends Pick<Outbound, 'resolve' | 'timeout'> {
  mostBytes: number
  /** Origins in one’s own network that may be asked; of tests alone more than none. */
  trustedOrigins: readonly string[]
}

const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PORTS = new Set(['', '80', '443', '8443'])
const HEADERS = { 'user-agent': 'Haat/1', accept: 'image/avif,image/webp,image/png,image/jpeg' }

/** What stands at an address, through the guard of reach.ts at each of its redirects. Never throws for what others do. */
export async function fetchBytes(address: string, fetching: Fetching): Promise<Fetched> {
  let at = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = URL.canParse(at) ? new URL(at) : null
    const isTrusted = url !== null && fetching.trustedOrigins.includes(url.origin)
    if (url === null || !(isTrusted || isPublicUrl(url))) return { failure: 'address' }
    const { resolve, timeout } = fetching
    const asked = { method: 'GET', headers: HEADERS, body: '' } as const
    const outbound = { mayBePrivate: isTrusted, resolve, timeout }
    const answer = await reach(url, asked, outbound, (response) => readAnswer(response, url, fetching.mostBytes))
    if (!('location' in answer)) return answer
    at = answer.location
  }
  return { failure: 'redirects' }
}

function isPublicUrl(url: URL): boolean {
  const { protocol, port, username, password } = url
  const host = hostOf(url)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return PORTS.has(port) && username === '' && password === '' && (isIP(host) === 0 || isPublicAddress(host))
}

async function readAnswer(
  response: IncomingMessage,
  url: URL,
  mostBytes: number,
): Promise<Fetched | { location: string }> {
  const { statusCode: status = 0, headers } = response
  if (REDIRECTS.has(status) && headers.location !== undefined)
    return { location: URL.canParse(headers.location, url.href) ? new URL(headers.location, url).href : '' }
  if (status !== 200) return { status }
  if (Number(headers['content-length'] ?? 0) > mostBytes) return { failure: 'too-long' }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    parts.push(part)
    bytes += part.length
    if (bytes > mostBytes) return { failure: 'too-long' }
  }
  return { bytes: Buffer.concat(parts) }
}
