import type { HttpRequest } from '../outbound/ask.ts'
import { type GatewayCall, PLACEHOLDER, type Placeholder } from './gateway-template.ts'

export type Values = Record<Placeholder, string>

/** A call with its values, each escaped for where it stands: in the address, a form, JSON. */
export function filledCall(call: GatewayCall, values: Values): HttpRequest {
  const plain = (text: string) => fill(text, values, (value) => value)
  const headers = Object.fromEntries(Object.entries(call.headers ?? {}).map(([name, text]) => [name, plain(text)]))
  const { type, body } = bodyOf(call, plain)
  return {
    method: call.method,
    url: new URL(fill(call.url, values, encodeURIComponent)),
    headers: { accept: 'application/json', ...(type && { 'content-type': type }), ...headers },
    body,
  }
}

function bodyOf({ form, json }: GatewayCall, plain: (text: string) => string): { type?: string; body?: string } {
  if (form) {
    const fields = Object.entries(form).map(([name, text]): [string, string] => [name, plain(text)])
    return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(fields)) }
  }
  if (!json) return {}
  // Values go into the texts of the tree, which is written as JSON afterwards: none can end its text.
  const tree = JSON.stringify(json, (_, value: unknown) => (typeof value === 'string' ? plain(value) : value))
  return { type: 'application/json', body: tree }
}

function fill(text: string, values: Values, escaped: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: Placeholder) => escaped(values[name]))
}
