import type { Channel } from '#contract/messaging'

/** What the shop has to send by: a mail server, an SMS gateway. Without one, messages are kept. */
export interface Sends {
  mail: boolean
  sms: boolean
  /** As many as the mail server takes; absent: eight. */
  mailsAtOnce?: number
}

export function maySendBy(sends: Sends, way: Channel): boolean {
  return way !== 'bell' && sends[way]
}

/** As a new message begins: one in the shop has arrived once it is written. */
export function stateBy(sends: Sends, way: Channel): 'Sent' | 'Waiting' | 'Kept' {
  if (way === 'bell') return 'Sent'
  return sends[way] ? 'Waiting' : 'Kept'
}
