import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { memoized } from '../memoized.ts'
import type { ReachedOf } from '../outbound/forwarded.ts'

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

export interface Origin {
  origin: string
  /** Surely ours: an arbitrary Host must not fill the cache. */
  isOurs: boolean
}

export type OriginOf = (request: IncomingMessage) => Origin

/** `PUBLIC_URL`, else a trusted proxy’s word, else a plausible Host. */
export function createOriginOf(reachedOf: ReachedOf, publicUrl: string | undefined): OriginOf {
  if (publicUrl) return () => ({ origin: publicUrl, isOurs: true })
  return (request) => {
    const { isTls, host: given, byProxy } = reachedOf(request)
    const host = hostOf(given)
    return { origin: `${isTls ? 'https' : 'http'}://${host}`, isOurs: byProxy || isWhereItCame(request, host) }
  }
}

/** No host at all, or an impossible port or address. */
const hostOf = memoized((given) =>
  HOST.test(given) && URL.canParse(`http://${given}`) ? given.toLowerCase() : 'localhost',
)

/** Names the very socket it came by. */
function isWhereItCame({ socket: { localAddress = '', localPort } }: IncomingMessage, host: string): boolean {
  const plain = localAddress.replace(/^::ffff:/, '')
  const ours = ['localhost', isIPv6(plain) ? `[${plain}]` : plain]
  return ours.some((name) => host === name || host === `${name}:${localPort}`)
}
