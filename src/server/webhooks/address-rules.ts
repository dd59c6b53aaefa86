import { isIP } from 'node:net'
import { m } from '#messages'
import { isPublicAddress } from '../platform/outbound/public-address.ts'
import { hostOf } from '../platform/outbound/reach.ts'

/** As the operator sets it. */
export interface AddressRules {
  /** Origins in one’s own network, such as `http://erp.lan:8080`, that the shop’s own webhooks may name. */
  trustedOrigins: readonly string[]
}

/** Whose a webhook is: a store’s, or (null) the shop’s own. */
export type Owner = number | null

const PORTS = new Set(['', '443', '8443'])

/** Why this owner’s webhook may not go there, in words; null where it may. What its name resolves to is looked at when it is sent. */
export function problemOfAddress(text: string, owner: Owner, rules: AddressRules): string | null {
  if (!URL.canParse(text)) return m.webhooks_address_malformed()
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return m.webhooks_address_credentials()
  if (url.hash !== '') return m.webhooks_address_malformed()
  if (isTrusted(url, owner, rules)) return null
  if (url.protocol !== 'https:') return m.webhooks_address_https()
  if (!PORTS.has(url.port)) return m.webhooks_address_port()
  const host = hostOf(url)
  if (isIP(host) && !isPublicAddress(host)) return m.webhooks_address_private()
  return null
}

/** A store never reaches into the network that the shop stands in, whatever the operator trusts. */
export function isTrusted(url: URL, owner: Owner, { trustedOrigins }: AddressRules): boolean {
  return owner === null && trustedOrigins.includes(url.origin)
}
