import type { HttpAnswer, HttpRequest } from '../outbound/ask.ts'

/** What a gateway knows the shop by. */
export interface SmsAccount {
  /** The name or number that SMS are from, as it is registered; `sid` of SSL Wireless. */
  sender: string
  token: string
  user: string
}

export interface SentSms {
  /** Country code and ten digits, as gateways here want it. */
  phone: string
  text: string
  /** Ours; the same at each try. */
  id: string
}

/** Posted where it has a form or JSON. Values of a path are escaped by who writes it. */
export interface GatewayRequest {
  path: string
  headers?: Record<string, string>
  form?: Record<string, string>
  json?: Record<string, unknown>
}

/** `refused`: this message will never be taken. `later`: not taken, and that may change: an empty balance, a wrong token. */
export type SendOutcome = 'accepted' | 'refused' | 'later'
/** `unseen`: the gateway never had it. */
export type StatusOutcome = 'accepted' | 'refused' | 'unseen'

/** What an answer says. Without an outcome the gateway’s file does not know it. */
interface Read<Outcome> {
  outcome: Outcome | undefined
  /** The gateway’s; empty where it gives none. */
  id: string
  words: string
}

/** How a company’s gateway is called, and how its answers are read. */
export interface SmsGateway {
  /** As admins read it. */
  name: string
  origin: string
  asksFor: readonly (keyof SmsAccount)[]
  send: {
    request(sms: SentSms, account: SmsAccount): GatewayRequest
    read(answer: GatewayAnswer): Read<SendOutcome>
  }
  /** Asks by our id what became of a message that brought no answer. */
  status?: {
    request(sms: SentSms, account: SmsAccount): GatewayRequest
    read(answer: GatewayAnswer): Read<StatusOutcome>
  }
  /** Asks what is left on the shop’s account. `taka`: empty where it does not say. */
  balance?: {
    request(account: SmsAccount): GatewayRequest
    read(answer: GatewayAnswer): { taka: string; words: string }
  }
}

export interface GatewayAnswer extends HttpAnswer {
  /** What stands at a path of its JSON, such as `data.0.id`, as a text; empty where nothing does. */
  at(path: string): string
}

export function httpRequestOf({ path, headers, form, json }: GatewayRequest, origin: string): HttpRequest {
  const type = form ? 'application/x-www-form-urlencoded' : json && 'application/json'
  return {
    method: type ? 'POST' : 'GET',
    url: new URL(origin + path),
    headers: { accept: 'application/json', ...(type && { 'content-type': type }), ...headers },
    body: form ? String(new URLSearchParams(form)) : json && JSON.stringify(json),
  }
}

export function readable(answer: HttpAnswer): GatewayAnswer {
  const json = jsonIn(answer.text)
  return { ...answer, at: (path) => textAt(json, path) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textAt(json: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (found, name) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, name)
          ? (found as Record<string, unknown>)[name]
          : undefined,
      json,
    )
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
