/** What a mail says, in parts that a phone, a screen reader and plain text can show. */
export interface MailContent {
  subject: string
  title: string
  blocks: Block[]
  /** Small, at the end: why one gets it. */
  foot: string
  /** Where one ends mails like this one. */
  unsubscribeUrl?: string | undefined
}

export type Block =
  | { kind: 'words'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'lines'; lines: { name: string; detail: string; amount: string }[] }
  | { kind: 'figures'; figures: { name: string; amount: string; isSum?: boolean }[] }
  | { kind: 'facts'; facts: { name: string; text: string }[] }
  /** An address that leads into the shop, whole. */
  | { kind: 'way'; text: string; url: string }
