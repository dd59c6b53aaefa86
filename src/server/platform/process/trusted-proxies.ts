import { isIP } from 'node:net'

const TRUE = /^(1|true|on|yes)$/i
const FALSE = /^(0|false|off|no)$/i

/** What `TRUST_PROXY` says: all, none, or these; null where it says neither. */
export function trustedProxiesOf(text: string): boolean | string[] | null {
  if (TRUE.test(text)) return true
  if (FALSE.test(text)) return false
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every(isProxy) ? proxies : null
}

/** An address, a network (`10.0.0.0/8`), or a name Fastify knows. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [, address = '', , bits] = /^([^/]+)(\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
}
