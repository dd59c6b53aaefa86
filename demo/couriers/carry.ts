import { setTimeout as wait } from 'node:timers/promises'
import type { CourierKind, PretendCourier } from '../../pretend/couriers/courier.ts'
import type { Consignment, Step } from '../../pretend/couriers/speech.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { refusedOfPart } from './carry.queries.ts'
import type { Notebook } from './notebook.ts'

export interface DemoCourier {
  courier: PretendCourier
  notebook: Notebook
}

const TICK_MS = 500

/** Brings on what the couriers have taken, step by step, until it is stopped. */
export function startCarrying(db: Db, couriers: DemoCourier[], travelMs: number): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const carry = async () => {
    while (!signal.aborted) {
      // Where the database or the disk is away for a moment, they go on at the next tick.
      for (const each of couriers) await bringDue(db, each, travelMs, signal).catch(() => undefined)
      await wait(TICK_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  const carried = carry()
  return async () => {
    stopping.abort()
    await carried
  }
}

async function bringDue(
  db: Db,
  { courier, notebook }: DemoCourier,
  travelMs: number,
  signal: AbortSignal,
): Promise<void> {
  const pauseMs = travelMs / STEPS_TO_THE_DOOR[courier.kind]
  for (const consignment of courier.taken) {
    if (signal.aborted) return
    const next = nextStep(courier.kind, consignment)
    if (next && Date.now() - consignment.changedAt.getTime() >= pauseMs) await bring(db, courier, consignment, next)
    if (!notebook.isNoted(consignment)) notebook.note(consignment)
  }
}

async function bring(db: Db, courier: PretendCourier, consignment: Consignment, next: Step): Promise<void> {
  if (next !== 'part') return void (await courier.bring(consignment, next, AT_THE_DOOR[next]?.(consignment)))
  const refused = await refusedOfPart(db, consignment.invoice)
  // Of one piece nobody keeps a part.
  if (refused === null) return void (await courier.bring(consignment, 'delivered', consignment.cash))
  await courier.bring(consignment, 'part', consignment.cash - refused)
}

/** The cash of the door, in taka. */
const AT_THE_DOOR: Partial<Record<Step, (consignment: Consignment) => number>> = {
  delivered: ({ cash }) => cash,
  refused: () => 0,
}

/** With the rider’s own word before the company’s, where there is one. */
const STEPS_TO_THE_DOOR: Record<CourierKind, number> = { pathao: 4, steadfast: 5, redx: 4 }
const TOLD = { delivered: 'told_delivered', part: 'told_part', refused: 'told_refused' } as const

const NEXT: Partial<Record<Step, Step>> = {
  ...{ created: 'picked', picked: 'on_the_way', on_the_way: 'at_the_door' },
  ...{ told_delivered: 'delivered', told_part: 'part', told_refused: 'refused' },
  ...{ part: 'coming_back', refused: 'coming_back', coming_back: 'returned' },
}

const ON_ITS_WAY: readonly Step[] = ['created', 'picked', 'on_the_way', 'at_the_door']

function nextStep(kind: CourierKind, { step, note, isCalledOff }: Consignment): Step | undefined {
  if (isCalledOff && ON_ITS_WAY.includes(step)) return 'coming_back'
  if (step !== 'at_the_door') return NEXT[step]
  const outcome = outcomeOf(note)
  return kind === 'steadfast' ? TOLD[outcome] : outcome
}

/** What becomes of it at the door: as the notes of its order say (docs/tour.md). */
export function outcomeOf(note: string): keyof typeof TOLD {
  if (/\brefuse/i.test(note)) return 'refused'
  return /\bpart\b/i.test(note) ? 'part' : 'delivered'
}
