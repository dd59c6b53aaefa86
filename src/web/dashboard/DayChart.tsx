import { useEffect, useRef, useState } from 'react'
import { sumOfTaka } from '#contract/money'
import { longDay } from './day-words.ts'

interface Props {
  title: string
  tone: 'green' | 'sky'
  days: { day: string; value: number }[]
  format: (value: number) => string
}

/** Bars by day; the line above says the sum, or the day under the pointer. The table below says all of it in words. */
export function DayChart({ title, tone, days, format }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, point] = useState<number | null>(null)
  useEffect(() => drawn(place.current, days, point), [days])
  const day = pointed === null ? undefined : days[pointed]
  return (
    <figure className="dashboard-chart" data-tone={tone}>
      <figcaption>
        <span className="dashboard-chart-title">{title}</span>
        <span>
          {day
            ? `${longDay(day.day)}: ${format(day.value)}`
            : `${format(sumOfTaka(days.map(({ value }) => value)))} in all`}
        </span>
      </figcaption>
      <div className="dashboard-chart-place" ref={place} aria-hidden="true" />
    </figure>
  )
}

/** The library comes with the first chart. Answers what takes the chart away again. */
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
