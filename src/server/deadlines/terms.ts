import { type DeadlineKind, zoneOf } from '#contract/values/deadlines'
import type { Settings } from '#contract/values/settings'
import type { NewDeadline, PlacedParcel } from './deadlines.queries.ts'
import type { Milestones } from './milestones.ts'
import { type Calendar, dueAfter, EVERY_DAY } from './working-days.ts'

const DAYS_OFF: Record<string, readonly number[]> = { friday: [5], friday_saturday: [5, 6] }

export function calendarOf({ weeklyDaysOff, holidays }: Pick<Settings, 'weeklyDaysOff' | 'holidays'>): Calendar {
  return { daysOff: DAYS_OFF[weeklyDaysOff] ?? [], holidays: new Set(holidays.split(' ')) }
}

/**
 * A parcel’s deadlines by these settings, and what became of it. A store has working days; whoever waits for a parcel counts
 * every day, as the law does. A late confirmation buys no time: handing over runs from when it was to be confirmed at the latest.
 */
export function deadlinesOf(parcel: PlacedParcel, reached: Milestones, settings: Settings): NewDeadline[] {
  const { placedAt } = parcel
  const { confirmed, handedOver, delivered } = reached
  const zone = zoneOf(parcel.city)
  const calendar = calendarOf(settings)
  const confirmBy = dueAfter(placedAt, settings.daysToConfirm, calendar)
  const handOverBy = dueAfter(earlier(confirmed ?? confirmBy, confirmBy), settings.daysToHandOver, calendar)
  const days = zone === 'dhaka' ? settings.daysToDeliverDhaka : settings.daysToDeliverElsewhere
  const deadline = (kind: DeadlineKind, dueAt: Date, keptAt: Date | undefined): NewDeadline => ({
    parcelId: parcel.id,
    kind,
    zone,
    dueAt,
    adminsDueAt: dueAfter(dueAt, settings.daysUntilAdmins, calendar),
    keptAt: keptAt ?? null,
    endedAt: keptAt ? null : (reached.ended ?? null),
  })
  return [
    deadline('confirm', confirmBy, confirmed),
    ...(confirmed ? [deadline('hand_over', handOverBy, handedOver)] : []),
    deadline('delivery', dueAfter(placedAt, days, EVERY_DAY), delivered),
  ]
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
