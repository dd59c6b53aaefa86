import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#contract/values/digits'
import { longDay } from '#contract/values/long-day'
import { sumOfTaka } from '#contract/values/money'
import { m } from '#messages'

interface Props {
  title: string
  tone: 'green' | 'sky'
  days: { day: string; value: number }[]
  /** As many days before. */
  before: number
  format: (value: number) => string
}

/** A line above says the sum, or the day pointed at; the table below has all in words. */
export function DayChart({ title, tone, days, before, format }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, point] = useState<number | null>(null)
  useEffect(() => drawn(place.current, days, point), [days])
  const sum = sumOfTaka(days.map(({ value }) => value))
  const day = pointed === null ? undefined : days[pointed]
  return (
    <figure className="dashboard-chart" data-tone={tone}>
      <figcaption>
        <span className="dashboard-chart-title">{title}</span>
        <span>
          {day
            ? `${longDay(day.day)}: ${format(day.value)}`
            : m.dashboard_sum_in_days({ sum: format(sum), count: days.length })}
        </span>
        <span className="dashboard-chart-before">
          {m.dashboard_days_before({ compared: comparedWith(before, sum), before: format(before), count: days.length })}
        </span>
      </figcaption>
      <div className="dashboard-chart-place" ref={place} aria-hidden="true" />
    </figure>
  )
}

function comparedWith(before: number, now: number): string {
  if (now === before) return m.dashboard_same()
  if (before === 0) return m.dashboard_after()
  if (now >= 3 * before) return m.dashboard_times({ times: formatNumber(now / before, 1) })
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return m.dashboard_nearly_same()
  return now > before ? m.dashboard_percent_more({ percent }) : m.dashboard_percent_less({ percent })
}

/** Lazy library. Answers how to remove it. */
function drawn(place: HTMLElement | null, days: Props['days'], point: (at: number | null) => void): () => void {
  let isGone = false
  let remove: (() => void) | undefined
  void import('./draw-days.ts').then(({ drawDays }) => {
    if (place && !isGone) remove = drawDays(place, days, point)
  })
  return () => {
    isGone = true
    remove?.()
  }
}
