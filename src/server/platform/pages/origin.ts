import type { IncomingMessage } from 'node:http'

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i

/**
 * The address the shop is reached by, for canonical links: the Host header where it looks like one. `https` is believed
 * of a proxy only where proxies are trusted.
 */
export function createOriginOf(trustProxy: boolean | string[]): (request: IncomingMessage) => string {
  return (request) => {
    const isTls = trustProxy !== false && request.headers['x-forwarded-proto'] === 'https'
    return `${isTls ? 'https' : 'http'}://${hostOf(request.headers.host ?? '')}`
  }
}

/** The pattern keeps out what is no host at all; parsing keeps out ports and addresses that cannot be. */
function hostOf(given: string): string {
  return HOST.test(given) && URL.canParse(`http://${given}`) ? given.toLowerCase() : 'localhost'
}
