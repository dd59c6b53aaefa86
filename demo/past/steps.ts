import { demoCatalogue } from '../catalogue.ts'
import { type PlannedOrder, plannedOrders } from '../orders/plan.ts'
import { arrive, comeBack, DOOR_STAGES, leave, sayWhichWasKept, type Travelling } from './carry-parcel.ts'
import { bearFirst, PAY_DAYS, payDay } from './courier-pays.ts'
import { grantOne, payOwed } from './give-back.ts'
import { approveAll as approveDocuments, handInLate, openBooks } from './hand-in-documents.ts'
import { openRules } from './opening-rules.ts'
import { cancelOrder, hoursBefore, placedAt, placeOrder, plannedLines } from './place-order.ts'
import type { Then } from './then.ts'
import { approveAll, closeWeek, closings, payNext, prepareAll, sendBackLast } from './weeks.ts'
import type { World } from './world.ts'

/** One transaction of the demo’s past. */
export interface Step {
  at: Date
  /** True: once more, at the same moment. */
  live(then: Then): Promise<unknown>
}

const OPEN_HOURS = 40 * 24
const HOUR_MS = 3_600_000

/** All of the past, in the order in which it happened: the same at each start. */
export function stepsOf(world: World): Step[] {
  const { filledAt } = world
  const steps = [...opening(world), ...orderSteps(world), ...moneySteps(world), ...weekSteps(world)]
  const until = (at: Date) => (at < filledAt ? at : filledAt)
  return steps
    .map((step) => ({ ...step, at: until(step.at) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function opening(world: World): Step[] {
  const at = (hours: number) => hoursBefore(world.filledAt, hours)
  return [
    { at: at(OPEN_HOURS), live: (then) => openRules(then) },
    { at: at(OPEN_HOURS - 2), live: (then) => openBooks(then, world) },
    { at: at(OPEN_HOURS - 26), live: (then) => approveDocuments(then, world) },
    { at: at(30), live: (then) => handInLate(then, world) },
  ]
}

function orderSteps(world: World): Step[] {
  const lines = plannedLines(world)
  return plannedOrders.flatMap((planned) => {
    const placing: Step = {
      at: placedAt(planned, world),
      live: (then) => placeOrder(then, planned, lines.get(planned) ?? [], world),
    }
    const { cancelledHoursAgo } = planned
    if (cancelledHoursAgo !== undefined)
      return [
        placing,
        { at: hoursBefore(world.filledAt, cancelledHoursAgo), live: (then) => cancelOrder(then, planned, world) },
      ]
    return [placing, ...travellingIn(planned, world).flatMap((travelling) => waySteps(travelling, world))]
  })
}

function travellingIn(planned: PlannedOrder, { stores }: World): Travelling[] {
  const keys = [...new Set(planned.stores)]
  return planned.ways.flatMap((way, place) => {
    const store = stores.get(keys[place] ?? '')
    return store ? [{ planned, store, way }] : []
  })
}

const HOURS_TO_SAY_WHICH = 5

function waySteps(travelling: Travelling, world: World): Step[] {
  const { hoursAgo } = travelling.way
  const at = (hours: number) => hoursBefore(world.filledAt, hours)
  const { confirmed, packed, handed_over, partly_delivered, back } = hoursAgo
  const left = handed_over ?? packed ?? confirmed
  return [
    ...(left === undefined ? [] : [{ at: at(left), live: (then: Then) => leave(then, travelling, world) }]),
    ...DOOR_STAGES.flatMap((stage) => {
      const hours = hoursAgo[stage]
      if (hours === undefined) return []
      return [{ at: at(hours), live: (then: Then) => arrive(then, travelling, stage, world) }]
    }),
    ...(partly_delivered !== undefined && partly_delivered > HOURS_TO_SAY_WHICH
      ? [
          {
            at: at(partly_delivered - HOURS_TO_SAY_WHICH),
            live: (then: Then) => sayWhichWasKept(then, travelling, world),
          },
        ]
      : []),
    ...(back === undefined ? [] : [{ at: at(back), live: (then: Then) => comeBack(then, travelling, world) }]),
  ]
}

/** Couriers pay, and an admin looks into it; two shoppers get money back, one of them has it. */
function moneySteps(world: World): Step[] {
  const at = (hours: number) => hoursBefore(world.filledAt, hours)
  const refund = (hours: number, placedHoursAgo: number, key: string, reason: string): Step[] => {
    const planned = plannedOrders.find(({ hoursAgo }) => hoursAgo === placedHoursAgo)
    const store = world.stores.get(key)
    if (!planned || !store) return []
    return [{ at: at(hours), live: (then) => grantOne(then, { planned, store, reason }, world) }]
  }
  return [
    ...PAY_DAYS.map((day): Step => ({ at: at(day.hoursAgo), live: (then) => payDay(then, day, world) })),
    { at: at(500), live: (then) => bearFirst(then, world) },
    ...refund(250, 322, 'tantighor', 'A thread was pulled in the anchal'),
    { at: at(226), live: (then) => payOwed(then, world) },
    ...refund(26, 228, 'chottopakhi', 'A button was missing'),
  ]
}

/** Weeks are closed, and their stores paid some days later. Of the last one a payout waits, one is to be paid, and one has come back. */
function weekSteps(world: World): Step[] {
  const { filledAt, stores } = world
  const waiting = stores.get(demoCatalogue.stores[0]?.key ?? '')?.vendor.id
  const nights = closings(hoursBefore(filledAt, OPEN_HOURS), filledAt)
  return nights.flatMap((night, place) => {
    const at = (hours: number) => new Date(night.getTime() + hours * HOUR_MS)
    const isLast = place === nights.length - 1
    return [
      { at: night, live: (then: Then) => closeWeek(then) },
      { at: at(10), live: (then: Then) => prepareAll(then, world) },
      { at: at(14), live: (then: Then) => approveAll(then, world, isLast ? waiting : undefined) },
      { at: at(34), live: (then: Then) => payNext(then, world, isLast ? 1 : 0) },
      ...(isLast ? [{ at: at(58), live: (then: Then) => sendBackLast(then, world) }] : []),
    ]
  })
}
