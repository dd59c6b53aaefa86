import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export interface Reached {
  isTls: boolean
  host: string
  byProxy: boolean
}

export type ReachedOf = (request: IncomingMessage) => Reached

/** Forwarded headers count only from a trusted proxy. */
export function createReachedOf(trustProxy: boolean | string[]): ReachedOf {
  const isProxy = createIsProxy(trustProxy)
  return ({ headers, socket }) => {
    const host = headers.host ?? ''
    if (!isProxy(socket.remoteAddress ?? '')) return { isTls: false, host, byProxy: false }
    const isTls = lastOf(headers['x-forwarded-proto']) === 'https'
    return { isTls, host: lastOf(headers['x-forwarded-host']) ?? host, byProxy: true }
  }
}

export function createIsProxy(trustProxy: boolean | string[]): (address: string) => boolean {
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

/** Added by the nearest proxy; the rest is anybody’s word. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim() || undefined
}
