import type { EventName, EventPayload } from '#contract/events'
import type { Db } from '../database/db.ts'

export interface EmittedEvent<Name extends EventName> {
  /** Rises from event to event; the same however often it is delivered. */
  id: number
  name: Name
  payload: EventPayload<Name>
  emittedAt: Date
}

/**
 * Delivered at least once, but what it writes by `tx` happens once; what is sent elsewhere goes by a job added by `tx`.
 */
export interface Subscriber<Name extends EventName> {
  (tx: Db, event: EmittedEvent<Name>): Promise<void>
  /** Of which of some events, as what is committed has it, it does anything at all: no job is made of others. Of all, where it does not say. */
  concerned?: Concerned<Name>
  /** What several events come to, in one transaction that is theirs alone; where it fails, each is told by itself. */
  batch?: (tx: Db, events: EmittedEvent<Name>[]) => Promise<void>
}

export type Concerned<Name extends EventName> = (
  db: Db,
  events: EmittedEvent<Name>[],
) => Promise<(event: EmittedEvent<Name>) => boolean>

/** A subscriber that most events mean nothing to. */
export function concernedBy<Name extends EventName>(
  concerned: Concerned<Name>,
  subscriber: Subscriber<Name>,
): Subscriber<Name> {
  return Object.assign<Subscriber<Name>, Pick<Subscriber<Name>, 'concerned'>>(subscriber, { concerned })
}

/** A subscriber to which several events cost little more than one. */
export function inBatches<Name extends EventName>(batch: NonNullable<Subscriber<Name>['batch']>): Subscriber<Name> {
  const one: Subscriber<Name> = (tx, event) => batch(tx, [event])
  return Object.assign(one, { batch })
}

/** Event → name → what it does. Names mark deliveries and failed jobs: once in use they stay. */
export type Subscribers = { [Name in EventName]?: Record<string, Subscriber<Name>> }

export function pairsOf(subscribers: Subscribers): [EventName, string][] {
  return Object.entries(subscribers).flatMap(([name, of]) =>
    Object.keys(of).map((subscriber): [EventName, string] => [name as EventName, subscriber]),
  )
}

export function subscriberOf<Name extends EventName>(
  subscribers: Subscribers,
  name: Name,
  subscriber: string,
): Subscriber<Name> | undefined {
  const told: Record<string, Subscriber<Name>> | undefined = subscribers[name]
  return told?.[subscriber]
}
