import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { remembered } from '../remembered.ts'
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
  if (known) return known
  const body = page[encoding] ?? page.identity
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const answer = { status: page.status, headers: { ...page.headers, ...encoded, 'content-length': body.length }, body }
  answers.set(page, (answers.get(page) ?? new Map<Encoding, Answer>()).set(encoding, answer))
  return answer
}

/** The tag is weak, one for all encodings; proxies send several, or weaken it themselves. */
function isKnown({ headers: { etag = '' } }: FinishedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** What nobody compressed with brotli was not worth it; old programs that know only gzip are few, and pay for it once. */
function bestEncoding(page: FinishedPage, accepted: string): Encoding {
  const wanted = wantedOf(accepted)
  if (!page.br || !(wanted.br || wanted.gzip)) return 'identity'
  if (wanted.br) return 'br'
  page.gzip ??= gzipSync(page.identity)
  return 'gzip'
}

const wantedOf = remembered((accepted) => {
  const parts = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    parts.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  return { br: isWanted('br'), gzip: isWanted('gzip') }
})
