import * as z from 'zod/mini'

/** What stands between double braces of a template. */
const NAMES = ['phone', 'phone_plus', 'phone_local', 'text', 'id', 'sender', 'token', 'user', 'basic'] as const
export type Placeholder = (typeof NAMES)[number]
export const PLACEHOLDER = /\{\{\s*(\w*)\s*\}\}/g

const filled = z
  .string()
  .check(z.refine(namesAreKnown, `a text whose placeholders are among {{${NAMES.join('}}, {{')}}}`))

/** `data.recipients.0.status` */
const path = z.string().check(z.regex(/^[\w-]+(\.[\w-]+)*$/, 'names and numbers joined by dots, such as data.0.id'))
const pattern = z.string().check(z.refine(isPattern, 'a regular expression'))

/** What of an answer is read: a value at a path of its JSON, or the first group of a pattern in its text. */
const reading = z.union([z.strictObject({ at: path }), z.strictObject({ like: pattern })])
export type Reading = z.infer<typeof reading>

/** All that it names has to hold. */
const condition = z.strictObject({
  /** HTTP statuses. */
  http: z.optional(z.array(z.int())),
  /** A path of the JSON, and what may stand there: these values, or what the pattern fits. Without a path the pattern is for the whole text. */
  at: z.optional(path),
  is: z.optional(z.array(z.union([z.string(), z.number(), z.boolean()]))),
  like: z.optional(pattern),
})
export type Condition = z.infer<typeof condition>

const request = {
  method: z.enum(['GET', 'POST']),
  url: filled,
  headers: z.optional(z.record(z.string().check(z.regex(/^[\w-]+$/, 'names of headers')), filled)),
  form: z.optional(z.record(z.string(), filled)),
  json: z.optional(z.record(z.string(), z.unknown())),
}

/** One of several conditions is enough. What none of them fits is read by its HTTP status. */
const send = z.strictObject({
  ...request,
  answer: z.strictObject({
    accepted: z.array(condition),
    /** This message will never be taken. */
    refused: z.optional(z.array(condition)),
    /** Not taken, and that may change: an empty balance, a wrong token. */
    later: z.optional(z.array(condition)),
    id: z.optional(reading),
    words: z.optional(reading),
  }),
})

/** Asks by our id what became of a message that brought no answer. What no condition fits leaves it unknown. */
const status = z.strictObject({
  ...request,
  answer: z.strictObject({
    accepted: z.array(condition),
    refused: z.optional(z.array(condition)),
    /** The gateway never had it. */
    unseen: z.optional(z.array(condition)),
    id: z.optional(reading),
    words: z.optional(reading),
  }),
})

/** Asks what is left on the shop’s account. */
const balance = z.strictObject({
  ...request,
  answer: z.strictObject({
    accepted: z.array(condition),
    /** In taka. */
    amount: reading,
    words: z.optional(reading),
  }),
})

export const gatewayTemplate = z.strictObject({
  name: z.string(),
  send,
  status: z.optional(status),
  balance: z.optional(balance),
})
/** How a gateway is called, and how its answers are read. */
export type GatewayTemplate = z.infer<typeof gatewayTemplate>
export type SmsCall = GatewayTemplate['send'] | NonNullable<GatewayTemplate['status']>
export type BalanceCall = NonNullable<GatewayTemplate['balance']>
export type GatewayCall = SmsCall | BalanceCall

/** The first thing that is wrong with a template, in words; undefined where it is right. */
export function troubleOf(template: GatewayTemplate): string | undefined {
  for (const [name, call] of [
    ['send', template.send],
    ['status', template.status],
    ['balance', template.balance],
  ] as const) {
    const trouble = call && troubleOfCall(call)
    if (trouble) return `${name}.${trouble}`
  }
  return placeholdersIn(template.send).has('phone') && placeholdersIn(template.send).has('text')
    ? undefined
    : 'send must say {{phone}} and {{text}}'
}

function troubleOfCall(call: GatewayCall): string | undefined {
  const sample = call.url.replace(PLACEHOLDER, 'x')
  if (!URL.canParse(sample) || /\{\{/.test(originIn(call.url)))
    return 'url must be an address without placeholders in its host'
  const { protocol, hostname, username, hash } = new URL(sample)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    return 'url must begin with https://; http:// is for this very machine alone'
  if (username + hash !== '') return 'url must have neither a login nor a #'
  if (call.form && call.json) return 'form and json exclude each other'
  if (call.method === 'GET' && (call.form || call.json)) return 'method must be POST where there is a form or json'
  const inHeaders = JSON.stringify(call.headers ?? {})
  return /\{\{\s*(text|phone\w*)\s*\}\}/.test(inHeaders)
    ? 'headers must hold neither {{text}} nor {{phone}}'
    : undefined
}

function placeholdersIn(call: GatewayCall): Set<string> {
  const names = [...JSON.stringify([call.url, call.headers, call.form, call.json]).matchAll(PLACEHOLDER)]
  // Each writing of the number is one.
  return new Set(names.map(([, name = '']) => name.replace(/^phone_\w+$/, 'phone')))
}

/** Up to the path: whatever a value holds, it stays within the host that the template names. */
function originIn(url: string): string {
  return /^[^/]*\/\/[^/?#]*/.exec(url)?.[0] ?? url
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

function namesAreKnown(text: string): boolean {
  const known: readonly string[] = NAMES
  return [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => known.includes(name))
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp
  } catch {
    return false
  }
}
