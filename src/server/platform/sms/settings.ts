import { readFileSync } from 'node:fs'
import { validateHeaderValue } from 'node:http'
import type * as z from 'zod/mini'
import { StartRefusal } from '../process/start-refusal.ts'
import { type GatewayTemplate, gatewayTemplate, isLoopback, PLACEHOLDER, troubleOf } from './gateway-template.ts'
import { PRESETS } from './presets.ts'
import { QUIET_HOURS, type QuietHours } from './quiet-hours.ts'

/** The gateway that takes the shop’s SMS, and what it knows the shop by. */
export interface SmsSettings {
  template: GatewayTemplate
  /** The name or number that they are from, as it is registered; `sid` of SSL Wireless. */
  sender: string
  token: string
  user: string
  /** When only codes are sent. */
  quietHours: QuietHours
}

export interface SmsVariables {
  /** A preset’s name, or the path of a template. */
  gateway: string
  url: string | undefined
  sender: string | undefined
  token: string | undefined
  user: string | undefined
  quietHours?: QuietHours
}

/** Refuses the start, in words that name the variable and never repeat a value: it may be a secret. */
export function smsSettingsOf(variables: SmsVariables): SmsSettings {
  const { gateway, url, sender = '', token = '', user = '', quietHours = QUIET_HOURS } = variables
  const template = at(presetOf(gateway) ?? templateIn(gateway), url)
  const trouble = troubleOf(template)
  if (trouble) throw new StartRefusal(`SMS_GATEWAY must be a template: ${trouble}.`)
  const settings = { template, sender, token, user, quietHours }
  for (const [name, variable] of VARIABLES)
    if (settings[name] === '' && asksFor(template, name))
      throw new StartRefusal(`${variable} must be given: the gateway of SMS_GATEWAY asks for it.`)
  if (!mayStandInHeaders(settings))
    throw new StartRefusal('SMS_SENDER, SMS_USER and SMS_TOKEN must be plain letters, digits and signs in a header.')
  return settings
}

const VARIABLES = [
  ['sender', 'SMS_SENDER'],
  ['token', 'SMS_TOKEN'],
  ['user', 'SMS_USER'],
] as const

function presetOf(name: string): GatewayTemplate | undefined {
  // What every object has, `toString` say, is no preset.
  return Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined
}

function templateIn(path: string): GatewayTemplate {
  const read = gatewayTemplate.safeParse(jsonIn(path))
  if (read.success) return read.data
  throw new StartRefusal(`SMS_GATEWAY must be a template: ${read.error.issues.map(wordsOf)[0]}.`)
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const where = ['template', ...issue.path].join('.')
  if (issue.code === 'unrecognized_keys') return `${where} must be without ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_type') return `${where} must be there, as ${issue.expected}`
  if (issue.code === 'invalid_value') return `${where} must be ${issue.values.join(' or ')}`
  return issue.code === 'custom' || issue.code === 'invalid_format'
    ? `${where} must be ${issue.message}`
    : `${where} must be as docs/operating.md says`
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartRefusal(
      `SMS_GATEWAY must be ${Object.keys(PRESETS).join(', ')}, or the path of a readable JSON file with a template.`,
    )
  }
}

/** The same calls at another host: a gateway’s sandbox, or a pretend one. */
function at(template: GatewayTemplate, url: string | undefined): GatewayTemplate {
  if (url === undefined) return template
  const origin = originOf(url)
  const moved = (address: string) => address.replace(/^[^/]*\/\/[^/?#]*/, origin)
  const { send, status, balance } = template
  return {
    ...template,
    send: { ...send, url: moved(send.url) },
    ...(status && { status: { ...status, url: moved(status.url) } }),
    ...(balance && { balance: { ...balance, url: moved(balance.url) } }),
  }
}

function originOf(url: string): string {
  const { protocol, hostname, origin, pathname, search } = URL.canParse(url) ? new URL(url) : new URL('none:')
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  if (isSafe && pathname === '/' && search === '') return origin
  throw new StartRefusal(
    'SMS_URL must be an address such as https://sandbox.example, without a path; http:// is for this very machine alone.',
  )
}

function asksFor(template: GatewayTemplate, name: 'sender' | 'token' | 'user'): boolean {
  const names = [...JSON.stringify(template).matchAll(PLACEHOLDER)].map(([, found]) => found)
  return names.includes(name) || (name !== 'sender' && names.includes('basic'))
}

function mayStandInHeaders({ template, sender, token, user }: SmsSettings): boolean {
  const texts = [template.send, template.status, template.balance].flatMap((call) => Object.values(call?.headers ?? {}))
  const values = texts.map((text) => text.replace(PLACEHOLDER, () => [sender, token, user].join('')))
  try {
    for (const value of values) validateHeaderValue('x', value)
    return true
  } catch {
    return false
  }
}
