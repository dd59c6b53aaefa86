import type { Stage } from '#contract/values/stages'
import type { Carried, CarriedParcel, MessageRow, Move } from './carried.ts'
import { counted, grouped } from './tally.ts'

/** What left the shop for people. */
export interface StatusReport {
  sms: { phone: string; text: string }[]
  /** Message-IDs of mails that arrived. */
  mails: (string | undefined)[]
  /** Whether the gateway can be asked what became of an SMS. */
  isAskable: boolean
  /** Orders so old that what their bells told may be deleted by now. */
  isForgotten?: (orderId: number) => boolean
}

interface Telling {
  kind: string
  access: string[]
  to: 'customer' | 'store'
  /** What has gone on meanwhile is no news. */
  isOfItsStage: boolean
  /** Where it is news still. */
  alsoAt?: Stage[]
  /** None any more, wherever it is. */
  isOver?: boolean
}

const told = (kind: string, access: string[], to: Telling['to'] = 'customer', isOfItsStage = true): Telling => {
  return { kind, access, to, isOfItsStage }
}
const TO_ALL = ['mail', 'sms', 'bell']

/** Who is told of each stage, as the market promises it. */
function tellingsOf({ stage, by }: Move, before: Stage, { isReceivedBack }: CarriedParcel): Telling[] {
  const isCalledOff = by === 'store' || by === 'shop' || by === 'customer'
  const cancelled = told('order_cancelled', by === 'customer' ? ['mail', 'bell'] : TO_ALL, 'customer', false)
  const toStore = (kind: string) => (by === 'store' ? [] : [told(kind, ['mail', 'bell'], 'store')])
  switch (stage) {
    case 'confirmed':
      return [told('parcel_confirmed', ['bell'])]
    case 'handed_over':
      return [told('parcel_handed_over', TO_ALL)]
    case 'at_the_door':
      return [told('parcel_at_the_door', ['sms', 'bell'])]
    case 'delivered':
      return [told('order_completed', ['mail', 'bell'])]
    case 'partly_delivered':
      // The rest that its store has back is no news.
      return [
        told('parcel_partly_delivered', ['mail', 'bell']),
        ...toStore('parcel_kept_in_part').map((each) => ({ ...each, isOver: isReceivedBack })),
      ]
    case 'refused':
      return [
        { ...told('parcel_refused', ['mail', 'bell']), alsoAt: ['coming_back', 'back'] },
        ...(before === 'coming_back' ? [] : toStore('parcel_not_taken')).map((each) => ({
          ...each,
          alsoAt: ['coming_back' as const],
        })),
      ]
    case 'lost':
      return [told('parcel_lost', TO_ALL)]
    case 'cancelled':
      return [cancelled, ...toStore('order_not_to_pack')]
    case 'coming_back':
      return [
        ...(isCalledOff && before !== 'refused' ? [cancelled] : []),
        ...(before !== 'refused' && by === 'courier'
          ? [{ ...told('parcel_refused', ['mail', 'bell']), alsoAt: ['back' as const] }]
          : []),
        ...(before === 'refused' ? [] : toStore('parcel_coming_back')),
      ]
    default:
      return []
  }
}

interface Bounds {
  least: number
  most: number
}

/** The messages of an order are those that its moves call for, one each; and each was told once. `isOver`: none waits any more. */
export function judgeMessages(carried: Carried, told: StatusReport, isOver: boolean): string[] {
  const found = judgeCalledFor(carried, told, isOver)
  const sent = carried.messages.filter(({ way }) => way !== 'bell')
  if (isOver)
    for (const message of sent) if (message.state === 'Waiting') found.push(`${nameOf(message)} waits for ever`)
  return [...found, ...judgeSms(sent, told, isOver), ...judgeMails(sent, told, isOver)]
}

function judgeCalledFor({ parcels, moves, messages }: Carried, told: StatusReport, isOver: boolean): string[] {
  const found: string[] = []
  const bounds = boundsOf(parcels, moves, told)
  const written = counted(messages.filter(({ kind }) => kind !== 'stock_low').map(nameOf))
  for (const [name, times] of written)
    if (times > (bounds.get(name)?.most ?? 0)) found.push(`${name} was written ${times} times`)
  if (isOver)
    for (const [name, { least }] of bounds)
      if ((written.get(name) ?? 0) < least)
        found.push(`${name} was written ${written.get(name) ?? 0} times of ${least}`)
  return found
}

function nameOf({ orderId, kind, way, recipient }: Pick<MessageRow, 'orderId' | 'kind' | 'way' | 'recipient'>): string {
  return `${kind} of order ${orderId} to ${recipient.replace(/^customer:.*/, 'customer')} by ${way}`
}

function boundsOf(parcels: Carried['parcels'], moves: Move[], { isForgotten }: StatusReport): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>()
  const add = (orderId: number, recipient: string, { kind, access }: Telling, { least, most }: Bounds) => {
    for (const way of access) {
      const name = nameOf({ orderId, kind, way, recipient })
      const known = bounds.get(name) ?? { least: 0, most: 0 }
      const isGone = way === 'bell' && isForgotten?.(orderId)
      bounds.set(name, { least: known.least + (isGone ? 0 : least), most: known.most + most })
    }
  }
  const movesOf = grouped(moves, ({ parcelId }) => parcelId)
  const parcelsOf = grouped(parcels, ({ orderId }) => orderId)
  const events = new Set<string>()
  for (const [orderId, own] of parcelsOf) {
    // What is off by the time that it is told of, nobody has to pack or to wait for.
    const isOff = (status: string) => status === 'Cancelled'
    const placed = { least: own.every(({ status }) => isOff(status)) ? 0 : 1, most: 1 }
    add(orderId, 'customer', told('order_placed', TO_ALL), placed)
    for (const parcel of own) {
      const { id, vendorId, status } = parcel
      add(orderId, `store:${vendorId}`, told('parcel_part_to_say', ['mail', 'bell']), {
        least: parcel.isPartlyReported ? 1 : 0,
        most: parcel.wasPartlyReported ? 1 : 0,
      })
      add(orderId, `store:${vendorId}`, told('order_to_pack', ['mail', 'bell']), {
        least: isOff(status) ? 0 : 1,
        most: 1,
      })
      const way = movesOf.get(id) ?? []
      for (const [at, move] of way.entries())
        for (const telling of tellingsOf(move, way[at - 1]?.stage ?? 'placed', parcel)) {
          const recipient = telling.to === 'customer' ? 'customer' : `store:${vendorId}`
          // Parcels that move together are told of together.
          const event = `${telling.kind} ${recipient} ${orderId} ${move.stage} ${move.learnedAt}`
          const isSure = isNews(telling, way.slice(at + 1)) && !events.has(event)
          if (isSure) events.add(event)
          add(orderId, recipient, telling, { least: isSure ? 1 : 0, most: 1 })
        }
    }
  }
  return bounds
}

/** Whether it has to be told, also where it is told as late as now. */
function isNews({ isOfItsStage, alsoAt = [], isOver = false }: Telling, after: Move[]): boolean {
  return !isOver && (!isOfItsStage || after.every(({ stage }) => alsoAt.includes(stage)))
}

/** Once where the gateway can be asked; at most once where it cannot, and nobody pretends to know then. */
function judgeSms(messages: MessageRow[], { sms, isAskable }: StatusReport, isOver: boolean): string[] {
  const found: string[] = []
  const took = counted(sms.map(({ phone, text }) => `${phone} ${text}`))
  const written = grouped(
    messages.filter(({ way, state }) => way === 'sms' && state !== 'Kept'),
    ({ phone, text }) => `${phone} ${text}`,
  )
  for (const [words, times] of took)
    if (times > (written.get(words)?.length ?? 0)) found.push(`an SMS went out ${times} times: ${words}`)
  if (!isOver) return found
  for (const [words, rows] of written) {
    const untold = rows.length - (took.get(words) ?? 0)
    const unknown = rows.filter(({ state }) => state === 'Unknown').length
    if (untold > unknown) found.push(`an SMS never went out, and is ${rows.map(({ state }) => state)}: ${words}`)
    if (isAskable && rows.some(({ state }) => state !== 'Sent'))
      found.push(`an SMS is ${rows.map(({ state }) => state)}, and its gateway could be asked: ${words}`)
  }
  return found
}

/** A mail that comes twice is the same mail, by its Message-ID. */
function judgeMails(messages: MessageRow[], { mails }: StatusReport, isOver: boolean): string[] {
  const arrived = new Set(mails)
  const written = messages.filter(({ way, state }) => way === 'mail' && state !== 'Kept')
  const references = counted(written.flatMap(({ reference }) => reference ?? []))
  const doubled = [...references].filter(([, times]) => times > 1).map(([id]) => `two mails are called ${id}`)
  if (!isOver) return doubled
  return [
    ...doubled,
    ...written
      .filter(({ state, reference }) => state !== 'Sent' || !arrived.has(reference ?? undefined))
      .map((message) => `${nameOf(message)} is ${message.state}, and did not arrive`),
  ]
}
