import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FinishedPage } from './page-cache.ts'

/** `br;q=0`: anything but this. */
const NEVER = /;\s*q=0(\.0*)?$/

/** Sends a finished page in the best encoding, or says that the visitor has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  more: Record<string, string>,
): void {
  const headers = { ...page.headers, ...more }
  if (page.status === 200 && isKnown(page, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304, headers).end()
    return
  }
  const [encoding, body] = bestEncoding(page, request.headers['accept-encoding'] ?? '')
  response.writeHead(page.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The tag is weak, one for all encodings; proxies send several, or weaken it themselves. */
function isKnown({ headers: { etag = '' } }: FinishedPage, known: string): boolean {
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}

function bestEncoding({ br, gzip, identity }: FinishedPage, accepted: string): [string, Buffer] {
  const wanted = accepted.split(',').map((part) => part.trim().toLowerCase())
  const isWanted = (name: string) =>
    wanted.some((part) => part === name || (part.startsWith(`${name};`) && !NEVER.test(part)))
  if (br && isWanted('br')) return ['br', br]
  if (gzip && isWanted('gzip')) return ['gzip', gzip]
  return ['identity', identity]
}
