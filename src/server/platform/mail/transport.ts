import { createTransport } from 'nodemailer'
import { m } from '#messages'
import { inSpan } from '../signals/spans.ts'
import { isOnThisMachine, type MailSettings } from './settings.ts'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** With its angle brackets. The same at each try, so that a receiver can drop a double. */
  messageId: string
  /** Where a mail program ends mails like this one, by one POST (RFC 8058). */
  unsubscribeUrl?: string | null
}

/** `refused`: for good. `later`: anything else; it may have arrived all the same. */
export type Delivery = { outcome: 'accepted' } | { outcome: 'refused' | 'later'; why: string; code: string }

export interface MailTransport {
  /** Hands a mail to the mail server. Never throws for what the server, or the way to it, does. */
  deliver(mail: Mail): Promise<Delivery>
  /** Message-IDs of the shop end with the domain that it writes from: no name of a machine gets out. */
  domain: string
  /** So many mails the server takes at once. */
  atOnce: number
}

/** In ms. `whole` bounds a mail from the connection to the answer, whatever dribbles in between. */
export interface MailTimeouts {
  connecting: number
  silence: number
  whole: number
}
/** A lease on a message has to outlast `whole` (messaging/send-message.ts). */
export const MAIL_TIMEOUTS: MailTimeouts = { connecting: 10_000, silence: 30_000, whole: 60_000 }

/** SMTP, a connection for each mail. With a login nothing is said in clear, but on this very machine. */
export function createMailTransport(settings: MailSettings, timeouts = MAIL_TIMEOUTS): MailTransport {
  const { host, port, isTls, login, from, atOnce } = settings
  const isNear = isOnThisMachine(host)
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    ...(login ? { auth: { user: login.user, pass: login.password }, forceAuth: true, requireTLS: !isNear } : {}),
    // What listens on this machine seldom has a certificate that anybody knows.
    ignoreTLS: isNear && !isTls,
    // As EHLO says it: the name of this machine is nobody’s business.
    name: domainOf(from.address),
    connectionTimeout: timeouts.connecting,
    greetingTimeout: timeouts.connecting,
    dnsTimeout: timeouts.connecting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    domain: domainOf(from.address),
    atOnce,
    async deliver({ to, unsubscribeUrl = null, ...mail }) {
      try {
        const letter = {
          ...mail,
          from,
          // As an object: a text would be read as a list of addresses.
          to: { name: '', address: to },
          // No answering machine answers it (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
          signal: AbortSignal.timeout(timeouts.whole),
        }
        await inSpan('mail', {}, () => transport.sendMail(letter))
        return { outcome: 'accepted' }
      } catch (error) {
        return failedDelivery(error)
      }
    },
  }
}

/** One click needs https; elsewhere a program may only open the page. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {}
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { 'List-Unsubscribe': `<${url}>`, ...(url.startsWith('https:') ? oneClick : {}) }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** What nodemailer says of a mail that was not taken. */
interface Trouble {
  code?: string
  /** Of the system or of TLS, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

function failedDelivery(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error
  const trouble = error as Trouble
  const { code = 'unknown', originalCode, responseCode } = trouble
  return {
    outcome: isForGood(trouble) ? 'refused' : 'later',
    why: wordsOf(trouble),
    code: [code, responseCode ?? originalCode ?? []].flat().join(' '),
  }
}

/**
 * A 5xx to the recipient or to the content is about this mail. One to the greeting, the login or the sender is about the shop: its
 * settings can be put right, and then every mail that waits is sent.
 */
function isForGood({ code = '', responseCode, command = '' }: Trouble): boolean {
  if (responseCode === undefined) return command === 'API' && ['EENVELOPE', 'EMESSAGE'].includes(code)
  return responseCode >= 500 && responseCode !== 503 && ['RCPT TO', 'DATA'].includes(command)
}

const LONGEST_WORDS = 300
/** Of OpenSSL and Node, for a certificate: `DEPTH_ZERO_SELF_SIGNED_CERT`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`, `ERR_TLS_CERT_ALTNAME_INVALID` … */
const NO_TRUST = /CERT|VERIFY/
const WORDS: Record<string, () => string> = {
  ETIMEDOUT: m.mail_server_silent,
  EABORT: m.mail_server_silent,
  EDNS: m.mail_server_not_found,
  ETLS: m.mail_server_no_tls,
  EENVELOPE: m.mail_no_address,
}

function wordsOf({ code = '', originalCode = '', response }: Trouble): string {
  if (response)
    return response
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_WORDS)
  if (NO_TRUST.test(originalCode)) return m.mail_server_not_trusted()
  return (WORDS[code] ?? m.mail_server_broke_off)()
}
