import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { ReachedOf } from '../forwarded.ts'
import { remembered } from '../remembered.ts'

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

export interface Origin {
  /** `https://haat.example`, for canonical links. */
  origin: string
  /** Whether it is surely the shop’s own: what anybody may write into a Host header must not fill the room for pages. */
  isOurs: boolean
}

export type OriginOf = (request: IncomingMessage) => Origin

/**
 * The address the shop is reached by: `PUBLIC_URL` where it is given; else what a trusted proxy says, or the Host header
 * where it looks like a host.
 */
export function createOriginOf(reachedOf: ReachedOf, publicUrl: string | undefined): OriginOf {
  if (publicUrl) return () => ({ origin: publicUrl, isOurs: true })
  return (request) => {
    const { isTls, host: given, byProxy } = reachedOf(request)
    const host = hostOf(given)
    return { origin: `${isTls ? 'https' : 'http'}://${host}`, isOurs: byProxy || isWhereItCame(request, host) }
  }
}

/** The pattern keeps out what is no host at all; parsing keeps out ports and addresses that cannot be. */
const hostOf = remembered((given) =>
  HOST.test(given) && URL.canParse(`http://${given}`) ? given.toLowerCase() : 'localhost',
)

/** Whether a request names the very address and port it came in by. */
function isWhereItCame({ socket: { localAddress = '', localPort } }: IncomingMessage, host: string): boolean {
  const plain = localAddress.replace(/^::ffff:/, '')
  const ours = ['localhost', isIPv6(plain) ? `[${plain}]` : plain]
  return ours.some((name) => host === name || host === `${name}:${localPort}`)
}
