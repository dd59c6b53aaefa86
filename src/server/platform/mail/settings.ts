import { isIP } from 'node:net'
import { email } from '#contract/machinery/fields'

/** The mail server that takes the shop’s mails, and who they are from. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the start (`smtps:`). */
  isTls: boolean
  login: { user: string; password: string } | null
  from: { name: string; address: string }
  /** So many of its connections may the shop hold, and half as many more with codes. */
  atOnce: number
}

export const MAILS_AT_ONCE = 8
export const MOST_MAILS_AT_ONCE = 50

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** `smtps://…:465`; null for anything else. Query options could log conversations, with the password. */
export function smtpServerOf(text: string): Omit<MailSettings, 'from' | 'atOnce'> | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const usual = PORTS[protocol]
  if (!usual || hostname === '' || !['', '/'].includes(pathname) || search + hash !== '') return null
  if ((username === '') !== (password === '')) return null
  const login = username === '' ? null : decoded(username, password)
  if (login === undefined) return null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usual), isTls: protocol === 'smtps:', login }
}

/** A `%` that begins no character is nobody’s password. */
function decoded(user: string, password: string): MailSettings['login'] | undefined {
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) }
  } catch {
    return undefined
  }
}

/** `orders@haat.example` or `Haat <orders@haat.example>`; null for anything else. */
export function senderOf(text: string): MailSettings['from'] | null {
  const [, name = '', bracketed] = /^([^<>"\p{Cc}]{0,80}?)\s*<([^<>]+)>$/u.exec(text.trim()) ?? []
  const parsed = email.safeParse(bracketed ?? text)
  return parsed.success ? { name: name.trim() || 'Haat', address: parsed.data } : null
}

/** A server on this very machine: what is said to it passes no network. */
export function isOnThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
