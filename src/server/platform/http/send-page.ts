import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { memoized } from '../memoized.ts'
import { ownBytes } from './own-bytes.ts'

/** Compressed with brotli unless not worth it; other encodings are made when asked for. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  /** Canonical path. */
  canonical?: string | undefined
  gzip?: Buffer
} & ({ br: Buffer; identity?: never } | { identity: Buffer; br?: never })

type Encoding = 'br' | 'gzip' | 'identity'

/** `br;q=0`: anything but. */
const NEVER = /;\s*q=0(\.0*)?$/

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: Record<string, string>,
): void {
  const { status, headers, body } = answerTo(request, page)
  response.writeHead(status, isEmpty(more) ? headers : { ...headers, ...more })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isEmpty(headers: Record<string, string>): boolean {
  for (const _name in headers) return false
  return true
}

interface Answer {
  status: number
  headers: Record<string, string | number>
  body?: Buffer
}

export function answerTo({ headers: asked }: IncomingMessage, page: CachedPage): Answer {
  const { status, headers } = page
  const known = asked['if-none-match']
  if (known !== undefined && status === 200 && isKnown(page, known)) return { status: 304, headers }
  return answerIn(bestEncoding(page, asked['accept-encoding'] ?? ''), page)
}

const answers = new WeakMap<CachedPage, Map<Encoding, Answer>>()

/** Built once: sent thousands of times a second. */
function answerIn(encoding: Encoding, page: CachedPage): Answer {
  const known = answers.get(page)?.get(encoding)
  if (known && known.body === page[encoding]) return known
  const body = bodyIn(encoding, page)
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const answer = { status: page.status, headers: { ...page.headers, ...encoded, 'content-length': body.length }, body }
  // Uncompressed bytes are not kept.
  if (page[encoding]) answers.set(page, (answers.get(page) ?? new Map<Encoding, Answer>()).set(encoding, answer))
  return answer
}

/** Gzip is made once; uncompressed each time, for few. */
function bodyIn(encoding: Encoding, page: CachedPage): Buffer {
  if (page.identity) return page.identity
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return brotliDecompressSync(page.br)
  page.gzip ??= ownBytes(gzipSync(brotliDecompressSync(page.br)))
  return page.gzip
}

/** A weak tag for all encodings; proxies send several, or weaken it. */
function isKnown({ headers: { etag = '' } }: CachedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

function bestEncoding({ identity }: CachedPage, accepted: string): Encoding {
  const wanted = wantedOf(accepted)
  if (identity || !(wanted.br || wanted.gzip)) return 'identity'
  return wanted.br ? 'br' : 'gzip'
}

const wantedOf = memoized((accepted) => {
  const parts = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    parts.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  return { br: isWanted('br'), gzip: isWanted('gzip') }
})
