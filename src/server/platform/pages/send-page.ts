import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { remembered } from '../remembered.ts'
import { ownBytes } from './own-bytes.ts'
import type { FinishedPage } from './page-cache.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** `br;q=0`: anything but this. */
const NEVER = /;\s*q=0(\.0*)?$/

/** Sends a finished page. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
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

/** A finished page in the encoding that a visitor takes best, or the word that they have it already. */
export function answerTo({ headers: asked }: IncomingMessage, page: FinishedPage): Answer {
  const { status, headers } = page
  const known = asked['if-none-match']
  if (known !== undefined && status === 200 && isKnown(page, known)) return { status: 304, headers }
  return answerIn(bestEncoding(page, asked['accept-encoding'] ?? ''), page)
}

const answers = new WeakMap<FinishedPage, Map<Encoding, Answer>>()

/** Put together once for each page: it is sent thousands of times a second. */
function answerIn(encoding: Encoding, page: FinishedPage): Answer {
  const known = answers.get(page)?.get(encoding)
  if (known && known.body === page[encoding]) return known
  const body = bodyIn(encoding, page)
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const answer = { status: page.status, headers: { ...page.headers, ...encoded, 'content-length': body.length }, body }
  // What was unpacked for who takes nothing compressed goes with the answer.
  if (page[encoding]) answers.set(page, (answers.get(page) ?? new Map<Encoding, Answer>()).set(encoding, answer))
  return answer
}

/** Programs that know only gzip are few, and pay for it once; those that take nothing compressed are fewer, and each pays. */
function bodyIn(encoding: Encoding, page: FinishedPage): Buffer {
  if (page.identity) return page.identity
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return brotliDecompressSync(page.br)
  page.gzip ??= ownBytes(gzipSync(brotliDecompressSync(page.br)))
  return page.gzip
}

/** The tag is weak, one for all encodings; proxies send several, or weaken it themselves. */
function isKnown({ headers: { etag = '' } }: FinishedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

function bestEncoding({ identity }: FinishedPage, accepted: string): Encoding {
  const wanted = wantedOf(accepted)
  if (identity || !(wanted.br || wanted.gzip)) return 'identity'
  return wanted.br ? 'br' : 'gzip'
}

const wantedOf = remembered((accepted) => {
  const parts = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    parts.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  return { br: isWanted('br'), gzip: isWanted('gzip') }
})
