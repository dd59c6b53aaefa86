import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { remembered } from '../remembered.ts'
import type { FinishedPage } from './page-cache.ts'

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
  response.writeHead(status, { ...headers, ...more })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A finished page in the encoding that a visitor takes best, or the word that they have it already. */
export function answerTo(
  { headers: asked }: IncomingMessage,
  page: FinishedPage,
): { status: number; headers: Record<string, string | number>; body?: Buffer } {
  const { status, headers } = page
  const known = asked['if-none-match']
  if (known !== undefined && status === 200 && isKnown(page, known)) return { status: 304, headers }
  const [encoding, body] = bestEncoding(page, asked['accept-encoding'] ?? '')
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  return { status, headers: { ...headers, ...encoded, 'content-length': body.length }, body }
}

/** The tag is weak, one for all encodings; proxies send several, or weaken it themselves. */
function isKnown({ headers: { etag = '' } }: FinishedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

/** What nobody compressed with brotli was not worth it; old programs that know only gzip are few, and pay for it once. */
function bestEncoding(page: FinishedPage, accepted: string): [string, Buffer] {
  const { br, identity } = page
  const wanted = wantedOf(accepted)
  if (!br || !(wanted.br || wanted.gzip)) return ['identity', identity]
  if (wanted.br) return ['br', br]
  page.gzip ??= gzipSync(identity)
  return ['gzip', page.gzip]
}

const wantedOf = remembered((accepted) => {
  const parts = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    parts.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  return { br: isWanted('br'), gzip: isWanted('gzip') }
})
