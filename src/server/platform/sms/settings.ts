import { validateHeaderValue } from 'node:http'
import { StartRefusal } from '../process/start-refusal.ts'
import type { GatewayRequest, SmsAccount, SmsGateway } from './gateway.ts'
import { alphaSms } from './gateways/alpha-sms.ts'
import { bulkSmsBd } from './gateways/bulksmsbd.ts'
import { sslWireless } from './gateways/ssl-wireless.ts'
import { withStatus } from './gateways/with-status.ts'
import { QUIET_HOURS, type QuietHours } from './quiet-hours.ts'

/** Every gateway, by what `SMS_GATEWAY` calls it: a new one is a file, and a row here. `with-status` is of no company: tests use it, and a new one copies it. */
const GATEWAYS = new Map([
  ['ssl-wireless', sslWireless],
  ['bulksmsbd', bulkSmsBd],
  ['alpha-sms', alphaSms],
  ['with-status', withStatus],
])

/** The gateway that takes the shop’s SMS, and what it knows the shop by. */
export interface SmsSettings extends SmsAccount {
  gateway: SmsGateway
  origin: string
  /** When only codes are sent. */
  quietHours: QuietHours
}

export interface SmsVariables {
  gateway: string
  url: string | undefined
  sender: string | undefined
  token: string | undefined
  user: string | undefined
  quietHours?: QuietHours
}

/** Refuses the start, in words that name the variable and never repeat a value: it may be a secret. */
export function smsSettingsOf(variables: SmsVariables): SmsSettings {
  const { url, sender = '', token = '', user = '', quietHours = QUIET_HOURS } = variables
  const gateway = gatewayNamed(variables.gateway)
  const origin = url === undefined ? gateway.origin : originOf(url)
  const account = { sender, token, user }
  for (const name of gateway.asksFor)
    if (account[name] === '')
      throw new StartRefusal(`${VARIABLES[name]} must be given: the gateway of SMS_GATEWAY asks for it.`)
  if (!mayStandInHeaders(gateway, account))
    throw new StartRefusal('SMS_SENDER, SMS_USER and SMS_TOKEN must be plain letters, digits and signs in a header.')
  return { ...account, gateway, origin, quietHours }
}

const VARIABLES = { sender: 'SMS_SENDER', token: 'SMS_TOKEN', user: 'SMS_USER' } as const

function gatewayNamed(name: string): SmsGateway {
  const gateway = GATEWAYS.get(name)
  if (gateway) return gateway
  const names = `SMS_GATEWAY must be one of ${[...GATEWAYS.keys()].filter((each) => each !== 'with-status').join(', ')}`
  throw new StartRefusal(
    name.endsWith('.json')
      ? `${names}: a JSON template is not read any more, docs/operating.md says how its gateway becomes a file of the shop.`
      : `${names}.`,
  )
}

/** The same calls at another host: a gateway’s sandbox, or a pretend one. */
function originOf(url: string): string {
  const { protocol, hostname, origin, pathname, search } = URL.canParse(url) ? new URL(url) : new URL('none:')
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  if (isSafe && pathname === '/' && search === '') return origin
  throw new StartRefusal(
    'SMS_URL must be an address such as https://sandbox.example, without a path; http:// is for this very machine alone.',
  )
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

function mayStandInHeaders({ send, status, balance }: SmsGateway, account: SmsAccount): boolean {
  const sms = { phone: '', text: '', id: '' }
  const requests = [send.request(sms, account), status?.request(sms, account), balance?.request(account)]
  try {
    for (const value of requests.flatMap(headerValues)) validateHeaderValue('x', value)
    return true
  } catch {
    return false
  }
}

function headerValues(request: GatewayRequest | undefined): string[] {
  return Object.values(request?.headers ?? {})
}
