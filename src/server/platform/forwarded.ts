import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The names that Fastify knows, too. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** How a visitor reached the shop. */
export interface Reached {
  isTls: boolean
  /** As it was given, of any form. */
  host: string
  /** A proxy of ours says so. */
  byProxy: boolean
}

export type ReachedOf = (request: IncomingMessage) => Reached

/** Reads how visitors reach the shop: forwarded headers count only where who speaks to us directly is a trusted proxy. */
export function createReachedOf(trustProxy: boolean | string[]): ReachedOf {
  const isProxy = createIsProxy(trustProxy)
  return ({ headers, socket }) => {
    const host = headers.host ?? ''
    if (!isProxy(socket.remoteAddress ?? '')) return { isTls: false, host, byProxy: false }
    const isTls = lastOf(headers['x-forwarded-proto']) === 'https'
    return { isTls, host: lastOf(headers['x-forwarded-host']) ?? host, byProxy: true }
  }
}

function createIsProxy(trustProxy: boolean | string[]): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  const proxies = new BlockList()
  for (const network of trustProxy.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    proxies.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}

/** What the proxy next to us added; what stands before it is anybody’s word. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim() || undefined
}
