import { contactFieldOf } from '#contract/values/contact-field'
import { m } from '#messages'
import type { Block, MailContent } from '../platform/mail/content.ts'
import { durationInWords } from '../platform/rate-limits/rate-limiter.ts'
import type { ContactField } from '../users/contacts.queries.ts'

/** To whom, and what; the subject stays in the list of messages, and holds nothing of the secret. */
type SecretMessage =
  | { to: { phone: string }; subject: string; text: string }
  | { to: { email: string }; content: MailContent }

interface SentCode {
  recipient: string
  code: string
  validSeconds: number
}

interface SentUndo {
  recipient: string
  field: ContactField
  isAdded: boolean
  newValue: string
  code: string
}

/** With a known address of the shop a mail leads there by a link; else, and by SMS, there is a code. */
export function isByLink(recipient: string, publicUrl: string | undefined): boolean {
  return contactFieldOf(recipient) === 'email' && publicUrl !== undefined
}

export function codeMessage({ recipient, code, validSeconds }: SentCode, publicUrl: string | undefined): SecretMessage {
  const text = m.auth_code_words({ code, duration: durationInWords(validSeconds) })
  const bound = contactFieldOf(recipient) === 'email' ? '' : boundTo(code, publicUrl)
  return messageTo(recipient, { title: m.auth_code_title(), text: text + bound, foot: m.auth_code_foot() })
}

/** In the fragment: no server, log or Referer header ever holds it. */
export function resetLinkMessage(
  { email, ticket, secret, validSeconds }: { email: string; ticket: string; secret: string; validSeconds: number },
  publicUrl: string,
): SecretMessage {
  const text = m.auth_reset_words({ duration: durationInWords(validSeconds) })
  const way = {
    kind: 'way' as const,
    text: m.auth_reset_title(),
    url: `${publicUrl}/reset-password#${ticket}.${secret}`,
  }
  return messageTo(email, { title: m.auth_reset_title(), text, way, foot: m.auth_code_foot() })
}

/** To the old email or phone, with what undoes it; to the other one where it was added. */
export function undoMessage(
  { recipient, field, isAdded, newValue, code }: SentUndo,
  publicUrl: string | undefined,
): SecretMessage {
  const isMail = contactFieldOf(recipient) === 'email'
  const title = undoTitle(field, isAdded)
  const changed = field === 'email' ? m.auth_email_changed_to({ newValue }) : m.auth_phone_changed_to({ newValue })
  if (!publicUrl) return messageTo(recipient, { title, text: `${changed} ${m.auth_undo_by_code({ code })}`, foot: '' })
  const url = `${publicUrl}/undo-change#${code}`
  if (!isMail) return messageTo(recipient, { title, text: `${changed} ${m.auth_undo_by_link({ url })}`, foot: '' })
  const way = { kind: 'way' as const, text: m.auth_undo_change(), url }
  return messageTo(recipient, {
    title,
    text: `${changed} ${m.auth_undo_within()}`,
    way,
    foot: isAdded ? m.mail_why_account() : m.auth_undo_foot(),
  })
}

/** To a phone that was in an account before its email was shown to be its owner’s. */
export function removedPhoneMessage(phone: string): SecretMessage {
  return messageTo(phone, { title: m.auth_phone_removed_title(), text: m.auth_phone_removed(), foot: '' })
}

function undoTitle(field: ContactField, isAdded: boolean): string {
  if (field === 'email') return isAdded ? m.auth_email_added_title() : m.auth_email_changed_title()
  return isAdded ? m.auth_phone_added_title() : m.auth_phone_changed_title()
}

interface Words {
  title: string
  text: string
  way?: Block
  foot: string
}

function messageTo(recipient: string, { title, text, way, foot }: Words): SecretMessage {
  if (contactFieldOf(recipient) === 'phone') return { to: { phone: recipient }, subject: title, text }
  const blocks: Block[] = [{ kind: 'words', text }, ...(way ? [way] : [])]
  return { to: { email: recipient }, content: { subject: title, title, blocks, foot } }
}

/** WebOTP’s last line: a browser at this very shop fills the code in. */
function boundTo(code: string, publicUrl: string | undefined): string {
  return publicUrl ? `\n\n@${new URL(publicUrl).hostname} #${code}` : ''
}
