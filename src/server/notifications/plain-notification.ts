import type { MailContent } from '../platform/mail/content.ts'
import type { Notification } from './kinds/kind.ts'

interface Note {
  subject: string
  /** A paragraph each. */
  words: string[]
  way: { text: string; path: string }
  publicUrl: string | undefined
  foot: string
}

/** What a few sentences are by mail and in the shop, both with the way to where it is looked at; the bell says the subject alone. */
export function plainNotification(note: Note): Required<Pick<Notification, 'mail' | 'bell'>> {
  return { mail: () => mailOf(note), bell: () => ({ text: note.subject, path: note.way.path }) }
}

/** Without the shop’s address no link leads there. */
function mailOf({ subject, words, way, publicUrl, foot }: Note): MailContent {
  return {
    subject,
    title: subject,
    foot,
    blocks: [
      ...words.filter(Boolean).map((text) => ({ kind: 'words', text }) as const),
      ...(publicUrl ? [{ kind: 'way', text: way.text, url: `${publicUrl}${way.path}` } as const] : []),
    ],
  }
}
