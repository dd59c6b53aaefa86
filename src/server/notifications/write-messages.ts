import type { EventName } from '#contract/machinery/events'
import type { MessageWay } from '#contract/messaging'
import { m } from '#messages'
import { hadMostToday, insertMessages, lockCount, type NewMessage } from '../messaging/messages.queries.ts'
import { queueMessage } from '../messaging/queue-message.ts'
import { type Sends, stateBy } from '../messaging/sends.ts'
import { smsWords } from '../messaging/sms-words.ts'
import { type Db, pipelined } from '../platform/database/db.ts'
import type { EmittedEvent } from '../platform/events/subscriber.ts'
import { htmlPageOf } from '../platform/mail/html-page.ts'
import { plainTextOf } from '../platform/mail/plain-text.ts'
import { fitSms } from '../platform/sms/fit-sms.ts'
import { KINDS } from './all-kinds.ts'
import type { Kind, Notification, NotificationOptions } from './kinds/kind.ts'
import { preferencesOf } from './preferences.queries.ts'
import { waysFor } from './ways-for.ts'

export interface WritingOptions extends NotificationOptions {
  sends: Sends
  /** Where mails that need not be told are ended; absent where the shop’s address is not known. */
  unsubscribeAt?: ((accountId: number, kind: string) => string) | undefined
}

/** All that an event is told by, to everybody in all their ways, by one insert. Idempotent. */
export async function writeMessages(tx: Db, event: EmittedEvent<EventName>, options: WritingOptions): Promise<void> {
  const tellings: Told[] = []
  for (const kind of kindsOf(event))
    tellings.push(...(await kind.tell(tx, event, options)).map((telling) => ({ kind, telling })))
  const preferred = await preferencesFor(tx, tellings)
  const messages: NewMessage[] = []
  for (const told of tellings) messages.push(...(await messagesOf(tx, event, { ...told, ...preferred(told) }, options)))
  for (const message of await insertMessages(tx, messages))
    if (message.state === 'Waiting') await queueMessage(tx, message)
}

/** The kinds that may have something to say of it. */
export function kindsOf({ name, payload }: EmittedEvent<EventName>): Kind[] {
  return KINDS.filter((kind) => kind.event === name && (kind.mayTell?.(payload) ?? true))
}

interface Told {
  kind: Kind
  telling: Notification
}
type Preferred = { preferred: { [Way in MessageWay]?: boolean } }

async function preferencesFor(tx: Db, tellings: Told[]): Promise<(told: Told) => Preferred> {
  const accountIds = tellings.flatMap(({ telling }) => telling.to.accountId ?? [])
  const kinds = tellings.map(({ kind }) => kind.name)
  const said = await preferencesOf(tx, [...new Set(accountIds)], [...new Set(kinds)])
  return ({ kind, telling: { to } }) => {
    const own = said.filter((each) => each.accountId === to.accountId && each.kind === kind.name)
    return { preferred: Object.fromEntries(own.map(({ way, isOn }) => [way, isOn])) }
  }
}

async function messagesOf(
  tx: Db,
  event: EmittedEvent<EventName>,
  { kind, telling, preferred }: Told & Preferred,
  { sends, unsubscribeAt }: WritingOptions,
): Promise<NewMessage[]> {
  const messages: NewMessage[] = []
  const { accountId } = telling.to
  const mayEnd = accountId !== null && kind.ways.mail !== 'must'
  const unsubscribeUrl = mayEnd ? unsubscribeAt?.(accountId, kind.name) : undefined
  for (const way of waysFor(kind, telling.to, preferred)) {
    const words = wordsIn(way, { kind, telling }, unsubscribeUrl)
    if (!words) continue
    const isTooMany = await isBeyondMost(tx, kind, way, telling)
    messages.push({
      ...{ eventId: event.id, kind: kind.name, way, to: telling.to, orderId: telling.orderId ?? null },
      ...words,
      state: isTooMany ? 'Kept' : stateBy(sends, way),
      problem: isTooMany ? tooManyWords(way, telling.mostADay ?? 0) : '',
    })
  }
  return messages
}

type Words = Pick<NewMessage, 'subject' | 'html' | 'text' | 'parts' | 'path' | 'unsubscribeUrl'>
/** Of a text with somebody’s own words in it; those of templates have at most two (sms-texts.test.ts). */
const MOST_PARTS = 3

const NONE = { html: null, text: null, path: null }

function wordsIn(way: MessageWay, { kind, telling }: Told, unsubscribeUrl: string | undefined): Words | undefined {
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

function tooManyWords(way: MessageWay, most: number): string {
  return way === 'sms' ? m.sms_too_many_today({ most }) : m.mail_too_many_today({ most })
}

async function isBeyondMost(tx: Db, { name }: Kind, way: MessageWay, { to, mostADay }: Notification): Promise<boolean> {
  if (mostADay === undefined || way === 'bell') return false
  const [, hadMost] = await pipelined(tx, (connection) =>
    Promise.all([
      lockCount(connection, { kind: name, way }, to),
      hadMostToday(connection, { kind: name, way }, to, mostADay),
    ]),
  )
  return hadMost
}
