import type { EventName } from '#contract/events'
import type { Channel } from '#contract/messaging'
import type { Recipient } from '../../messaging/recipient.ts'
import type { Db } from '../../platform/database/db.ts'
import type { EmittedEvent } from '../../platform/events/subscriber.ts'
import type { MailContent } from '../../platform/mail/content.ts'

/** `must`: told whatever they prefer, as it is about money or safety. `on`, `off`: unless they prefer otherwise. */
export type Default = 'must' | 'on' | 'off'

/** What a message in the shop says, in one line, and where it leads. */
export interface BellWords {
  text: string
  path: string
}

/** A person to tell, and in which words, for each way that there are words for. */
export interface Notification {
  to: Recipient
  orderId?: number
  /** Where anybody can type anybody’s address: beyond this a day, what is for one address or account is kept and not sent. */
  mostADay?: { mail?: number; sms?: number }
  /** What is told of an order to a store that has not confirmed its contact (notifications/bound-to-store.ts). */
  sum?: string
  mail?(): MailContent
  sms?(): string
  bell?(): BellWords
}

export interface NotificationOptions {
  /** The shop’s address as its settings say it: what a request says of it has no place in a message. */
  publicUrl: string | undefined
}

/** A kind of message: which event it tells, to whom, and in which words (decision 047). */
export interface Kind<Name extends EventName = EventName> {
  /** Stored with each message: once in use it stays. */
  name: string
  event: Name
  /** Whose preference it is. */
  audience: 'everyone' | 'stores' | 'admins'
  /** As the preferences call it. */
  title(): string
  ways: { [Way in Channel]?: Default }
  /** Whether such an event is ever told by it; any, where it does not say. */
  mayTell?(payload: EmittedEvent<Name>['payload']): boolean
  /** Reads what is to be told as it is by now; nobody, where it is no news any more. */
  tell(tx: Db, event: EmittedEvent<Name>, options: NotificationOptions): Promise<Notification[]>
}
