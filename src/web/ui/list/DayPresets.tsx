import type { Days } from '#contract/values/days'
import { m } from '#messages'
import { Link } from '../Link.tsx'
import { dayPresets } from './day-presets.ts'

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
