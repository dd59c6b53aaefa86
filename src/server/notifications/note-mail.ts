import type { MailContent } from '../platform/mail/content.ts'

interface Note {
  subject: string
  /** A paragraph each. */
  words: string[]
  way: { text: string; path: string }
  publicUrl: string | undefined
  foot: string
}

/** A mail of a few sentences, with the way to where it is looked at; without the shop’s address there is none. */
export function noteMail({ subject, words, way, publicUrl, foot }: Note): MailContent {
  return {
    ...{ subject, title: subject, foot },
    blocks: [
      ...words.filter(Boolean).map((text) => ({ kind: 'words', text }) as const),
      ...(publicUrl ? [{ kind: 'way', text: way.text, url: `${publicUrl}${way.path}` } as const] : []),
    ],
  }
}
