import type { Days } from '#contract/values/days'
import { inDhaka } from '#contract/values/dhaka'
import { m } from '#messages'
import { Link } from '../Link.tsx'

export function DayPresets({ asked, addressOf }: { asked: Days; addressOf: (days: Required<Days>) => string }) {
  return (
    <nav className="list-choices" aria-label={m.ui_days()}>
      {dayPresets(Date.now()).map(({ text, from, to }) => (
        <Link
          key={text}
          to={addressOf({ from, to })}
          aria-current={asked.from === from && asked.to === to ? 'true' : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

const DAY_MS = 86_400_000

interface DayPreset {
  text: string
  from: string
  to: string
}

/** Until today in Dhaka; weeks begin on Sunday. */
export function dayPresets(now: number): DayPreset[] {
  const today = inDhaka(now)
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const span = (text: string, days: number) => ({ text, from: daysAgo(days), to: daysAgo(0) })
  return [span(m.ui_today(), 0), span(m.ui_week(), today.getUTCDay()), span(m.ui_last_30_days(), 29)]
}
