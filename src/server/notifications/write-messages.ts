import type { EventName } from '#contract/events'
import type { Channel } from '#contract/messaging'
import { m } from '#messages'
import { insertMessages, type NewMessage } from '../messaging/messages.queries.ts'
import { queueMessages } from '../messaging/queue-message.ts'
import { type Sends, stateBy } from '../messaging/sends.ts'
import { smsWords } from '../messaging/sms-words.ts'
import type { Db } from '../platform/database/db.ts'
import type { EmittedEvent } from '../platform/events/subscriber.ts'
import { htmlPageOf } from '../platform/mail/html-page.ts'
import { plainTextOf } from '../platform/mail/plain-text.ts'
import { fitSms } from '../platform/sms/fit-sms.ts'
import { KINDS } from './all-kinds.ts'
import { beyondMost } from './beyond-most.ts'
import { boundToStore } from './bound-to-store.ts'
import { channelsFor } from './channels-for.ts'
import type { Kind, Notification, NotificationOptions } from './kinds/kind.ts'
import { preferencesOf } from './preferences.queries.ts'

export interface WritingOptions extends NotificationOptions {
  sends: Sends
  /** Where mails that need not be told are ended; absent where the shop’s address is not known. */
  unsubscribeAt?: ((accountId: number, kind: string) => string) | undefined
}

/** All that some events are told by, to everybody in all their ways, by one insert. Idempotent. */
export async function writeMessages(tx: Db, events: EmittedEvent<EventName>[], options: WritingOptions): Promise<void> {
  const tellings: Told[] = []
  for (const event of events)
    for (const kind of kindsOf(event))
      for (const telling of await kind.tell(tx, event, options))
        tellings.push({ eventId: event.id, kind, telling: boundToStore(kind, telling, options) })
  const preferred = await preferencesFor(tx, tellings)
  const drafts = tellings.flatMap((told) => draftsOf(told, preferred(told), options))
  const isTooMany = await beyondMost(tx, drafts)
  const inserted = await insertMessages(
    tx,
    drafts.map((draft, at) => messageOf(draft, isTooMany[at] ?? false, options.sends)),
  )
  await queueMessages(
    tx,
    inserted.filter(({ state }) => state === 'Waiting'),
    options.sends,
  )
}

/** The kinds that may have something to say of it. */
export function kindsOf({ name, payload }: EmittedEvent<EventName>): Kind[] {
  return KINDS.filter((kind) => kind.event === name && (kind.mayTell?.(payload) ?? true))
}

interface Told {
  eventId: number
  kind: Kind
  telling: Notification
}
type Preferred = { [Way in Channel]?: boolean }

async function preferencesFor(tx: Db, tellings: Told[]): Promise<(told: Told) => Preferred> {
  const accountIds = tellings.flatMap(({ telling }) => telling.to.accountId ?? [])
  const kinds = tellings.map(({ kind }) => kind.name)
  const said = await preferencesOf(tx, [...new Set(accountIds)], [...new Set(kinds)])
  return ({ kind, telling: { to } }) => {
    const own = said.filter((each) => each.accountId === to.accountId && each.kind === kind.name)
    return Object.fromEntries(own.map(({ way, isOn }) => [way, isOn]))
  }
}

interface Draft extends Words, Pick<NewMessage, 'eventId' | 'kind' | 'way' | 'to' | 'orderId'> {
  mostADay: number | undefined
}

function draftsOf(told: Told, preferred: Preferred, { unsubscribeAt }: WritingOptions): Draft[] {
  const { eventId, kind, telling } = told
  const { to, orderId = null, mostADay } = telling
  const mayEnd = to.accountId !== null && kind.ways.mail !== 'must'
  const unsubscribeUrl = mayEnd ? unsubscribeAt?.(to.accountId ?? 0, kind.name) : undefined
  return [...channelsFor(kind, to, preferred)].flatMap((way) => {
    const words = wordsIn(way, told, unsubscribeUrl)
    const most = way === 'bell' ? undefined : mostADay?.[way]
    return words
      ? [
          {
            eventId,
            kind: kind.name,
            way,
            to,
            orderId,
            mostADay: most,
            ...words,
          },
        ]
      : []
  })
}

function messageOf({ mostADay = 0, ...draft }: Draft, isTooMany: boolean, sends: Sends): NewMessage {
  const { way } = draft
  if (!isTooMany) return { ...draft, state: stateBy(sends, way), problem: '' }
  return { ...draft, state: 'Kept', problem: tooManyWords(way, mostADay) }
}

type Words = Pick<NewMessage, 'subject' | 'html' | 'text' | 'parts' | 'path' | 'unsubscribeUrl'>
/** Of a text with somebody’s own words in it; those of templates have at most two (all-kinds.sms-texts.test.ts). */
const MOST_PARTS = 3

const NONE = { html: null, text: null, path: null }

function wordsIn(way: Channel, { kind, telling }: Told, unsubscribeUrl: string | undefined): Words | undefined {
  if (way === 'bell') {
    const bell = telling.bell?.()
    return bell && { ...NONE, subject: bell.text, path: bell.path }
  }
  if (way === 'sms') {
    const text = telling.sms?.()
    return text === undefined ? undefined : { ...NONE, subject: kind.title(), ...smsWords(fitSms(text, MOST_PARTS)) }
  }
  const written = telling.mail?.()
  if (!written) return undefined
  const mail = { ...written, unsubscribeUrl }
  return { ...NONE, subject: mail.subject, html: htmlPageOf(mail), text: plainTextOf(mail), unsubscribeUrl }
}

function tooManyWords(way: Channel, most: number): string {
  if (most === 1) return m.message_once_a_day()
  return way === 'sms' ? m.sms_too_many_today({ most }) : m.mail_too_many_today({ most })
}
